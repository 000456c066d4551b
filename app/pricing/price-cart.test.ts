import {describe, expect, test} from 'vitest';
import {sumCents, toCents} from '~adapters/commerce/money';
import {usDollars, usualFacts} from '~adapters/commerce/price-facts';
import {priceCart, shownRows} from './price-cart';
import type {LineToPrice, PricedCart, PricingInput} from './priced-cart';
import {setPriceFacts} from '../../tests/support/set-shop';

type Extras = Partial<
  Pick<LineToPrice, 'offerId' | 'isFreeSample' | 'isVirtual' | 'isBackordered'>
>;
let made = 0;
const line = (unitPrice: number, quantity: number, extras: Extras = {}): LineToPrice => ({
  id: `wp-${(made += 1)}`,
  unitPrice: toCents(unitPrice),
  quantity,
  isFreeSample: false,
  offerId: null,
  ...extras,
});
const sample = () => line(0, 1, {isFreeSample: true});
const bundleOffer = () => line(6999, 1, {offerId: 'bundle-starter'});
const konjacOffer = (price: number) => line(price, 1, {offerId: 'konjac-starter'});

type Discounts = Partial<Omit<PricingInput, 'lines'>>;
const loyal: Discounts = {hasLoyalty: true};
const popUp: Discounts = {abandonmentPercent: 10};
const code = (amount: number, freeShipping = false): Discounts => ({
  code: {code: 'GETSTARTED', amount: toCents(amount), freeShipping},
});

const price = (lines: LineToPrice[], discounts: Discounts = {}): PricedCart =>
  priceCart(
    {lines, hasLoyalty: false, abandonmentPercent: 0, code: null, ...discounts},
    usualFacts,
  );

