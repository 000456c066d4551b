import {usesBy} from '~mocks/woocommerce/code-counts';
import {changeStatus, isPlaced, placeOffline} from '~mocks/woocommerce/order-changes';
import {giveBack, noteDispute} from '~mocks/woocommerce/money-back';
import {needsPayment, type OrderRecord} from '~mocks/woocommerce/order-record';
import {refuse, route, type Call} from './rest';
import type {WordPressState} from './state';

/** The storefront's requests about single orders beyond GraphQL. */
export const orderRoutes = ({shop}: WordPressState) => {
  const findOrder = ({params}: Call): OrderRecord | undefined =>
    shop.orders.find(({databaseId}) => String(databaseId) === params['id']);
  /** Whose books are kept here; one of the shop's own checkout is none of the storefront's. */
  const findOwn = (call: Call): OrderRecord | undefined => {
    const order = findOrder(call);
    return order?.meta.some(({key}) => key === '_bellyful_attempt') ? order : undefined;
  };
  return [
    route('get', '/coupons/uses', ({fields}) => {
      const count = usesBy(shop, String(fields['code']), String(fields['email']));
      return {count, usedByEmail: count};
    }),
    route('post', '/orders/:id/place', (call) => {
      const order = findOrder(call);
      if (!order) return noOrder();
      const method = shop.paymentMethods.find(({id}) => id === call.fields['method']);
      if (!method) return refuse('method_off', 'This way of paying is switched off in the shop.');
      if (needsPayment(order)) placeOffline(shop, order, method);
      if (order.paymentMethod !== method.id || !isPlaced(order))
        return refuse('not_placeable', 'This order is closed, or was placed in another way.', 409);
      const status = order.status.toLowerCase().replace('_', '-');
      return {status, instructions: method.instructions};
    }),
    route('post', '/orders/:id/refunded', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const {amount, chargeRefundId} = call.fields;
      return giveBack(shop, order, String(chargeRefundId), Number(amount)) ? {} : notRefundable();
    }),
    route('post', '/orders/:id/dispute', (call) => {
      const order = findOwn(call);
      if (!order) return noOrder();
      const {amount, disputeId, state} = call.fields;
      const dispute = {id: String(disputeId), state: String(state), amount: Number(amount)};
      noteDispute(shop, order, dispute);
      return {};
    }),
    route('get', '/orders/:id/news', (call) => {
      const order = findOrder(call);
      if (!order) return noOrder();
      return {address: toAddress(order), shipments: order.shipments, notes: []};
    }),
    route('delete', '/orders/:id', (call) => {
      const order = findOrder(call);
      if (!order || !isTrial(order)) return noOrder();
      changeStatus(shop, order, 'CANCELLED');
      shop.orders.splice(shop.orders.indexOf(order), 1);
      return {};
    }),
  ];
};

const isTrial = ({meta}: OrderRecord) =>
  meta.some(({key, value}) => key === '_bellyful_trial' && value === 'yes');

const toAddress = ({shipping, billing}: OrderRecord) => {
  const address = shipping.address1 ? shipping : billing;
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    country: address.country,
    phone: address.phone,
  };
};

const notRefundable = () => refuse('not_refundable', 'Invalid refund amount.');
const noOrder = () => refuse('no_order', 'The storefront has no such order.', 404);
