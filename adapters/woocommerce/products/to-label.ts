import {
  productMarks,
  timesContent,
  toNetContent,
  withdrawalExceptions,
  type Cents,
  type DailyValuePercent,
  type FactsRow,
  type LotReport,
  type Product,
  type ProductLabel,
} from '~adapters/commerce';
import {toLowestCents} from '../to-cents';
import {toPlainText} from '../to-html';
import {toWebAddress} from '../orders/to-our-link';

type Entries = ({key: string; value?: string | null} | null)[] | null | undefined;

const prefix = '_bellyful_';

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').map(toPlainText).filter(Boolean);

const valueOf = (metaData: Entries, name: string) =>
  metaData?.find((entry) => entry?.key === `${prefix}${name}`)?.value;

/** Slugs of what a pack of the product may hold, too. */
export const toMixWith = (metaData: Entries): string[] => linesOf(valueOf(metaData, 'mix_with'));

/** What the owner marked the product as; nothing where its name decides. */
export function toMark(metaData: Entries): Pick<Product, 'mark'> {
  const written = valueOf(metaData, 'mark');
  const mark = productMarks.find((known) => known === written);
  return mark ? {mark} : {};
}

/** `US:CA, FR`, whether it is for adults alone, and why nobody withdraws from it. */
export function toRestrictions(
  metaData: Entries,
): Pick<Product, 'notTo' | 'isForAdults' | 'noWithdrawal'> {
  const written = valueOf(metaData, 'no_withdrawal');
  const noWithdrawal = withdrawalExceptions.find((known) => known === written);
  const notTo = (valueOf(metaData, 'not_to') ?? '')
    .toUpperCase()
    .match(/\b[A-Z]{2}\b(?::[A-Z\d]+)?/g);
  return {
    ...(notTo && {notTo}),
    ...(valueOf(metaData, 'adults') === 'yes' && {isForAdults: true}),
    ...(noWithdrawal && {noWithdrawal}),
  };
}

const particulars = {
  netContent: 'net_content',
  origin: 'origin',
  operator: 'operator',
  responsible: 'responsible',
} as const;

/** What the owner has written that a law asks for. */
export function toParticulars(metaData: Entries): Pick<Product, 'particulars'> {
  const written = Object.entries(particulars).flatMap(([key, name]) => {
    const text = toPlainText(valueOf(metaData, name));
    return text ? [[key, text] as const] : [];
  });
  return written.length > 0 ? {particulars: Object.fromEntries(written)} : {};
}

/** How much is sold, and for how much without a sale. */
interface Sold {
  listed?: Entries;
  regularPrice: Cents | null;
}

const entryOf = (metaData: Entries, key: string) =>
  metaData?.find((entry) => entry?.key === key)?.value || null;

/** By WooCommerce Germanized's fields: its amount, else what a unit of it costs; of a variation its product has the unit. */
export function toGermanizedContent({listed, regularPrice}: Sold, product: Entries = listed) {
  const either = (key: string) => entryOf(listed, key) ?? entryOf(product, key) ?? '';
  const amount = toNetContent(`${entryOf(listed, '_unit_product') ?? ''} ${either('_unit')}`);
  const each = toLowestCents(entryOf(listed, '_unit_price_regular'));
  const base = toNetContent(`${either('_unit_base') || 1} ${either('_unit')}`);
  return amount ?? (each && regularPrice && base ? timesContent(base, regularPrice / each) : null);
}

/** As its field says, that of WooCommerce Germanized, or its servings together. */
export function toContent({listed: metaData, regularPrice}: Sold): Pick<Product, 'content'> {
  const serving = toNetContent(valueOf(metaData, 'serving_size') ?? '');
  const servings = Number(valueOf(metaData, 'servings') ?? 0);
  const content =
    toNetContent(valueOf(metaData, 'net_content') ?? '') ??
    toGermanizedContent({listed: metaData, regularPrice}) ??
    (serving && servings > 0 ? timesContent(serving, servings) : null);
  return content ? {content} : {};
}

/** `123 9.99`, a line for each product or variation that is reduced. */
export function toLowestPrices(metaData: Entries): Pick<Product, 'lowestPrices'> {
  const entries = linesOf(valueOf(metaData, 'lowest_prices')).flatMap((line) => {
    const [id = '', written] = line.split(' ');
    const price = toLowestCents(written);
    return price ? [[Number(id), price] as const] : [];
  });
  return entries.length > 0 ? {lowestPrices: Object.fromEntries(entries)} : {};
}

/** `24-117 | https://shop.example/report.pdf`, a line each; the shop's own files may stand where it does, with no https. */
export const toLotReports = (text: string | undefined, shopUrl = ''): LotReport[] =>
  linesOf(text).flatMap((line) => {
    const [lot = '', address = ''] = line.split('|').map((part) => part.trim());
    const url = toWebAddress(address);
    const isSafe = url?.startsWith('https:') || url?.startsWith(shopUrl || 'https:');
    return lot && url && isSafe ? [{lot, url}] : [];
  });

/** The label's fields of the plugin's product editor; null where none is filled in. */
export function toLabel(metaData: Entries, shopUrl?: string): ProductLabel | null {
  const fields = new Map(
    (metaData ?? []).flatMap((entry) =>
      entry?.key.startsWith(prefix) ? [[entry.key.slice(prefix.length), entry.value ?? '']] : [],
    ),
  );
  const text = (name: string) => toPlainText(fields.get(name));
  const lines = (name: string) => linesOf(fields.get(name));
  if (![...fields.keys()].some((name) => fieldNames.has(name))) return null;
  return {
    facts: [
      {
        servingSize: text('serving_size'),
        servingsPerContainer: toNumber(text('servings')),
        rows: lines('facts').map(toRow),
        otherIngredients: lines('ingredients').join(' '),
        warnings: lines('warnings'),
        ...(fields.has('per_100') && {per100: lines('per_100').map(toRow)}),
      },
    ],
    servingsADay: toNumber(text('servings_a_day')),
    ...(fields.has('panel') && {isFood: fields.get('panel') === 'food'}),
    allergens: text('allergens') || null,
    certifications: text('certifications')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    storage: text('storage') || null,
    lot: text('lot') || null,
    lotReports: toLotReports(fields.get('lot_reports'), shopUrl),
    bestBefore: text('best_before') || null,
  };
}

const fieldNames = new Set([
  'servings',
  'serving_size',
  'servings_a_day',
  'facts',
  'per_100',
  'ingredients',
  'allergens',
  'certifications',
  'warnings',
  'storage',
  'lot',
  'lot_reports',
  'best_before',
]);

const toNumber = (text: string) => (Number(text) > 0 ? Number(text) : null);

/** `Vitamin C | 90 mg | 100`; a name that begins with a dash is part of the row above. */
function toRow(line: string): FactsRow {
  const [name = '', amount = '', percent = ''] = line.split('|').map((part) => part.trim());
  const indent = /^[-–]/.test(name);
  return {
    name: name.replace(/^[-–]\s*/, ''),
    amount,
    dailyValuePercent: toPercent(percent.replace('%', '').trim()),
    ...(indent && {indent}),
  };
}

function toPercent(text: string): DailyValuePercent {
  if (text === '<1') return '<1';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
