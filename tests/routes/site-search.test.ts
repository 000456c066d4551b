import {describe, expect, test} from 'vitest';
import {searchSite} from '~/pages/search/site-search.server';
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

  test('what is meant by a word is shown only where nothing has it as typed', async () => {
    const tea = aShop({products: [aProduct(8, 499, {slug: 'basel-tea', name: 'Basel Tea'})]});
    const kindsOf = async (query: string) =>
      (
        await searchSite(query, {commerce: tea, content: noContent, companionPath: 'coach'})
      ).groups.map(({heading}) => heading);
    expect(await kindsOf('basell')).toContain('Products');
    expect(await kindsOf('basil')).toEqual(['Recipes']);
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

  test.each(['', '   ', 'qqqqqqqqq'])('“%s” finds nothing', async (query) => {
    const found = await searchSite(query, {commerce, content: noContent, companionPath: 'coach'});
    expect(found).toEqual({groups: [], isComplete: true});
  });

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
