import {describe, expect, test} from 'vitest';
import {wholeList} from '~/catalogue/list/list-choice';
import {listProducts} from '~/catalogue/list/products-page.server';
import {searchBeside, searchSite} from '~/pages/search/site-search.server';
import {aLabel, aPanel} from '../support/label';
import {noContent} from '../support/page-context';
import {aProduct, aShop} from '../support/shop';

const commerce = aShop({
  products: [
    aProduct(7, 499, {
      slug: 'konjac-rice',
      name: 'Konjac Rice',
      descriptionText: 'A calm bowl for a weeknight.',
      categories: [{id: 'c', name: 'Noodles & Rice', slug: 'noodles-rice'}],
    }),
  ],
});

const site = {commerce, content: noContent, companionPath: 'coach'};

const labelOf = (name: string) => aLabel({facts: [aPanel(`${name} | 1 g`)]});

/** Each group's heading with the first title in it. */
async function firstOf(query: string): Promise<Record<string, string | undefined>> {
  const {groups} = await searchSite(query, {commerce, content: noContent, companionPath: 'coach'});
  return Object.fromEntries(groups.map(({heading, results}) => [heading, results[0]?.title]));
}

describe('the search of the whole shop', () => {
  test.each([
    ['by its name', 'konjac rice'],
    ['by its description', 'weeknight bowl'],
    ['by its category', 'noodles konjac'],
    ['in spite of a mistake', 'konjak rcie'],
    ['by a description typed wrong', 'weeknihgt'],
  ])('finds a product %s', async (_how, query) => {
    expect(await firstOf(query)).toMatchObject({Products: 'Konjac Rice'});
  });

  test.each([
    ['tomato basil', 'Recipes', 'Tomato Basil Soup'],
    ['tomatoe basill', 'Recipes', 'Tomato Basil Soup'],
    ['privacy', 'Pages', 'Privacy Policy'],
    ['gummies', 'Products', 'Allulose Gummies'],
  ])('%s is found among the %s', async (query, kind, title) => {
    expect((await firstOf(query))[kind]).toContain(title);
  });

  test.each([
    ['what is typed right among recipes', 'basil'],
    ['what is mistyped for all', 'basell'],
  ])('each kind has its nearest words, as the list has: %s', async (_what, query) => {
    const tea = aShop({products: [aProduct(8, 499, {slug: 'basel-tea', name: 'Basel Tea'})]});
    const {groups} = await searchSite(query, {...site, commerce: tea});
    expect(groups[0]).toMatchObject({heading: 'Products', results: [{title: 'Basel Tea'}]});
    const {cards} = await listProducts(tea.products, {...wholeList, query});
    expect(cards.map(({name}) => name)).toEqual(['Basel Tea']);
  });

  test('no more than five of a kind are shown, and each leads to its page', async () => {
    const {groups} = await searchSite('konjac', {
      commerce,
      content: noContent,
      companionPath: 'coach',
    });
    expect(groups.map(({heading}) => heading)).toEqual(['Products', 'Recipes', 'Pages']);
    for (const {results} of groups) {
      expect(results.length).toBeLessThanOrEqual(5);
      for (const {path} of results) expect(path).toMatch(/^\//);
    }
  });

  test.each([
    ['electrolytes', 'Hydration'],
    ['electrolyte', 'Hydration'],
    ['gummys', 'Gummies'],
    ['gumm', 'Gummies'],
    ['womans', 'Women'],
    ['multivitamin', 'Multi-Vitamin'],
    ['melatonin', 'Nighttime'],
    ['glucomannan', 'Konjac Root Flakes'],
  ])('%s finds the same products in the dialog and the list: %s', async (query, name) => {
    const flakes = aProduct(9, 1299, {
      slug: 'flakes',
      name: 'Konjac Root Flakes',
      label: labelOf('Glucomannan (from konjac)'),
    });
    const packets = aProduct(11, 1999, {
      slug: 'packets',
      name: 'Hydration Packets',
      descriptionText: 'An electrolyte drink mix.',
    });
    const shop = aShop({products: [flakes, packets]});
    const {groups} = await searchSite(query, {...site, commerce: shop});
    const {cards} = await listProducts(shop.products, {...wholeList, query});
    const [products] = groups;
    expect(products?.heading).toBe('Products');
    expect(products?.results.map(({title}) => title)).toEqual(
      cards.slice(0, 5).map((card) => card.name),
    );
    expect(cards.map((card) => card.name).join()).toContain(name);
  });

  test('flour of rice makes nothing rice, and is found where no text has it', async () => {
    const facts = [aPanel('Zinc | 1 mg', {otherIngredients: 'Rice flour'})];
    const zinc = aProduct(12, 999, {slug: 'zinc', name: 'Zinc', label: aLabel({facts})});
    const rice = aProduct(13, 499, {slug: 'rice', name: 'Konjac Rice'});
    const shop = aShop({products: [zinc, rice]});
    const namesOf = async (query: string) =>
      (await listProducts(shop.products, {...wholeList, query})).cards.map(({name}) => name);
    expect(await namesOf('rice')).toEqual(['Konjac Rice']);
    expect(await namesOf('flour')).toContain('Zinc');
  });

  test.each([
    ['low carb pasta', 'Konjac Penne Pasta'],
    ['macaroni', 'Konjac Penne Pasta'],
    ['gummy bears', 'Allulose Gummies'],
    ['something for the night', 'Nighttime Support'],
    ['help to sleep', 'Nighttime Support'],
    ['sleping pils', 'Nighttime Support'],
    ['hunger', 'Pain-Free Weight Loss'],
    ['dormir', 'Nighttime Support'],
  ])('%s finds what the shop calls otherwise: %s', async (query, name) => {
    const penne = aProduct(14, 499, {slug: 'penne', name: 'Konjac Penne Pasta'});
    const {cards} = await listProducts(aShop({products: [penne]}).products, {...wholeList, query});
    expect(cards.map((card) => card.name).join()).toContain(name);
  });

  test('what says a word itself comes before what only means it', async () => {
    const names = ['Konjac Noodles', 'Penne Pasta'];
    const products = names.map((name, at) => aProduct(15 + at, 499, {slug: `p${at}`, name}));
    const {cards} = await listProducts(aShop({products}).products, {...wholeList, query: 'pasta'});
    expect(cards.map(({name}) => name)).toEqual(['Penne Pasta', 'Konjac Noodles']);
  });

  test('a word is found by its beginning, not by its middle', async () => {
    const priced = aProduct(10, 499, {name: 'Fairly Priced Udon', slug: 'udon'});
    const shop = aShop({products: [priced]});
    const namesOf = async (query: string) =>
      (await listProducts(shop.products, {...wholeList, query})).cards.map(({name}) => name);
    expect(await namesOf('rice')).not.toContain('Fairly Priced Udon');
    expect(await namesOf('pric')).toEqual(['Fairly Priced Udon']);
  });

  test('all that is found is counted, and stands in the list', async () => {
    const {groups, count} = await searchSite('konjac', site);
    const shown = groups.flatMap(({results}) => results);
    const texts = await searchBeside('konjac', site);
    const all = texts.flatMap(({results}) => results);
    const {matchCount, beside} = await listProducts(
      commerce.products,
      {...wholeList, query: 'konjac'},
      texts,
    );
    expect(count).toBe(matchCount + all.length);
    expect(count).toBeGreaterThan(shown.length);
    expect(beside).toEqual(texts);
  });

  test.each(['', '   '])('“%s” finds nothing', async (query) => {
    expect(await searchSite(query, site)).toMatchObject({groups: [], count: 0, isInstead: false});
  });

  test.each(['qqqqqqqqq', '?!'])(
    '%s, which nothing has, leads on to what there is',
    async (query) => {
      const {groups, count, isInstead} = await searchSite(query, site);
      expect([count, isInstead]).toEqual([0, true]);
      expect(groups.map(({heading, results}) => [heading, results[0]?.path])).toEqual([
        ['Categories', '/products?category=gummies'],
        ['Favorites', expect.stringMatching(/^\//)],
      ]);
      expect(await searchBeside(query, site)).toEqual(groups);
    },
  );

  test('recipes and pages are found while the catalogue is away', async () => {
    const away = {
      ...commerce,
      products: {...commerce.products, all: () => Promise.reject(new Error('away'))},
    };
    const {groups, isComplete} = await searchSite('soup', {
      commerce: away,
      content: noContent,
      companionPath: 'coach',
    });
    expect(isComplete).toBe(false);
    expect(groups.map(({heading}) => heading)).toContain('Recipes');
  });
});
