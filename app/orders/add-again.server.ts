import {redirect} from 'react-router';
import {withItem} from '~/cart/cart-items';
import {cartPath} from '~/cart/cart-form';
import type {AppServices} from '~/server/app-services';
import {isNavigation} from '~/server/http/request-kind';
import type {CartLine} from '~/cart/cart-lines.server';
import type {CartItem} from '~/pricing/cart-item';
import type {AgainAnswer} from './again-answer';

const toCookieLine = ({id, quantity, konjacNoodleType}: CartItem): CartLine => ({
  id,
  quantity,
  ...(konjacNoodleType && {konjacNoodleType}),
});

/**
 * Where no script puts the lines into the browser's cart, they go into the one that the server keeps. What is
 * missing is said where the button was: then a link leads to the cart.
 */
export function addAgain(
  {cartCookie}: Pick<AppServices, 'cartCookie'>,
  request: Request,
  again: AgainAnswer,
): AgainAnswer | Response {
  if (!isNavigation(request) || !again.items?.length) return again;
  const lines = again.items.map(toCookieLine).reduce(withItem<CartLine>, [...cartCookie.lines]);
  if (!cartCookie.change({lines})) return {...again, isFull: true};
  return again.missing.length === 0 ? redirect(cartPath, 303) : again;
}
