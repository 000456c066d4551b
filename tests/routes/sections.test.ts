// Rules: Sections
import {describe, expect, test} from 'vitest';
import type {Commerce} from '~adapters/commerce';
import {createContent, createContentCaches} from '~adapters/content/wordpress/cached-content';
import {isOwners} from '~/pages/owner/OwnersPage';
import {loader as product} from '~/routes/catalogue-product';
import {loader as home} from '~/routes/home';
import {loader as ownersPage} from '~/routes/companion';
import {loader as preview} from '~/routes/preview';
import {openContentShop} from '../support/content-shop';
import {runLoader, statusOf} from '../support/page-context';
import {aProduct, aShop} from '../support/shop';
import {endClaims} from '../support/set-shop';

const section = (fields: object) =>
  `<div data-bellyful-section="${JSON.stringify(fields).replaceAll('"', '&quot;')}"></div>`;

const hero = section({kind: 'hero', heading: 'Dinner is on us.'});
const claim = section({kind: 'claim', heading: 'So we say'});
const rice = aProduct(12, 499, {
  slug: 'konjac-rice',
  name: 'Konjac Rice',
  categories: [{id: '7', name: 'Noodles', slug: 'noodles'}],
});
const products = section({
  kind: 'products',
  heading: 'For tonight',
  by: 'chosen',
  databaseIds: [12],
});

/** The parts of what a page shows, in their order. */
const shownOf = (page: object) =>
  isOwners(page)
    ? page.ownersText.map((part) => (part.kind === 'section' ? part.section : part.kind))
    : [];

function open() {
  const shop = openContentShop();
  const commerce = aShop({products: [rice]});
  const load = (content = shop.content) => runLoader(home, '/', {}, {content, commerce});
  const save = (html: string, more: object = {}) =>
    shop.save({type: 'page', slug: 'home', title: 'Home', isFront: true, html, ...more});
  return {...shop, commerce, load, save};
}

describe('the front page of the owner', () => {
  test('is the home page, section by section in her order, until it is unpublished', async () => {
    const {load, save, changed} = open();
    expect(await load()).toMatchObject({
      sections: [{kind: 'hero'}, {kind: 'steps'}, {}, {}, {}, {}, {}, {}],
    });
    save(hero + products + claim);
    expect(await changed()).toContain('/');
    const page = await load();
    expect(page).toMatchObject({
      ownersText: [
        {section: {kind: 'hero', heading: 'Dinner is on us.'}},
        {section: {kind: 'products', cards: [{name: 'Konjac Rice'}]}},
        {section: {kind: 'claim', isAboutHealth: true}},
      ],
    });
    expect(JSON.stringify(page.meta)).toContain('"@type":"OnlineStore"');
    save(hero + claim + products);
    await changed();
    expect(shownOf(await load())).toMatchObject([{}, {kind: 'claim'}, {kind: 'products'}]);
    save(hero, {status: 'draft', unpublish: true});
    await changed();
    expect(await load()).toHaveProperty('sections');
  });

  test('without a section is one of the shop’s theme', async () => {
    const {load, save} = open();
    save('<p>Hello world</p>');
    expect(await load()).toHaveProperty('sections');
  });

  test('shows what is not broken, and nothing where nothing is to be shown', async () => {
    const {content, load, save, commerce} = open();
    const none = section({kind: 'products', heading: 'None', databaseIds: [99]});
    const recipes = section({kind: 'recipes', heading: 'Cook'});
    save(hero + section({kind: 'carousel'}) + none + recipes + products);
    const published = () => {
      throw new Error('It cannot be listed');
    };
    const shown = await load({...content, published});
    expect(shownOf(shown)).toMatchObject([{kind: 'hero'}, {kind: 'products'}]);
    commerce.products.all = () => Promise.reject(new Error('The shop is away'));
    expect(shownOf(await load({...content, published}))).toMatchObject([{kind: 'hero'}]);
  });

  test('loses the sentences whose claim has ended, as the built-in one', async () => {
    const {load, save} = open();
    const ended = 'Magnesium, potassium and sodium support normal hydration.';
    save(hero + section({kind: 'claim', heading: 'So', text: `Hello. ${ended}`}));
    endClaims(['hydration']);
    expect(shownOf(await load())).toMatchObject([{}, {text: ['Hello.']}]);
  });

  test('is in Spanish the page es, else English and marked', async () => {
    const {save, load, source, changed} = open();
    const es = {code: 'es', prefix: '/es'};
    const spanish = () => load(createContent(source, {caches: createContentCaches()}, es));
    save(hero);
    const caches = createContentCaches();
    for (const language of [undefined, es, undefined]) {
      const page = await load(createContent(source, {caches}, language));
      expect('lang' in page ? page.lang : undefined).toBe(language && 'en');
    }
    expect(await spanish()).toMatchObject({lang: 'en', ownersText: [{section: {kind: 'hero'}}]});
    save('<p>Below this are the Spanish pages.</p>', {slug: 'es', isFront: false});
    await changed();
    expect(await spanish()).toMatchObject({lang: 'en', ownersText: [{section: {kind: 'hero'}}]});
    save(section({kind: 'hero', heading: 'La cena va por nuestra cuenta.'}), {
      slug: 'es',
      isFront: false,
    });
    await changed();
    const page = await spanish();
    expect(page).toMatchObject({ownersText: [{section: {heading: /cena/}}]});
    expect(page).not.toHaveProperty('lang');
  });
});

