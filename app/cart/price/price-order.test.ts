import {describe, expect, test} from 'vitest';
import {toCents, usualFacts, type Product} from '~adapters/commerce';
import {aCoupon, aProduct, aShop, aVariation, type ShopContent} from '../../../tests/support/shop';
import {readCartLines} from '../cart-lines.server';
import {priceOrder, type PricingRequest} from './price-order.server';
import {showRefusal} from '../refusals';
import type {ShopperFacts} from './shopper-facts';

const noodles = aProduct(23, 499, {
  slug: 'konjac-angel-hair',
  name: 'Konjac Angel Hair Noodles',
  categories: [{id: 'c1', name: 'Konjac', slug: 'konjac'}],
  variations: [aVariation(24, 499), aVariation(25, 2399, {stockQuantity: 3})],
});
const bundle = aProduct(19, 8999, {
  slug: 'bellyful-bundle',
  name: 'Bellyful Brand Bundle Kit',
  variations: [
    aVariation(20, 8999, {attributes: [{name: 'Kit', value: "Women's Daily Multi-Vitamin"}]}),
    aVariation(21, 8999),
  ],
});
const tea = aProduct(30, 1250, {name: 'Evening Tea', stockQuantity: 5});
const otherNoodles = aProduct(40, 599, {slug: 'konjac-rice', variations: [aVariation(41, 599)]});
const products = [noodles, bundle, tea, otherNoodles];

const visitor: ShopperFacts = {
  isSignedIn: false,
  isConfirmed: false,
  email: null,
  hasLoyalty: false,
};
const ada: ShopperFacts = {
  isSignedIn: true,
  isConfirmed: true,
  email: 'ada@example.com',
  hasLoyalty: false,
};
const now = new Date('2026-06-15T12:00:00Z');

/** Orders what a browser posted. */
async function order(
  items: unknown,
  changes: Partial<PricingRequest> = {},
  content: ShopContent = {},
) {
  const read = readCartLines(items);
  if (!read.ok) return read;
  return priceOrder(aShop({products, ...content}), {
    items: read.value,
    shopper: visitor,
    discountCode: null,
    abandonmentDiscountCode: null,
    facts: usualFacts,
    now,
    ...changes,
  });
}

async function ordered(...parameters: Parameters<typeof order>) {
  const outcome = await order(...parameters);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}

async function refused(...parameters: Parameters<typeof order>) {
  const outcome = await order(...parameters);
  if (outcome.ok) throw new Error(`Ordered for ${outcome.value.cart.total}`);
  return outcome.refusals.map((refusal) => {
    const {field, message} = showRefusal(refusal);
    return {field, message};
  });
}

const one = (id: string, extras: Record<string, unknown> = {}) => ({id, quantity: 1, ...extras});
const bundleLine = one('wp-19-var-20', {konjacNoodleType: 'Spaghetti'});
const bundleOffer = {...bundleLine, offerId: 'bundle-starter'};
const konjacOffer = one('wp-23-graph-25=', {offerId: 'konjac-starter'});
const unitPrices = ({lines}: {lines: {unitPrice: number}[]}) => lines.map((line) => line.unitPrice);

