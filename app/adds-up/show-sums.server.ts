import type {Catalogue} from '~adapters/commerce';
import {addsUpPage, nutrientNames} from '~/content/adds-up';
import {languageTag} from '~/content/language';
import {findProducts} from '~/pricing/built-in-products.server';
import {addUp, type Taken, type TakenThing} from './add-up';
import {intakes, reports, type Intake, type Nutrient} from './intakes';

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
export async function showSums(catalogue: Catalogue, things: readonly TakenThing[]) {
  const find = await findProducts(
    catalogue,
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

export type ShownSums = Awaited<ReturnType<typeof showSums>>;
