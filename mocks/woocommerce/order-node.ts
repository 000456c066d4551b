import {toDecimalString} from '~adapters/commerce/money';
import {toLineAmount, toSum, type FormatArgument} from './amounts';
import {firstOf, type PageArguments} from './connection';
import {toAddress, toCustomerFields} from './customers/customer-fields';
import {toDownloads} from './customers/downloads';
import {globalId} from './ids';
import {needsPayment, totalsOf, type OrderLineRecord, type OrderRecord} from './order-record';
import {toProductNode} from './product-node';
import {refundNodesOf} from './refund-node';
import {findProduct, findSold} from './shop';
import {toVariationNode} from './variation-node';
import type {Visitor} from './visitor';

/** An order as WooGraphQL answers it. */
export function toOrderNode(order: OrderRecord, visitor: Visitor) {
  const {shop} = visitor;
  const {subtotal, discount, shipping, tax, total} = totalsOf(order);
  return {
    id: globalId('order', order.databaseId),
    databaseId: order.databaseId,
    orderNumber: String(order.databaseId),
    orderKey: order.orderKey,
    status: order.status,
    createdVia: order.createdVia ?? 'graphql-api',
    currency: shop.currency.code,
    date: order.createdAt,
    datePaid: order.paidAt,
    paymentMethod: order.paymentMethod || null,
    paymentMethodTitle: order.paymentMethodTitle || null,
    subtotal: (format: FormatArgument) => toSum(subtotal, format, shop),
    discountTotal: (format: FormatArgument) => toSum(discount, format, shop),
    pricesIncludeTax: order.pricesIncludeTax ?? false,
    shippingTax: (format: FormatArgument) => toSum(order.shippingTax ?? 0, format, shop),
    shippingTotal: (format: FormatArgument) => toSum(shipping, format, shop),
    totalTax: (format: FormatArgument) => toSum(tax, format, shop),
    total: (format: FormatArgument) => toSum(total, format, shop),
    transactionId: order.transactionId,
    needsPayment: needsPayment(order),
    needsProcessing: needsProcessing(order, visitor),
    customerNote: order.customerNote || null,
    customer: () => toOrderingCustomer(order, visitor),
    billing: toAddress(order.billing),
    shipping: toAddress(order.shipping),
    hasBillingAddress: Boolean(order.billing.address1),
    hasShippingAddress: Boolean(order.shipping.address1),
    hasDownloadableItem: order.lines.some((line) => filesOf(line, visitor).length > 0),
    downloadableItems: (page: PageArguments) => toDownloads([order], page, visitor),
    couponLines: (page: PageArguments) => firstOf(toCouponLines(order, visitor), page),
    feeLines: (page: PageArguments) => firstOf(toFeeLines(order, visitor), page),
    taxLines: (page: PageArguments) => firstOf(toTaxLines(order, visitor), page),
    refunds: (page: PageArguments) => firstOf(refundNodesOf(order, visitor), page),
    orderNotes: (page: PageArguments) => firstOf([], page),
    metaData: toMetaData(order),
    shippingLines: (page: PageArguments) => firstOf(toShippingLines(order, visitor), page),
    lineItems: (page: PageArguments) =>
      firstOf(
        order.lines.map((line, index) => toLineNode(line, {order, index}, visitor)),
        page,
      ),
  };
}

/** A guest's order says nothing of who ordered but the addresses. */
function toOrderingCustomer({customerId}: OrderRecord, visitor: Visitor) {
  const customer = visitor.shop.customers.find(({databaseId}) => databaseId === customerId);
  return customer ? toCustomerFields(customer, visitor) : null;
}

const filesOf = ({productId, variationId}: OrderLineRecord, {shop}: Visitor) =>
  findSold(shop, variationId ?? productId ?? 0)?.files ?? [];

/** Whether anything has to be packed. */
const needsProcessing = ({lines}: OrderRecord, {shop}: Visitor) =>
  lines.some(({productId, variationId}) => {
    const sold = findSold(shop, variationId ?? productId ?? 0);
    return !(sold?.isVirtual && sold.files);
  });

interface Place {
  order: OrderRecord;
  index: number;
}

/** Of the order's parts only its lines are numbered throughout the shop. */
const partOf = (kind: string, {order, index}: Place) => {
  const databaseId = order.databaseId * 100 + index + 1;
  return {id: globalId(kind, databaseId), databaseId, orderId: order.databaseId};
};

const toShippingLines = (order: OrderRecord, {shop}: Visitor) =>
  order.shippingLines.map(({title, total}, index) => ({
    ...partOf('shipping_line', {order, index}),
    methodTitle: title,
    total: toSum(total, {format: 'RAW'}, shop),
    totalTax: toSum(order.shippingTax ?? 0, {format: 'RAW'}, shop),
  }));

const toCouponLines = (order: OrderRecord, {shop}: Visitor) =>
  order.couponCodes.map((code, index) => ({
    ...partOf('coupon_line', {order, index}),
    code,
    discount: toSum(order.couponDiscounts?.[index] ?? 0, {format: 'RAW'}, shop),
  }));

const toFeeLines = (order: OrderRecord, {shop}: Visitor) =>
  order.fees.map(({name, total}, index) => ({
    ...partOf('fee_line', {order, index}),
    name,
    total: total === 0 ? null : toDecimalString(total, shop.currency),
  }));

const toTaxLines = (order: OrderRecord, {shop}: Visitor) =>
  order.taxes.map(({label, amount}, index) => ({
    ...partOf('tax_line', {order, index}),
    label,
    taxTotal: toSum(Math.round(amount), {format: 'RAW'}, shop),
  }));

function toLineNode(line: OrderLineRecord, place: Place, visitor: Visitor) {
  const {shop} = visitor;
  const product = findProduct(shop, line.productId ?? 0);
  const variation = product?.variations.find((one) => one.databaseId === line.variationId);
  return {
    ...partOf('order_item', place),
    productId: line.productId,
    variationId: line.variationId,
    quantity: line.quantity === 0 ? null : line.quantity,
    subtotal: (format: FormatArgument) => toLineAmount(line.subtotal, format, shop),
    subtotalTax: (format: FormatArgument) => toLineAmount(line.subtotalTax ?? 0, format, shop),
    total: (format: FormatArgument) => toLineAmount(line.total, format, shop),
    totalTax: (format: FormatArgument) => toLineAmount(line.totalTax ?? 0, format, shop),
    product: product ? {node: toProductNode(product, visitor)} : null,
    variation: product && variation ? {node: toVariationNode(product, variation, visitor)} : null,
    metaData: line.meta.length > 0 ? line.meta : null,
  };
}

/** WooCommerce stores each address a second time as one text, to search in. */
function toMetaData({billing, shipping, meta}: OrderRecord) {
  return [
    {key: '_billing_address_index', value: toIndex(billing)},
    {key: '_shipping_address_index', value: toIndex(shipping)},
    ...meta.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  ];
}

function toIndex(address: OrderRecord['billing']): string {
  const {firstName, lastName, company, address1, address2, city, state, postcode, country} =
    address;
  const {email, phone} = address;
  return [firstName, lastName, company, address1, address2, city, state, postcode, country]
    .map((part) => part ?? '')
    .concat(email ?? [], phone ?? [])
    .join(' ');
}
