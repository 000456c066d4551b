import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {anEmail, wholeCheckout} from './agent-checkout';
import {spaghetti} from './order-body';
import {openOrderShop} from './order-shop';

/** A shop that takes payments on delivery, and on its own page. */
export function openAgentShop(options: Parameters<typeof openOrderShop>[0] = {}) {
  const store = openOrderShop({gateway: 'hosted', ...options});
  store.shop.paymentMethods = offeredMethods.all;
  return store;
}

/** Misses nothing, and costs `spaghettiTotal`. */
export const aWantedCheckout = () => wholeCheckout(anEmail(), [spaghetti.id, spaghetti.quantity]);

/** The product of that checkout. */
export function productOf({shop}: ReturnType<typeof openOrderShop>) {
  const found = shop.products.find(({databaseId}) => databaseId === 130);
  if (!found) throw new Error('There is no spaghetti');
  return found;
}

export const codesOf = ({messages}: {messages: {code: string}[]}) => messages.map(({code}) => code);

export const totalOf = ({totals}: {totals: {type: string; amount: number}[]}) =>
  totals.find(({type}) => type === 'total')?.amount;

/** By which an agent may complete, wherever that is said. */
export const handlersOf = ({ucp}: {ucp: {payment_handlers: Record<string, object[]>}}) =>
  Object.values(ucp.payment_handlers).flat();

export const handler = {
  id: 'cod',
  version: '2026-08-25',
  available_instruments: [{type: 'cash_on_delivery'}],
};