describe('an order is priced afresh', () => {
  test('from built-in prices, the catalogue, its variations and both spellings of their ids', async () => {
    const priced = await ordered([
      one('pain-free-weight-loss-3'),
      one('mens-multi-vitamin'),
      one('wp-30'),
      one('wp-23-var-24'),
      one('wp-23-graph-25='),
    ]);
    expect(unitPrices(priced)).toEqual([17700, 1799, 1250, 499, 2399]);
    expect(priced.cart).toMatchObject({subtotal: 23647, shipping: 0, total: 23647});
  });

  test('with lines that say what was ordered', async () => {
    const {lines} = await ordered([bundleLine, one('nighttime-support-4')]);
    expect(lines).toMatchObject([
      {
        id: 'wp-19-var-20',
        name: "Bellyful Brand Bundle Kit (Women's Daily Multi-Vitamin)",
        product: {databaseId: 19},
        variation: {databaseId: 20},
        packaged: null,
        noodleType: 'Spaghetti',
      },
      {
        name: 'Nighttime Support (4 bottles)',
        product: {slug: 'nighttime-support'},
        variation: {id: 'nighttime-support-4'},
        packaged: {option: {bottles: 4}, mix: []},
        noodleType: null,
      },
    ]);
  });

  test('and priced lines are in the order of the lines', async () => {
    const {lines, cart} = await ordered([one('wp-30'), one('wp-23-var-24')]);
    expect(cart.lines.map(({id}) => id)).toEqual(lines.map(({id}) => id));
  });

  test('with loyalty when the server says so', async () => {
    const {cart} = await ordered([one('wp-30')], {shopper: {...ada, hasLoyalty: true}});
    expect(cart.discountedTotal).toBe(1125);
  });

  test('asking the shop once for each product', async () => {
    const requested: number[][] = [];
    const shop = aShop({products});
    const watched = {
      ...shop,
      products: {
        ...shop.products,
        findByIds: (ids: Iterable<number>) => {
          requested.push([...ids]);
          return shop.products.findByIds(ids);
        },
      },
    };
    const read = readCartLines([one('wp-23-var-24'), one('wp-23-var-25'), one('free-sample')]);
    if (!read.ok) throw new Error('unreadable');
    const rest = {discountCode: null, abandonmentDiscountCode: null, facts: usualFacts, now};
    await priceOrder(watched, {items: read.value, shopper: ada, ...rest});
    expect(requested).toEqual([[23]]);
  });
});

describe('offers', () => {
  test('hold for signed-in shoppers, ship free and keep the price without them', async () => {
    const {lines, cart} = await ordered([bundleOffer], {shopper: ada});
    expect(lines).toMatchObject([{unitPrice: 6999, undiscountedUnitPrice: 8999}]);
    expect(cart).toMatchObject({total: 6999, shipping: 0});
    const konjac = await ordered([konjacOffer], {shopper: ada});
    expect(konjac.cart).toMatchObject({total: 1399, freeShipping: {reason: 'offer'}});
  });

  test('let further units come at the regular price', async () => {
    const {cart} = await ordered([konjacOffer, one('wp-23-var-25')], {shopper: ada});
    expect(cart.lines.map(({id, total}) => [id, total])).toEqual([
      ['wp-23-graph-25=#konjac-starter', 1399],
      ['wp-23-var-25', 2399],
    ]);
  });

  test.each<[string, unknown[], string]>([
    ['two units', [{...bundleOffer, quantity: 2}], 'This offer is for one unit per order.'],
    [
      'one unit of each kit',
      [bundleOffer, {...bundleOffer, id: 'wp-19-var-21'}],
      'This offer is for one unit per order.',
    ],
    [
      'another product',
      [one('wp-30', {offerId: 'konjac-starter'})],
      'This offer is not available for this item.',
    ],
    [
      'konjac under the bundle’s offer',
      [one('wp-23-var-25', {offerId: 'bundle-starter'})],
      'This offer is not available for this item.',
    ],
    [
      'a built-in product',
      [one('pain-free-weight-loss-6', {offerId: 'konjac-starter'})],
      'This offer is not available for this item.',
    ],
    [
      'an offer that does not exist',
      [one('wp-30', {offerId: 'all-free'})],
      'This offer is not available for this item.',
    ],
    [
      'both spellings of one variation',
      [konjacOffer, {...konjacOffer, id: 'wp-23-var-25'}],
      'This offer is for one unit per order.',
    ],
  ])('are refused for %s', async (_, items, message) => {
    expect(await refused(items, {shopper: ada})).toMatchObject([{message}]);
  });

  test('are refused to visitors', async () => {
    expect(await refused([bundleOffer])).toEqual([
      {field: 'wp-19-var-20#bundle-starter', message: 'Sign in to claim this exclusive offer.'},
    ]);
  });
});

