import type {MetaEntry, NewOrder} from '~adapters/commerce';
import {toDecimalString} from '~adapters/commerce/money';
import {sumCents, toCents} from '~adapters/commerce/money';
import {changesOfFields, entriesOf, noteOf} from '~mocks/woocommerce/additional-fields';
import {askPlugins} from '~mocks/woocommerce/plugins';
import {createOrder} from '~mocks/woocommerce/create-order';
import {changeStatus, isPlaced, markPaid, placeOffline} from '~mocks/woocommerce/order-changes';
import {needsPayment, totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import {shippingOf} from '~mocks/woocommerce/shipping';
import {findProduct, findSold, rulesOf, type Shop} from '~mocks/woocommerce/shop';
import {placeOf} from '~mocks/woocommerce/taxes';
import {changesOfAddresses, toStored} from './address-forms';
import {versionOf} from './coupon-routes';
import type {StoredAttempt} from './ledger-state';
import {countTries, isUsedUp} from './limits';
import {
  attemptOf,
  codeClaims,
  endAttempt,
  holdOrder,
  metaOf,
  referenceOf,
  releaseAll,
} from './scarce';
import {toNetText, toTaxJson} from './shown-amounts';
import {backorderMeta, isSoldSo, sentOtherwise, variationMeta} from './sold-as';
import type {WordPressState} from './state';

/** As the storefront sends it. */
export type Asked = Omit<NewOrder, 'expected'> & {
  expected: {total: number; currency: string; decimals: number};
  /** Of the page that asks, by its header. */
  language?: string;
};

type Line = NewOrder['lines'][number];

const offlineMethods = ['cod', 'bacs', 'cheque'];

const isOpen = (order: OrderRecord) =>
  needsPayment(order) || (order.status === 'PENDING' && totalsOf(order).total === 0);

/** The plugin's one transaction: nothing comes between its steps here. */
export function place(state: WordPressState, asked: Asked) {
  const attempt = state.attempts.get(asked.key);
  const known = attempt && findOrder(state, attempt.orderId);
  if (attempt && known) {
    const isSame = isOfReference(known, asked.reference);
    if (isPlaced(known))
      return {status: isSame ? 'placed' : 'other', order: toJson(state.shop, known)};
    const isSettled = asked.settled === known.databaseId;
    if (isSettled && isOpen(known)) changeStatus(state.shop, known, 'CANCELLED');
    if (!isSettled && (!isSame || !isOpen(known)))
      return {status: 'earlier', order: toJson(state.shop, known)};
    const [change] = isOpen(known) ? changesOfPayment(state.shop, asked) : [];
    if (change) return {status: 'changed', changes: [change]};
    if (isOpen(known)) return goOn(state, asked, known, {isResumed: true});
    endAttempt(state, known);
  }
  if (asked.lines.length === 0) return {status: 'none'};
  const changes = changesOf(state, asked);
  if (changes.length > 0) return {status: 'changed', changes};
  const order = make(state, asked, known);
  const shown = sumCents([
    ...asked.lines.map(({total}) => total),
    asked.shipping?.total ?? toCents(0),
    ...(asked.fees ?? []).map(({amount}) => amount),
  ]);
  const taxed = toTaxJson(order, shown);
  if (taxed.total !== asked.expected.total) {
    undo(state, order);
    return {status: 'changed', changes: [{kind: 'tax', ...taxed}]};
  }
  state.attempts.set(asked.key, {
    orderId: order.databaseId,
    tries: [],
    isDone: false,
    createdAt: attempt?.createdAt ?? state.now(),
  });
  const answer = goOn(state, asked, order, {isResumed: false, before: attempt});
  const isMade = answer.status === 'placed' || answer.status === 'open';
  return isMade ? {...answer, differing: differingOf(state, asked)} : answer;
}

/** Holds what the order needs, and places it as far as no payment is needed. */
function goOn(
  state: WordPressState,
  {key, payment, tries}: Asked,
  order: OrderRecord,
  {isResumed, before}: {isResumed: boolean; before?: StoredAttempt | undefined},
) {
  const {shop} = state;
  const undoNew = () => {
    undo(state, order);
    if (before) state.attempts.set(key, before);
    else state.attempts.delete(key);
  };
  const shortages = holdOrder(state, order);
  if (shortages.length > 0) {
    if (isResumed) changeStatus(shop, order, 'CANCELLED');
    else undoNew();
    return {status: 'short', shortages, order: isResumed ? toJson(state.shop, order) : null};
  }
  const method = shop.paymentMethods.find(({id}) => id === payment.method);
  if (totalsOf(order).total === 0) pay(shop, order, 'nothing-to-pay');
  else if (offlineMethods.includes(payment.method) && method) placeOffline(shop, order, method);
  if (isPlaced(order)) return {status: 'placed', order: toJson(state.shop, order)};
  const counted = state.attempts.get(key)?.tries ?? [];
  const newTries = tries.filter(({bucket}) => !counted.includes(bucket));
  if (isUsedUp(state, newTries)) {
    releaseAll(state, order);
    if (!isResumed) undoNew();
    return {status: 'paused'};
  }
  countTries(state, newTries);
  counted.push(...newTries.map(({bucket}) => bucket));
  order.paymentMethod = payment.method;
  order.paymentMethodTitle = payment.title;
  return {status: 'open', order: toJson(state.shop, order), isResumed};
}

/** By the shop's own rules the method must still be offered, for what was shown. */
function isSentSo(shop: Shop, {lines, codes, shipping, shippingAddress}: Asked): boolean {
  if (!shipping || !('method' in shipping)) return true;
  const offered = shippingOf(shop, {
    lines,
    state: placeOf(shippingAddress),
    codes: codes.map(({code}) => code),
    method: shipping.method,
  });
  if (!offered) return shipping.method === null && shipping.total === 0;
  const {method, cost} = offered;
  return method !== null && method === shipping.method && cost === shipping.total;
}

function changesOf({shop}: WordPressState, asked: Asked) {
  const {lines, codes, expected, payment, shipping} = asked;
  const {code, decimals} = shop.currency;
  if (expected.currency !== code || expected.decimals !== decimals) return [{kind: 'currency'}];
  const isByShop = shipping !== null && 'method' in shipping;
  if (isByShop !== (rulesOf(shop) === 'shop')) return [{kind: 'rules'}];
  const [change] = changesOfPayment(shop, {payment, expected});
  if (change) return [change];
  const boxes = lines.flatMap(({box, ...line}) => (box ? {...line, ...box, quantity: 1} : []));
  const prices = [...lines, ...boxes].flatMap((line) => {
    const {productId, variationId, price: known} = line;
    if (productId === null || known === null) return [];
    const sold = findSold(shop, variationId ?? productId);
    const product = findProduct(shop, productId);
    const isSold = product?.status !== 'draft' && product?.type === undefined;
    const price = sold && isSold ? (sold.salePrice ?? sold.regularPrice) : null;
    return price !== known || !isSoldSo(shop, line)
      ? [{kind: 'price', productId, variationId, price}]
      : [];
  });
  const otherCodes = codes.flatMap(({code, version}) => {
    const coupon = shop.coupons.find((one) => one.code === code.toLowerCase());
    return coupon && versionOf(coupon) === version ? [] : [{kind: 'code', code}];
  });
  const otherwise = isByShop ? [] : sentOtherwise(shop, lines, shipping);
  const answers = changesOfFields(shop, {...asked, isShipped: isSent(shipping)});
  const isTrial = asked.billing.email === 'doctor@bellyful.invalid';
  const places = isTrial ? [] : changesOfAddresses(asked.shippingAddress, asked.billing);
  const changes = [...prices, ...otherwise, ...otherCodes, ...places, ...answers];
  if (changes.length > 0) return changes;
  return isSentSo(shop, asked) ? changesOfPlugins(shop, asked) : [{kind: 'shipping'}];
}

/** What plugins say of it now. */
function changesOfPlugins(shop: Shop, {lines, shipping, payment: {method}, fees = []}: Asked) {
  const total = lines.reduce((sum, line) => sum + line.total, shipping?.total ?? 0);
  const said = askPlugins(shop, {lines, total, payment: method});
  if (said.problems.length > 0) return said.problems.map((message) => ({kind: 'refused', message}));
  if (offlineMethods.includes(method) && !said.payments.includes(method)) return [{kind: 'method'}];
  // The storefront sends their names as plain text.
  const isSame =
    said.fees.length === fees.length &&
    said.fees.every(({amount}, place) => amount === fees[place]?.amount);
  return isSame ? [] : [{kind: 'fees'}];
}

/** A method that is switched off, or a pay page that visitors cannot reach. */
function changesOfPayment(
  {paymentMethods, isComingSoon}: Shop,
  {payment: {method}, expected: {total}}: Pick<Asked, 'payment' | 'expected'>,
) {
  if (total > 0 && method === '' && isComingSoon) return [{kind: 'closed'}];
  const isOff = offlineMethods.includes(method) && paymentMethods.every(({id}) => id !== method);
  return isOff ? [{kind: 'method'}] : [];
}

function make(state: WordPressState, asked: Asked, before: OrderRecord | undefined): OrderRecord {
  const {shop} = state;
  const {billing, shippingAddress, codes, customer, meta, payment, shipping} = asked;
  const reference = before ? `${asked.reference}-${before.databaseId}` : asked.reference;
  const toText = (amount: number) => toDecimalString(amount, shop.currency);
  const codeNames = codes.map(({code}) => code);
  const region = placeOf(shippingAddress);
  const claims = [...asked.claims, ...codeClaims(shop, codeNames, billing.email)];
  const isCustomer = shop.customers.some(({databaseId}) => databaseId === customer.id);
  const order = createOrder(shop, {
    billing: {...toStored(billing), phone: billing.phone || phoneOf(state, customer.id)},
    shipping: isSent(shipping) ? toStored(shippingAddress) : {},
    customerId: isCustomer ? customer.id : null,
    paymentMethod: payment.method,
    paymentMethodTitle: payment.title,
    customerNote: noteOf(shop, asked),
    lineItems: asked.lines.map((line) => ({
      ...connect(state, line),
      name: line.name,
      quantity: line.quantity,
      subtotal: toNetText(shop, {...line, amount: line.discounted, state: region}),
      total: toNetText(shop, {...line, amount: line.total, state: region}),
      metaData: toEntries([
        ...variationMeta(shop, line),
        ...backorderMeta(shop, line),
        ...line.meta,
        {key: '_bellyful_name', value: line.name},
        ...(line.subtotal === line.discounted
          ? []
          : [{key: '_bellyful_unit_price', value: toText(line.subtotal / line.quantity)}]),
        {key: '_sku', value: line.sku ?? ''},
      ]),
    })),
    feeLines: (asked.fees ?? []).map(({name, amount}) => ({name, total: toText(amount)})),
    shippingLines: isSent(shipping)
      ? [{...toMethod(shop, shipping), total: toText(shipping.total)}]
      : [],
    metaData: toEntries([
      ...meta,
      ...entriesOf(shop, {...asked, isShipped: isSent(shipping)}),
      {key: '_bellyful_claims', value: claims.join(', ')},
      {key: '_bellyful_hold_until', value: iso(state.now() + asked.minutesOpen * 60_000)},
      {key: '_bellyful_attempt', value: reference},
      ...(asked.language === 'es' ? [{key: '_bellyful_language', value: 'es'}] : []),
      ...originOf(asked),
    ]),
  });
  order.couponCodes = codeNames.map((code) => code.toLowerCase());
  const {discount} = totalsOf(order);
  const [first = 0] = codes.map((each) => each.discount);
  const isFirstAlone = codes.length < 2;
  const share = isFirstAlone ? discount : Math.min(discount, first);
  order.couponDiscounts = isFirstAlone ? [share] : [share, discount - share];
  return order;
}

/** By the names of WooCommerce's order attribution. */
const originOf = ({origin}: Pick<NewOrder, 'origin'>): MetaEntry[] =>
  Object.entries(
    Object.keys(origin).length > 0 ? origin : {source_type: 'typein', utm_source: '(direct)'},
  ).map(([mark, value]) => ({key: `_wc_order_attribution_${mark}`, value}));

type Shipping = NonNullable<NewOrder['shipping']>;

const isSent = (shipping: NewOrder['shipping']): shipping is Shipping =>
  shipping !== null && !('method' in shipping && shipping.method === null);

function toMethod({zones}: Shop, shipping: Shipping) {
  if (!('method' in shipping))
    return {
      methodId: shipping.total === 0 ? 'free_shipping' : 'flat_rate',
      methodTitle: shipping.title,
    };
  const found = zones.flatMap(({methods}) => methods).find(({id}) => id === shipping.method);
  return {methodId: found?.id.split(':')[0] ?? '', methodTitle: found?.title ?? ''};
}

/** An order without one carries the customer's own. */
const phoneOf = (state: WordPressState, customerId: number | null) =>
  state.addresses.get(customerId ?? 0)?.[0]?.phone ?? '';

/** Entries of one key are one entry, and empty ones are none. */
function toEntries(entries: MetaEntry[]): MetaEntry[] {
  const byKey = new Map<string, string[]>();
  for (const {key, value} of entries)
    if (value !== '') byKey.set(key, [...(byKey.get(key) ?? []), value]);
  return [...byKey].map(([key, values]) => ({key, value: values.join(', ')}));
}

/** What the pages sell from code stands for a product of the shop, where one was made for it. */
function connect(state: WordPressState, line: Line) {
  const {productId, variationId} = line;
  const product = connectedOf(state, line);
  return product ? {productId: product.databaseId} : {productId, variationId};
}

const connectedOf = ({shop, connectedSkus}: WordPressState, {productId, sku}: Line) =>
  productId === null && sku !== null && connectedSkus.has(sku)
    ? shop.products.find((one) => one.sku === sku)
    : undefined;

/** What was sold at a price of the pages, and stands in the shop for another. */
const differingOf = (state: WordPressState, {lines}: Asked) =>
  lines.flatMap((line) => {
    const product = connectedOf(state, line);
    const price = product?.regularPrice ?? null;
    const isSame = price !== null && price * line.quantity === line.subtotal;
    return product && !isSame ? [{sku: line.sku, price}] : [];
  });

function undo({shop}: WordPressState, order: OrderRecord): void {
  shop.orders.splice(shop.orders.indexOf(order), 1);
}

/** The money was taken, or nothing is due; closed where others have what the order needs. */
export function finish(state: WordPressState, order: OrderRecord, chargeId: string) {
  if (isOpen(order) && holdOrder(state, order).length > 0)
    changeStatus(state.shop, order, 'CANCELLED');
  if (isOpen(order)) pay(state.shop, order, chargeId);
  return {status: isPlaced(order) ? 'paid' : 'closed', order: toJson(state.shop, order)};
}

function pay(shop: Shop, order: OrderRecord, chargeId: string): void {
  order.transactionId = chargeId;
  markPaid(shop, order);
}

/** The card was declined: its tries stay counted, and others may have what the order holds. */
export function decline(state: WordPressState, order: OrderRecord) {
  const attempt = attemptOf(state, order);
  if (attempt && isOpen(order)) {
    releaseAll(state, order);
    attempt.tries = [];
  }
  return {order: toJson(state.shop, order)};
}

/** Nothing will come of it any more, unless it stands. */
export function close(state: WordPressState, order: OrderRecord) {
  if (isOpen(order)) changeStatus(state.shop, order, 'CANCELLED');
  if (!isPlaced(order)) endAttempt(state, order);
  return {order: toJson(state.shop, order)};
}

/** Checkouts whose orders have no end yet, the oldest first. */
export const unfinished = (state: WordPressState, sinceHours: number, limit: number) => ({
  orders: [...state.attempts]
    .filter(
      ([, {createdAt, owesMoney}]) =>
        owesMoney || createdAt >= state.now() - sinceHours * 3_600_000,
    )
    .flatMap(([key, {orderId, isDone}]) => {
      const order = isDone ? undefined : findOrder(state, orderId);
      return order ? [{key, order: toJson(state.shop, order)}] : [];
    })
    .slice(0, limit),
});

export const findOrder = ({shop}: WordPressState, databaseId: number): OrderRecord | undefined =>
  shop.orders.find((order) => order.databaseId === databaseId);

const isOfReference = (order: OrderRecord, reference: string) =>
  referenceOf(order) === reference || referenceOf(order).startsWith(`${reference}-`);

const iso = (time: number) => new Date(time).toISOString();

/** Whether a line of an order can be downloaded once it is paid. */
const hasDownloads = (shop: Shop, {lines}: OrderRecord): boolean =>
  lines.some(({productId, variationId}) => findSold(shop, variationId ?? productId ?? 0)?.files);

export function toJson(shop: Shop, order: OrderRecord) {
  const {databaseId, orderKey, status, createdAt, paidAt, paymentMethod, transactionId} = order;
  const told = ['_bellyful_link', '_bellyful_hold_until'];
  return {
    databaseId,
    orderNumber: String(databaseId),
    orderKey,
    status,
    createdAt,
    paidAt,
    paymentMethod,
    total: totalsOf(order).total,
    email: order.billing.email?.toLowerCase() ?? '',
    transactionId,
    orderReference: metaOf(order, '_bellyful_attempt'),
    needsPayment: needsPayment(order),
    hasDownloads: hasDownloads(shop, order),
    shipsNothing: order.shippingLines.length === 0,
    meta: order.meta.filter(({key}) => told.includes(key)),
  };
}
