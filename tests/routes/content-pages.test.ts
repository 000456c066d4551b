import {describe, expect, test} from 'vitest';
import type {MetaDescriptor} from 'react-router';
import {konjacRecipes} from '~/content/konjac-recipes';
import {recipes} from '~/content/recipes';
import {loader as about} from '~/routes/about';
import {loader as companion} from '~/routes/companion';
import {loader as contact} from '~/routes/contact';
import {loader as explainer} from '~/routes/explainer';
import {loader as faq} from '~/routes/faq';
import {loader as home} from '~/routes/home';
import {loader as ketoBrands} from '~/routes/keto-brands';
import {loader as konjacRecipeList} from '~/recipes/pages/recipes.konjac';
import {loader as policy} from '~/routes/policy';
import {loader as recipe} from '~/recipes/pages/recipe';
import {loader as recipeList} from '~/recipes/pages/recipes';
import {runLoader, siteUrl, statusOf} from '../support/page-context';

const pages: [path: string, load: () => Promise<{meta: MetaDescriptor[]}>][] = [
  ['/', () => runLoader(home, '/')],
  ['/about', () => runLoader(about, '/about')],
  ['/what-it-is-how-it-works', () => runLoader(explainer, '/what-it-is-how-it-works')],
  ['/faq', () => runLoader(faq, '/faq')],
  ['/contact', () => runLoader(contact, '/contact')],
  ['/keto-brands', () => runLoader(ketoBrands, '/keto-brands')],
  ['/coach', () => runLoader(companion, '/coach', {pageKey: 'coach'})],
  ['/recipes', () => runLoader(recipeList, '/recipes')],
  ['/recipes/konjac', () => runLoader(konjacRecipeList, '/recipes/konjac')],
  ...['/terms', '/privacy', '/shipping', '/refund'].map((path): (typeof pages)[number] => [
    path,
    () => runLoader(policy, path),
  ]),
  ...recipes.map(({slug}): (typeof pages)[number] => [
    `/recipes/${slug}`,
    () => runLoader(recipe, `/recipes/${slug}`, {slug}),
  ]),
  ...konjacRecipes.map(({slug}): (typeof pages)[number] => [
    `/recipes/konjac/${slug}`,
    () => runLoader(recipe, `/recipes/konjac/${slug}`, {slug}),
  ]),
];

const read = (meta: MetaDescriptor[], key: 'name' | 'property', value: string): string => {
  for (const tag of meta as Record<string, unknown>[])
    if (tag[key] === value && typeof tag['content'] === 'string') return tag['content'];
  return '';
};

test.each(pages)(
  '%s describes itself to search engines and social networks',
  async (path, load) => {
    const {meta} = await load();
    const title = meta.flatMap((tag) => ('title' in tag ? [String(tag.title)] : []));
    expect(title).toHaveLength(1);
    expect(title[0]).toContain('Bellyful');
    expect(read(meta, 'name', 'description').length).toBeGreaterThan(20);
    expect(meta).toContainEqual({tagName: 'link', rel: 'canonical', href: siteUrl + path});
    expect(read(meta, 'property', 'og:url')).toBe(siteUrl + path);
    expect(read(meta, 'property', 'og:image')).toMatch(/^https:\/\/shop\.example\/.+\.(jpg|webp)$/);
    expect(read(meta, 'property', 'og:title')).toBe(title[0]);
  },
);

test('no two pages share a title or a description', async () => {
  const metas = await Promise.all(pages.map(async ([, load]) => (await load()).meta));
  const titles = metas.map((meta) => read(meta, 'property', 'og:title'));
  const descriptions = metas.map((meta) => read(meta, 'name', 'description'));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

describe('the recipes', () => {
  test('of one type are chosen by the address, in any letter case', async () => {
    const {cards, options} = await runLoader(recipeList, '/recipes?type=dinner');
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({type}) => type))).toEqual(new Set(['Dinner']));
    expect(options.find(({isChosen}) => isChosen)?.label).toBe('Dinner');
  });

  test('are all shown for a type that there is not', async () => {
    expect((await runLoader(recipeList, '/recipes?type=Brunch')).cards).toHaveLength(13);
  });

  test('of konjac stand in three groups of five', async () => {
    const {groups} = await runLoader(konjacRecipeList, '/recipes/konjac');
    expect(groups.map(({cards}) => cards.length)).toEqual([5, 5, 5]);
  });

  test('are not found under a name that none has, nor under the other list’s address', async () => {
    const unknown = [
      statusOf(runLoader(recipe, '/recipes/soup', {slug: 'soup'})),
      statusOf(runLoader(recipe, '/recipes/beef-pho', {slug: 'beef-pho'})),
      statusOf(
        runLoader(recipe, '/recipes/konjac/cocoa-almond-bites', {slug: 'cocoa-almond-bites'}),
      ),
    ];
    expect(await Promise.all(unknown)).toEqual([404, 404, 404]);
  });
});

describe('the coach', () => {
  test('stands at the configured path and at no other', async () => {
    const settings = {companionPath: 'my-coach'};
    const page = await runLoader(companion, '/my-coach', {pageKey: 'my-coach'}, settings);
    expect(page).toMatchObject({copy: {title: 'Personal Wellness Coach'}});
    const elsewhere = runLoader(companion, '/coach', {pageKey: 'coach'}, settings);
    expect(await statusOf(elsewhere)).toBe(404);
  });

  test('has no address to open until the shop sets one', async () => {
    const load = (settings = {}) => runLoader(companion, '/coach', {pageKey: 'coach'}, settings);
    expect(await load()).toMatchObject({coachUrl: null});
    const companionUrl = 'https://coach.example/';
    expect(await load({companionUrl})).toMatchObject({coachUrl: companionUrl});
  });
});

// Rules: The finder
test('home shows the products with built-in prices when the catalogue is empty, and asks for what is sold', async () => {
  expect(await runLoader(home, '/')).toMatchObject({
    sections: [
      {},
      {},
      {cards: [{href: '/pain-free-weight-loss'}, {href: '/allulose-gummies'}]},
      {
        items: [
          {heading: 'Less hunger', link: {href: '/finder?answers=1'}},
          {heading: 'Sleep', link: {href: '/finder?answers=3'}},
          {heading: 'Every day', link: {href: '/finder?answers=4'}},
        ],
      },
      {},
      {},
      {},
      {},
    ],
  });
});
