import {
  nothingConnected,
  ofAll,
  readLabel,
  type Commerce,
  type ConnectedFacts,
  type Product,
} from '~adapters/commerce';
import {readCartLines} from '~/cart/cart-lines.server';
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

const findProduct = (
  commerce: Commerce,
  product: string | number,
  connected?: ConnectedFacts,
): Promise<Product | null> =>
  typeof product === 'number'
    ? commerce.products.findById(product)
    : Promise.resolve(findBuiltIn(product, connected));

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
    isOfSupplements: intake.isOfSupplements ?? false,
    source: {year: intake.report, href: reports[intake.report]},
  };
}

const listed = new Intl.ListFormat(languageTag);
const namesOf = (nutrients: Nutrient[]) =>
  listed.format(nutrients.map((nutrient) => nutrientNames[nutrient]));

/** What these add up to; `isWhole` is false where a label could not be read. */
export async function showSums(commerce: Commerce, things: readonly TakenThing[]) {
  const found = await Promise.all(
    things.map(async ({product, name, perDay}) => {
      const one = await findProduct(commerce, product).catch(() => null);
      if (!one && !name) return null;
      const label = one?.label ?? null;
      return {
        name: name || (one?.name ?? ''),
        label,
        perDay: perDay ?? label?.servingsADay ?? null,
      };
    }),
  );
  const taken: Taken[] = found.filter((one) => one !== null);
  const {sums, notCounted, otherUnits} = addUp(taken);
  const over = sums.flatMap(({nutrient, isOver}) => (isOver ? [nutrient] : []));
  return {
    isEmpty: things.length === 0,
    isWhole: taken.length === things.length,
    over: over.length > 0 ? addsUpPage.over(namesOf(over)) : null,
    rows: sums.map(toRow),
    notCounted,
    otherUnits: otherUnits.map(({nutrient, name}) => `${name}: ${nutrientNames[nutrient]}`),
  };
}

/** Null where it is asked more often than a cart is read (rules: Limits on tries). */
async function askedLines(context: AppServices, request: Request): Promise<CartThings[] | null> {
  const {clientAddress, session} = context;
  const {items = ''} = await readFields(request);
  const caller = {clientAddress, visitorId: session.visitorId()};
  return (await secondsToWait(context, 'read-cart', caller)) > 0 ? null : linesOfCart(items);
}

export async function showSumsOfCart(context: AppServices, request: Request) {
  const lines = await askedLines(context, request);
  const sums = await showSums(context.commerce, toThings(lines ?? []));
  return lines ? sums : {...sums, isWhole: false};
}

/** What a line's label says of allergens; of a mixed box what its kinds say together. */
async function allergensOfLine(commerce: Commerce, {products}: CartThings) {
  const found = await Promise.all(
    products.map(async (product) => {
      const one = await findProduct(commerce, product).catch(() => null);
      return one ? allergensOf(one, one.label && readLabel(one.label)) : {};
    }),
  );
  return ofAll(found);
}

/** What the lines say of which a lot is recalled, by their ids. */
async function recallMarks(commerce: Commerce, lines: readonly CartThings[]) {
  const connected = await commerce.products.connected().catch(() => nothingConnected);
  const isRecalled = async (product: string | number) =>
    ((await findProduct(commerce, product, connected).catch(() => null))?.recalls.length ?? 0) > 0;
  const found = await Promise.all(
    lines.map(async ({id, products}) =>
      (await Promise.all(products.map(isRecalled))).includes(true)
        ? [[id, cardWords.recalled] as const]
        : [],
    ),
  );
  return Object.fromEntries(found.flat());
}

/** Of the labels of a cart: a sentence where a limit is exceeded, and line by line what they say of allergens and what is recalled. */
export async function readCartLabels(context: AppServices, request: Request) {
  const lines = await askedLines(context, request);
  if (!lines) return null;
  const {commerce} = context;
  const [sums, recalled, ...allergens] = await Promise.all([
    showSums(commerce, toThings(lines)),
    recallMarks(commerce, lines),
    ...lines.map((line) => allergensOfLine(commerce, line)),
  ]);
  if (!sums.isWhole) return null;
  const byLine = lines.map(({id}, place) => [id, allergens[place] ?? {}] as const);
  return {over: sums.over, recalled, allergens: Object.fromEntries(byLine)};
}

export type ShownSums = Awaited<ReturnType<typeof showSums>>;
