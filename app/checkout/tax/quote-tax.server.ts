import {findBuiltIn} from '~/pricing/built-in-products.server';
import {z} from 'zod';
import {
  toCents,
  type ShippingQuote,
  type Product,
  type SyncedProduct,
  type TaxQuestion,
} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {longestCode, maximumQuantity, minimumQuantity} from '~/pricing/constants';
import {longestLineId, parseLineId, type LineReference} from '~/pricing/line-ids';
import {mostLines} from '~/cart/cart-lines.server';
import type {CartTax} from '~/pricing/priced-cart';
import {toCartTax} from './add-tax';

const mostCents = 100_000_000;
const cents = z.int().min(0).max(mostCents);
const part = z.string().max(200);
const place = z.strictObject({country: part, state: part, zipCode: part, city: part});

/** A cart as it is shown: what a line costs decides nothing but the line that is shown (rules: Tax). */
const question = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(longestLineId),
        quantity: z.int().min(minimumQuantity).max(maximumQuantity),
        /** Before codes. */
        discounted: cents.optional(),
        /** After all discounts. */
        total: cents,
      }),
    )
    .min(1)
    .max(mostLines),
  shipping: z.union([cents, z.strictObject({method: part.nullable()})]),
  codes: z.array(z.string().max(longestCode)).max(1).optional(),
  billing: place,
  shippingAddress: place,
});

type Ports = Pick<AppServices, 'access' | 'commerce' | 'syncedProducts'>;

type Quoted = {ok: true; tax: CartTax | null; shipping?: ShippingQuote | null} | {ok: false};

/**
 * The tax of a cart for its address, for display, and the shipping where the shop's own rules count; null where the shop
 * charges none. Orders ask anew.
 */
export async function quoteTax(ports: Ports, body: unknown): Promise<Quoted> {
  const read = question.safeParse(body);
  if (!read.success) return {ok: false};
  const {lines, shipping, codes, ...addresses} = read.data;
  const isCharged = await ports.commerce.taxes.areCharged();
  const isDue = isCharged || (await ports.commerce.taxes.refusesAddresses());
  if (!isDue && typeof shipping === 'number') return {ok: true, tax: null};
  const session = await ports.access.session();
  const quote = await ports.commerce.taxes.quote({
    ...addresses,
    lines: await toTaxedLines(ports, lines),
    shipping: typeof shipping === 'number' ? toCents(shipping) : shipping,
    ...(codes && {codes}),
    email: session?.shopper.email ?? null,
  });
  return {
    ok: true,
    tax: quote && isCharged ? toCartTax(quote) : null,
    ...(quote?.shipping !== undefined && {shipping: quote.shipping}),
  };
}

/** What the shop taxes a cart's lines as: its own products, those behind built-in ones included. */
export async function toTaxedLines(
  {commerce, syncedProducts}: Omit<Ports, 'access'>,
  lines: z.output<typeof question>['lines'],
): Promise<TaxQuestion['lines']> {
  const references = lines.map(({id}) => parseLineId(id));
  const connected = references.every(({kind}) => kind === 'catalogue')
    ? new Map<string, SyncedProduct>()
    : await syncedProducts.bySku();
  const products = await commerce.products.findByIds(
    references.flatMap((one) => (isNamedByGraph(one) ? one.productId : [])),
  );
  return lines.map(({quantity, total, discounted}, index) => {
    const reference = references[index];
    const sold =
      reference?.kind === 'catalogue'
        ? toCatalogueIds(reference, products)
        : connected.get(skuOf(reference) ?? '');
    const {productId = null, variationId = null} = sold ?? {};
    return {
      productId,
      variationId,
      quantity,
      total: toCents(total),
      ...(discounted !== undefined && {discounted: toCents(discounted)}),
    };
  });
}

type CatalogueReference = Extract<LineReference, {kind: 'catalogue'}>;

const isNamedByGraph = (reference: LineReference): reference is CatalogueReference =>
  reference.kind === 'catalogue' && reference.variation?.by === 'graphId';

function toCatalogueIds(
  {productId, variation}: CatalogueReference,
  products: ReadonlyMap<number, Product>,
) {
  if (variation?.by !== 'graphId') return {productId, variationId: variation?.databaseId ?? null};
  const {variations = []} = products.get(productId) ?? {};
  const found = variations.find(({id}) => id === variation.graphId);
  return {productId, variationId: found?.databaseId ?? null};
}

/** The article number of a built-in product's line. */
function skuOf(reference: LineReference | undefined): string | null {
  if (reference?.kind !== 'package') return null;
  const packages = findBuiltIn(reference.productKey)?.packages ?? [];
  return packages.find(({bottles}) => bottles === (reference.bottles ?? bottles))?.sku ?? null;
}
