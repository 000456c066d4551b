import {foldText, type FactsRow, type ProductLabel} from '~adapters/commerce';
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
}

export interface AddedUp {
  sums: Sum[];
  /** What is taken whose label gives no amounts, or not how much is taken a day. */
  notCounted: string[];
  /** Amounts that cannot be added, since the label gives them in another unit. */
  otherUnits: {nutrient: Nutrient; name: string}[];
}

const entries = Object.entries(intakes) as [Nutrient, Intake][];

/** In billionths of a gram, whole; null for another unit. */
const nanograms: Record<string, bigint> = {
  g: 1_000_000_000n,
  mg: 1_000_000n,
  mcg: 1000n,
  '\u03BCg': 1000n,
};

/** A decimal as whole thousandths: `27.5` is 27500. */
function toThousandths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole + decimals.slice(0, 3).padEnd(3, '0'));
}

interface Amount {
  /** Thousandths of a nanogram. */
  value: bigint;
  /** What follows the measure: `RAE`, `folic acid`. */
  kind: string;
}

/** `400 mcg DFE (240 mcg folic acid)`, in Spanish with *de* between them: both amounts. */
const amountsIn = (text: string): Amount[] =>
  [...foldText(text).matchAll(/([\d,]+(?:\.\d+)?)\s*(g|mg|mcg|\u03BCg)\b\s*([a-z ]*)/g)].flatMap(
    ([, number = '', measure = '', kind = '']) => {
      const scale = nanograms[measure];
      const named = kind.trim().replace('de acido folico', 'folic acid');
      return scale ? [{value: toThousandths(number) * scale, kind: named}] : [];
    },
  );

const kindOf = (unit: string) => unit.split(' ').slice(1).join(' ').toLowerCase();

/** What an amount in this unit counts in. */
const scaleOf = (unit: string): bigint => nanograms[unit.split(' ', 1)[0] ?? ''] ?? 1n;

/** Thousandths of servings: a dose of 0.5 counts exactly. */
const servings = (perDay: number): bigint => BigInt(Math.round(perDay * 1000));

/** What a row gives a day, in millionths of a nanogram. */
const perDayOf = (row: FactsRow, unit: string, perDay: number): bigint | null => {
  const found = amountsIn(row.amount).find(({kind}) => kind === kindOf(unit));
  return found ? found.value * servings(perDay) : null;
};

function format(value: bigint, unit: string): string {
  const scale = scaleOf(unit) * 1000n;
  const thousandths = (value + scale / 2n) / scale;
  return (Number(thousandths) / 1000).toLocaleString(languageTag, {maximumFractionDigits: 3});
}

const scaled = (amount: number, unit: string): bigint =>
  toThousandths(String(amount)) * scaleOf(unit) * 1000n;

/** The rows of a nutrient, one of each formula. */
function rowsOf({label}: Taken, {onLabel}: Intake): FactsRow[] {
  return (label?.facts ?? []).flatMap(({rows}) =>
    rows.filter(({name}) => onLabel.test(foldText(name))),
  );
}

const most = (values: bigint[]): bigint =>
  values.reduce((before, value) => (value > before ? value : before), 0n);

function sumOf(taken: readonly Taken[], nutrient: Nutrient, intake: Intake) {
  const {unit, limit, limitUnit = unit, exempt} = intake;
  const from: {name: string; value: bigint}[] = [];
  const otherUnits: AddedUp['otherUnits'] = [];
  let counted = 0n;
  let isLimitUnknown = false;
  for (const one of taken) {
    const rows = rowsOf(one, intake);
    const {name, perDay} = one;
    if (perDay === null || rows.length === 0) continue;
    const amounts = rows.flatMap((row) => perDayOf(row, unit, perDay) ?? []);
    if (amounts.length === 0) otherUnits.push({nutrient, name});
    else from.push({name, value: most(amounts)});
    const limited = rows.filter((row) => !exempt?.test(foldText(row.name)));
    const toLimit = limited.flatMap((row) => perDayOf(row, limitUnit, perDay) ?? []);
    if (toLimit.length < limited.length) isLimitUnknown = true;
    counted += most(toLimit);
  }
  const total = from.reduce((sum, {value}) => sum + value, 0n);
  const sum: Sum = {
    nutrient,
    unit,
    amount: format(total, unit),
    from: from.map(({name, value}) => ({name, amount: format(value, unit)})),
    isOver: limit !== null && counted > scaled(limit, limitUnit),
    isLimitUnknown: limit !== null && isLimitUnknown,
  };
  return {sum, otherUnits};
}

/** Adds up what a day's servings hold (rules: What adds up). */
export function addUp(taken: readonly Taken[]): AddedUp {
  const all = entries.map(([nutrient, intake]) => sumOf(taken, nutrient, intake));
  const isCounted = ({label, perDay}: Taken) =>
    perDay !== null && (label?.facts ?? []).some(({rows}) => rows.length > 0);
  return {
    sums: all.flatMap(({sum}) => (sum.from.length > 0 ? [sum] : [])),
    notCounted: taken.filter((one) => !isCounted(one)).map(({name}) => name),
    otherUnits: all.flatMap((one) => one.otherUnits),
  };
}
