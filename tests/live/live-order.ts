import {
  toCents,
  type Address,
  type Commerce,
  type NewOrder,
  type NewOrderLine,
  type Product,
} from '~adapters/commerce';
import {anAddress} from '../support/orders';

export const aLine = (changes: Partial<NewOrderLine> = {}): NewOrderLine => ({
  name: 'Capsules, 3 bottles',
  productId: null,
  variationId: null,
  sku: null,
  quantity: 1,
  subtotal: toCents(1000),
  total: toCents(1000),
  meta: [],
  ...changes,
});

/** An order for a real shop, of an attempt and an address of its own. */
export function aLiveOrder(
  lines: NewOrderLine[],
  changes: Partial<NewOrder> & {place?: Partial<Address>} = {},
): NewOrder {
  const {place, ...more} = changes;
  const address = anAddress(place);
  return {
    lines,
    shipping: {title: 'Shipping', total: toCents(497)},
    billing: {...address, email: `ada-${crypto.randomUUID()}@shop.example`},
    shippingAddress: address,
    customerNote: '',
    paymentMethod: '',
    paymentMethodTitle: '',
    orderReference: `${crypto.randomUUID()}.0123456789abcdef`,
    meta: [],
    ...more,
  };
}

const mostLookedAt = 12;

/** Some products without variations that can be bought, read one after the other. */
export async function listSimpleProducts({products}: Commerce): Promise<Product[]> {
  const {products: all} = await products.all();
  const simple = all.filter(({variations}) => variations.length === 0).slice(0, mostLookedAt);
  const found: Product[] = [];
  for (const {databaseId} of simple) {
    const product = await products.findFresh(databaseId);
    if (product?.isPurchasable && product.price) found.push(product);
  }
  return found;
}