describe('the free sample', () => {
  test('costs nothing and ships the cart free', async () => {
    const {lines, cart} = await ordered([one('free-sample'), one('wp-30')], {shopper: ada});
    expect(lines[0]).toMatchObject({isFreeSample: true, unitPrice: 0});
    expect(cart).toMatchObject({total: 1250, shipping: 0});
  });

  test('is refused to visitors with the words about signing in', async () => {
    expect(await refused([one('free-sample')])).toEqual([
      {field: 'free-sample', message: 'User not authenticated'},
    ]);
  });

  test('is refused twice', async () => {
    const message = 'The free sample is one per customer.';
    const twice = [{id: 'free-sample', quantity: 2}];
    expect(await refused(twice, {shopper: ada})).toMatchObject([{message}]);
  });
});

const nowhere = 'This item is no longer in our shop. Please remove it from your cart.';
const unreadable = 'Your cart could not be read. Please review your cart.';
const range = 'Choose a quantity from 1 to 99.';

describe('a cheat is refused', () => {
  test.each([
    0,
    -1,
    -99,
    1.5,
    100,
    1e9,
    Number.NaN,
    Infinity,
    2 ** 53,
    '2',
    null,
    undefined,
    [2],
    {},
  ])('with a quantity of %j', async (quantity) => {
    expect(await refused([{id: 'wp-30', quantity}])).toEqual([{field: 'wp-30', message: range}]);
  });

  test.each<[string, unknown[], string]>([
    ['another product’s variation', [one('wp-30-var-24')], nowhere],
    ['a cheaper product’s variation', [one('wp-23-var-41')], nowhere],
    ['a choice that a variation does not leave open', [one('wp-23-var-24?color=red')], nowhere],
    ['another product’s variation by graph id', [one('wp-23-graph-41=')], nowhere],
    [
      'a variable product without its variation',
      [one('wp-23')],
      'Please select an option to continue.',
    ],
    ['a product that is not there', [one('wp-404')], nowhere],
    ['a package that is not sold', [one('pain-free-weight-loss-2')], nowhere],
    ['a built-in product without its package', [one('pain-free-weight-loss')], nowhere],
    ['a vitamin in a package', [one('mens-multi-vitamin-6')], nowhere],
    ['a key of every object', [one('constructor')], nowhere],
    ['another key of every object', [one('__proto__')], nowhere],
    ['an id full of SQL', [one("wp-1' OR 1=1--")], nowhere],
    [
      'a line twice',
      [one('wp-30'), one('wp-30')],
      'Your cart lists the same item twice. Please review your cart.',
    ],
    [
      'a line twice in two spellings',
      [one('wp-23-var-25'), one('wp-23-graph-25=')],
      'Your cart lists the same item twice. Please review your cart.',
    ],
    [
      'no noodles in the bundle',
      [one('wp-19-var-20')],
      'Please select your free Konjac noodle sample type to continue.',
    ],
    ['unknown noodles', [one('wp-19-var-20', {konjacNoodleType: 'Penne'})], unreadable],
    ['no id', [{quantity: 1}], unreadable],
    ['an id that is a number', [{id: 23, quantity: 1}], unreadable],
    ['an endless id', [one('a'.repeat(5000))], unreadable],
    ['null for a line', [null], unreadable],
    [
      'fifty-one lines',
      Array.from({length: 51}, (_, index) => one(`wp-${index + 1}`)),
      'Your cart holds too many different items. Please split your order.',
    ],
    ['an empty cart', [], 'Cart is empty, order refused'],
  ])('with %s', async (_, items, message) => {
    expect(await refused(items, {shopper: ada})).toMatchObject([{message}]);
  });

  test.each([null, undefined, 'wp-30', 7, {0: one('wp-30'), length: 1}])(
    'with %j for a cart',
    async (items) => {
      expect(await refused(items)).toEqual([{field: 'items', message: unreadable}]);
    },
  );

  test('or ignored: prices, fees, names and claims from the browser count for nothing', async () => {
    const forged = {
      ...one('wp-30'),
      price: 1,
      unitPrice: 1,
      total: 1,
      name: 'Gift',
      isFreeSample: true,
      isPaid: true,
      regularPrice: -5,
      variationId: 24,
      fees: [{amount: -1000}],
    };
    const priced = await ordered([forged]);
    expect(priced).toEqual(await ordered([one('wp-30')]));
    expect(priced.cart.total).toBe(1747);
  });

  test('noodles on a product without a choice are left out', async () => {
    const {lines} = await ordered([one('wp-30', {konjacNoodleType: 'Spaghetti'})]);
    expect(lines[0]?.noodleType).toBeNull();
  });
});

