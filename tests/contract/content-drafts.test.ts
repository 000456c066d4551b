import {expect, test} from 'vitest';
import {createContentDrafts} from '~adapters/content/wordpress/make-drafts';
import {konjacRecipes} from '~/content/konjac-recipes';
import {makeDrafts} from '~/pages/owner/drafts.server';
import {setCountries} from '../support/set-shop';
import {openContentShop} from '../support/content-shop';

const page = (main: string) => new Response(`<main>${main}</main>`);

const pages: Record<string, string> = {
  '/contact':
    '<h1>Write</h1><p>We answer.</p><div><form><label>Name</label></form><section>Phone</section></div>',
  '/faq':
    '<h1>Asked</h1><aside>Still?</aside><details><summary>Why?</summary>So.</details><p role="note">FDA</p>',
  '/terms': '<h1>Terms</h1><p>Last updated <time>today</time></p><p role="note">FDA</p>',
  '/coach': '<h1>Coach</h1><aside>Hi</aside><img src="/pictures/x.webp" alt="X">',
};

function open(settings: {PUBLIC_STORE_URL?: string} = {}) {
  const shop = openContentShop();
  const said: string[] = [];
  const {content, plugin, services} = shop;
  const contentDrafts = createContentDrafts(plugin);
  const env = {PUBLIC_COMPANION_PATH: 'coach', ...settings} as never;
  const answer = async (path: string) => page(pages[path] ?? '<h1>Title</h1><p>Text</p>');
  const make = (render = answer) =>
    makeDrafts({content, contentDrafts, env}, render, (line) => said.push(line));
  const find = (slug: string) => services.shop.content.records.find((one) => one.slug === slug);
  return {...shop, said, make, find};
}

test('drafts of every page, recipe and menu are made once, and nobody sees them', async () => {
  const {make, said, find, content, services} = open();
  await make();
  expect(said.filter((line) => !/^made [a-z-]+: /.test(line))).toEqual([
    'pages: made 11 as drafts, already there 0',
    'recipes: made 28 as drafts, already there 0',
    'made the menu Storefront header: it is shown once you choose its place in Appearance, Menus',
    'made the menu Storefront footer: it is shown once you choose its place in Appearance, Menus',
    'pictures: left out, as no PUBLIC_STORE_URL says where WordPress finds them',
  ]);
  expect(said).toContain('made about: Title');
  expect(find('about')).toMatchObject({type: 'page', title: 'Title', status: 'draft'});
  expect(services.shop.content.records.every(({status}) => status === 'draft')).toBe(true);
  expect(await content.published()).toMatchObject({pages: [], menus: {header: null, footer: null}});
});

test('what exists stays, whatever its status', async () => {
  const {make, said, save, menu, find, services} = open();
  save({type: 'page', slug: 'about', title: 'Ours', html: '<p>Ours</p>'});
  save({type: 'page', slug: 'faq', status: 'private'});
  menu('BELLYFUL_HEADER', 'Shop | /products');
  await make();
  expect(said).toContain('about stays: it is published');
  expect(said).toContain('faq stays: private');
  expect(said).toContain('Storefront header stays: it has a menu');
  expect(find('about')).toMatchObject({title: 'Ours', html: '<p>Ours</p>', status: 'publish'});
  const count = services.shop.content.records.length;
  said.length = 0;
  await make();
  expect(services.shop.content.records).toHaveLength(count);
  expect(said).toContain('terms stays: there is a draft');
  expect(said).toContain('recipes: made 0 as drafts, already there 28');
  expect(said).toContain('Storefront footer stays: there is such a menu, which is not shown');
});

// Rules: What a country's law asks
test('where the law wants a page about accessibility, a draft of it is made, too', async () => {
  const {make, find} = open();
  await make();
  expect(find('accessibility')).toBeUndefined();
  setCountries(['US', 'DE']);
  await make();
  expect(find('accessibility')).toMatchObject({title: 'Accessibility', status: 'draft'});
  expect(find('accessibility')?.html).toContain('<h2 class="wp-block-heading">What we offer</h2>');
});

test('a draft holds what its owner’s page takes the place of, and no more', async () => {
  const {make, find} = open({PUBLIC_STORE_URL: 'https://store.example'});
  await make();
  const wordsOf = (slug: string) => find(slug)?.html.replaceAll(/<[^>]*>|\s+/g, '');
  expect(['contact', 'faq', 'terms', 'coach'].map(wordsOf)).toEqual([
    'Weanswer.',
    'Why?So.',
    'FDA',
    'Hi',
  ]);
  expect(find('coach')?.html).toContain('src="https://store.example/pictures/x.webp"');
});

test('a recipe is a draft with all of its fields', async () => {
  const {make, find} = open();
  await make();
  const [recipe] = konjacRecipes;
  expect(find(recipe?.slug ?? '')).toMatchObject({
    type: 'recipe',
    title: recipe?.title,
    excerpt: recipe?.description,
    fields: {
      ...recipe?.nutrition,
      kind: recipe?.type,
      isKonjac: true,
      prepMinutes: recipe?.prepTime,
      servings: recipe?.servings,
      ingredients: recipe?.ingredients,
      products: ['2 konjac-angel-hair'],
      steps: recipe?.steps,
      keyIngredients: recipe?.keyIngredients,
    },
  });
  expect(find('spinach-feta-egg-bites')?.fields).toMatchObject({
    isKonjac: false,
    restMinutes: null,
  });
});

test('a page that cannot be shown ends it before anything is made', async () => {
  const {make, services} = open();
  await expect(make(async () => new Response('', {status: 503}))).rejects.toThrow(
    '/about answered 503',
  );
  expect(services.shop.content.records).toEqual([]);
});
