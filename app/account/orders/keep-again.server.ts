import {redirect} from 'react-router';
import {withItem} from '~/cart/cart-items';
import {cartPath} from '~/cart/kept/cart-form';
import type {AppServices} from '~/platform/app-services';
import {isNavigation} from '~/platform/is-document-request';
import type {KeptLine} from '~/platform/kept-cart.server';
import type {CartItem} from '~/pricing/cart-item';
import type {AgainAnswer} from './OrderAgain';

const toKept = ({id, quantity, konjacNoodleType}: CartItem): KeptLine => ({
  id,
  quantity,
  ...(konjacNoodleType && {konjacNoodleType}),
});

/**
 * Where no script puts the lines into the browser's cart, they go into the one that is kept without scripts. What is
 * missing is said where the button was: then the shopper follows the way to his cart himself.
 */
export function keepAgain(
  {keptCart}: Pick<AppServices, 'keptCart'>,
  request: Request,
  again: AgainAnswer,
): AgainAnswer | Response {
  if (!isNavigation(request) || !again.items?.length) return again;
  const lines = again.items.map(toKept).reduce(withItem<KeptLine>, [...keptCart.lines]);
  if (!keptCart.change({lines})) return {...again, isFull: true};
  return again.missing.length === 0 ? redirect(cartPath, 303) : again;
}
