import {
  nothingConnected,
  ofAll,
  readLabel,
  type Commerce,
  type ConnectedFacts,
  type Product,
} from '~adapters/commerce';
import {mostProducts, readCartLines} from '~/cart/cart-lines.server';
import {allergensOf} from '~/catalogue/label/allergens-of.server';
import {addUp, type Taken, type TakenThing} from '~/catalogue/label/add-up';
import {intakes, reports, type Intake, type Nutrient} from '~/catalogue/label/intakes';
import {addsUpPage, nutrientNames} from '~/content/adds-up';
import {cardWords} from '~/content/labels/product-card';
import {languageTag} from '~/content/language';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {mixedProduct} from '~/pricing/box-mix';
import {parseLineId} from '~/pricing/line-ids';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';

type Find = (product: string | number, connected?: ConnectedFacts) => Product | null;

/** Those of the shop in one question; null for what cannot be read. */
async function findProducts(commerce: Commerce, products: (string | number)[]): Promise<Find> {
  const ids = products.filter((one) => typeof one === 'number');
  const found = await commerce.products.findByIds(ids).catch(() => new Map<number, Product>());
  return (product, connected) =>
    typeof product === 'number' ? (found.get(product) ?? null) : findBuiltIn(product, connected);
}

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

const numbers = new Intl.NumberFormat(languageTag);
const toText = (amount: Intake['men']) =>
  Array.isArray(amount) ? numbers.formatRange(...amount) : numbers.format(amount);

function toRow({nutrient, ...sum}: ReturnType<typeof addUp>['sums'][number]) {
  const intake: Intake = intakes[nutrient];
  const {unit, men, women, limit, limitUnit = unit} = intake;
  return {
    ...sum,
    name: nutrientNames[nutrient],
    isAdequate: intake.isAdequate ?? false,
    recommended:
      men === women
        ? `${toText(men)} ${unit}`
        : `${addsUpPage.men(toText(men))}, ${addsUpPage.women(toText(women))} ${unit}`,
    limit: limit === null ? null : `${toText(limit)} ${limitUnit}`,
    share:
      sum.percent === null
        ? addsUpPage.limitUnknown
        : addsUpPage[limit === null ? 'ofRecommended' : 'ofLimit'](sum.percent),
    isOfSupplements: intake.isOfSupplements ?? false,
    source: {year: intake.report, href: reports[intake.report]},
  };
}

const listed = new Intl.ListFormat(languageTag);
const namesOf = (nutrients: Nutrient[]) =>
  listed.format(nutrients.map((nutrient) => nutrientNames[nutrient]));

/** What these add up to; `isWhole` is false where a label could not be read. */
export async function showSums(commerce: Commerce, things: readonly TakenThing[]) {
  const find = await findProducts(
    commerce,
    things.map(({product}) => product),
  );
  const taken: Taken[] = things.flatMap(({product, name, perDay}) => {
    const one = find(product);
    if (!one && !name) return [];
    const label = one?.label ?? null;
    return {
      name: name || (one?.name ?? ''),
      label,
      perDay: perDay ?? label?.servingsADay ?? null,
    };
  });
  const {sums, notCounted, otherUnits} = addUp(taken);
  const over = sums.flatMap(({nutrient, isOver}) => (isOver ? [nutrient] : []));
  const isWhole = taken.length === things.length;
  const isAllCounted =
    isWhole &&
    notCounted.length + otherUnits.length === 0 &&
    sums.every(({isLimitUnknown}) => !isLimitUnknown);
  return {
    isEmpty: things.length === 0,
    isWhole,
    over: over.length > 0 ? addsUpPage.over(namesOf(over)) : null,
    under: addsUpPage[isAllCounted ? 'under' : 'underAsCounted'],
    rows: sums.map(toRow).sort((one, other) => Number(other.isOver) - Number(one.isOver)),
    notCounted,
    otherUnits: otherUnits.map(({nutrient, name}) => `${name}: ${nutrientNames[nutrient]}`),
  };
}

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
  const sums = await showSums(context.commerce, toThings(lines ?? []));
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
  return Object.fromEntries(recalled.map(({id}) => [id, cardWords.recalled]));
}

/** Of the labels of a cart: a sentence where a limit is exceeded, and line by line what they say of allergens and what must be known. */
export async function readCartLabels(context: AppServices, request: Request) {
  const lines = await askedLines(context, request);
  if (!lines) return null;
  const {commerce} = context;
  const things = toThings(lines);
  const [sums, find, connected] = await Promise.all([
    showSums(commerce, things),
    findProducts(
      commerce,
      things.map(({product}) => product),
    ),
    commerce.products.connected().catch(() => nothingConnected),
  ]);
  if (!sums.isWhole) return null;
  const allergens = lines.map((line) => [line.id, allergensOfLine(find, line)] as const);
  return {
    over: sums.over,
    notices: noticesOf(find, lines, connected),
    allergens: Object.fromEntries(allergens),
  };
}

export type ShownSums = Awaited<ReturnType<typeof showSums>>;
