import {describe, expect, onTestFinished, test} from 'vitest';
import {toCents, usualFacts} from '~adapters/commerce';
import {staticNames} from '~/content/static-names';
import {toBuiltIn} from '~/pricing/built-in-products.server';
import {priceCart} from '~/pricing/price-cart';
import type {ResolvedLine} from '~/cart/price/priced-order';
import {aProduct, aVariation} from '../../../tests/support/shop';
import {onceKeys} from '~/server/session/once-keys';
import {anOrderBody} from '../../../tests/support/order-body';
import {openScriptedDesk} from '../../../tests/support/scripted-shop';
import {toHousehold} from './household';
import {cartLinesOf, composeLines, orderMeta, toNewOrder} from './new-order.server';
import {readOrderBody} from './order-request.server';

const tea: ResolvedLine = {
  id: 'wp-30',
  name: 'Tea',
  product: aProduct(30, 1250, {sku: 'TEA'}),
  variation: null,
  packaged: null,
  quantity: 2,
  unitPrice: toCents(1250),
  undiscountedUnitPrice: toCents(1250),
  noodleType: null,
  offerId: null,
  isFreeSample: false,
};

const cartOf = (lines: ResolvedLine[]) =>
  priceCart({lines, hasLoyalty: false, abandonmentPercent: 10, code: null}, usualFacts);

const composed = (changes: Partial<ResolvedLine> = {}) => {
  const lines = [{...tea, ...changes}];
  return composeLines({lines, cart: cartOf(lines), codes: []})[0];
};

describe('a line of an order', () => {
  test('has its price before any discount, after its own, and after those of codes', () => {
    expect(composed()).toEqual({
      name: 'Tea',
      productId: 30,
      variationId: null,
      sku: 'TEA',
      quantity: 2,
      price: 1250,
      subtotal: 2500,
      discounted: 2375,
      total: 2137,
      meta: [],
    });
  });

  test('of a variation goes by its number, and tells what was chosen of it', () => {
    const variation = aVariation(31, 1250);
    const chosen = [{key: 'pa_color', value: 'red', label: 'Color', option: 'Red'}];
    expect(composed({variation, chosen})).toMatchObject({
      productId: 30,
      variationId: 31,
      sku: 'SKU-31',
      attributes: {pa_color: 'red'},
    });
    expect(composed({variation: {...variation, sku: null}})).toMatchObject({sku: 'TEA'});
    expect(composed({variation, chosen: []})).not.toHaveProperty('attributes');
  });

  test('of an offer has the price without it, too, and says which offer', () => {
    const offer = {offerId: 'konjac-starter', unitPrice: toCents(250), quantity: 1} as const;
    expect(composed(offer)).toMatchObject({
      price: 1250,
      subtotal: 1250,
      discounted: 250,
      meta: [{key: 'Special offer', value: 'Konjac starter'}],
    });
    staticNames['Konjac starter'] = 'Konjac-Start';
    onTestFinished(() => void delete staticNames['Konjac starter']);
    expect(composed(offer)?.meta).toEqual([{key: 'Special offer', value: 'Konjac-Start'}]);
  });

  test('of a package goes by its article number, and says how it is mixed', () => {
    const product = toBuiltIn('nighttime-support');
    const [option] = product.packages;
    const line = {product, variation: option, packaged: {product, option}};
    expect(composed(line)).toMatchObject({
      productId: null,
      variationId: null,
      sku: 'NIGHT-2',
      price: null,
      meta: [{key: 'Bottles', value: '2'}],
    });
    const mix = ['With melatonin', 'Melatonin-free'];
    expect(composed({...line, packaged: {product, option, mix}})?.meta).toEqual([
      {key: 'Bottles', value: '2'},
      {key: 'Mix', value: 'With melatonin, Melatonin-free'},
    ]);
    staticNames['With melatonin'] = 'Mit Melatonin';
    onTestFinished(() => void delete staticNames['With melatonin']);
    expect(composed({...line, packaged: {product, option, mix}})?.meta).toContainEqual({
      key: 'Mix',
      value: 'Mit Melatonin, Melatonin-free',
    });
  });

  test('says which noodles come with it', () => {
    expect(composed({noodleType: 'Spaghetti'})?.meta).toEqual([
      {key: 'Free noodle sample', value: 'Spaghetti'},
    ]);
  });

  test('without a number has none', () => {
    expect(composed({product: aProduct(30, 1250)})).toMatchObject({sku: null});
  });

  test('that is a mixed box is a line for each kind, and they add up', () => {
    const pouch = (id: number, price: number) => aProduct(id, price, {sku: `P-${id}`});
    const single = aVariation(24, 499);
    const noodles = aProduct(23, 499, {sku: 'P-23', variations: [single]});
    const rice = pouch(40, 301);
    const box: ResolvedLine = {
      ...tea,
      id: 'wp-23-var-25?mix-23=2&mix-40=4',
      name: 'Your own mix (6 pouches)',
      product: noodles,
      variation: aVariation(25, 2000),
      unitPrice: toCents(2000),
      undiscountedUnitPrice: toCents(2000),
      mix: [
        {part: {product: noodles, sold: single}, units: 2},
        {part: {product: rice, sold: rice}, units: 4},
      ],
    };
    const lines = [tea, box];
    const cart = cartOf(lines);
    const [, ...boxed] = composeLines({lines, cart, codes: []});
    expect(boxed).toMatchObject([
      {productId: 23, variationId: 24, quantity: 4, price: null, subtotal: 1813, sku: 'SKU-24'},
      {productId: 40, variationId: null, quantity: 8, price: null, subtotal: 2187, sku: 'P-40'},
    ]);
    for (const line of boxed) {
      expect(line.box).toEqual({productId: 23, variationId: 25, price: 2000});
      expect(line.meta).toEqual([{key: 'Box', value: 'Your own mix (6 pouches)'}]);
      expect(line.discounted).toBeLessThanOrEqual(line.subtotal);
      expect(line.total).toBeLessThanOrEqual(line.discounted);
    }
    const sum = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0);
    expect(sum(boxed.map(({discounted}) => discounted))).toBe(cart.lines[1]?.discounted);
    expect(sum(boxed.map(({total}) => total))).toBe(cart.lines[1]?.total);
    expect(cartLinesOf(lines)).toEqual([tea, box, box]);
  });

  test('that was not priced is a fault of ours', () => {
    const cart = cartOf([{...tea, id: 'wp-31'}]);
    for (const lines of [[tea], [{...tea, id: 'wp-31'}, tea]])
      expect(() => composeLines({lines, cart, codes: []})).toThrow('A line was not priced');
  });
});