/** Worked by hand: [rule, lines, discounts, subtotal, discounted total, shipping, total]. */
const worked: [string, LineToPrice[], Discounts, number, number, number, number][] = [
  ['an empty cart costs and ships nothing', [], {}, 0, 0, 0, 0],
  [
    'an empty cart stays at nothing under every discount',
    [],
    {...loyal, ...popUp, ...code(500)},
    0,
    0,
    0,
    0,
  ],
  ['one vitamin ships for 4.97', [line(1799, 1)], {}, 1799, 1799, 497, 2296],
  ['2 of a line save 5 %', [line(1799, 2)], {}, 3598, 3418, 497, 3915],
  ['3 of a line save 10 %', [line(1799, 3)], {}, 5397, 4857, 497, 5354],
  ['5 of a line still save 10 %', [line(1799, 5)], {}, 8995, 8095, 0, 8095],
  ['6 of a line save 20 %', [line(1799, 6)], {}, 10794, 8635, 0, 8635],
  ['99 of a line save 20 %', [line(499, 99)], {}, 49401, 39521, 0, 39521],
  ['a package of 3 bottles is one unit without bulk', [line(17700, 1)], {}, 17700, 17700, 0, 17700],
  ['2 packages save 5 %', [line(17700, 2)], {}, 35400, 33630, 0, 33630],
  [
    '2 different lines of one unit save nothing',
    [line(1799, 1), line(2499, 1)],
    {},
    4298,
    4298,
    497,
    4795,
  ],
  ['each line has its own tier', [line(499, 6), line(2499, 2)], {}, 7992, 7143, 0, 7143],
  [
    'bulk is rounded half up per line: 5 % of 1.50 is 8 cents',
    [line(75, 2)],
    {},
    150,
    142,
    497,
    639,
  ],
  ['two such lines round twice, not once', [line(75, 2), line(75, 2)], {}, 300, 284, 497, 781],
  ['below the half it rounds down: 5 % of 1.48 is 7 cents', [line(74, 2)], {}, 148, 141, 497, 638],
  ['exactly 50.00 ships free', [line(5000, 1)], {}, 5000, 5000, 0, 5000],
  ['49.99 does not', [line(4999, 1)], {}, 4999, 4999, 497, 5496],
  [
    'the discounted total decides: 51.00 less 5 % pays shipping',
    [line(2550, 2)],
    {},
    5100,
    4845,
    497,
    5342,
  ],
  ['loyalty takes 10 % of a single unit', [line(2499, 1)], loyal, 2499, 2249, 497, 2746],
  [
    'loyalty adds points to bulk: 2 of a line save 15 %',
    [line(2499, 2)],
    loyal,
    4998,
    4248,
    497,
    4745,
  ],
  ['6 of a line save 30 % with loyalty', [line(2499, 6)], loyal, 14994, 10496, 0, 10496],
  [
    'bulk and loyalty round together, once: 15 % of 1.50 is 23 cents',
    [line(75, 2)],
    loyal,
    150,
    127,
    497,
    624,
  ],
  ['the pop-up takes 10 %', [line(7900, 1)], popUp, 7900, 7110, 0, 7110],
  ['the pop-up counts after bulk', [line(2499, 2)], popUp, 4998, 4273, 497, 4770],
  [
    'the pop-up rounds once for the cart, not per line',
    [line(105, 1), line(105, 1), line(105, 1)],
    popUp,
    315,
    283,
    497,
    780,
  ],
  [
    'the pop-up counts after bulk and loyalty',
    [line(7900, 2)],
    {...loyal, ...popUp},
    15800,
    12087,
    0,
    12087,
  ],
  ['a code takes its amount', [line(7900, 1)], code(500), 7900, 7400, 0, 7400],
  ['a code comes after the pop-up', [line(7900, 1)], {...popUp, ...code(500)}, 7900, 6610, 0, 6610],
  ['a code of more than the cart ends at zero', [line(1799, 1)], code(5000), 1799, 0, 497, 497],
  ['a code of exactly the cart ends at zero', [line(1799, 1)], code(1799), 1799, 0, 497, 497],
  [
    'a code that takes the total below 50.00 costs free shipping',
    [line(5010, 1)],
    code(20),
    5010,
    4990,
    497,
    5487,
  ],
  ['a code may ship the cart free', [line(1799, 1)], code(0, true), 1799, 1799, 0, 1799],
  [
    'all discounts together',
    [line(1799, 3), line(499, 1)],
    {...loyal, ...popUp, ...code(500)},
    5896,
    3790,
    497,
    4287,
  ],
  ['a free sample alone costs and ships nothing', [sample()], {}, 0, 0, 0, 0],
  ['a free sample lets the rest ship free', [sample(), line(1799, 1)], {}, 1799, 1799, 0, 1799],
  ['a free sample under a code stays at zero', [sample()], code(500), 0, 0, 0, 0],
  ['the bundle offer ships free', [bundleOffer()], {}, 6999, 6999, 0, 6999],
  [
    'a konjac offer of 13.99 ships free below the threshold',
    [konjacOffer(1399)],
    {},
    1399,
    1399,
    0,
    1399,
  ],
  ['a konjac offer of nothing ships free', [konjacOffer(0)], {}, 0, 0, 0, 0],
  ['an offer lets the rest ship free', [konjacOffer(1399), line(499, 1)], {}, 1898, 1898, 0, 1898],
  ['the bundle landing code comes off the offer', [bundleOffer()], code(700), 6999, 6299, 0, 6299],
  ['loyalty holds for offers too', [bundleOffer()], loyal, 6999, 6299, 0, 6299],
];

test.each(worked)('%s', (_, lines, discounts, subtotal, discountedTotal, shipping, total) => {
  expect(price(lines, discounts)).toMatchObject({subtotal, discountedTotal, shipping, total});
});

test('at least thirty carts are worked by hand', () => {
  expect(worked.length).toBeGreaterThanOrEqual(30);
});

