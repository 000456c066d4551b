import type {AccountSession} from '~adapters/accounts';
import {cookieName, type CookieSettings} from '~/platform/cookie-settings';
import {readCookies} from '~/platform/read-cookies';
import {seal, unseal} from '~/platform/sealed-text.server';

/** Also what it is sealed for. */
const baseName = 'bellyful-account';
const keptSeconds = 30 * 24 * 3600;

const cookieOf = (request: Request, settings: CookieSettings) =>
  readCookies(request).get(cookieName(baseName, settings));

/** The account session of a request's cookie; null when there is none or it was not sealed by us. */
export async function readAccountSession(
  request: Request,
  settings: CookieSettings,
): Promise<AccountSession | null> {
  const sealed = cookieOf(request, settings);
  const text = sealed ? await unseal(sealed, settings.secrets, baseName) : null;
  return text ? (JSON.parse(text) as AccountSession) : null;
}

export const hasAccountCookie = (request: Request, settings: CookieSettings) =>
  cookieOf(request, settings) !== undefined;

/** The `Set-Cookie` value that keeps a session, or ends it (null). Sealed: no disk of a browser's shows a token. */
export async function accountSessionCookie(
  session: AccountSession | null,
  settings: CookieSettings,
): Promise<string> {
  const sealed = session ? await seal(JSON.stringify(session), settings.secrets[0], baseName) : '';
  const maxAge = session ? keptSeconds : 0;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${settings.isSecure ? '; Secure' : ''}`;
  return `${cookieName(baseName, settings)}=${sealed}; Max-Age=${maxAge}; ${attributes}`;
}
