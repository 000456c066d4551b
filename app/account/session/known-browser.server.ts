import {cookieName, readCookie, type CookieSettings} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';

/** Also what it is sealed for. */
const baseName = 'bellyful-device';
const lifetimeSeconds = 365 * 24 * 3600;
const mostAddresses = 5;

/**
 * A browser that its accounts know: tries from it are counted by itself, so that no one else's wrong passwords keep
 * it out (OWASP calls the cookie a device cookie; rules: Limits on tries).
 */
interface KnownBrowser {
  id: string;
  /** Confirmed addresses that have signed in here, the latest first. */
  emails: string[];
}

const toKnown = (email: string) => email.trim().toLowerCase();

async function readBrowser(
  request: Request,
  settings: CookieSettings,
): Promise<KnownBrowser | null> {
  const sealed = readCookie(request, baseName, settings);
  const text = sealed ? await unseal(sealed, settings.secrets, baseName) : null;
  return text ? (JSON.parse(text) as KnownBrowser) : null;
}

/** The id of a browser in which this address has signed in before; null for any other. */
export async function findKnownBrowser(
  request: Request,
  settings: CookieSettings,
  email: string,
): Promise<string | null> {
  const browser = await readBrowser(request, settings);
  return browser?.emails.includes(toKnown(email)) ? browser.id : null;
}

/** The `Set-Cookie` value by which an account knows this browser from now on. */
export async function knownBrowserCookie(
  request: Request,
  settings: CookieSettings,
  email: string,
): Promise<string> {
  const {id, emails} = (await readBrowser(request, settings)) ?? {
    id: crypto.randomUUID(),
    emails: [],
  };
  const known = [...new Set([toKnown(email), ...emails])].slice(0, mostAddresses);
  const sealed = await seal(JSON.stringify({id, emails: known}), settings.secrets[0], baseName);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${settings.isSecure ? '; Secure' : ''}`;
  return `${cookieName(baseName, settings)}=${sealed}; Max-Age=${lifetimeSeconds}; ${attributes}`;
}