describe('what is not to be had is refused by name', () => {
  const unavailable =
    'Evening Tea cannot be bought at the moment. Please remove it from your cart.';
  const gone = 'Evening Tea is out of stock. Please remove it from your cart.';

  test.each<[string, Partial<Product>, string]>([
    ['without a price', {price: null}, unavailable],
    [
      'as the sample of a page of its own',
      {slug: 'free-sample-tea', price: toCents(0)},
      unavailable,
    ],
    ['when it is not for sale', {isPurchasable: false}, unavailable],
    ['when it is out of stock', {stockStatus: 'OUT_OF_STOCK'}, gone],
    ['when nothing is left', {stockQuantity: 0}, gone],
  ])('%s', async (_, changes, message) => {
    const content = {products: [{...tea, ...changes}]};
    expect(await refused([one('wp-30')], {}, content)).toEqual([{field: 'wp-30', message}]);
  });

  test('but a price of nothing is a price', async () => {
    const content = {products: [{...tea, price: toCents(0)}]};
    const {cart, lines} = await ordered([{id: 'wp-30', quantity: 3}], {}, content);
    expect(lines[0]).toMatchObject({unitPrice: 0, quantity: 3, isFreeSample: false});
    expect(cart).toMatchObject({discountedTotal: 0, shipping: 497, total: 497});
  });

  test('beyond its stock, with what is left', async () => {
    expect(await refused([{id: 'wp-30', quantity: 6}])).toEqual([
      {field: 'wp-30', message: 'Only 5 left in stock.'},
    ]);
    await expect(ordered([{id: 'wp-30', quantity: 5}])).resolves.toBeDefined();
  });

  test('counting an offer and a regular line of one variation together', async () => {
    const items = [konjacOffer, {id: 'wp-23-var-25', quantity: 3}];
    expect(await refused(items, {shopper: ada})).toEqual([
      {field: 'wp-23-var-25', message: 'Only 3 left in stock.'},
    ]);
  });

  test('counting variations that share their product’s units together', async () => {
    const shared = {
      ...noodles,
      stockQuantity: 4,
      variations: [aVariation(24, 499), aVariation(26, 899)],
    };
    const items = [
      {id: 'wp-23-var-24', quantity: 3},
      {id: 'wp-23-var-26', quantity: 2},
    ];
    expect(await refused(items, {}, {products: [shared]})).toEqual([
      {field: 'wp-23-var-26', message: 'Only 4 left in stock.'},
    ]);
  });

  test('more than one of what is sold individually', async () => {
    const hour = {...tea, soldAs: {isSingle: true}};
    expect(await refused([{id: 'wp-30', quantity: 2}], {}, {products: [hour]})).toMatchObject([
      {field: 'wp-30', message: expect.stringContaining('Evening Tea')},
    ]);
    await expect(ordered([one('wp-30')], {}, {products: [hour]})).resolves.toBeDefined();
  });

  test('but never on backorder', async () => {
    const backordered = {...tea, stockStatus: 'ON_BACKORDER', stockQuantity: 0} as const;
    await expect(ordered([one('wp-30')], {}, {products: [backordered]})).resolves.toBeDefined();
  });

  test('each line with its own reason', async () => {
    const items = [one('wp-404'), {id: 'wp-30', quantity: 9}, one('free-sample')];
    expect(await refused(items)).toMatchObject([
      {field: 'wp-404'},
      {field: 'free-sample'},
      {field: 'wp-30'},
    ]);
  });
});