describe('the breakdown', () => {
  test('names every adjustment in the order they apply', () => {
    const {adjustments} = price([line(2499, 2)], {...loyal, ...popUp, ...code(500)});
    expect(adjustments).toEqual([
      {kind: 'bulk', label: 'Bulk discount', amount: -250},
      {kind: 'loyalty', label: 'Loyalty discount', amount: -500},
      {kind: 'abandonment', label: '10% off your cart', amount: -425},
      {kind: 'code', label: 'Discount code GETSTARTED', amount: -500},
    ]);
  });

  test('begins with what the lines say, which those of the lines are in already', () => {
    const cart = price([line(2499, 2), line(1799, 1)], {...loyal, ...popUp, ...code(500)});
    const rows = shownRows(cart);
    expect(cart.lines.map(({discounted}) => discounted)).toEqual([4248, 1619]);
    expect(rows.map(({label, amount}) => [label, amount])).toEqual([
      ['Subtotal', 5867],
      ['10% off your cart', -587],
      ['Discount code GETSTARTED', -500],
    ]);
    expect(sumCents(rows.map(({amount}) => amount))).toBe(cart.discountedTotal);
  });

  test('leaves out what takes nothing off', () => {
    expect(price([line(1799, 1)], code(0, true)).adjustments).toEqual([]);
  });

  test('shows a code with what it really takes, not with what it is worth', () => {
    expect(price([line(1799, 1)], code(5000)).adjustments).toMatchObject([{amount: -1799}]);
  });

  test('bulk and loyalty add up to what is rounded together', () => {
    const {adjustments, lines} = price([line(75, 2)], loyal);
    expect(adjustments.map(({amount}) => amount)).toEqual([-8, -15]);
    expect(lines).toMatchObject([{subtotal: 150, discounted: 127}]);
  });

  test('tells each line its percentages and what it ends up costing', () => {
    const {lines} = price([line(1799, 3), line(499, 1)], {...loyal, ...popUp, ...code(500)});
    expect(lines).toMatchObject([
      {bulkPercent: 10, loyaltyPercent: 10, subtotal: 5397, discounted: 4318, total: 3433},
      {bulkPercent: 0, loyaltyPercent: 10, subtotal: 499, discounted: 449, total: 357},
    ]);
  });

  test('spreads a single cent to one line only, and to the same one in any order', () => {
    const [first, second] = [line(1000, 1), line(1000, 1)];
    const spread = (lines: LineToPrice[]) =>
      Object.fromEntries(price(lines, code(1)).lines.map(({id, total}) => [id, total]));
    expect(spread([first, second])).toEqual({[first.id]: 999, [second.id]: 1000});
    expect(spread([second, first])).toEqual(spread([first, second]));
  });

  test('an offer of two units, which no order may have, still gets no bulk', () => {
    expect(price([line(6999, 2, {offerId: 'bundle-starter'})]).discountedTotal).toBe(13998);
  });

  test('a free sample is one piece for nothing, whatever the line says', () => {
    const {itemCount, total} = price([line(7900, 9, {isFreeSample: true})]);
    expect({itemCount, total}).toEqual({itemCount: 1, total: 0});
  });

  test('counts the units', () => {
    expect(price([line(1799, 3), line(499, 1)]).itemCount).toBe(4);
  });

  test('a percentage above 100 takes no more than there is', () => {
    expect(price([line(1799, 1)], {abandonmentPercent: 1000}).discountedTotal).toBe(0);
  });

  test('no percentage and no code makes a cart dearer', () => {
    const {discountedTotal} = price([line(1799, 1)], {abandonmentPercent: -10, ...code(-500)});
    expect(discountedTotal).toBe(1799);
  });

  test.each([
    [0, 1799],
    [-1, 1799],
    [1.5, 1799],
    [2 ** 53, 1],
    [1, -1],
  ])('%d pieces at %d cents are no line', (quantity, unitPrice) => {
    expect(() => price([line(unitPrice, quantity)])).toThrow(
      new RangeError(`Not a line to price: ${quantity} at ${unitPrice}`),
    );
  });
});

