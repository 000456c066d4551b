import type {AccountSession} from '~adapters/accounts';
import {cookieName, type CookieSettings} from '~/platform/cookie-settings';
import {readCookies} from '~/platform/read-cookies';
import {seal, unseal} from '~/platform/sealed-text.server';

/** Also what it is sealed for. */
const baseName = 'bellyful-account';
/** Browsers keep about 4,096 bytes a cookie, name and attributes included. */
const partLength = 3_800;
/** As the pattern in `readAccountSession` has it. */
const mostParts = 3;
const keptSeconds = 30 * 24 * 3600;

const partName = (index: number, settings: CookieSettings) =>
  cookieName(index === 0 ? baseName : `${baseName}.${index}`, settings);

/** The account session of a request's cookie; null when there is none or it was not sealed by us. */
export async function readAccountSession(
  request: Request,
  settings: CookieSettings,
): Promise<AccountSession | null> {
  const cookies = readCookies(request);
  const partOf = (index: number) => cookies.get(partName(index, settings));
  const [, count, first] = /^([1-3])~(.+)$/.exec(partOf(0) ?? '') ?? [];
  const others = [1, 2].slice(0, Number(count) - 1).map(partOf);
  const text = first && (await unseal([first, ...others].join(''), settings.secrets, baseName));
  return text ? (JSON.parse(text) as AccountSession) : null;
}

export const hasAccountCookie = (request: Request, settings: CookieSettings) =>
  readCookies(request).has(partName(0, settings));

/**
 * The `Set-Cookie` values that keep a session, or end it (null). Sealed, so that not even the browser's
 * owner's disk shows a token; the parts of a long session are separate cookies.
 */
export async function accountSessionCookie(
  session: AccountSession | null,
  settings: CookieSettings,
): Promise<string[]> {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${settings.isSecure ? '; Secure' : ''}`;
  const parts = session ? await toParts(session, settings.secrets[0]) : [];
  return Array.from({length: mostParts}, (_, index) => {
    const part = parts[index];
    return part === undefined
      ? `${partName(index, settings)}=; Max-Age=0; ${attributes}`
      : `${partName(index, settings)}=${part}; Max-Age=${keptSeconds}; ${attributes}`;
  });
}

async function toParts(session: AccountSession, secret: string): Promise<string[]> {
  const sealed = await seal(JSON.stringify(session), secret, baseName);
  const parts = sealed.match(new RegExp(`.{1,${partLength}}`, 'g')) ?? [];
  if (parts.length > mostParts) throw new Error('The account session does not fit into cookies');
  return parts.map((part, index) => (index === 0 ? `${parts.length}~${part}` : part));
}
