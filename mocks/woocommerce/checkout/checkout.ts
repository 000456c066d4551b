import {GraphQLError} from 'graphql';
import {toDecimalString} from '~adapters/commerce/money';
import {toCents} from '~adapters/commerce/money';
import {findRefusal} from '../cart/coupon-rules';
import {refuseScarce} from '../cart/cart-items';
import {emptySession, type CartSession} from '../cart/session';
import {totalsOfCart, type CartTotals} from '../cart/totals';
import {toCustomerNode} from '../customers/customer-node';
import {registerUser} from '../customers/register';
import {countCodes} from '../code-counts';
import {draftOrder} from '../create-order';
import {markPaid, changeStatus, placeOffline} from '../order-changes';
import type {AddressInput, MetaInput} from '../order-input';
import {toOrderNode} from '../order-node';
import {totalsOf, type OrderRecord} from '../order-record';
import type {OfferedMethod} from '../payment-methods';
import type {Shop} from '../shop';
import {cartOf, type Visitor} from '../visitor';
import {restricted} from './restricted';

export interface CheckoutInput {
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  shipToDifferentAddress?: boolean | null;
  paymentMethod?: string | null;
  shippingMethod?: (string | null)[] | null;
  customerNote?: string | null;
  isPaid?: boolean | null;
  transactionId?: string | null;
  metaData?: (MetaInput | null)[] | null;
  account?: {username: string; password: string} | null;
  createdVia?: string | null;
}

/** Turns the cart into an order. Which fields are given is checked no more than the real shop does. */
export function checkout({input}: {input: CheckoutInput}, visitor: Visitor) {
  const {shop, session, origin} = visitor;
  const cart = cartOf(visitor);
  if (cart.lines.length === 0) throw new GraphQLError('Sorry, no session found.');
  takeAddresses(cart, input);
  const email = input.billing?.email || null;
  if (email !== null && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw new GraphQLError('Invalid billing email address');
  const method = requireMethod(shop, input.paymentMethod);
  if (input.shippingMethod?.[0]) cart.method = input.shippingMethod[0];
  const totals = totalsOfCart(shop, cart);
  requireSellable(shop, totals, email ?? visitor.customer?.email ?? null);
  const account = input.account?.username ? input.account : null;
  const customer = account ? registerUser(shop, {...account, email}) : visitor.customer;
  const order = makeOrder({shop, cart, totals, method, input});
  order.customerId = customer?.databaseId ?? null;
  // Who buys again finds the addresses of before.
  if (customer) Object.assign(customer, {billing: {...cart.billing}, shipping: {...cart.shipping}});
  order.createdVia = input.createdVia ?? 'checkout';
  settle(shop, order, {method, isPaid: input.isPaid ?? false});
  const {billing, shipping} = cart;
  shop.sessions.set(session.id, {...emptySession(), billing, shipping});
  const isLater = order.status === 'PENDING';
  return {
    result: 'success',
    redirect: isLater
      ? `${origin}/checkout/order-pay/${order.databaseId}/?pay_for_order=true&key=${order.orderKey}`
      : `${origin}/checkout/order-received/${order.databaseId}/?key=${order.orderKey}`,
    notices: cart.notices,
    order: {...toOrderNode(order, visitor), ...(!email && !customer && restricted)},
    customer: () => toCustomerNode(visitor.customer, visitor),
  };
}

const given = (address: AddressInput | null | undefined): AddressInput =>
  Object.fromEntries(
    Object.entries(address ?? {}).filter(([name, value]) => name !== 'overwrite' && value !== null),
  );

function takeAddresses(cart: CartSession, input: CheckoutInput): void {
  Object.assign(cart.billing, given(input.billing));
  const {email: _email, ...shown} = cart.billing;
  Object.assign(cart.shipping, input.shipToDifferentAddress ? given(input.shipping) : shown);
}

function requireMethod(shop: Shop, id: string | null | undefined): OfferedMethod {
  const method = shop.paymentMethods.find((one) => one.id === id);
  if (!method) throw new GraphQLError('Invalid payment method.');
  return method;
}

/** Stock and codes once more: the cart may be old. */
function requireSellable(shop: Shop, totals: CartTotals, email: string | null): void {
  const {lines, subtotal} = totals;
  for (const {product, variation, line} of lines)
    refuseScarce(product, variation, {quantity: line.quantity, before: 0});
  for (const {coupon} of totals.coupons) {
    const refusal = findRefusal(shop, coupon, {lines, subtotal, email});
    if (refusal !== null) throw new GraphQLError(refusal);
  }
}

interface Made {
  shop: Shop;
  cart: CartSession;
  totals: CartTotals;
  method: OfferedMethod;
  input: CheckoutInput;
}

function makeOrder({shop, cart, totals, method, input}: Made): OrderRecord {
  const text = (amount: number) => toDecimalString(toCents(amount), shop.currency);
  const chosen = totals.shipping?.methods.find(({id}) => id === totals.shipping?.method);
  const order = draftOrder(shop, {
    billing: {...cart.billing, email: input.billing?.email},
    shipping: {...cart.shipping},
    customerNote: input.customerNote ?? '',
    lineItems: totals.lines.map(({line}) => ({
      productId: line.productId,
      variationId: line.variationId,
      quantity: line.quantity,
      metaData: line.extraData,
    })),
    shippingLines: chosen
      ? [{methodId: chosen.id, methodTitle: chosen.title, total: text(totals.shippingTotal)}]
      : [],
    metaData: input.metaData ?? [],
    paymentMethod: method.id,
    paymentMethodTitle: method.title,
    transactionId: input.transactionId ?? '',
  });
  for (const [index, line] of order.lines.entries()) {
    const {netSubtotal = 0, netTotal = 0, subtotalTax, totalTax} = totals.lines[index] ?? {};
    Object.assign(line, {subtotal: netSubtotal, total: netTotal, subtotalTax, totalTax});
  }
  order.taxes = totals.taxes;
  order.shippingTax = totals.shippingTax;
  order.couponCodes = totals.coupons.map(({coupon}) => coupon.code);
  order.couponDiscounts = totals.coupons.map(({amount}) => amount);
  shop.nextOrderId += 1;
  shop.orders.push(order);
  countCodes(shop, order);
  return order;
}

/** Later by cash, transfer or check; on the shop's page by card; not at all when nothing is due. */
function settle(
  shop: Shop,
  order: OrderRecord,
  {method, isPaid}: {method: OfferedMethod; isPaid: boolean},
): void {
  if (isPaid) {
    markPaid(shop, order);
    changeStatus(shop, order, 'COMPLETED');
  } else if (totalsOf(order).total === 0) markPaid(shop, order);
  else if (['cod', 'bacs', 'cheque'].includes(method.id)) placeOffline(shop, order, method);
}