describe('an order', () => {
  const shopper = {id: 'a-1', customerId: 12, email: 'ada@example.com'};
  const things: Partial<ResolvedLine>[] = [
    {},
    {id: 'free-sample', isFreeSample: true},
    {id: 'offer', offerId: 'konjac-starter'},
  ];

  async function order({
    body = {},
    priced = {},
    isSignedIn = false,
  }: {
    body?: object;
    priced?: object;
    isSignedIn?: boolean;
  }) {
    const lines = things.map((changes) => ({...tea, ...changes}));
    const read = readOrderBody(anOrderBody({...body}), [
      {id: 'offline', takesCards: true, elements: null},
    ]);
    if (!read.ok) return expect.fail(read.refusals[0]?.code);
    const accountSession = isSignedIn ? ({shopper} as never) : null;
    const {context} = openScriptedDesk({context: {accountSession}});
    const cart = {...cartOf(lines), ...priced};
    const attempt = {checkoutKey: 'key', reference: 'reference', request: read.value};
    return toNewOrder(context, attempt, {lines, cart, codes: [], refusal: null});
  }

  test('claims what is once per customer, for account, mailbox and household', async () => {
    const household = toHousehold({
      address1: '12 Orchard Lane',
      address2: '',
      zipCode: '97201',
      country: 'US',
    });
    const keys = [
      await onceKeys('sample', shopper, household),
      await onceKeys('offer:konjac-starter', shopper, household),
    ];
    expect((await order({isSignedIn: true})).claims).toEqual(keys.flat());
    expect((await order({})).claims).toEqual([]);
  });

  test.each([
    ['by the way that was chosen', {shippingMethod: 'flat_rate:3'}, {}, {method: 'flat_rate:3'}],
    ['by no way where the shop sends nothing', {shippingMethod: null}, {}, {method: null}],
    ['by the storefront’s price', {}, {}, {title: 'Shipping'}],
  ])('is sent %s', async (_, body, priced, way) => {
    const shipping = toCents(497);
    expect((await order({body, priced: {...priced, shipping}})).shipping).toEqual({
      ...way,
      total: 497,
    });
  });

  test('of what is not sent has no shipping', async () => {
    expect((await order({priced: {shipping: null, shipsNothing: true}})).shipping).toBeNull();
    expect((await order({priced: {shipping: null}})).shipping).toEqual({
      title: 'Free shipping',
      total: 0,
    });
  });
});

test('an order tells the cart’s discounts in words', () => {
  expect(orderMeta(cartOf([tea]))).toEqual([
    {key: 'Bulk discount', value: '-$1.25'},
    {key: '10% off your cart', value: '-$2.38'},
  ]);
});
