import {HttpResponse} from 'msw/http';
import type {LineProblem} from '~adapters/commerce';
import {changeStatus} from '~mocks/woocommerce/order-changes';
import {giveBack, leftOf, noteDispute, refundsOf} from '~mocks/woocommerce/money-back';
import {partsToCome} from '~mocks/woocommerce/parcels';
import {answersToShow} from '~mocks/woocommerce/additional-fields';
import {findSold} from '~mocks/woocommerce/shop';
import {totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import {couponRoute} from './coupon-routes';
import {cancellationOf, cancelOrder} from './cancel-order';
import {problemsOf, takePicture, takeProblem} from './order-problem';
import {takeWithdrawal, withdrawalOf} from './withdraw-order';
import {countTries} from './limits';
import {
  close,
  decline,
  findOrder as findPlaced,
  finish,
  place,
  toJson,
  unfinished,
  type Asked,
} from './place-order';
import {refuse, route, type Call} from './rest';
import {endAttempt} from './scarce';
import type {WordPressState} from './state';

/** The storefront's requests about single orders beyond GraphQL. */
export const orderRoutes = (state: WordPressState) => {
  const {shop} = state;
  const findOrder = ({params}: Call): OrderRecord | undefined =>
    shop.orders.find(({databaseId}) => String(databaseId) === params['id']);
  /** Whose books are kept here; one of the shop's own checkout is none of the storefront's. */
  const findOwn = (call: Call): OrderRecord | undefined => {
    const order = findOrder(call);
    return order?.meta.some(({key}) => key === '_bellyful_attempt') ? order : undefined;
  };
  return [
    couponRoute(state),
    route('post', '/orders', ({fields, language}) => {
      const asked = {...fields, language} as unknown as Asked;
      const wait = Math.max(0, ...countTries(state, asked.limits));
      return wait > 0 ? tooMany(wait) : place(state, asked);
    }),
    route('post', '/orders/:id/cancel', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      return cancelOrder(state, order, call.fields['refunds'] === true) ?? notCancellable();
    }),
    route('post', '/orders/:id/pictures', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const taken = takePicture(state, order, String(call.fields['data']));
      return taken === 'noPicture' ? noPicture() : (taken ?? notReportable());
    }),
    route('post', '/orders/:id/problem', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const said = call.fields as unknown as {lines: LineProblem[]; text: string};
      return takeProblem(state, order, said) ?? notReportable();
    }),
    route('post', '/orders/:id/withdrawal', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const said = call.fields as unknown as Parameters<typeof takeWithdrawal>[2];
      return takeWithdrawal(state, order, said) ?? notWithdrawable();
    }),
    route('get', '/orders/attempt', ({fields}) => {
      const attempt = state.attempts.get(String(fields['key']));
      const order = attempt && findPlaced(state, attempt.orderId);
      return {order: order ? toJson(state.shop, order) : null};
    }),
    route('get', '/orders/unfinished', ({fields}) =>
      unfinished(state, Number(fields['sinceHours'] ?? 72), Number(fields['limit'] ?? 200)),
    ),
    route('get', '/orders/claimed', ({fields}) => {
      const keys = String(fields['keys']).split(',');
      const isHeld = ({productKey, endsAt}: WordPressState['reservations'][number]) =>
        keys.includes(productKey) && endsAt > state.now();
      return {isClaimed: state.reservations.some(isHeld)};
    }),
    route('post', '/orders/:id/finish', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const chargeId = String(call.fields['chargeId']);
      const isUnpaid = chargeId === 'nothing-to-pay' && totalsOf(order).total > 0;
      return isUnpaid
        ? refuse('unpaid', 'This order is to be paid.')
        : finish(state, order, chargeId);
    }),
    route('post', '/orders/:id/declined', (call) => {
      const order = findOwn(call);
      return order ? decline(state, order) : noOrder();
    }),
    route('post', '/orders/:id/close', (call) => {
      const order = findOwn(call);
      return order ? close(state, order) : noOrder();
    }),
    route('post', '/orders/:id/refunded', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const {amount, chargeRefundId} = call.fields;
      if (!giveBack(shop, order, String(chargeRefundId), Number(amount))) return notRefundable();
      if (leftOf(order) === 0) endAttempt(state, order);
      return {};
    }),
    route('post', '/orders/:id/dispute', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const {amount, disputeId, state: decided} = call.fields;
      const dispute = {id: String(disputeId), state: String(decided), amount: Number(amount)};
      noteDispute(shop, order, dispute);
      if (leftOf(order) === 0) endAttempt(state, order);
      return {};
    }),
    route('get', '/orders/news', ({fields}) => {
      const ids = String(fields['ids']).split(',').map(Number);
      const orders = shop.orders.filter(({databaseId}) => ids.includes(databaseId));
      return {
        orders: Object.fromEntries(orders.map((one) => [one.databaseId, toNews(state, one)])),
      };
    }),
    route('get', '/orders/downloads', ({fields}) => ({
      orders: Object.fromEntries(
        String(fields['ids'])
          .split(',')
          .map((id) => [id, downloadsOf(state, findPlaced(state, Number(id)))]),
      ),
    })),
    route('delete', '/orders/:id', (call) => {
      const order = findOrder(call);
      if (!order || !isTrial(order)) return noOrder();
      changeStatus(shop, order, 'CANCELLED');
      shop.orders.splice(shop.orders.indexOf(order), 1);
      return {};
    }),
  ];
};

