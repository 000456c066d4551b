import {afterEach, describe, expect, test, vi} from 'vitest';
import type {Product, Variation, Catalogue} from '~adapters/commerce';
import {aProduct, aShop, aVariation} from '../../tests/support/shop';
import {showRecipeProducts} from './recipe-products.server';

const sizes = (changes: Record<number, Partial<Variation>> = {}) =>
  [
    [1, 499],
    [6, 2399],
    [12, 4799],
  ].map(([count = 0, price = 0]) =>
    aVariation(count, price, {
      attributes: [{name: 'Pack Size', value: count === 1 ? '1 pouch' : `${count} pouches`}],
      ...changes[count],
    }),
  );

async function saleOf(product: Product, packs: number) {
  const shop = aShop({products: [product]});
  const [shown] = await showRecipeProducts(shop.products, [{slug: product.slug, packs}]);
  return shown?.sale;
}

afterEach(() => void vi.useRealTimers());

describe('what a recipe takes of the shop’s products', () => {
  test('is so many of a product that has one size', async () => {
    expect(await saleOf(aProduct(7, 449), 3)).toMatchObject({
      item: {id: 'wp-7', price: 449},
      quantity: 3,
      packs: 3,
      price: 1347,
    });
  });

  test('is of several sizes what costs least for as many packs', async () => {
    const noodles = (changes = {}) => aProduct(7, 499, {variations: sizes(changes)});
    expect(await saleOf(noodles(), 2)).toMatchObject({quantity: 2, packs: 2, price: 998});
    expect(await saleOf(noodles(), 5)).toMatchObject({quantity: 1, packs: 6, price: 2399});
    expect(await saleOf(noodles(), 7)).toMatchObject({
      item: {id: 'wp-7-var-1'},
      quantity: 7,
      price: 3493,
    });
  });

  test('is of sizes that are there, else nothing', async () => {
    const gone = {stockStatus: 'OUT_OF_STOCK'} as const;
    const noodles = (changes: Record<number, Partial<Variation>>) =>
      saleOf(aProduct(7, 499, {variations: sizes(changes)}), 2);
    expect(await noodles({1: gone})).toMatchObject({quantity: 1, packs: 6});
    expect(await noodles({1: {price: null}})).toMatchObject({packs: 6});
    expect(await noodles({1: {isPurchasable: false}, 6: gone})).toMatchObject({packs: 12});
    expect(
      await noodles({1: {openChoices: [{key: 'cut', label: 'Cut', options: []}]}}),
    ).toMatchObject({packs: 6});
    expect(await noodles({1: gone, 6: gone, 12: gone})).toBeNull();
  });

  test('is never more than one of what is sold one to an order', async () => {
    const single = aProduct(7, 449, {soldAs: {isSingle: true}});
    expect(await saleOf(single, 1)).toMatchObject({quantity: 1});
    expect(await saleOf(single, 2)).toBeNull();
  });

  test('leaves out what the shop does not sell by itself, or does not know', async () => {
    const bundle = aProduct(8, 4999, {slug: 'bellyful-bundle'});
    const parts = aProduct(9, 999, {kind: 'grouped'});
    const shop = aShop({products: [bundle, parts]});
    const wanted = [bundle.slug, parts.slug, 'no-such-noodle'];
    expect(
      await showRecipeProducts(
        shop.products,
        wanted.map((slug) => ({slug, packs: 1})),
      ),
    ).toEqual([]);
    expect(await showRecipeProducts(shop.products)).toEqual([]);
  });

  test('does not keep a recipe waiting, and costs it nothing when the shop is away', async () => {
    vi.useFakeTimers();
    const shop = aShop({});
    const asking = (find: Catalogue['find']) =>
      showRecipeProducts({...shop.products, find}, [{slug: 'a', packs: 1}]);
    expect(await asking(() => Promise.reject(new Error('away')))).toEqual([]);
    const late = asking(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toEqual([]);
  });
});
