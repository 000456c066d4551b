import {findBuiltIn} from '~/pricing/built-in-products.server';
import {z} from 'zod';
import {
  listedById,
  toCents,
  type ShippingQuote,
  type Product,
  type ConnectedProduct,
  type PluginsQuote,
  type TaxQuestion,
} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {longestCode, maximumQuantity, minimumQuantity} from '~/pricing/constants';
import {longestLineId, parseLineId, type LineReference} from '~/pricing/line-ids';
import {mostLines} from '~/cart/cart-lines.server';
import type {CartTax} from '~/pricing/priced-cart';
import {whereSold} from '~/content/messages/where-sold';
import {toPayment} from '../order/new-order.server';
import {mayNotGo} from '../order/where-sold.server';
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
  /** As an order's body has it, null of the usual one: given, the shop's plugins are asked. */
  paymentMethod: z.string().max(40).nullable().optional(),
});

type Ports = Pick<AppServices, 'access' | 'commerce' | 'connectedProducts' | 'payments'>;

type Quoted =
  | {ok: true; tax: CartTax | null; shipping?: ShippingQuote | null; plugins?: PluginsQuote}
  | {ok: false};

/** The tax of a cart for its address, null where there is none, the shop's shipping, and what its plugins say. Orders ask anew. */
export async function quoteTax(ports: Ports, body: unknown): Promise<Quoted> {
  const read = question.safeParse(body);
  if (!read.success) return {ok: false};
  const {lines, shipping, codes, paymentMethod, ...addresses} = read.data;
  const {taxes} = ports.commerce;
  const isForPlugins = paymentMethod !== undefined;
  const problems = await findForbidden(ports, read.data);
  if (problems.length > 0)
    return {ok: true, tax: null, plugins: {fees: [], payments: null, problems}};
  const isCharged = await taxes.areCharged();
  const isDue = isForPlugins || isCharged || (await taxes.refusesAddresses());
  if (!isDue && typeof shipping === 'number') return {ok: true, tax: null};
  const session = await ports.access.session();
  const quote = await taxes.quote({
    ...addresses,
    lines: await toTaxedLines(ports, lines),
    shipping: typeof shipping === 'number' ? toCents(shipping) : shipping,
    ...(codes && {codes}),
    ...(isForPlugins && {payment: toPayment(ports.payments, paymentMethod ?? undefined).method}),
    email: session?.shopper.email ?? null,
  });
  if (!quote) return {ok: true, tax: null};
  const {added, plugins} = quote;
  return {
    ok: true,
    // What a plugin changes of the total is part of it, whatever it is.
    tax: isCharged || (isForPlugins && added !== 0) ? toCartTax(quote) : null,
    ...(quote.shipping !== undefined && {shipping: quote.shipping}),
    ...(plugins && {plugins}),
  };
}

/** Why some of these lines may not go to that address; nothing where no product has such places. */
async function findForbidden(
  {commerce}: Ports,
  {lines, shippingAddress}: z.output<typeof question>,
): Promise<PluginsQuote['problems']> {
  const catalogue = await commerce.products.all().catch(() => null);
  if (!catalogue) return [];
  const listed = listedById(catalogue);
  return lines.flatMap(({id}) => {
    const reference = parseLineId(id);
    const product = reference.kind === 'catalogue' ? listed.get(reference.productId) : undefined;
    return product && mayNotGo(product, shippingAddress)
      ? {field: null, message: whereSold.notTo(product.name)}
      : [];
  });
}

/** What the shop taxes a cart's lines as: its own products, those behind built-in ones included. */
export async function toTaxedLines(
  {commerce, connectedProducts}: Pick<Ports, 'commerce' | 'connectedProducts'>,
  lines: z.output<typeof question>['lines'],
): Promise<TaxQuestion['lines']> {
  const references = lines.map(({id}) => parseLineId(id));
  const connected = references.every(({kind}) => kind === 'catalogue')
    ? new Map<string, ConnectedProduct>()
    : await connectedProducts.bySku();
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
