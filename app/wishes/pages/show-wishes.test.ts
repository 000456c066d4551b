import {describe, expect, test} from 'vitest';
import {aProduct, aShop, aVariation} from '../../../tests/support/shop';
import {changeAccountWishes} from './account-wishes.server';
import {showSuggested, showWishes} from './show-wishes.server';
import {sharedListPath, splitWishIds} from '~/wishes/wish-ids';

const sized = aProduct(2, 500, {
  variations: [aVariation(21, 500), aVariation(22, 900)],
});

const commerce = aShop({
  products: [
    aProduct(1, 499, {name: 'Konjac Rice', slug: 'konjac-rice'}),
    sized,
    aProduct(3, 700, {stockStatus: 'OUT_OF_STOCK'}),
    aProduct(4, 6999, {slug: 'bellyful-bundle'}),
    aProduct(5, 0, {price: null, priceRange: null, isPurchasable: false}),
    aProduct(6, 0, {name: 'Recipe Booklet', slug: 'recipe-booklet'}),
    aProduct(7, 0, {name: 'Free Sample: Konjac', slug: 'free-sample-konjac'}),
  ],
});

const shown = (...ids: string[]) => showWishes(commerce.products, ids);
const itemOf = async (id: string) => (await shown(id)).cards[0]?.item;

test('a list shows its products in its own order, with the prices of now', async () => {
  const {cards, problem} = await shown('mens-multi-vitamin', 'wp-1', 'wp-999', 'no-such-thing');
  expect(cards.map(({id}) => id)).toEqual(['mens-multi-vitamin', 'wp-1']);
  expect(cards[1]?.price).toEqual({from: 499});
  expect(problem).toBeNull();
});

test('suggested is what costs at most so much and can be had at once: the cheapest that completes free shipping, else the dearest', async () => {
  const offered = async (missing: number, most: number) =>
    (await showSuggested(commerce.products, missing, most)).cards.map(({id, item}) => [
      id,
      item?.price,
    ]);
  expect(await offered(499, 1799)).toEqual([
    ['wp-1', 499],
    ['mens-multi-vitamin', 1799],
    ['womens-multi-vitamin', 1799],
  ]);
  expect(await offered(500, 1799)).toEqual([
    ['mens-multi-vitamin', 1799],
    ['womens-multi-vitamin', 1799],
    ['wp-1', 499],
  ]);
  expect(await offered(4501, 499)).toEqual([['wp-1', 499]]);
  expect(await offered(4501, 498)).toEqual([]);
});

describe('what can go into the cart at once', () => {
  test('is the line that its page would put there', async () => {
    expect(await itemOf('wp-1')).toMatchObject({
      id: 'wp-1',
      name: 'Konjac Rice',
      price: 499,
      variationId: null,
      href: '/wordpress-product/konjac-rice',
    });
    expect(await itemOf('mens-multi-vitamin')).toMatchObject({
      id: 'mens-multi-vitamin',
      price: 1799,
    });
    expect(await itemOf('wp-6')).toMatchObject({id: 'wp-6', price: 0});
  });

  test.each([
    ['something has to be chosen', 'wp-2'],
    ['it is sold out', 'wp-3'],
    ['a free noodle sample has to be chosen', 'wp-4'],
    ['it has no price', 'wp-5'],
    ['there are packages', 'allulose-gummies'],
    ['a claim comes first', 'free-sample'],
    ['it leads to the sample that is claimed', 'wp-7'],
  ])('is nothing where %s', async (_why, id) => {
    expect(await itemOf(id)).toBeNull();
  });
});

test('while the catalogue is away the built-in products are shown, and that some may be missing', async () => {
  const away = {
    ...commerce,
    products: {...commerce.products, all: () => Promise.reject(new Error('away'))},
  };
  const {cards, problem} = await showWishes(away.products, ['wp-1', 'mens-multi-vitamin']);
  expect(cards.map(({id}) => id)).toEqual(['mens-multi-vitamin']);
  expect(problem).toBe('away');
});

test('the address of a shared list names the products and nothing else, and survives programs that pass it on', () => {
  const ids = ['wp-1', 'mens-multi-vitamin'];
  const path = sharedListPath(ids);
  expect(path).toBe('/wish-list/wp-1+mens-multi-vitamin');
  expect(splitWishIds('wp-1+mens-multi-vitamin')).toEqual(ids);
  expect(splitWishIds('wp-1 mens-multi-vitamin')).toEqual(ids);
  expect(splitWishIds('wp-1+wp-1+<script>+../x')).toEqual(['wp-1']);
});

test('whoever changes an account’s list too often has to wait, and nothing is changed', async () => {
  const changes: unknown[] = [];
  const change = async (...given: unknown[]) => {
    changes.push(given);
    return ['wp-1'];
  };
  const session = {shopper: {email: 'ann@shop.example'}};
  const changeAfter = (waitSeconds: number) => {
    const counter = {count: async (tries: unknown[]) => tries.map(() => waitSeconds)};
    const rateLimits = {host: counter, shop: counter};
    const log = {warn: () => undefined};
    const ports = {accounts: {wishes: {change}}, rateLimits, log};
    return changeAccountWishes(ports as never, session as never, {add: ['wp-1'], remove: []});
  };
  expect(await changeAfter(60)).toBeNull();
  expect(changes).toEqual([]);
  expect(await changeAfter(0)).toEqual(['wp-1']);
});