describe('a box of one’s own', () => {
  const one = aVariation(24, 499, {attributes: [{name: 'Size', value: '1 pouch'}]});
  const six = aVariation(25, 2399, {attributes: [{name: 'Size', value: '6 pouches'}]});
  const rice = aProduct(40, 449, {slug: 'konjac-rice', name: 'Rice', stockQuantity: 8});
  const packs = {...noodles, mixWith: ['konjac-rice'], variations: [one, six]};
  const content = {products: [packs, rice, tea]};
  const box = (mix: string, quantity = 1) => ({id: `wp-23-var-25?${mix}`, quantity});

  test('costs what the pack costs and names what it holds', async () => {
    const {lines} = await ordered([box('mix-40=4&mix-23=2')], {}, content);
    expect(lines).toMatchObject([
      {
        unitPrice: 2399,
        name: 'Your own mix (6 pouches, 2 Konjac Angel Hair Noodles, 4 Rice)',
        mix: [
          {units: 2, part: {sold: {databaseId: 24}}},
          {units: 4, part: {sold: {databaseId: 40}}},
        ],
      },
    ]);
  });

  test('draws on what it holds, in each box and with other lines', async () => {
    const gone = [{message: 'Rice is out of stock. Please remove it from your cart.'}];
    expect(await refused([box('mix-40=6', 2)], {}, content)).toMatchObject(gone);
    const both = [{id: 'wp-40', quantity: 3}, box('mix-40=6')];
    expect(await refused(both, {}, content)).toMatchObject(gone);
    await expect(ordered([box('mix-40=4&mix-23=2', 2)], {}, content)).resolves.toBeDefined();
  });

  test('is the same line however it is put, and another with another mix', async () => {
    const twice = [box('mix-40=4&mix-23=2'), box('mix-23=2&mix-40=4')];
    expect(await refused(twice, {}, content)).toMatchObject([
      {message: 'Your cart lists the same item twice. Please review your cart.'},
    ]);
    const fitting = [box('mix-40=2&mix-23=4'), box('mix-40=4&mix-23=2')];
    expect((await ordered(fitting, {}, content)).lines).toHaveLength(2);
  });

  test('of another size, or of what it may not hold, is refused', async () => {
    expect(await refused([box('mix-40=5')], {}, content)).toMatchObject([
      {message: 'Please choose 6 in all for your box, or leave every number at 0.'},
    ]);
    expect(await refused([box('mix-40=5&mix-30=1')], {}, content)).toHaveLength(1);
    expect(await refused([box('mix-40=6&mix-30=1')], {}, content)).toHaveLength(1);
  });
});

