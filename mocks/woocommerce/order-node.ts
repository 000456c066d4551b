import {toLineAmount, toSum, type FormatArgument} from './amounts';
import {firstOf, type PageArguments} from './connection';
import {globalId} from './ids';
import {needsPayment, totalsOf, type OrderLineRecord, type OrderRecord} from './order-record';
import {toProductNode} from './product-node';
import {findProduct} from './shop';
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
    billing: order.billing,
    shipping: order.shipping,
    metaData: toMetaData(order),
    shippingLines: (page: PageArguments) => firstOf(order.shippingLines.map(toShippingNode), page),
    lineItems: (page: PageArguments) =>
      firstOf(
        order.lines.map((line) => toLineNode(line, visitor)),
        page,
      ),
  };
}

const toShippingNode = ({title}: {title: string}) => ({methodTitle: title});

function toLineNode(line: OrderLineRecord, visitor: Visitor) {
  const {shop} = visitor;
  const product = findProduct(shop, line.productId ?? 0);
  const variation = product?.variations.find((one) => one.databaseId === line.variationId);
  return {
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
