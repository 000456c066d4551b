import {
  sumCents,
  toCents,
  type Cents,
  type MetaEntry,
  type Order,
  type OrderLine,
} from '~adapters/commerce';
import type {OrderFieldsFragment, OrderLineFieldsFragment} from '~graphql/generated/documents';
import {toLowestCents, toOrderCents} from '../to-cents';
import {toPlainText} from '../to-html';

/** Stored beside the order because paying replaces its transaction id. */
export const referenceMetaKey = '_bellyful_attempt';
/** What one unit cost before all discounts, as it was shown: the shop's own subtotal is after those of quantities. */
const unitPriceMetaKey = '_bellyful_unit_price';
/** What the shopper saw, where the shop's product has another name. */
const lineNameMetaKey = '_bellyful_name';

/** An order of WooGraphQL in the shop's words. `endpoint`: beside which the shop's own pages are. */
export function toOrder(node: OrderFieldsFragment, endpoint: string): Order {
  const databaseId = node.databaseId ?? 0;
  const orderKey = node.orderKey ?? '';
  const meta = toMeta(node.metaData);
  const pricesIncludeTax = node.pricesIncludeTax ?? false;
  const toShown = pricesIncludeTax ? withTax : toOrderCents;
  const lines = (node.lineItems?.nodes ?? []).map((line) => toOrderLine(line, toShown));
  return {
    id: node.id,
    databaseId,
    orderNumber: node.orderNumber ?? String(databaseId),
    orderKey,
    status: node.status === 'CHECKOUT_DRAFT' ? 'PENDING' : (node.status ?? 'PENDING'),
    createdAt: node.date ?? '',
    paidAt: node.datePaid ?? null,
    paymentMethod: node.paymentMethod ?? '',
    paymentMethodTitle: toPlainText(node.paymentMethodTitle),
    lines,
    codes: (node.couponLines?.nodes ?? []).map(({code, discount, discountTax}) => ({
      code: code?.toUpperCase() ?? '',
      amount: toShown(discount, discountTax),
    })),
    subtotal: sumCents(lines.map(({subtotal}) => subtotal)),
    shippingTitle: toPlainText(node.shippingLines?.nodes[0]?.methodTitle),
    shippingTotal: toShown(node.rawShippingTotal, node.rawShippingTax),
    fees: (node.feeLines?.nodes ?? []).map(({name, total, totalTax}) => ({
      name: toPlainText(name),
      amount: toShown(total, totalTax),
    })),
    taxTotal: toOrderCents(node.rawTotalTax),
    pricesIncludeTax,
    total: toOrderCents(node.rawTotal),
    email: node.billing?.email?.toLowerCase() ?? '',
    transactionId: toTransactionId(node.transactionId, referenceOf(meta)),
    orderReference: referenceOf(meta),
    needsPayment: node.needsPayment ?? false,
    hasDownloads: (node.lineItems?.nodes ?? []).some(isDownloaded),
    shipsNothing: node.shippingLines?.nodes.length === 0,
    payUrl: toPayUrl(endpoint, databaseId, orderKey),
    meta,
  };
}

type Raw = string | null | undefined;

const withTax = (amount: Raw, tax: Raw): Cents => toCents(toOrderCents(amount) + toOrderCents(tax));

function isDownloaded({product, variation}: OrderLineFieldsFragment): boolean {
  const sold = variation?.node ?? product?.node;
  return Boolean(sold && 'downloadable' in sold && sold.downloadable);
}

function toOrderLine(
  node: OrderLineFieldsFragment,
  toShown: (amount: Raw, tax: Raw) => Cents,
): OrderLine {
  const meta = toMeta(node.metaData);
  const quantity = node.quantity ?? 0;
  const before = toLowestCents(meta.find(({key}) => key === unitPriceMetaKey)?.value);
  const discounted = toShown(node.rawSubtotal, node.rawSubtotalTax);
  const subtotal = before === null ? discounted : toCents(before * quantity);
  const written = meta.find(({key}) => key === lineNameMetaKey)?.value;
  const name = node.variation?.node.name ?? node.product?.node.name;
  return {
    name: written ?? toPlainText(name),
    productId: node.productId || null,
    variationId: node.variationId || null,
    sku: meta.find(({key}) => key === '_sku')?.value || null,
    quantity,
    subtotal,
    // Net and tax are rounded each: a cent is no discount.
    discounted: Math.abs(subtotal - discounted) === 1 ? subtotal : discounted,
    total: toShown(node.rawTotal, node.rawTotalTax),
    attributes: meta
      .filter(({key}) => !key.startsWith('_'))
      .map(({key, value}) => ({name: key, value})),
  };
}

/** WooCommerce's own search indexes repeat the complete address: they stay in the shop. */
function toMeta(entries: OrderFieldsFragment['metaData']): MetaEntry[] {
  return (entries ?? []).flatMap((entry) => {
    if (!entry || entry.key.endsWith('_address_index')) return [];
    return [{key: entry.key, value: entry.value ?? ''}];
  });
}

const referenceOf = (meta: MetaEntry[]) =>
  meta.find(({key}) => key === referenceMetaKey)?.value ?? null;

/** Paid through this shop it reads `{reference}:{charge}`; the charge is what counts then. */
export function toTransactionId(stored: string | null, reference: string | null): string | null {
  const isPrefixed = reference !== null && stored?.startsWith(`${reference}:`);
  return (isPrefixed ? stored?.slice(reference.length + 1) : stored) || null;
}

export function toPayUrl(endpoint: string, databaseId: number, orderKey: string): string {
  const url = new URL(`checkout/order-pay/${databaseId}/`, endpoint);
  url.search = new URLSearchParams({pay_for_order: 'true', key: orderKey}).toString();
  return url.href;
}
