import type {Commerce, Product} from '~adapters/commerce';
import {readCartLines} from '~/cart/cart-lines.server';
import {addUp, type Taken, type TakenThing} from '~/catalogue/label/add-up';
import {intakes, reports, type Intake, type Nutrient} from '~/catalogue/label/intakes';
import {addsUpPage, nutrientNames} from '~/content/adds-up';
import {languageTag} from '~/content/language';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {parseLineId} from '~/pricing/line-ids';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';

const findProduct = (commerce: Commerce, product: string | number): Promise<Product | null> =>
  typeof product === 'number'
    ? commerce.products.findById(product)
    : Promise.resolve(findBuiltIn(product));

/** The products of a cart's lines, each once. */
function thingsOfCart(lineIds: string): TakenThing[] {
  const ids = lineIds.split(' ').filter(Boolean);
  const read = readCartLines([...new Set(ids)].map((id) => ({id, quantity: 1})));
  if (!read.ok) return [];
  const products = read.value.flatMap(({id}) => {
    const reference = parseLineId(id);
    if (reference.kind === 'catalogue') return reference.productId;
    return reference.kind === 'package' ? reference.productKey : [];
  });
  return [...new Set(products)].map((product) => ({product, name: '', perDay: null}));
}

const toText = (amount: number) => amount.toLocaleString(languageTag);

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

/** Of a cart, which asks no more often than it is read (rules: Limits on tries). */
export async function showSumsOfCart(context: AppServices, request: Request) {
  const {clientAddress, session, commerce} = context;
  const {items = ''} = await readFields(request);
  const caller = {clientAddress, visitorId: session.visitorId()};
  const isTooOften = (await secondsToWait(context, 'read-cart', caller)) > 0;
  const things = thingsOfCart(items);
  return isTooOften
    ? {...(await showSums(commerce, [])), isWhole: false}
    : showSums(commerce, things);
}

export type ShownSums = Awaited<ReturnType<typeof showSums>>;
