import {toDecimalString, zeroCents, type Address, type NewOrder} from '~adapters/commerce';
import type {MetaEntry, NewOrderLine, OrderingShopper} from '~adapters/commerce';
import type {
  CountriesEnum,
  CreateOrderInput,
  CustomerAddressInput,
  LineItemInput,
} from '~graphql/generated/documents';
import {toWooRegion} from './territories';

/** Kept beside the order because paying replaces its transaction id. */
export const referenceMetaKey = '_bellyful_attempt';
/** WooGraphQL can write the name of a line but not read it. */
export const lineNameMetaKey = '_bellyful_name';

/**
 * A pending order with the totals that the shopper saw. Never with coupons (WooGraphQL lets them
 * overwrite the lines' totals), with fees, or as paid.
 */
export function toOrderInput(newOrder: NewOrder): CreateOrderInput {
  const {title, total} = newOrder.shipping;
  const methodId = total === zeroCents ? 'free_shipping' : 'flat_rate';
  return {
    billing: {...toAddressInput(newOrder.billing), email: newOrder.billing.email},
    shipping: toAddressInput(newOrder.shippingAddress),
    customerNote: newOrder.customerNote,
    paymentMethod: newOrder.paymentMethod,
    paymentMethodTitle: newOrder.paymentMethodTitle,
    transactionId: newOrder.orderReference,
    lineItems: newOrder.lines.map(toLineInput),
    shippingLines: [{methodId, methodTitle: title, total: toDecimalString(total)}],
    metaData: toMetaInput([
      ...newOrder.meta,
      {key: referenceMetaKey, value: newOrder.orderReference},
      ...toShopperMeta(newOrder.orderedBy),
    ]),
  };
}

/** The shop's plugin moves these to where WooCommerce stores them; the order itself is made by our server. */
function toShopperMeta(shopper: OrderingShopper | undefined): MetaEntry[] {
  const entries = {
    _bellyful_customer_id: shopper?.customerId?.toString(),
    _bellyful_ip: shopper?.ip,
    _bellyful_user_agent: shopper?.userAgent,
  };
  return Object.entries(entries).flatMap(([key, value]) => (value ? [{key, value}] : []));
}

function toLineInput(line: NewOrderLine): LineItemInput {
  // As `sku` the shop would look a product up by it and refuse what it does not sell itself.
  const sku = line.sku === null ? [] : [{key: '_sku', value: line.sku}];
  return {
    ...(line.productId === null ? {} : {productId: line.productId}),
    ...(line.variationId === null ? {} : {variationId: line.variationId}),
    name: line.name,
    quantity: line.quantity,
    subtotal: toDecimalString(line.subtotal),
    total: toDecimalString(line.total),
    metaData: toMetaInput([...line.meta, {key: lineNameMetaKey, value: line.name}, ...sku]),
  };
}

/** The shop stores one entry a key, the last: two codes are written as one entry. */
function toMetaInput(entries: MetaEntry[]): MetaEntry[] {
  const byKey = new Map<string, string[]>();
  for (const {key, value} of entries) byKey.set(key, [...(byKey.get(key) ?? []), value]);
  return [...byKey].map(([key, values]) => ({key, value: values.join(', ')}));
}

function toAddressInput(address: Address): CustomerAddressInput {
  const {firstName, lastName, address1, address2, city, postcode, phone} = address;
  const {state, country: named} = toWooRegion({
    state: address.state,
    country: address.country.toUpperCase(),
  });
  const country = named as CountriesEnum;
  return {firstName, lastName, address1, address2, city, state, postcode, phone, country};
}