/** Files of a paid order, with the shop's own permission in their addresses. */
function downloadsOf({shop}: WordPressState, order: OrderRecord | undefined) {
  if (!order || !['PROCESSING', 'COMPLETED'].includes(order.status)) return [];
  return order.lines.flatMap(({name, productId, variationId}) => {
    const sold = findSold(shop, variationId ?? productId ?? 0);
    return (sold?.files ?? []).map((file, place) => ({
      name: file.name,
      productName: name,
      url: `https://shop.example/?download_file=${sold?.databaseId}&order=${order.orderKey}&key=${place}`,
      remaining: file.limit,
      expiresAt: null,
    }));
  });
}

const isTrial = ({meta}: OrderRecord) =>
  meta.some(({key, value}) => key === '_bellyful_trial' && value === 'yes');

const toNews = (state: WordPressState, order: OrderRecord) => ({
  cancellation: cancellationOf(state, order),
  problems: problemsOf(state, order),
  withdrawal: withdrawalOf(state, order),
  address: toAddress(order.shipping),
  billing: toAddress(order.billing),
  packedAt: null,
  completedAt: null,
  shipments: order.shipments,
  toCome: partsToCome(order),
  refunds: refundsOf(order),
  documents: [],
  notes: [],
  fields: answersToShow(state.shop, order),
  lots: order.lots ?? [],
  recalls: order.recalls ?? [],
});

/** Nothing of an order that is not sent. */
const toAddress = (address: OrderRecord['billing']) =>
  address.address1
    ? {
        first_name: address.firstName,
        last_name: address.lastName,
        address_1: address.address1,
        address_2: address.address2,
        city: address.city,
        state: address.state,
        postcode: address.postcode,
        country: address.country,
        phone: address.phone,
      }
    : null;

const tooMany = (retryAfterSeconds: number) =>
  HttpResponse.json(
    {code: 'too_many', message: 'Too many tries.', data: {status: 429, retryAfterSeconds}},
    {status: 429},
  );

const notCancellable = () =>
  refuse('not_cancellable', 'This order cannot be cancelled any more.', 409);
const notReportable = () =>
  refuse('not_reportable', 'Nothing can be said of this order any more.', 409);
const notWithdrawable = () =>
  refuse('not_withdrawable', 'Nobody can withdraw from this order any more.', 409);
const noPicture = () => refuse('no_picture', 'This is no picture that can be read.');
const notRefundable = () => refuse('not_refundable', 'Invalid refund amount.');
const noOrder = () => refuse('no_order', 'The storefront has no such order.', 404);
