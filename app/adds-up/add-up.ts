import {foldText, inAnyLanguage, type FactsRow, type ProductLabel} from '~adapters/commerce';
import {languageTag} from '~/content/language';
import {intakes, type Intake, type Nutrient} from './intakes';

/** What is taken, by its product: a key or the shop's number, and the servings a day that somebody chose. */
export interface TakenThing {
  product: string | number;
  name: string;
  /** Null: as the label says. */
  perDay: number | null;
}

/** Something that is taken, by its label and so many servings a day; null where neither says how many. */
export interface Taken {
  name: string;
  label: ProductLabel | null;
  perDay: number | null;
}

/** A nutrient's amount a day of all that is taken, in its unit. */
interface Sum {
  nutrient: Nutrient;
  amount: string;
  unit: string;
  from: {name: string; amount: string}[];
  /** Of the amount that the limit counts: above it, below it, or not known, as a label does not give it. */
  isOver: boolean;
  isLimitUnknown: boolean;
  /** Of the limit, or of the most that is recommended where none is published; null where that is not known. */
  percent: number | null;
  /** A form in it counts twice toward the limit. */
  countsTwice: boolean;
}

export interface AddedUp {
  sums: Sum[];
  /** What is taken whose label gives no amounts, or not how much is taken a day. */
  notCounted: string[];
  /** Amounts that cannot be added, since the label gives them in another unit. */
  otherUnits: {nutrient: Nutrient; name: string}[];
}

const entries = (Object.entries(intakes) as [Nutrient, Intake][]).map(([nutrient, intake]) => {
  const names = inAnyLanguage(({nutrients}) => nutrients[nutrient]);
  return {nutrient, intake, onLabel: new RegExp(`^(?:${names})\\b`)};
});

/** In billionths of a gram, whole; null for another unit. */
const nanograms: Record<string, bigint> = {
  g: 1_000_000_000n,
  mg: 1_000_000n,
  mcg: 1000n,
  '\u03BCg': 1000n,
};

/** A decimal as whole millionths: `27.5` is 27500000. */
function toMillionths(text: string): bigint {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole + decimals.slice(0, 6).padEnd(6, '0'));
}

interface Amount {
  /** Millionths of a nanogram. */
  value: bigint;
  /** What follows the measure: `RAE`, `folic acid`. */
  kind: string;
}

const amount = /(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(g|mg|mcg|\u03BCg)\b\s*([a-z ]*)/g;

const folicAcid = new RegExp(inAnyLanguage((words) => words.folicAcid));

/** `400 mcg DFE (240 mcg folic acid)`: both amounts. */
const amountsIn = (text: string): Amount[] =>
  [...foldText(text).matchAll(amount)].flatMap(([, number = '', measure = '', kind = '']) => {
    const scale = nanograms[measure];
    const named = kind.trim().replace(folicAcid, 'folic acid');
    return scale ? [{value: toMillionths(number) * scale, kind: named}] : [];
  });

const kindOf = (unit: string) => unit.split(' ').slice(1).join(' ').toLowerCase();

/** What an amount in this unit counts in. */
const scaleOf = (unit: string): bigint => nanograms[unit.split(' ', 1)[0] ?? ''] ?? 1n;

/** Thousandths of servings: a dose of 0.5 counts exactly. */
const servings = (perDay: number): bigint => BigInt(Math.round(perDay * 1000));

/** What a row gives a day, in billionths of a nanogram. */
const perDayOf = (row: FactsRow, unit: string, perDay: number): bigint | null => {
  const found = amountsIn(row.amount).find(({kind}) => kind === kindOf(unit));
  return found ? found.value * servings(perDay) : null;
};

function format(value: bigint, unit: string): string {
  const scale = scaleOf(unit) * 1_000_000n;
  const thousandths = (value + scale / 2n) / scale;
  return (Number(thousandths) / 1000).toLocaleString(languageTag, {maximumFractionDigits: 3});
}

const scaled = (amount: number, unit: string): bigint =>
  toMillionths(String(amount)) * scaleOf(unit) * 1000n;

/** The rows of a nutrient in each formula; what is part of a row above counts where that one is of something else. */
function rowsOf({label}: Taken, onLabel: RegExp): FactsRow[][] {
  return (label?.facts ?? []).map(({rows}) => {
    const named = rows.filter(({name}) => onLabel.test(foldText(name)));
    const whole = named.filter(({indent}) => !indent);
    return whole.length > 0 ? whole : named;
  });
}

const total = (values: bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** Of several formulas the one with the most. */
const most = (formulas: bigint[][]): bigint =>
  formulas.map(total).reduce((before, value) => (value > before ? value : before), 0n);

function sumOf(taken: readonly Taken[], {nutrient, intake, onLabel}: (typeof entries)[number]) {
  const {unit, limit, limitUnit = unit, exempt, isTwice} = intake;
  const from: {name: string; value: bigint}[] = [];
  const otherUnits: AddedUp['otherUnits'] = [];
  let counted = 0n;
  let isLimitUnknown = false;
  let countsTwice = false;
  for (const one of taken) {
    const {name, perDay} = one;
    const formulas = rowsOf(one, onLabel);
    const rows = formulas.flat();
    if (perDay === null || rows.length === 0) continue;
    const amounts = formulas.map((all) => all.flatMap((row) => perDayOf(row, unit, perDay) ?? []));
    if (amounts.flat().length < rows.length) otherUnits.push({nutrient, name});
    if (amounts.flat().length > 0) from.push({name, value: most(amounts)});
    const towardLimit = (row: FactsRow): bigint[] => {
      if (exempt?.test(foldText(row.name))) return [];
      const value = perDayOf(row, limitUnit, perDay);
      if (value === null) isLimitUnknown = true;
      const twice = isTwice?.test(foldText(row.name)) ?? false;
      countsTwice ||= twice;
      return value === null ? [] : [twice ? 2n * value : value];
    };
    counted += most(formulas.map((all) => all.flatMap(towardLimit)));
  }
  const whole = total(from.map(({value}) => value));
  const recommended = Math.max(...[intake.men, intake.women].flat());
  const percent =
    limit === null
      ? (whole * 100n) / scaled(recommended, unit)
      : (counted * 100n) / scaled(limit, limitUnit);
  const sum: Sum = {
    nutrient,
    unit,
    amount: format(whole, unit),
    from: from.map(({name, value}) => ({name, amount: format(value, unit)})),
    isOver: limit !== null && counted > scaled(limit, limitUnit),
    isLimitUnknown: limit !== null && isLimitUnknown,
    percent: limit !== null && isLimitUnknown ? null : Number(percent),
    countsTwice,
  };
  return {sum, otherUnits};
}

/** Adds up what a day's servings hold (rules: What adds up). */
export function addUp(taken: readonly Taken[]): AddedUp {
  const all = entries.map((entry) => sumOf(taken, entry));
  const isCounted = ({label, perDay}: Taken) =>
    perDay !== null && (label?.facts ?? []).some(({rows}) => rows.length > 0);
  return {
    sums: all.flatMap(({sum}) => (sum.from.length > 0 ? [sum] : [])),
    notCounted: taken.filter((one) => !isCounted(one)).map(({name}) => name),
    otherUnits: all.flatMap((one) => one.otherUnits),
  };
}
