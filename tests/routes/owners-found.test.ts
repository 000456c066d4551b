import {describe, expect, test} from 'vitest';
import {readPolicy} from '~/agents/mcp/policies.server';
import {searchSite} from '~/pages/search/site-search.server';
import {loader as companion} from '~/routes/companion';
import {loader as article} from '~/journal/pages/journal.article';
import {loader as konjacList} from '~/recipes/pages/recipes.konjac';
import {loader as llms} from '~/routes/llms';
import {loader as offer} from '~/routes/offer.konjac';
import {loader as explainer} from '~/routes/explainer';
import {loader as preview} from '~/routes/preview';
import {loader as recipe} from '~/recipes/pages/recipe';
import {loader as recipeList} from '~/recipes/pages/recipes';
import {loader as sitemap} from '~/routes/sitemap';
import {openContentShop} from '../support/content-shop';
import {runLoader, siteUrl, statusOf} from '../support/page-context';
import {aProduct, aShop} from '../support/shop';

type Shop = ReturnType<typeof openContentShop>;

const aPage = {type: 'page', slug: 'our-story', title: 'Our story', html: '<p>A yellow pan.</p>'};
const anArticle = {
  type: 'post',
  slug: 'why',
  title: 'Why konjac',
  excerpt: 'Of squeaking.',
  html: '<p>Read me</p>',
};
const aRecipe = {
  type: 'recipe',
  slug: 'night-toast',
  title: 'Night Toast',
  excerpt: 'For late evenings.',
  fields: {kind: 'Lunch', ingredients: ['1 pinch sumac'], steps: ['Toast.']},
};

const textOf = async ({content}: Shop, load: typeof sitemap | typeof llms) =>
  (await runLoader(load, '/', {}, {content})).text();

const pathsOf = async (shop: Shop) =>
  [...(await textOf(shop, sitemap)).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) =>
    url.replace(siteUrl, ''),
  );

const search = async ({content}: Shop, query: string) => {
  const {groups} = await searchSite(query, {
    commerce: aShop({}),
    content,
    companionPath: 'coach',
  });
  return Object.fromEntries(
    groups.map(({heading, results}) => [heading, results.map(({path}) => path)]),
  );
};

describe('the site map and llms.txt', () => {
  test('name what the owner has published once, with its day', async () => {
    const shop = openContentShop();
    shop.save(aPage);
    shop.save({...aPage, slug: 'about', title: 'All about us'});
    shop.save({...aPage, slug: 'plan', status: 'draft'});
    shop.save(anArticle);
    shop.save(aRecipe);
    const paths = await pathsOf(shop);
    for (const path of ['/our-story', '/about', '/journal', '/journal/why', '/recipes/night-toast'])
      expect(paths.filter((one) => one === path)).toEqual([path]);
    expect(paths).not.toContain('/plan');
    const day = new Date().toISOString().slice(0, 10);
    expect(await textOf(shop, sitemap)).toContain(`/our-story</loc><lastmod>${day}</lastmod>`);
    const text = await textOf(shop, llms);
    expect(text).toContain(`- [All about us](${siteUrl}/about.md)\n`);
    expect(text).toContain(`- [Why konjac](${siteUrl}/journal/why.md): Of squeaking.`);
    expect(text).not.toContain('About Bellyful');
  });

  test.each(['wish-list', 'recipes', 'recipes/soup', 'journal/old', 'free-sample'])(
    'name no page of the owner’s at /%s, which is the storefront’s',
    async (slug) => {
      const shop = openContentShop();
      shop.save({...aPage, slug});
      expect(await textOf(shop, llms)).not.toContain('Our story');
    },
  );

  test('are without a journal that has no article', async () => {
    expect(await pathsOf(openContentShop())).not.toContain('/journal');
  });
});

describe('the search', () => {
  test('finds pages, articles and recipes, and no draft', async () => {
    const shop = openContentShop();
    shop.save(aPage);
    shop.save({...aPage, slug: 'plan', title: 'Our story to come', status: 'draft'});
    shop.save(anArticle);
    shop.save(aRecipe);
    expect(await search(shop, 'our story')).toEqual({Pages: ['/our-story']});
    expect(await search(shop, 'squeaking')).toEqual({Journal: ['/journal/why']});
    expect(await search(shop, 'sumac')).toEqual({Recipes: ['/recipes/night-toast']});
  });

  test('finds a page by its text once that was read, and asks for none', async () => {
    const shop = openContentShop();
    shop.save(aPage);
    await shop.content.page('/our-story');
    await shop.changed();
    await shop.content.page('/our-story');
    const before = shop.state.requests;
    expect(await search(shop, 'yellow pan')).toEqual({Pages: ['/our-story']});
    expect(shop.state.requests).toBe(before);
  });

  test('finds the owner’s questions in the place of the built-in ones', async () => {
    const shop = openContentShop();
    const builtIn = (await search(shop, 'ship'))['Pages'] ?? [];
    expect(builtIn.filter((path) => path.startsWith('/faq#'))).not.toEqual([]);
    const html = '<details><summary>Who cooks the zander?</summary><p>Mona.</p></details>';
    shop.save({...aPage, slug: 'faq', html});
    await shop.changed();
    expect(await search(shop, 'zander')).toEqual({Pages: ['/faq#who-cooks-the-zander']});
    const own = (await search(shop, 'ship'))['Pages'] ?? [];
    expect(own.filter((path) => path.startsWith('/faq#'))).toEqual([]);
  });
});

