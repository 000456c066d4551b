import {nothingConnected, ofAll, readLabel, type ConnectedFacts} from '~adapters/commerce';
import type {TakenThing} from '~/adds-up/add-up';
import {showSums} from '~/adds-up/show-sums.server';
import {mostProducts, readCartLines} from '~/cart/cart-lines.server';
import {cardNotes} from '~/content/labels/card-notes';
import {mixedProduct} from '~/pricing/box-mix';
import {findProducts, type Find} from '~/pricing/built-in-products.server';
import {parseLineId} from '~/pricing/line-ids';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';
import {allergensOf} from './allergens-of.server';

interface CartThings {
  id: string;
  products: (string | number)[];
}

/** What a line of the cart holds: of a mixed box each kind. */
function productsOf(id: string): CartThings['products'] {
  const reference = parseLineId(id);
  if (reference.kind === 'package') return [reference.productKey];
  if (reference.kind === 'unknown') return [];
  const mixed = Object.keys(reference.choices ?? {}).flatMap((key) => mixedProduct(key) ?? []);
  return mixed.length > 0 ? mixed : [reference.productId];
}

function linesOfCart(lineIds: string): CartThings[] {
  const ids = lineIds.split(' ').filter(Boolean);
  const read = readCartLines([...new Set(ids)].map((id) => ({id, quantity: 1})));
  return read.ok ? read.value.map(({id}) => ({id, products: productsOf(id)})) : [];
}

/** The products of a cart's lines, each once. */
const toThings = (lines: readonly CartThings[]): TakenThing[] =>
  [...new Set(lines.flatMap(({products}) => products))].map((product) => ({
    product,
    name: '',
    perDay: null,
  }));

/** Null where it is asked more often than a cart is read, or more than of one (rules: Limits on tries). */
async function askedLines(context: AppServices, request: Request): Promise<CartThings[] | null> {
  const {clientAddress, session} = context;
  const {items = ''} = await readFields(request);
  const caller = {clientAddress, visitorId: session.visitorId()};
  if ((await secondsToWait(context, 'read-cart', caller)) > 0) return null;
  const lines = linesOfCart(items);
  return toThings(lines).length > mostProducts ? null : lines;
}

export async function showSumsOfCart(context: AppServices, request: Request) {
  const lines = await askedLines(context, request);
  const sums = await showSums(context.commerce.products, toThings(lines ?? []));
  return lines ? sums : {...sums, isWhole: false};
}

/** What a line's label says of allergens; of a mixed box what its kinds say together. */
function allergensOfLine(find: Find, {products}: CartThings) {
  const found = products.map((product) => {
    const one = find(product);
    return one ? allergensOf(one, one.label && readLabel(one.label)) : {};
  });
  return ofAll(found);
}

/** What the lines say of which a lot is recalled, by their ids. */
function noticesOf(find: Find, lines: readonly CartThings[], connected: ConnectedFacts) {
  const isRecalled = (product: string | number) =>
    (find(product, connected)?.recalls.length ?? 0) > 0;
  const recalled = lines.filter(({products}) => products.some(isRecalled));
  return Object.fromEntries(recalled.map(({id}) => [id, cardNotes.recalled]));
}

/** Of the labels of a cart: a sentence where a limit is exceeded, and line by line what they say of allergens and what must be known. */
export async function readCartLabels(context: AppServices, request: Request) {
  const lines = await askedLines(context, request);
  if (!lines) return null;
  const {products: catalogue} = context.commerce;
  const things = toThings(lines);
  const [sums, find, connected] = await Promise.all([
    showSums(catalogue, things),
    findProducts(
      catalogue,
      things.map(({product}) => product),
    ),
    catalogue.connected().catch(() => nothingConnected),
  ]);
  if (!sums.isWhole) return null;
  const allergens = lines.map((line) => [line.id, allergensOfLine(find, line)] as const);
  return {
    over: sums.over,
    notices: noticesOf(find, lines, connected),
    allergens: Object.fromEntries(allergens),
  };
}
