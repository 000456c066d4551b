import {describe, expect, test} from 'vitest';
import type {Commerce} from '~adapters/commerce';
import {answerFeed} from '~/agents/product-feed.server';
import {readPolicy} from '~/agents/mcp/policies.server';
import {searchedTexts} from '~/pages/search/searched-texts.server';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {showBuiltInProduct} from '~/catalogue/built-in/built-in-product-page.server';
import {listProducts} from '~/catalogue/list/products-page.server';
import {readListChoice} from '~/catalogue/list/list-choice';
import {textsByLabel} from '~/offers/special/special-offer-texts.server';
import {loader as about} from '~/routes/about';
import {loader as brands} from '~/routes/keto-brands';
import {loader as explainer} from '~/routes/explainer';
import {loader as faq} from '~/routes/faq';
import {loader as home} from '~/routes/home';
import {loader as konjacRecipes} from '~/recipes/pages/recipes.konjac';
import {loader as llms} from '~/routes/llms';
import {loader as manifest} from '~/routes/manifest';
import {noContent, runLoader} from '../support/page-context';
import {aProduct, aShop} from '../support/shop';
import {endClaims} from '../support/set-shop';
const ownersProduct = aProduct(7, 499, {
  slug: 'konjac-rice',
  name: 'Konjac Rice',
  descriptionText: 'Rice.',
  image: {
    url: 'https://shop.example/rice.webp',
    altText: '',
    width: 600,
    height: 600,
    srcSet: '',
    smallUrl: '',
  },
});
const services = (commerce: Commerce = aShop({products: [ownersProduct]})) =>
  ({
    commerce,
    content: noContent,
    siteUrl: 'https://shop.example',
    env: {AGENTS: 'on', PUBLIC_STORE_URL: 'https://shop.example'},
    clientAddress: '192.0.2.1',
    isMoneyUnknown: false,
    companionPath: 'coach',
    rateLimits: {host: {count: async () => []}, shop: {count: async () => []}},
    log: console,
  }) as never;

const page = (loader: (args: never) => unknown) => async () =>
  JSON.stringify(await runLoader(loader, '/'));
const text = (loader: (args: never) => unknown) => async () =>
  ((await runLoader(loader, '/')) as Response).text();

test.each<[string, string, string, () => Promise<unknown>]>([
  ['the home page', 'hydration', 'support normal hydration', page(home)],
  ['the home page’s description', 'smaller-portions', 'support feeling full on less', page(home)],
  ['the page about us', 'no-stimulants', 'no stimulants', page(about)],
  ['the page of brands', 'other-brands', 'natural partner', page(brands)],
  ['the explainer', 'fills-gaps', 'Helps fill the gap', page(explainer)],
  ['the FAQ', 'medicine-first', 'Many people start', page(faq)],
  ['the page of konjac recipes', 'noodle-fullness', 'bring fullness', page(konjacRecipes)],
  ['llms.txt', 'smaller-portions', 'still feel full', text(llms)],
  ['the manifest', 'smaller-portions', 'still feel full', text(manifest)],
  [
    'a product’s page',
    'immune',
    'support normal immune function',
    () => showBuiltInProduct(services(), 'womens-multi-vitamin'),
  ],
  [
    'a special offer',
    'konjac-checked',
    'Every lot is checked',
    () => Promise.resolve(textsByLabel(null)),
  ],
  [
    'a policy for agents',
    'medicine-first',
    'Many people start',
    () => readPolicy({body: {name: 'faq'}, services: services()} as never),
  ],
])('%s says no more what the owner has ended', async (_what, id, words, read) => {
  const said = async () => JSON.stringify(await read());
  expect(await said()).toContain(words);
  endClaims([id]);
  expect(await said()).not.toContain(words);
});

test('a search finds no page by what has ended', async () => {
  const pages = async () =>
    (await searchedTexts(services())).pages.filter(({words}) => words.includes('many people'));
  expect(await pages()).toHaveLength(1);
  endClaims(['medicine-first']);
  expect(await pages()).toEqual([]);
});

test('the list changes with what has ended, though the catalogue is the same', async () => {
  const shop = aShop({products: [ownersProduct]});
  const catalogue = shop.products.all();
  const one: Commerce = {...shop, products: {...shop.products, all: () => catalogue}};
  const choice = readListChoice(new URL('https://shop.example/products'));
  const texts = async () =>
    (await listProducts(one.products, choice)).cards.map(({text}) => text).join();
  expect(await texts()).toContain('calming botanicals');
  endClaims(['calm-evening']);
  expect(await texts()).not.toContain('calming botanicals');
});

describe('the product feed', () => {
  async function lines() {
    const [head = '', ...rows] = (await (await answerFeed(services())).text()).trim().split('\n');
    const names = head.split('\t');
    return rows.map((row) =>
      Object.fromEntries(row.split('\t').map((cell, place) => [names[place], cell])),
    );
  }
  const warningsOf = async (title: string) =>
    new Set((await lines()).filter((one) => one['title'] === title).map(({warning}) => warning));

  test('has the disclaimer beside claims about health and beside the owner’s words', async () => {
    expect(await warningsOf('Konjac Rice')).toEqual(new Set([fdaDisclaimer]));
    expect(await warningsOf("Men's Daily Multi-Vitamin")).toEqual(new Set([fdaDisclaimer]));
    endClaims(['fills-gaps']);
    expect(await warningsOf("Men's Daily Multi-Vitamin")).toEqual(new Set(['']));
    expect(await warningsOf('Konjac Rice')).toEqual(new Set([fdaDisclaimer]));
  });
});

test('a seal goes with its claim', async () => {
  const seals = async () =>
    (await showBuiltInProduct(services(), 'womens-multi-vitamin')).view.seals.length;
  expect(await seals()).toBe(5);
  endClaims(['scientifically-formulated']);
  expect(await seals()).toBe(4);
});

test('stated reviews go with their claim', async () => {
  const rating = async () =>
    (await showBuiltInProduct(services(), 'mens-multi-vitamin')).view.rating?.reviewCount;
  expect(await rating()).toBe(89);
  endClaims(['reviews-mens-multi-vitamin']);
  expect(await rating()).toBeUndefined();
});
