import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import type * as newOrders from '~/checkout/order/new-order.server';
import type * as again from '~/orders/order-again.server';
import type * as builtIns from '~/pricing/built-in-products.server';
import {readLabel} from '~adapters/commerce';
import {addUp} from '~/adds-up/add-up';
import type {productPages} from '~/content/product-pages';
import {sentencesOf, type Claims} from '~/content/claims/claim';
import {sameAsEnglish} from '~/content-es/same-as-english';
import {leftInEnglish} from '../build/left-in-english';
import {builtIn, contentFolders, languagesOf} from '../build/own-content';
import {compareContent, contentFiles} from '../build/own-texts';
import {loadModule} from '../cli/load-module';

/** Why a text may stand in two languages. */
const reasons: Record<string, Record<string, string>> = {es: sameAsEnglish};

type Modules = Record<string, Record<string, unknown>>;

const modules = contentFiles(builtIn).filter(
  (name) =>
    name.endsWith('.ts') && !/\.test\.|^(?:languages?|language-paths|static-names)\.ts$/.test(name),
);

/** All of the content as a build in that language has it. */
async function contentIn(language: string | null): Promise<Modules> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'all.ts');
  const lines = modules.map(
    (name, place) => `import * as m${place} from ${JSON.stringify(path.join(builtIn, name))};`,
  );
  const all = modules.map((name, place) => `${JSON.stringify(name)}: m${place}`);
  writeFileSync(file, [...lines, `export const content = {${all.join(',\n')}};`].join('\n'));
  const {content} = await loadModule<{content: Modules}>(file, contentFolders(language, null));
  return content;
}