test('agents read the owner’s policy, with its questions', async () => {
  const shop = openContentShop();
  const read = async (name: string) => {
    const services = {content: shop.content, siteUrl};
    const {body} = await readPolicy({services, body: {name}} as never);
    return (body as {text: string}).text;
  };
  expect(await read('refund')).toContain('## ');
  const html =
    '<h2>Kind</h2><p>See <a href="/contact">us</a>.</p><details><summary>Is 1 &lt; 2?</summary><ul><li>Yes</li></ul></details>';
  shop.save({...aPage, slug: 'refund', html});
  await shop.changed();
  expect(await read('refund')).toBe(
    `## Kind\n\nSee [us](${siteUrl}/contact).\n\n## Is 1 < 2?\n\n- Yes\n`,
  );
});

describe('a recipe of the owner’s', () => {
  const load = async (shop: Shop, slug: string) =>
    runLoader(recipe, `/recipes/${slug}`, {slug}, {content: shop.content});

  test('stands beside the others, in its kind and on a page of its own', async () => {
    const shop = openContentShop();
    shop.save(aRecipe);
    const {content} = shop;
    const list = await runLoader(recipeList, '/recipes?type=lunch', {}, {content});
    expect(list.cards[0]).toMatchObject({href: '/recipes/night-toast', type: 'Lunch'});
    expect(list.options[0]).toMatchObject({label: 'All', count: 14});
    const page = await load(shop, 'night-toast');
    expect(page.recipe).toMatchObject({title: 'Night Toast', picture: null});
    const data = JSON.stringify(page.meta);
    expect(data).toContain('"recipeIngredient":["1 pinch sumac"]');
    expect(data).not.toMatch(/"image":\[\]|"keywords":""/);
  });

  test('sells what its owner wrote down of the shop, and names all of its minutes', async () => {
    const shop = openContentShop();
    const products = ['2 konjac-rice', 'konjac-rice', '0 konjac-rice', '2 no-such-thing'];
    const fields = {
      ...aRecipe.fields,
      products,
      prepMinutes: 15,
      cookMinutes: 30,
      restMinutes: 240,
    };
    shop.save({...aRecipe, fields});
    const {content} = shop;
    const commerce = aShop({products: [aProduct(7, 449, {slug: 'konjac-rice'})]});
    const path = '/recipes/night-toast';
    const page = await runLoader(recipe, path, {slug: 'night-toast'}, {content, commerce});
    expect(page.products).toMatchObject([
      {href: '/wordpress-product/konjac-rice', sale: {quantity: 2, price: 898}},
    ]);
    expect(page.facts.map(({value}) => value)).toEqual([
      '15 min',
      '30 min',
      '4 h',
      '4 h 45 min',
      '2',
    ]);
  });

  test('takes the place of the built-in one with its address', async () => {
    const shop = openContentShop();
    const slug = 'tomato-basil-soup';
    const {content} = shop;
    const before = await runLoader(recipeList, '/recipes', {}, {content});
    shop.save({...aRecipe, slug});
    await shop.changed();
    const after = await runLoader(recipeList, '/recipes', {}, {content});
    expect(after.cards.map(({href}) => href)).toEqual(before.cards.map(({href}) => href));
    expect((await load(shop, slug)).recipe.title).toBe('Night Toast');
    expect(after.intro).toBe(before.intro);
  });

  test('of a kind that there is not is a dinner, or a stir-fry of konjac', async () => {
    const shop = openContentShop();
    shop.save({...aRecipe, fields: {kind: 'Brunch'}});
    shop.save({...aRecipe, slug: 'odd', fields: {isKonjac: true, kind: 'Brunch'}});
    const {content} = shop;
    expect((await load(shop, 'night-toast')).recipe.type).toBe('Dinner');
    const {groups} = await runLoader(konjacList, '/recipes/konjac', {}, {content});
    expect(groups.map(({cards}) => cards.length)).toEqual([5, 5, 6]);
    expect(groups[2]?.cards[0]?.href).toBe('/recipes/konjac/odd');
    expect(await statusOf(load(shop, 'odd'))).toBe(404);
  });

  test('leaves the page of the konjac recipes where it is', async () => {
    const shop = openContentShop();
    shop.save({...aRecipe, slug: 'konjac'});
    const list = await runLoader(recipeList, '/recipes', {}, {content: shop.content});
    expect(list.cards).toHaveLength(13);
  });

  test('takes the number out of the words that say it', async () => {
    const shop = openContentShop();
    const {content} = shop;
    const words = async () => {
      const all = [
        await runLoader(recipeList, '/recipes', {}, {content}),
        await runLoader(konjacList, '/recipes/konjac', {}, {content}),
        await runLoader(explainer, '/what-it-is-how-it-works', {}, {content}),
        await runLoader(offer, '/Konj/trg/starterdiscount', {}, {content}),
      ];
      return JSON.stringify(all).match(/\b(thirteen|fifteen (?!minutes)|15 konjac)[^.,"]*/gi);
    };
    expect(await words()).toHaveLength(9);
    shop.save(aRecipe);
    shop.save({...aRecipe, slug: 'odd', fields: {isKonjac: true, kind: 'Soups'}});
    await shop.changed();
    expect(await words()).toBeNull();
    const list = await runLoader(recipeList, '/recipes', {}, {content});
    expect(list.intro).toMatch(/^Plates we cook/);
  });
});

describe('a preview', () => {
  const show = async (shop: Shop, fields: Record<string, unknown>) => {
    const path = shop.previewOf(shop.save({status: 'draft', ...fields}));
    const token = path.split('/')[2];
    return runLoader(preview, path, {token}, {content: shop.content});
  };

  test('of a recipe is its page', async () => {
    const shown = await show(openContentShop(), aRecipe);
    expect(shown.shown).toMatchObject({kind: 'recipe', page: {recipe: {title: 'Night Toast'}}});
    expect(shown.meta).toContainEqual({name: 'robots', content: 'noindex'});
  });

  test('of an announcement is the line above the header', async () => {
    const shop = openContentShop();
    const fields = {href: '/shipping'};
    const shown = await show(shop, {type: 'announcement', slug: 'a', title: 'Soon', fields});
    expect(shown.announcement).toEqual({label: 'Soon', href: '/shipping'});
    expect((await show(shop, aRecipe)).announcement).toBeNull();
  });
});

describe('an SEO plugin of WordPress', () => {
  const head = `<meta name="description" content="Five &amp; easy" />
<link rel="canonical" href="https://elsewhere.example/story/" />
<meta property="og:title" content="Shared" /><meta property="og:description" content="By us" />
<meta property="og:image" content="https://shop.example/a.jpg" /><meta property="og:image" content="https://shop.example/b.jpg" />`;
  const seo = {title: 'Story &#8211; Ours', fullHead: head};
  const open = () => {
    const shop = openContentShop();
    shop.services.shop.hasCompanions = true;
    return shop;
  };
  const metaOf = async ({content}: Shop, path = '/our-story') => {
    const key = path.split('/').at(-1);
    const {meta} = path.startsWith('/journal/')
      ? await runLoader(article, path, {slug: key}, {content})
      : await runLoader(companion, path, {pageKey: key}, {content});
    return meta;
  };

  test('says what search engines and social networks read', async () => {
    const shop = open();
    shop.save({...aPage, seo});
    expect(await metaOf(shop)).toEqual(
      expect.arrayContaining([
        {title: 'Story – Ours'},
        {name: 'description', content: 'Five & easy'},
        {tagName: 'link', rel: 'canonical', href: 'https://elsewhere.example/story/'},
        {property: 'og:title', content: 'Shared'},
        {property: 'og:description', content: 'By us'},
        {property: 'og:image', content: 'https://shop.example/a.jpg'},
      ]),
    );
  });

  test('names addresses of WordPress, which are the storefront’s', async () => {
    const shop = open();
    const at = (path: string) => ({
      ...seo,
      fullHead: `<link rel="canonical" href="http://shop.example${path}">`,
    });
    shop.save({...aPage, seo: at('/about/')});
    shop.save({...anArticle, seo: at('/2026/11/27/why/')});
    const canonicalOf = async (path: string) =>
      (await metaOf(shop, path)).find((tag) => 'rel' in tag && tag.rel === 'canonical');
    expect(await canonicalOf('/our-story')).toMatchObject({href: `${siteUrl}/about`});
    expect(await canonicalOf('/journal/why')).toMatchObject({href: `${siteUrl}/journal/why`});
  });

  test('hides a page from search engines and the site map', async () => {
    const shop = open();
    const hidden = {...seo, fullHead: '<meta name="robots" content="noindex, follow">'};
    shop.save({...aPage, seo: hidden});
    shop.save({...aPage, slug: 'about', seo: hidden});
    shop.save({...anArticle, seo: hidden});
    const meta = [...(await metaOf(shop)), ...(await metaOf(shop, '/journal/why'))];
    expect(meta.filter((tag) => 'name' in tag && tag.name === 'robots')).toHaveLength(2);
    expect(JSON.stringify(meta)).not.toContain('canonical');
    await shop.content.page('/about');
    const paths = await pathsOf(shop);
    for (const path of ['/our-story', '/about', '/journal/why']) expect(paths).not.toContain(path);
  });

  test('that is not there is asked once, until something changes', async () => {
    const shop = openContentShop();
    shop.save({...aPage, seo});
    shop.save({...aPage, slug: 'about'});
    expect(await metaOf(shop)).toContainEqual({title: 'Our story | Bellyful'});
    const before = shop.state.requests;
    await shop.content.page('/about');
    expect(shop.state.requests).toBe(before + 1);
    shop.services.shop.hasCompanions = true;
    shop.save({...aPage, seo});
    await shop.changed();
    expect(await metaOf(shop)).toContainEqual({title: 'Story – Ours'});
  });
});
