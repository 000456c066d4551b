import {
  CommerceError,
  type NewOrder,
  type Placement,
  type PlacedOrder,
  type Catalogue,
  type Orders,
} from '~adapters/commerce';
import type {Gateways, PaymentGateway} from '~adapters/payments';
import type {OrderContext} from '~/checkout/order/order-context.server';
import {readOrderBody} from '~/checkout/order/order-request.server';
import {placeOrder} from '~/checkout/order/place-order.server';
import {aCheckoutKey, anOrderBody, aPaymentToken} from './order-body';
import {openOrderShop} from './order-shop';

/** An order as the shop would answer it. */
export const theOrder = {
  databaseId: 7,
  orderNumber: '7',
  orderKey: 'wc_order_7',
  orderReference: 'reference',
  status: 'PENDING',
  total: 1350,
  email: 'ada@example.com',
  paymentMethod: 'offline',
  paidAt: null,
  meta: [],
} as unknown as PlacedOrder;

interface Script {
  gateway?: 'offline' | 'stripe' | 'hosted';
  /** What the checkout posts besides the usual. */
  body?: Record<string, unknown>;
  context?: Partial<OrderContext>;
  orders?: Partial<Orders>;
  products?: Partial<Catalogue>;
  payments?: Partial<PaymentGateway>;
  key?: string;
}

/** The one gateway of a shop, which answers so. */
export const scriptedGateway = (
  [gateway]: Gateways,
  answers: Partial<PaymentGateway> = {},
): Gateways => [{...gateway, ...answers}];

/** A desk whose shop and payment service answer so; orders that it closes are in `closed`. */
export function openScriptedDesk({
  gateway = 'offline',
  orders = {},
  payments = {},
  context: more = {},
}: Omit<Script, 'body' | 'key' | 'products'> = {}) {
  const {log, openDesk} = openOrderShop({gateway});
  const desk = openDesk();
  const closed: number[] = [];
  const close = async (databaseId: number) => {
    closed.push(databaseId);
    return theOrder;
  };
  const context: OrderContext = {
    ...desk,
    commerce: {...desk.commerce, orders: {...desk.commerce.orders, close, ...orders}},
    payments: scriptedGateway(desk.payments, payments),
    ...more,
  };
  return {context, closed, log};
}

/** Places an order at a shop that answers so, one after the other and then the last again. */
export async function placeScripted(answers: (Placement | CommerceError)[], script: Script = {}) {
  const {gateway = 'offline', orders, products, payments, key = aCheckoutKey(), ...more} = script;
  const store = openOrderShop({gateway});
  const desk = store.openDesk();
  const asked: NewOrder[] = [];
  const place = async (order: NewOrder): Promise<Placement> => {
    const answer = answers[Math.min(asked.push(order), answers.length) - 1];
    if (answer === undefined || answer instanceof CommerceError)
      throw answer ?? new Error('Nothing is scripted');
    return answer;
  };
  const token = gateway === 'stripe' ? await aPaymentToken(store.fetch) : undefined;
  const paid = token ? {paymentInfo: undefined, paymentToken: token} : {};
  const context: OrderContext = {
    ...desk,
    commerce: {
      ...desk.commerce,
      orders: {...desk.commerce.orders, place, ...orders},
      products: {...desk.commerce.products, ...products},
    },
    payments: scriptedGateway(desk.payments, payments),
    ...more.context,
  };
  const request = readOrderBody(anOrderBody({...paid, ...more.body}), context.payments);
  const answer = await placeOrder(context, key, request);
  return {answer, asked, log: store.log, waited: store.clock, store};
}
