import type {AccountSession} from '~adapters/accounts';
import {seal, unseal} from '~/platform/sealed-text.server';

const cookieName = 'bellyful-account';
/** Browsers keep about 4,096 bytes a cookie, name and attributes included. */
const partLength = 3_800;
/** As the pattern in `readAccountSession` has it. */
const mostParts = 3;
const keptSeconds = 30 * 24 * 3600;

const partName = (index: number) => (index === 0 ? cookieName : `${cookieName}.${index}`);

/** The account session of a request's cookie; null when there is none or it was not sealed by us. */
export async function readAccountSession(
  request: Request,
  secret: string,
): Promise<AccountSession | null> {
  const cookies = readCookies(request);
  const [, count, first] = /^([1-3])~(.+)$/.exec(cookies.get(cookieName) ?? '') ?? [];
  const others = [1, 2].slice(0, Number(count) - 1).map((index) => cookies.get(partName(index)));
  const text = first && (await unseal([first, ...others].join(''), secret, cookieName));
  return text ? (JSON.parse(text) as AccountSession) : null;
}

export const hasAccountCookie = (request: Request) => readCookies(request).has(cookieName);

/**
 * The `Set-Cookie` values that keep a session, or end it (null). Sealed, so that not even the browser's
 * owner's disk shows a token; the parts of a long session are separate cookies.
 */
export async function accountSessionCookie(
  session: AccountSession | null,
  secret: string,
  {secure}: {secure: boolean},
): Promise<string[]> {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const parts = session ? await toParts(session, secret) : [];
  return Array.from({length: mostParts}, (_, index) => {
    const part = parts[index];
    return part === undefined
      ? `${partName(index)}=; Max-Age=0; ${attributes}`
      : `${partName(index)}=${part}; Max-Age=${keptSeconds}; ${attributes}`;
  });
}

async function toParts(session: AccountSession, secret: string): Promise<string[]> {
  const sealed = await seal(JSON.stringify(session), secret, cookieName);
  const parts = sealed.match(new RegExp(`.{1,${partLength}}`, 'g')) ?? [];
  if (parts.length > mostParts) throw new Error('The account session does not fit into cookies');
  return parts.map((part, index) => (index === 0 ? `${parts.length}~${part}` : part));
}

function readCookies(request: Request): Map<string, string> {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ');
  return new Map(
    pairs.map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
}