describe('codes', () => {
  const started = aCoupon('GETSTARTED', {amount: toCents(500)});
  const tenOffKonjac = aCoupon('KONJAC10', {
    kind: 'percent',
    percent: 10,
    categorySlugs: ['konjac'],
  });
  const coupons = [started, tenOffKonjac, aCoupon('SAVE10', {kind: 'percent', percent: 10})];

  test('come off the total, however they are typed', async () => {
    const {cart, codes} = await ordered(
      [one('pain-free-weight-loss-1')],
      {discountCode: ' getstarted '},
      {coupons},
    );
    expect(cart).toMatchObject({total: 7400, adjustments: [{label: 'Discount code GETSTARTED'}]});
    expect(codes).toEqual([{code: 'GETSTARTED', version: started.version, discount: 500}]);
  });

  test('count after bulk, loyalty and the pop-up, for their own lines', async () => {
    const {cart} = await ordered(
      [{id: 'wp-23-var-24', quantity: 2}, one('pain-free-weight-loss-1')],
      {
        shopper: {...ada, hasLoyalty: true},
        discountCode: 'KONJAC10',
        abandonmentDiscountCode: 'SAVE10',
      },
      {coupons},
    );
    // 998 less 15 % is 848, with the pop-up's share 763: a tenth of that is 76.
    expect(cart.adjustments.at(-1)).toEqual({
      kind: 'code',
      label: 'Discount code KONJAC10',
      amount: -76,
    });
    expect(cart.total).toBe(848 + 7110 - 796 - 76);
  });

  test('that nobody knows stop the order', async () => {
    const [refusal] = await refused([one('wp-30')], {discountCode: 'FREE'}, {coupons});
    expect(refusal?.field).toBe('discountCode');
  });

  test('of blanks are no codes', async () => {
    await expect(ordered([one('wp-30')], {discountCode: '  '})).resolves.toBeDefined();
  });

  test('like SAVE10 are not counted twice', async () => {
    const both = {discountCode: 'save10', abandonmentDiscountCode: 'SAVE10'};
    expect(await refused([one('wp-30')], both, {coupons})).toEqual([
      {field: 'discountCode', message: 'This code is already applied.'},
    ]);
  });

  test('of the pop-up take 10 % with or without a coupon in the shop', async () => {
    const popUp = {abandonmentDiscountCode: 'SAVE10'};
    const without = await ordered([one('wp-30')], popUp);
    expect(without.cart.discountedTotal).toBe(1125);
    expect(without.codes).toEqual([{code: 'SAVE10', version: null, discount: 125}]);
    const generous = [aCoupon('SAVE10', {kind: 'percent', percent: 90})];
    const withCoupon = await ordered([one('wp-30')], popUp, {coupons: generous});
    expect(withCoupon.cart.discountedTotal).toBe(1125);
    const [{version} = {version: ''}] = generous;
    expect(withCoupon.codes).toEqual([{code: 'SAVE10', version, discount: 125}]);
  });

  test('of the pop-up end when the owner ends them', async () => {
    const ended = [aCoupon('SAVE10', {expiresAt: '2026-01-01T00:00:00Z'})];
    expect(
      await refused([one('wp-30')], {abandonmentDiscountCode: 'SAVE10'}, {coupons: ended}),
    ).toEqual([
      {
        field: 'abandonmentDiscountCode',
        message: 'The offer SAVE10 has ended. Please remove it from your cart.',
      },
    ]);
  });

  test('that leave out sale items leave out a starter offer, whatever the shop asks for it', async () => {
    const noSale = [aCoupon('NOSALE', {amount: toCents(500), excludesSaleItems: true})];
    const code = {discountCode: 'NOSALE', shopper: ada};
    expect((await ordered([bundleLine], code, {coupons: noSale})).cart.total).toBe(8499);
    expect(await refused([bundleOffer], code, {coupons: noSale})).toMatchObject([
      {field: 'discountCode'},
    ]);
  });

  test('of a category are for the built-in products of that name, too', async () => {
    const gummies = [
      aCoupon('GUMMIES', {kind: 'percent', percent: 10, categorySlugs: ['gummies']}),
    ];
    const items = [one('allulose-gummies-1'), one('womens-multi-vitamin')];
    const {codes} = await ordered(items, {discountCode: 'GUMMIES'}, {coupons: gummies});
    expect(codes).toMatchObject([{code: 'GUMMIES', discount: 250}]);
  });

  test('are not combined with a pop-up whose coupon is for use on its own', async () => {
    const alone = aCoupon('SAVE10', {isIndividualUse: true});
    const both = {discountCode: 'GETSTARTED', abandonmentDiscountCode: 'SAVE10'};
    expect(await refused([one('wp-30')], both, {coupons: [started, alone]})).toEqual([
      {field: 'discountCode', message: 'This code cannot be combined with another discount.'},
    ]);
  });

  test('that are not the pop-up’s cannot pose as it', async () => {
    expect(
      await refused([one('wp-30')], {abandonmentDiscountCode: 'GETSTARTED'}, {coupons}),
    ).toEqual([{field: 'abandonmentDiscountCode', message: 'Invalid discount code'}]);
  });

  test('bound to addresses hold for the order’s own', async () => {
    const mine = [aCoupon('MINE', {amount: toCents(500), emailRestrictions: ['ada@example.com']})];
    const typed = {discountCode: 'MINE'};
    const {cart} = await ordered([one('wp-30')], {...typed, shopper: ada}, {coupons: mine});
    expect(cart.discountedTotal).toBe(750);
    expect(await refused([one('wp-30')], typed, {coupons: mine})).toMatchObject([
      {field: 'discountCode'},
    ]);
  });
});
