import {readWithin} from '~adapters/http';
import {confirmFormPage} from '~/content/problem-pages';
import {cookieName, readCookie, type CookieSettings} from '../session/cookie-settings';
import {randomToken} from '../session/sealed-text.server';
import {isNavigation} from './request-kind';
import {answerPlainPage} from './plain-page.server';

/** As of every form: see `request-body.server.ts`. */
const mostBytes = 64 * 1024;
const tokenName = 'form-token';
const tokenSeconds = 3600;

export const refuseForm = () =>
  new Response(confirmFormPage.refused, {
    status: 403,
    headers: {'Content-Type': 'text/plain; charset=utf-8'},
  });

/**
 * A form whose request has neither header goes on with the token that this browser was given; without it,
 * its shopper is asked to press once more on a page of ours, which holds one (rules: Forms and other sites).
 */
export async function confirmForm(
  request: Request,
  settings: CookieSettings,
): Promise<Request | Response> {
  const type = request.headers.get('Content-Type') ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  if (!isForm || request.method !== 'POST' || !isNavigation(request)) return refuseForm();
  const body = await readWithin(request, mostBytes).catch(() => null);
  if (!body) return refuseForm();
  const fields = new URLSearchParams(await body.text());
  const sent = fields.get(tokenName);
  fields.delete(tokenName);
  const known = readCookie(request, tokenName, settings);
  if (known && sent === known) {
    const {url, method, headers, signal} = request;
    return new Request(url, {method, headers, signal, body: String(fields)});
  }
  return requireConfirmation(request, [...fields], known || randomToken(), settings);
}

async function requireConfirmation(
  {url}: Request,
  fields: [name: string, value: string][],
  token: string,
  settings: CookieSettings,
): Promise<Response> {
  const {pathname, search} = new URL(url);
  const {title, text, button} = confirmFormPage;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${settings.isSecure ? '; Secure' : ''}`;
  const name = cookieName(tokenName, settings);
  return answerPlainPage(
    title,
    <>
      <p>{text}</p>
      <form method="post" action={pathname + search}>
        {[...fields, [tokenName, token] as const].map(([field, value], place) => (
          <input key={place} type="hidden" name={field} value={value} />
        ))}
        <button>{button}</button>
      </form>
    </>,
    403,
    // Without `form-action`: a checkout goes on to the shop's own page.
    {'Set-Cookie': `${name}=${token}; Max-Age=${tokenSeconds}; ${attributes}`},
  );
}
