import {isOfflineMethod, standingOf, type PlacedOrder} from '~adapters/commerce';
import {linkOf} from '~/server/session/order-link.server';
import {
  showRefusal,
  toRefusal,
  type CartRefusal,
  type ParamsOf,
  type RefusalCode,
} from '~/cart/refusals';
import {orderMessages} from '~/content/messages/orders';
import type {PricedCart} from '~/pricing/priced-cart';
import type {OrderResult} from '../order-result';

export interface OrderAnswer {
  status: 200 | 400 | 409 | 422 | 429 | 503;
  body: OrderResult;
  /** With 429. */
  retryAfterSeconds?: number;
}

export const placed = (order: PlacedOrder): OrderAnswer => ({status: 200, body: toResult(order)});

function toResult(order: PlacedOrder): OrderResult {
  const orderLink = linkOf(order);
  return {
    success: true,
    orderId: order.databaseId,
    orderNumber: order.orderNumber,
    message: orderMessages.placed,
    requiresRedirect: false,
    standing: standingOf(order),
    ...(order.hasDownloads && {hasDownloads: true}),
    ...(order.shipsNothing && {shipsNothing: true}),
    ...(orderLink && {orderLink}),
    ...(isOfflineMethod(order.paymentMethod) && {paymentMethod: order.paymentMethod}),
  };
}

/** The bank has not decided: the order is not placed yet. */
export const processing = (order: PlacedOrder): OrderAnswer => ({
  status: 200,
  body: {...placed(order).body, message: orderMessages.paymentProcessing, isPaymentPending: true},
});

/** The order waits for its payment elsewhere: 3-D Secure, or the shop's own pay page. */
export const sentToPay = (order: PlacedOrder, paymentUrl: string): OrderAnswer => ({
  status: 200,
  body: {...placed(order).body, requiresRedirect: true, paymentUrl},
});

/** The payment service's script goes on in the page (3-D Secure); then the same order is sent once more. */
export const requiresAction = (order: PlacedOrder, clientSecret: string): OrderAnswer => ({
  status: 200,
  body: {...placed(order).body, message: orderMessages.paymentProcessing, clientSecret},
});

export function refusedFor(
  refusals: readonly CartRefusal[],
  shown: Pick<OrderResult, 'pricing' | 'prices' | 'isOutdated'> = {},
): OrderAnswer {
  const said = refusals.map(showRefusal);
  const [first = {message: orderMessages.failed, field: null}] = said;
  const {message: error, ...about} = first;
  return {status: 422, body: {success: false, error, ...about, refusals: said, ...shown}};
}

/** The cart costs something else than the shopper saw: what it costs now is shown. */
export const pricesDiffer = (refusal: CartRefusal, pricing: PricedCart): OrderAnswer =>
  refusedFor([refusal], {
    pricing,
    prices: Object.fromEntries(pricing.lines.map(({id, unitPrice}) => [id, unitPrice])),
  });

/** The shop counts in another currency, or by other rules, than the page that was ordered from: the page is out of date. */
export const pageDiffers = (): OrderAnswer =>
  refusedFor([toRefusal('order.priceChanged', null)], {isOutdated: true});

/** The shop sends it otherwise, or for another price, than the shopper saw, who is asked again. */
export const shippingDiffers = (): OrderAnswer =>
  refusedFor([toRefusal('shipping.changed', 'shippingMethod')]);

/** The cart costs what the shopper saw, and the shop's tax is another: it is shown before anything is charged. */
export const taxDiffers = (pricing: PricedCart): OrderAnswer =>
  refusedFor([toRefusal('order.taxChanged', null)], {pricing});

function toRefused<Code extends RefusalCode>(code: Code, ...params: ParamsOf<Code>) {
  const {message: error} = showRefusal(toRefusal(code, null, ...params));
  return {success: false, error, code};
}

export const failed = <Code extends RefusalCode>(
  status: 400 | 409 | 503,
  code: Code,
  ...params: ParamsOf<Code>
): OrderAnswer => ({status, body: toRefused(code, ...params)});

/** The key is used up by an order that stands: this cart was not charged. It says which order that is. */
export const belongsToOther = ({
  orderId,
  orderNumber,
  standing,
  paymentMethod,
  orderLink,
}: Partial<OrderResult>): OrderAnswer => ({
  status: 409,
  body: {
    ...(orderNumber
      ? toRefused('order.paidEarlier', orderNumber)
      : toRefused('order.keyOfOtherOrder')),
    isOtherOrder: true,
    ...(orderId !== undefined && {orderId}),
    ...(orderNumber !== undefined && {orderNumber}),
    ...(standing && {standing}),
    ...(paymentMethod && {paymentMethod}),
    ...(orderLink && {orderLink}),
  },
});

export const limited = (retryAfterSeconds: number): OrderAnswer => ({
  status: 429,
  body: toRefused('order.tooManyTries'),
  retryAfterSeconds,
});

const outcomes = {
  400: 'unreadable',
  409: 'belongs-to-other',
  422: 'refused',
  429: 'limited',
  503: 'failed',
};

/** How an order is counted by its answer. */
export function outcomeOf({status, body}: OrderAnswer): string {
  if (status !== 200) return outcomes[status];
  if (body.requiresRedirect) return 'sent-to-pay';
  if (body.clientSecret !== undefined) return 'asks-for-action';
  return body.isPaymentPending ? 'processing' : 'placed';
}
