import {expect, test} from 'vitest';
import {fdaDisclaimer, productsDisclaimer} from './fda-disclaimer';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./claims/*.ts'],
  {
    eager: true,
  },
);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const texts = Object.entries(modules).flatMap(([file, exports]) =>
  textsOf(exports).map((text) => ({file, text})),
);

const medicalPromise =
  /\b(cures?|cured|treats?|treating|treatments?|heals?|healing|diseases?|diagnos\w+|reverses?|clinically proven|miracle|FDA[- ]approved|guaranteed (results|weight)|lose \d+)\b/i;

test('only the FDA disclaimer speaks of treating, curing or disease', () => {
  const promises = texts.filter(({text}) =>
    medicalPromise.test(text.replace(fdaDisclaimer, '').replace(productsDisclaimer, '')),
  );
  expect(promises).toEqual([]);
});

test.each([
  ['a product', fdaDisclaimer, 'This product is'],
  ['all products', productsDisclaimer, 'Our products are'],
])('the disclaimer of %s is the law’s', (_, disclaimer, subject) => {
  expect(disclaimer).toBe(
    `These statements have not been evaluated by the Food and Drug Administration. ${subject} not intended to diagnose, treat, cure, or prevent any disease.`,
  );
});

test('no text is a placeholder', () => {
  const placeholders = texts.filter(({text}) => /lorem ipsum|\bTODO\b|\bTBD\b|xxx/i.test(text));
  expect(placeholders).toEqual([]);
});

test('page titles and descriptions are unique and fit a search result', () => {
  const metas = Object.values(modules).flatMap(metasOf);
  expect(metas.length).toBeGreaterThan(15);
  expect(new Set(metas.map(({title}) => title)).size).toBe(metas.length);
  for (const {description} of metas) {
    expect(description.length, description).toBeGreaterThan(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

interface Meta {
  title: string;
  description: string;
}

function isMeta(value: unknown): value is Meta {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).sort().join() === 'description,title'
  );
}

function metasOf(exports: Record<string, unknown>): Meta[] {
  return Object.values(exports).flatMap((value) => {
    if (isMeta(value)) return [value];
    const meta = typeof value === 'object' && value !== null && 'meta' in value && value.meta;
    return isMeta(meta) ? [meta] : [];
  });
}