/** Each text, number and list below a value, by its place. */
function leavesOf(value: unknown, place: string): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  const inner = Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${place} ${key}`));
  return Array.isArray(value) ? [[place, value.length], ...inner] : inner;
}

/** Amounts, doses and hours of a text, the numbers of its code too. */
const numbersIn = (value: unknown): string[] =>
  (String(value).match(/(?<![\w$])\d+(?:[.,:]\d+)*/g) ?? []).toSorted();

const isTold = (value: unknown) =>
  ['string', 'number', 'boolean', 'function'].includes(typeof value);

describe.each(languagesOf(null))('the texts in $code', ({code: language, folder: name}) => {
  let english: Map<string, unknown>;
  let translated: Map<string, unknown>;

  beforeAll(async () => {
    english = new Map(leavesOf(await contentIn(null), ''));
    translated = new Map(leavesOf(await contentIn(language), ''));
  });

  const folder = path.resolve('app', name);
  const explained = Object.keys(reasons[language] ?? {});

  test('have nothing that no page reads', () => {
    expect(compareContent(folder).unread).toEqual(['same-as-english.ts']);
  });

  test('have the shape of the shop’s own, value by value', () => {
    const kinds = (leaves: Map<string, unknown>) =>
      [...leaves].map(([place, value]) => `${place}: ${typeof value}`).toSorted();
    expect(kinds(translated)).toEqual(kinds(english));
  });

  test('tell readers of labels all that the shop’s own tell', () => {
    const placesIn = (of: string) => {
      const words: unknown = JSON.parse(readFileSync(path.join(of, 'label-words.json'), 'utf8'));
      return leavesOf(words, '').map(([place]) => place);
    };
    expect(placesIn(folder)).toEqual(placesIn(builtIn));
  });

  test('leave none in English, unless it is said why', () => {
    const left = leftInEnglish(folder).filter(({text}) => !explained.includes(text));
    expect(left.map(({file, text}) => `${file}: ${text}`)).toEqual([]);
  });

  test('explain no text that is translated', () => {
    const left = new Set(leftInEnglish(folder).map(({text}) => text));
    expect(explained.filter((text) => !left.has(text))).toEqual([]);
  });

  test('sell the same: by the same ids, names, categories and prices', async () => {
    const sold = async (folders: string[]) => {
      const {builtInProducts} = await loadModule<typeof builtIns>(
        path.resolve('app/pricing/built-in-products.server.ts'),
        folders,
      );
      return builtInProducts().map(({id, name, ownName = name, categories, packages}) => ({
        id,
        ownName,
        categories: categories.map(({slug}) => slug),
        packages: packages.map(({id, sku, price, regularPrice}) => [id, sku, price, regularPrice]),
      }));
    };
    expect(await sold(contentFolders(language, null))).toEqual(await sold([]));
  });

  test('tell staff in the shop’s own language how a package is mixed, and find it again in both', async () => {
    const load = <Module>(file: string, folders: string[]) =>
      loadModule<Module>(path.resolve(file), folders);
    const here = contentFolders(language, null);
    const {toBuiltIn} = await load<typeof builtIns>(
      'app/pricing/built-in-products.server.ts',
      here,
    );
    const {composeLines} = await load<typeof newOrders>(
      'app/checkout/order/new-order.server.ts',
      here,
    );
    const product = toBuiltIn('nighttime-support');
    const [option] = product.packages;
    const mix = product.mix?.formulas.map(({label}) => label) ?? [];
    const line = {id: 'n', name: 'n', product, variation: option, packaged: {product, option, mix}};
    const priced = {id: 'n', subtotal: option.price, discounted: option.price, total: option.price};
    const [made] = composeLines({
      lines: [
        {...line, quantity: 1, undiscountedUnitPrice: option.price, offerId: 'konjac-starter'},
      ],
      cart: {lines: [priced]},
    } as never);
    expect(made?.meta).toEqual([
      {key: 'Special offer', value: 'Konjac starter'},
      {key: 'Bottles', value: '2'},
      {key: 'Mix', value: 'With melatonin, Melatonin-free'},
    ]);
    const attributes = made?.meta.map(({key: name, value}) => ({name, value}));
    const ordered = {...made, productId: null, variationId: null, attributes};
    for (const folders of [[], here]) {
      const {findRepeatable} = await load<typeof again>(
        'app/orders/order-again.server.ts',
        folders,
      );
      const shop = {findFresh: async () => new Map()} as never;
      const {lines} = await findRepeatable(shop, {lines: [ordered]} as never);
      expect(lines[0]?.item.id).toBe('nighttime-support-2:melatonin-free+with-melatonin');
    }
  });

  test('name each kind of recipe that WordPress may have', async () => {
    const file = path.resolve(`app/content-${language}/static-names.ts`);
    const {staticNames} = (await import(file)) as {staticNames: Record<string, string>};
    const kinds = [...english].filter(([place]) =>
      /^ (?:recipes.ts recipeTypes|konjac-recipes.ts konjacRecipeGroups) \d$/.test(place),
    );
    expect(kinds).toHaveLength(7);
    for (const [place, kind] of kinds)
      expect(staticNames[String(translated.get(place))]).toBe(kind);
  });

  test('say the same by their labels: what they add up to, a serving, diets and allergens', async () => {
    const read = (content: Modules) => {
      const pages = content['product-pages/index.ts']?.['productPages'] as typeof productPages;
      const labels = Object.entries(pages).map(([name, {label}]) => ({name, label}));
      const {sums} = addUp(labels.map((one) => ({...one, perDay: one.label.servingsADay})));
      return {sums, readings: labels.map(({label}) => readLabel(label))};
    };
    const all = read(await contentIn(null));
    expect(all.sums.length).toBeGreaterThan(20);
    expect(all.readings.flatMap(({diets}) => diets)).toContain('keto');
    expect(read(await contentIn(language))).toEqual(all);
  });

  test('claim by the same ids what their pages say, word by word', async () => {
    const {'claims/index.ts': ledger, ...others} = await contentIn(language);
    const texts = Object.entries(others).filter(([name]) => !name.startsWith('claims/'));
    const said = new Set(
      leavesOf(Object.fromEntries(texts), '').flatMap(([, value]) =>
        typeof value === 'string' ? sentencesOf(value) : [],
      ),
    );
    const claims = Object.entries((ledger?.['claims'] ?? {}) as Claims);
    expect(claims.length).toBeGreaterThan(40);
    const unsaid = claims.flatMap(([id, {sentences}]) =>
      (id === 'address' ? [] : sentences).flatMap((one) =>
        said.has(one) ? [] : [`${id}: ${one}`],
      ),
    );
    expect(unsaid).toEqual([]);
  });

  test('name the same numbers: prices, doses, hours, dates', () => {
    const different = [...english].flatMap(([place, value]) => {
      const given = translated.get(place);
      const [numbers, own] = [numbersIn(value), numbersIn(given)];
      return isTold(value) && numbers.join() !== own.join()
        ? [`${place}: ${numbers.join(' ')} is ${own.join(' ')}: ${String(given)}`]
        : [];
    });
    expect(different).toEqual([]);
  });
});
