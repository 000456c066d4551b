import type {AccountSession} from '~adapters/accounts';
import {cookieName, readCookie, type CookieSettings} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';
import {signedInCookie} from '~/browser/signed-in-mark';

/** Also what it is sealed for. */
const baseName = 'bellyful-account';

/** The account session of a request's cookie; null when there is none or it was not sealed by us. */
export async function readAccountSession(
  request: Request,
  settings: CookieSettings,
): Promise<AccountSession | null> {
  const sealed = readCookie(request, baseName, settings);
  const text = sealed ? await unseal(sealed, settings.secrets, baseName) : null;
  return text ? (JSON.parse(text) as AccountSession) : null;
}

export const hasAccountCookie = (request: Request, settings: CookieSettings) =>
  readCookie(request, baseName, settings) !== undefined;

/** `maxAge`: in seconds; 0 takes the cookie away. */
function attributesOf(maxAge: number, {isSecure}: CookieSettings): string {
  return `Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The `Set-Cookie` value of the readable cookie that says whether there is a session. */
const markCookie = (maxAge: number, settings: CookieSettings) =>
  `${cookieName(signedInCookie, settings)}=${maxAge > 0 ? 1 : ''}; ${attributesOf(maxAge, settings)}`;

/**
 * The `Set-Cookie` values that keep a session, or end it (null), with its mark. Sealed: no disk of a browser's shows a
 * token.
 */
export async function accountSessionCookies(
  session: AccountSession | null,
  settings: CookieSettings,
): Promise<string[]> {
  const sealed = session ? await seal(JSON.stringify(session), settings.secrets[0], baseName) : '';
  const maxAge = session ? Math.max(session.expiresAt - Math.floor(Date.now() / 1000), 0) : 0;
  return [
    `${cookieName(baseName, settings)}=${sealed}; ${attributesOf(maxAge, settings)}; HttpOnly`,
    markCookie(maxAge, settings),
  ];
}

/** A renewed session brings its own end (rules: Accounts and sessions). */
const restoredSeconds = 30 * 24 * 3600;

/** Mends the mark of a browser whose two cookies disagree. */
export function restoredMark(request: Request, settings: CookieSettings): string[] {
  const isSignedIn = hasAccountCookie(request, settings);
  const isMarked = readCookie(request, signedInCookie, settings) === '1';
  return isSignedIn === isMarked ? [] : [markCookie(isSignedIn ? restoredSeconds : 0, settings)];
}