describe('free shipping', () => {
  test.each<[string, LineToPrice[], Discounts, PricedCart['freeShipping']]>([
    ['nothing yet', [], {}, {reason: null, remaining: toCents(5000), progressPercent: 0}],
    ['halfway', [line(2500, 1)], {}, {reason: null, remaining: toCents(2500), progressPercent: 50}],
    ['almost', [line(4999, 1)], {}, {reason: null, remaining: toCents(1), progressPercent: 99}],
    [
      'reached',
      [line(5000, 1)],
      {},
      {reason: 'threshold', remaining: toCents(0), progressPercent: 100},
    ],
    [
      'far beyond',
      [line(50000, 1)],
      {},
      {reason: 'threshold', remaining: toCents(0), progressPercent: 100},
    ],
    [
      'by the free sample',
      [sample()],
      {},
      {reason: 'freeSample', remaining: toCents(0), progressPercent: 100},
    ],
    [
      'by an offer',
      [konjacOffer(1399)],
      {},
      {reason: 'offer', remaining: toCents(0), progressPercent: 100},
    ],
    [
      'by a code',
      [line(499, 1)],
      code(0, true),
      {reason: 'code', remaining: toCents(0), progressPercent: 100},
    ],
    [
      'not by a code in an empty cart',
      [],
      code(0, true),
      {reason: null, remaining: toCents(5000), progressPercent: 0},
    ],
  ])('%s', (_, lines, discounts, freeShipping) => {
    expect(price(lines, discounts).freeShipping).toEqual(freeShipping);
  });
});

test('what is not sent costs no shipping, beside something that is sent it changes nothing', () => {
  const file = line(900, 1, {isVirtual: true});
  expect(price([file])).toMatchObject({shipping: 0, shipsNothing: true, total: 900});
  expect(price([file, line(1799, 1)])).toMatchObject({shipping: 497, total: 900 + 1799 + 497});
  expect(price([file, line(1799, 1)])).not.toHaveProperty('shipsNothing');
});

test('a cart is priced by what it is given, whatever else is shown meanwhile', () => {
  const dollarsAlone = {...usualFacts, currency: {...usDollars, decimals: 0}};
  const cart = {lines: [line(4, 1)], hasLoyalty: false, abandonmentPercent: 0, code: null};
  setPriceFacts(dollarsAlone);
  const inCents = priceCart(cart, usualFacts);
  setPriceFacts(usualFacts);
  expect(inCents).toMatchObject({shipping: 497, freeShipping: {remaining: 4996}});
  const inDollars = priceCart(cart, dollarsAlone);
  expect(inDollars).toMatchObject({shipping: 5, freeShipping: {remaining: 46}});
  expect(priceCart(cart, {...usualFacts, rules: 'shop'}).shipping).toBeNull();
});

test('an empty cart is not said to ship nothing', () => {
  expect(price([])).not.toHaveProperty('shipsNothing');
});

describe('by the shop’s own rules', () => {
  const byShop = (lines: LineToPrice[], shipping: number | null, discounts: Discounts = {}) =>
    priceCart(
      {
        lines,
        hasLoyalty: false,
        abandonmentPercent: 0,
        code: null,
        ...discounts,
        shopShipping: shipping === null ? undefined : toCents(shipping),
      },
      {...usualFacts, rules: 'shop'},
    );

  test('the typed code alone counts, and sending costs what the shop asks', () => {
    const cart = byShop([line(1799, 6)], 900, {...loyal, ...popUp, ...code(500, true)});
    expect(cart).toMatchObject({
      lines: [{bulkPercent: 0, loyaltyPercent: 0, subtotal: 10794, total: 10294}],
      adjustments: [{kind: 'code', amount: -500}],
      discountedTotal: 10294,
      shipping: 900,
      freeShipping: null,
      total: 11194,
    });
    expect(cart).not.toHaveProperty('shipsNothing');
  });

  test('sending costs nothing yet while the shop has not said what', () => {
    expect(byShop([line(1799, 1)], null)).toMatchObject({shipping: null, total: 1799});
  });

  test('what is not sent alone costs no shipping, whatever the shop asks', () => {
    const file = line(900, 1, {isVirtual: true});
    expect(byShop([file], 900)).toMatchObject({
      shipping: 0,
      shipsNothing: true,
      freeShipping: null,
      total: 900,
    });
    expect(byShop([file, line(1799, 1)], 900)).toMatchObject({shipping: 900});
    expect(byShop([], 900)).not.toHaveProperty('shipsNothing');
  });
});

test('a cart is on backorder when one of its lines is', () => {
  expect(price([line(1799, 1), line(1799, 9, {isBackordered: true})]).isBackordered).toBe(true);
  expect(price([line(1799, 1)])).not.toHaveProperty('isBackordered');
});
