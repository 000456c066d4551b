import {describe, expect, test} from 'vitest';
import type {Commerce} from '~adapters/commerce';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {showSums} from '~/adds-up/show-sums.server';
import {readCartLabels, showSumsOfCart} from '~/catalogue/label/cart-labels.server';
import {aLabel, aPanel} from '../support/label';
import {aProduct, aShop} from '../support/shop';

const zinc = aLabel({facts: [aPanel('Zinc (as zinc citrate) | 30 mg')], servingsADay: 1});
const shop = aShop({products: [aProduct(30, 1250, {name: 'Zinc', label: zinc})]});

const ask = (...asked: Parameters<typeof askedWith>) => showSumsOfCart(...askedWith(...asked));

function askedWith(
  items: string,
  commerce: Commerce = shop,
  limits = createProcessRateLimits(),
): Parameters<typeof showSumsOfCart> {
  const request = new Request('https://shop.example/what-adds-up', {
    method: 'POST',
    body: new URLSearchParams({items}),
  });
  const context = {
    commerce,
    rateLimits: {host: limits, shop: limits},
    clientAddress: '203.0.113.7',
    log: {warn: () => undefined},
    session: {visitorId: () => 'visitor'},
  };
  return [context as never, request];
}

describe('a cart', () => {
  test('counts each product once, however many lines and units it has', async () => {
    const once = await ask('womens-multi-vitamin pain-free-weight-loss-3');
    const again = await ask('womens-multi-vitamin pain-free-weight-loss-3 pain-free-weight-loss-6');
    expect(again.rows).toEqual(once.rows);
    expect(once.rows.find(({name}) => name === 'vitamin B6')).toMatchObject({amount: '5.1'});
    expect(once).toMatchObject({isWhole: true, isEmpty: false, over: null});
  });

  test('says what exceeds a published limit, with where the figures are from', async () => {
    const {over, rows} = await ask('wp-30 mens-multi-vitamin');
    expect(over).toBe(
      'Together, these products hold more zinc a day than the upper limit published for adults.',
    );
    expect(rows.find(({name}) => name === 'zinc')).toMatchObject({
      amount: '41',
      recommended: 'men 11, women 8 mg',
      limit: '40 mg',
      from: [
        {name: 'Zinc', amount: '30'},
        {name: "Men's Daily Multi-Vitamin", amount: '11'},
      ],
      source: {year: 2001},
    });
  });

  test('says first whether anything exceeds a limit, and how much of it each sum is', async () => {
    const {over, under, rows} = await ask('mens-multi-vitamin');
    expect([over, under]).toEqual([null, 'Nothing exceeds a published limit.']);
    const shareOf = (nutrient: string) => rows.find(({name}) => name === nutrient)?.share;
    expect(shareOf('zinc')).toBe('27% of the upper limit');
    expect(shareOf('thiamin')).toMatch(/^\d+% of what is recommended; no upper limit$/);
    const above = await ask('mens-multi-vitamin wp-30');
    expect(above.rows[0]).toMatchObject({name: 'zinc', isOver: true, percent: 102});
    expect((await ask('mens-multi-vitamin wp-404')).under).toBe(
      'Nothing that we could count exceeds a published limit.',
    );
  });

  test('without lines, or of what is not sold, has nothing to add up', async () => {
    expect(await ask('')).toMatchObject({isEmpty: true, isWhole: true, rows: []});
    expect(await ask('wp-404 <script> constructor')).toMatchObject({isWhole: false, rows: []});
  });

  test('says so when a label cannot be read, or when it asks too often', async () => {
    const findByIds = () => Promise.reject(new Error('away'));
    const away = {...shop, products: {...shop.products, findByIds}};
    expect(await ask('wp-30 womens-multi-vitamin', away)).toMatchObject({isWhole: false});
    const limits = createProcessRateLimits();
    for (let asked = 0; asked < 120; asked += 1) await ask('', shop, limits);
    expect(await ask('wp-30', shop, limits)).toMatchObject({isWhole: false, rows: []});
  });
});

test('what a shopper takes counts at the servings that were chosen, else as the label says', async () => {
  const amountAt = async (perDay: number | null) =>
    (await showSums(shop.products, [{product: 30, name: 'My zinc', perDay}])).rows[0]?.amount;
  expect(await amountAt(null)).toBe('30');
  expect(await amountAt(0.5)).toBe('15');
  const gone = await showSums(shop.products, [{product: 404, name: 'Gone', perDay: 1}]);
  expect(gone).toMatchObject({isWhole: true, notCounted: ['Gone']});
});

describe('the labels of a cart', () => {
  const said = (allergens: string) => aLabel({allergens});
  const pantry = aShop({
    products: [
      aProduct(23, 500, {label: said('None of the major allergens.')}),
      aProduct(30, 500, {label: said('Contains soy. Free of milk.')}),
      aProduct(31, 500),
      aProduct(40, 500, {slug: 'bellyful-bundle', label: said('Contains soy. Free of milk.')}),
    ],
  });
  const read = async (items: string, commerce = pantry) =>
    (await readCartLabels(...askedWith(items, commerce)))?.allergens;

  test('say of each line what its product’s says, and of none what is not known', async () => {
    expect(await read('wp-30 wp-31')).toEqual({
      'wp-30': {soy: 'contains', milk: 'free'},
      'wp-31': {},
    });
    expect((await read('womens-multi-vitamin'))?.['womens-multi-vitamin']).toMatchObject({
      milk: 'free',
      gluten: 'free',
    });
  });

  test('say of a mixed box what its kinds say together', async () => {
    const box = 'wp-23-var-25?mix-23=2&mix-30=4';
    const {milk, soy, eggs} = (await read(box))?.[box] ?? {};
    expect([milk, soy, eggs]).toEqual(['free', 'contains', undefined]);
  });

  test('say of the bundle, with which noodles come, nothing to be free of it', async () => {
    expect(await read('wp-40')).toEqual({'wp-40': {soy: 'contains'}});
  });

  test('are none where one of them cannot be read', async () => {
    const findByIds = () => Promise.reject(new Error('away'));
    expect(
      await read('wp-30', {...pantry, products: {...pantry.products, findByIds}}),
    ).toBeUndefined();
  });
});
