import type {DailyValuePercent, FactsRow, LotReport, ProductLabel} from '~adapters/commerce';
import {toPlainText} from '../to-html';
import {toWebAddress} from '../orders/to-our-link';

type Entries = ({key: string; value?: string | null} | null)[] | null | undefined;

const prefix = '_bellyful_';

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').map(toPlainText).filter(Boolean);

/** Slugs of what a pack of the product may hold, too. */
export const toMixWith = (metaData: Entries): string[] =>
  linesOf(metaData?.find((entry) => entry?.key === `${prefix}mix_with`)?.value);

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
      },
    ],
    servingsADay: toNumber(text('servings_a_day')),
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