test('sections show the newest recipes, questions and articles, and none where there are none', async () => {
  const {save, load} = open();
  save(
    hero +
      section({kind: 'recipes', heading: 'Cook', count: 2}) +
      section({kind: 'questions', heading: 'Asked', count: 1}) +
      section({kind: 'journal', heading: 'Read'}),
  );
  expect(shownOf(await load())).toMatchObject([
    {},
    {texts: [{title: 'Spinach & Feta Egg Bites'}, {}]},
    {questions: [{id: 'what-is-in-the-kit'}]},
  ]);
});

test('a page of hers has sections too, and its preview names the picture that is gone', async () => {
  const {content, save, previewOf, commerce} = open();
  const html = `<p>Hello</p>${section({kind: 'claim', heading: 'So', lacksPicture: true})}`;
  const id = save(html, {slug: 'our-story', isFront: false});
  const page = await runLoader(ownersPage, '/our-story', {pageKey: 'our-story'}, {content});
  expect(shownOf(page)).toMatchObject(['html', {kind: 'claim'}]);
  const token = previewOf(id).split('/')[2] ?? '';
  const shown = await runLoader(preview, '/preview/x', {token}, {content, commerce});
  expect(shown.omitted).toEqual(['the picture of “So”, which the shop has no more']);
});

describe('below a product', () => {
  const below = (content: ReturnType<typeof open>['content'], commerce: Commerce) =>
    runLoader(
      product,
      '/wordpress-product/konjac-rice',
      {slug: 'konjac-rice'},
      {content, commerce},
    );

  test('stands what is put below it, then what is below its category, then below all', async () => {
    const {content, save, commerce, changed} = open();
    expect(await below(content, commerce)).toMatchObject({below: []});
    const put = (place: string) =>
      save(section({kind: 'claim', heading: `Below ${place}`}), {
        slug: `below-products${place}`,
        isFront: false,
      });
    ['', '/teas', '/konjac-rice', '/noodles'].forEach(put);
    expect(await changed()).toBeNull();
    const shown = await below(content, commerce);
    expect(shown.below.map((part) => part.kind === 'section' && part.section.heading)).toEqual([
      'Below /konjac-rice',
      'Below /noodles',
      'Below',
    ]);
  });

  test('that is no page of its own', async () => {
    const {content, save} = open();
    save(claim, {slug: 'below-products', isFront: false});
    const page = runLoader(ownersPage, '/below-products', {pageKey: 'below-products'}, {content});
    expect(await statusOf(page)).toBe(404);
  });
});
