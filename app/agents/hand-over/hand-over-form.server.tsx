import {nameOfAgent} from '../read-agent.server';
import {formatCents} from '~adapters/commerce';
import type {ShownCart} from '~/cart/shown-cart';
import {handOverPage} from '~/content/hand-over';
import {inLanguage} from '~/content/language-paths';
import {answerPlainPage, plainPagePolicy} from '~/server/http/plain-page.server';

const headers = {
  // Its address opens what was typed: no other site and no search engine may get it.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': `${plainPagePolicy}; form-action 'self'`,
};

export interface HandedOver {
  /** The session's id, which the form sends. */
  session: string;
  agent: string;
  /** Its signature proved its name. */
  isVerified: boolean;
  cart: ShownCart;
  /** Where it goes, line by line; empty without an address. */
  address: string;
  isCheckout: boolean;
  /** Whether the server cart holds something else. */
  hasOther: boolean;
  problem: string | null;
}

/** What an assistant has chosen and typed, before anything of it is taken over. No script, as of no other page. */
export const handOverForm = (shown: HandedOver): Promise<Response> =>
  answerPlainPage(
    handOverPage.title,
    <>
      <p>{handOverPage.sender(nameOfAgent(shown.agent), shown.isVerified)}</p>
      {shown.problem && <p role="alert">{shown.problem}</p>}
      <h2>{handOverPage.items}</h2>
      <ul>
        {shown.cart.lines.map(({key, item, quantity, notice}) => (
          <li key={key}>
            {quantity} × {item?.name ?? key}
            {item && `, ${handOverPage.price(formatCents(item.price), quantity)}`}
            {notice && `: ${notice.message}`}
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
    headers,
  );

/** Why there is nothing to take over: the link has ended (410), or the shop does not answer (503). */
export function handOverProblem(status: 410 | 503): Promise<Response> {
  const {title, text, link} = status === 410 ? handOverPage.ended : handOverPage.away;
  return answerPlainPage(
    title,
    <p>
      {text} <a href={inLanguage('/products')}>{link}</a>
    </p>,
    status,
    headers,
  );
}
