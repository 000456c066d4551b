import {renderToReadableStream} from 'react-dom/server';
import {nameOfAgent} from '../read-agent';
import {formatCents} from '~adapters/commerce';
import type {ShownCart} from '~/cart/cookie-cart/shown-cart';
import {colors} from '~/content/brand';
import {handOverPage} from '~/content/hand-over';
import type {ReactNode} from 'react';

const style = `body{max-width:38rem;margin:10vh auto;padding:0 1.5rem;background:${colors.cream};color:${colors.ink};
font:1.125rem/1.6 Figtree,sans-serif}h1{line-height:1.2}button{padding:.75rem 2rem;margin:0 1rem 1rem 0;border:0;
border-radius:99rem;background:${colors.leaf};color:#fff;font:inherit;cursor:pointer}a{color:${colors.leaf}}
li,p{overflow-wrap:anywhere}address{white-space:pre-line;font-style:normal}`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // Its address carries what was typed: no other site, and no search, may hear of it.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

async function answerPage(title: string, content: ReactNode, status: number): Promise<Response> {
  const page = await renderToReadableStream(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  return new Response(page, {status, headers});
}

export interface HandedOver {
  /** The session's id, which the form sends. */
  session: string;
  agent: string;
  cart: ShownCart;
  /** Where it goes, line by line; empty where nobody said. */
  address: string;
  isCheckout: boolean;
  /** Whether the cookie cart holds something else. */
  hasOther: boolean;
  problem: string | null;
}

/** What an assistant has chosen and typed, before anything of it is taken over. No script, as of no other page. */
export const handOverForm = (shown: HandedOver): Promise<Response> =>
  answerPage(
    handOverPage.title,
    <>
      <p>{handOverPage.sender(nameOfAgent(shown.agent))}</p>
      {shown.problem && <p role="alert">{shown.problem}</p>}
      <h2>{handOverPage.items}</h2>
      <ul>
        {shown.cart.lines.map(({key, item, quantity, notice}) => (
          <li key={key}>
            {quantity} × {item?.name ?? key}
            {item && `, ${formatCents(item.price)}`}
            {notice && `: ${notice}`}
          </li>
        ))}
      </ul>
      {shown.address && (
        <>
          <h2>{handOverPage.shipsTo}</h2>
          <address>{shown.address}</address>
        </>
      )}
      <form method="post">
        <input type="hidden" name="session" value={shown.session} />
        {shown.hasOther ? (
          <>
            <p>{handOverPage.other}</p>
            <button name="act" value="add">
              {handOverPage.add}
            </button>
            <button name="act" value="replace">
              {handOverPage.replace}
            </button>
          </>
        ) : (
          <>
            <p>{handOverPage.beside}</p>
            <button name="act" value="add">
              {shown.isCheckout ? handOverPage.next : handOverPage.toCart}
            </button>
          </>
        )}
      </form>
      <p>{handOverPage.leave}</p>
    </>,
    shown.problem ? 422 : 200,
  );

/** Why there is nothing to take over: the link has ended (410), or the shop does not answer (503). */
export function handOverProblem(status: 410 | 503): Promise<Response> {
  const {title, text, link} = status === 410 ? handOverPage.ended : handOverPage.away;
  return answerPage(
    title,
    <p>
      {text} <a href="/products">{link}</a>
    </p>,
    status,
  );
}
