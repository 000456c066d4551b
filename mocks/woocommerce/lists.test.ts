import {afterAll, beforeEach, expect, test} from 'vitest';
import {startBackend} from '../backend';
import {createGraphqlClient} from '../clients/graphql-client';
import {refundOrder} from '../control/shop-events';
import {saveContent, saveMenu} from '../control/content-events';
import {demoPassword, shopManager} from '../demo-accounts';

const backend = await startBackend({isOpen: true});
const endpoint = `${backend.url}/graphql`;

beforeEach(() => {
  backend.reset();
  backend.shop.content.records = [];
  backend.shop.content.menuItems = [];
});
afterAll(() => backend.close());

const ask = async (query: string) => (await createGraphqlClient(endpoint).ask(query)).data;

const askAs = async (user: string, password: string, query: string) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${btoa(`${user}:${password}`)}`,
    },
    body: JSON.stringify({query}),
  });
  return ((await response.json()) as {data: object}).data;
};

const demo = 'demo@bellyful.example';

const askAsManager = (query: string) =>
  askAs(shopManager.username, shopManager.applicationPassword, query);

test('menus have their items, and these their children', async () => {
  const items = 'Shop | /products\n- Pasta | /pasta\nBlog | https://blog.example/';
  saveMenu(backend, {location: 'BELLYFUL_HEADER', items});
  const fields = `name slug locations count
    menuItems(where: {parentId: 0}) {nodes {label path url childItems {nodes {label}}}}`;
  const menu = {
    name: 'bellyful header',
    slug: 'bellyful-header',
    locations: ['BELLYFUL_HEADER'],
    count: 3,
    menuItems: {
      nodes: [
        {
          label: 'Shop',
          path: '/products',
          url: `${backend.url}/products`,
          childItems: {nodes: [{label: 'Pasta'}]},
        },
        {label: 'Blog', url: 'https://blog.example/', childItems: {nodes: []}},
      ],
    },
  };
  expect(await ask(`{menus {nodes {${fields}}}}`)).toMatchObject({menus: {nodes: [menu]}});
  for (const [id, idType] of [
    ['bellyful-header', 'SLUG'],
    ['bellyful-header', 'LOCATION'],
    ['bellyful header', 'NAME'],
  ])
    expect(await ask(`{menu(id: "${id}", idType: ${idType}) {${fields}}}`)).toMatchObject({menu});
  expect(await ask('{menu(id: "primary", idType: LOCATION) {name}}')).toEqual({menu: null});
  const here = '{menuItems(where: {location: BELLYFUL_FOOTER}) {nodes {label}}}';
  expect(await ask(here)).toEqual({menuItems: {nodes: []}});
});

test('posts are found by their words and sorted; a filter that is not played says so', async () => {
  for (const [title, publishedAt] of [
    ['Zest', '2026-11-01T10:00:00Z'],
    ['Almonds', '2026-11-03T10:00:00Z'],
  ])
    saveContent(backend, {type: 'post', slug: title?.toLowerCase(), title, publishedAt});
  saveContent(backend, {type: 'post', slug: 'draft', status: 'draft'});
  const list = (where: string) => ask(`{posts(where: {${where}}) {nodes {slug}}}`);
  const slugs = (...names: string[]) => ({posts: {nodes: names.map((slug) => ({slug}))}});
  expect(await list('status: PUBLISH')).toEqual(slugs('almonds', 'zest'));
  expect(await list('orderby: [{field: TITLE, order: DESC}]')).toEqual(slugs('zest', 'almonds'));
  expect(await list('orderby: [{field: DATE, order: ASC}]')).toEqual(slugs('zest', 'almonds'));
  expect(await list('search: "ZES"')).toEqual(slugs('zest'));
  expect(await list('nameIn: ["almonds"], notIn: ["1"]')).toEqual(slugs('almonds'));
  const {errors} = await createGraphqlClient(endpoint).ask(
    '{posts(where: {author: 1}) {nodes {id}}}',
  );
  expect(errors).toMatchObject([{message: 'The mocked shop cannot filter posts by author.'}]);
});

test('what was given back stands at its order, for its customer and the shop', async () => {
  const [order = expect.fail()] = backend.shop.orders;
  order.customerId = backend.shop.customers.find(({email}) => email === demo)?.databaseId ?? null;
  refundOrder(backend.shop, {orderId: '1987:1', quantity: 1, reason: 'Arrived damaged'});
  const query = '{refunds {nodes {id amount reason}}}';
  const refunds = {nodes: [{id: expect.any(String), amount: 45.99, reason: 'Arrived damaged'}]};
  expect(await ask(query)).toEqual({refunds: {nodes: []}});
  expect(await askAsManager(query)).toEqual({refunds});
  const own =
    '{customer {refunds {nodes {id amount reason}} orders {nodes {refunds {nodes {amount}}}}}}';
  expect(await askAs(demo, demoPassword, own)).toMatchObject({
    customer: {refunds, orders: {nodes: [{refunds: {nodes: [{amount: 45.99}]}}]}},
  });
  const [{id} = {id: ''}] = ((await askAsManager(query)) as {refunds: {nodes: {id: string}[]}})
    .refunds.nodes;
  expect(await askAsManager(`{refund(id: "${id}") {reason}}`)).toEqual({
    refund: {reason: 'Arrived damaged'},
  });
  expect(await ask(`{refund(id: "${id}") {reason}}`)).toEqual({refund: null});
});

test('the shop’s manager reads its tax rates, and nobody else', async () => {
  const shop = await startBackend({isOpen: true, market: 'Germany'});
  const query = '{taxRates {nodes {databaseId country rate name class shipping cities}}}';
  const answer = async (authorization: string) =>
    (
      await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Authorization: authorization},
        body: JSON.stringify({query}),
      })
    ).json();
  const {username, applicationPassword} = shopManager;
  expect(await answer(`Basic ${btoa(`${username}:${applicationPassword}`)}`)).toMatchObject({
    data: {
      taxRates: {
        nodes: expect.arrayContaining([
          expect.objectContaining({country: 'DE', rate: '19.0000', class: 'STANDARD'}),
          expect.objectContaining({country: 'DE', rate: '7.0000', class: 'REDUCED_RATE'}),
        ]),
      },
    },
  });
  expect(await answer('')).toMatchObject({data: {taxRates: {nodes: []}}});
  await shop.close();
});
