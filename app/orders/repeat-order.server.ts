import {redirect} from 'react-router';
import type {Shopper} from '~adapters/accounts';
import {toCents, type Order, type OrderLine} from '~adapters/commerce';
import {formatPrice} from '~/content/labels/price';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import type {CartItem} from '~/pricing/cart-item';
import {orderHistoryLabels} from '~/content/account';
import {withItem} from '~/cart/cart-items';
import {cartPath} from '~/cart/cart-form';
import {isNavigation} from '~/server/http/request-kind';
import type {CartLine} from '~/cart/cart-lines.server';
import {notRepeated, type AgainAnswer} from './again-answer';
import {listMyOrders} from './my-orders.server';
import {findRepeatable} from './order-again.server';

/** Ordering again: which lines of one of the shopper's own orders can go into the cart. */
export async function repeatOrder(
  context: Pick<AppServices, 'commerce' | 'log'>,
  shopper: Shopper,
  wanted: string | undefined,
): Promise<AgainAnswer> {
  const orders = await listMyOrders(context, shopper);
  const order = orders?.find(({databaseId}) => String(databaseId) === wanted);
  return repeatLines(context, order ?? null);
}

/** The lines of an order that its reader may see. */
export async function repeatLines(
  {commerce, log}: Pick<AppServices, 'commerce' | 'log'>,
  order: Order | null,
): Promise<AgainAnswer> {
  if (!order) return notRepeated;
  try {
    const {lines, missing} = await findRepeatable(commerce.products, order);
    return {
      items: lines.map(({item}) => item),
      missing,
      changes: lines.flatMap(({item, ordered}) => changeOf(item, ordered)),
    };
  } catch (error) {
    log.error('order.repeat.failed', {cause: toCause(error)});
    return notRepeated;
  }
}

/** What is not as it was when it was ordered: its price, and how many there are. */
function changeOf({name, price, quantity}: CartItem, ordered: OrderLine): string[] {
  const {again} = orderHistoryLabels;
  const before = toCents(Math.round(ordered.subtotal / ordered.quantity));
  return [
    ...(before === price ? [] : [again.price(name, formatPrice(price), formatPrice(before))]),
    ...(quantity < ordered.quantity ? [again.fewer(name, quantity)] : []),
  ];
}

/** Those lines of an order that a mailed reminder names, by the numbers of what is sold; all where it names none. */
export function namedLines(order: Order | null, refill: string | undefined): Order | null {
  if (!order || !refill) return order;
  const ids = new Set(refill.split('.').map(Number));
  const lines = order.lines.filter(({productId, variationId}) =>
    ids.has(variationId ?? productId ?? 0),
  );
  return {...order, lines};
}

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
