import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readArguments, usage} from './arguments';
import {startBackend} from './backend';
import {createGraphqlClient} from './clients/graphql-client';
import {troubles} from './scenarios';
import {createShop} from './woocommerce';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

test('the command opens an open shop of the brand, unless it is told otherwise', () => {
  expect(readArguments([])).toEqual({
    wanted: {
      port: 4000,
      seed: 1,
      latencyMs: 0,
      isOpen: true,
      isPublicIntrospection: false,
      catalogue: 'usual',
    },
    notice: '',
  });
  const given = ['--port=0', '--catalogue=huge', '--seed=7', '--latency=250', '--guard'];
  expect(readArguments([...given, '--trouble=http500:GetCart:2'])).toMatchObject({
    wanted: {
      port: 0,
      seed: 7,
      latencyMs: 250,
      isOpen: false,
      catalogue: 'huge',
      scenario: {trouble: 'http500', operation: 'GetCart', times: 2},
    },
  });
  expect(readArguments(['--help'])).toBe('help');
  const contract = ['--contract=https://shop.example/graphql', '--fill-carts'];
  expect(readArguments(contract)).toEqual({
    endpoint: 'https://shop.example/graphql',
    fillsCarts: true,
  });
});

test.each([
  ['--port=http', '--port takes a number'],
  ['--trouble=earthquake', 'no trouble earthquake'],
  ['--trouble=http500:graphql:often', '--trouble takes a number'],
  ['--catalogue=nowhere', 'no shop nowhere. There are usual, large, huge, types, odd, recorded'],
  ['--catalogue=brand', 'no shop brand'],
  ['4001', 'With npm they stand after --'],
  ['--contract=shop', '--contract takes an address'],
  ['--speed=1', "Unknown option '--speed'. All options: --help"],
])('%s is refused with a sentence', (argument, sentence) => {
  expect(() => readArguments([argument])).toThrow(sentence);
});

test('the package says every option and every trouble', () => {
  for (const [option] of usage.matchAll(/--(?!help)[a-z-]+/g)) expect(readme).toContain(option);
  for (const [name, text] of Object.entries(troubles)) {
    expect(readme).toContain(`\`${name}\``);
    expect(readme).toContain(text);
  }
});

test('a seed makes the same large shop again, and another one another', () => {
  const namesOf = (seed: number) =>
    createShop({catalogue: 'large', seed}).products.map(({name, regularPrice}) => [
      name,
      regularPrice,
    ]);
  expect(namesOf(7)).toEqual(namesOf(7));
  expect(namesOf(7)).not.toEqual(namesOf(8));
});

test('answers take at least as long as they were told to', async () => {
  const backend = await startBackend({latencyMs: 150});
  const began = performance.now();
  await createGraphqlClient(`${backend.url}/graphql`).ask('{cart {total}}');
  expect(performance.now() - began).toBeGreaterThan(145);
  await backend.close();
});

test('the odd shop has what clients stumble over, and a cart all the same', async () => {
  const backend = await startBackend({catalogue: 'odd', isOpen: true});
  const client = createGraphqlClient(`${backend.url}/graphql`);
  const {data, errors} = await client.ask(`{
    products(first: 100, where: {status: "publish"}) {nodes {__typename name image {mediaDetails {width}}}}
    allowedCountries
    product(id: "long-name", idType: SLUG) {productTags {nodes {slug}} ... on SimpleProduct {price}}
  }`);
  expect(errors).toEqual([]);
  const {nodes} = (data?.['products'] ?? {nodes: []}) as {
    nodes: {__typename: string; name: string}[];
  };
  expect(new Set(nodes.map((node) => node.__typename)).size).toBe(5);
  expect(nodes.map(({name}) => name)).toContain('');
  expect(data).toMatchObject({
    allowedCountries: ['US', 'DE', 'JP', 'CA'],
    product: {
      price: '€999,999.99',
      productTags: {nodes: [{slug: 'gr-e-form'}, {slug: 'a-b'}, {slug: 'tag'}]},
    },
  });
  await client.ask('mutation {addToCart(input: {productId: 130, quantity: 3}) {cart {total}}}');
  const cart = await client.ask('{cart {subtotal total totalTax shippingTotal}}');
  // 3 × 4.49 with 2.125 % of tax on food in it; picked up in the shop's own state.
  expect(cart.data).toEqual({
    cart: {subtotal: '€13.19', total: '€13.47', totalTax: '€0.28', shippingTotal: '€0.00'},
  });
  await backend.close();
});

test('visitors read the schema where they may, and still do after a reset', async () => {
  const backend = await startBackend({isPublicIntrospection: true});
  backend.reset();
  const body = JSON.stringify({query: '{__schema {queryType {name}}}'});
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(`${backend.url}/graphql`, {method: 'POST', headers, body});
  expect(await answer.json()).toMatchObject({data: {__schema: {queryType: {name: 'RootQuery'}}}});
  await backend.close();
});
