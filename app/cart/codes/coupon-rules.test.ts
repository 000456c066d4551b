import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {sumCents, toCents, type Coupon} from '~adapters/commerce';
import {aCoupon} from '../../../tests/support/shop';
import type {CouponLine} from './coupon-eligibility.server';
import {showRefusal} from '../refusals';
import {checkCoupon, type CouponCart, type CouponCustomer} from './coupon-rules.server';

const noodles: CouponLine = {
  productId: 23,
  variationId: 25,
  categorySlugs: ['konjac'],
  isOnSale: false,
  quantity: 2,
  total: toCents(4000),
};
const bundle: CouponLine = {
  productId: 19,
  variationId: 20,
  categorySlugs: ['bundles'],
  isOnSale: true,
  quantity: 1,
  total: toCents(8999),
};
const capsules: CouponLine = {
  productId: null,
  variationId: null,
  categorySlugs: ['supplements'],
  isOnSale: false,
  quantity: 1,
  total: toCents(7900),
};

const cartOf = (lines: CouponLine[], changes: Partial<CouponCart> = {}): CouponCart => ({
  lines,
  subtotal: sumCents(lines.map(({total}) => total)),
  otherDiscount: null,
  ...changes,
});
const now = new Date('2026-06-15T12:00:00Z');
const visitor: CouponCustomer = {email: null, now};
const ada: CouponCustomer = {email: 'Ada@Example.com', now};

/** What a shopper is told. */
const check = (...parameters: Parameters<typeof checkCoupon>) => {
  const outcome = checkCoupon(...parameters);
  return outcome.ok ? outcome : {ok: false as const, refusals: outcome.refusals.map(showRefusal)};
};

const grant = (changes: Partial<Coupon>, lines: CouponLine[], customer = visitor) =>
  check(aCoupon('CODE', changes), cartOf(lines), customer);
const granted = (amount: number, freeShipping = false) => ({
  ok: true,
  value: {amount, freeShipping},
});
const refusal = (message: string) => ({
  ok: false,
  refusals: [expect.objectContaining({field: 'discountCode', message})],
});

const fiveOff = {amount: toCents(500)};
const tenPercent = {kind: 'percent', percent: 10} as const;
const perItem = {kind: 'fixedProduct', amount: toCents(300)} as const;

describe('what a code is worth', () => {
  test.each<[string, Partial<Coupon>, CouponLine[], number]>([
    ['a fixed amount off the cart', fiveOff, [noodles, capsules], 500],
    ['never more than the cart costs', {amount: toCents(9000)}, [noodles], 4000],
    ['a percentage of all lines', tenPercent, [noodles, capsules], 1190],
    ['a percentage rounded half up', tenPercent, [{...capsules, total: toCents(1015)}], 102],
    ['half a percent more', {kind: 'percent', percent: 12.5}, [capsules], 988],
    ['no more than everything', {kind: 'percent', percent: 300}, [noodles], 4000],
    ['a fixed amount off each unit', perItem, [noodles, capsules], 900],
    ['no more off a unit than it costs', {...perItem, amount: toCents(3000)}, [noodles], 4000],
    ['a percentage of its products', {...tenPercent, productIds: [23]}, [noodles, capsules], 400],
    ['a percentage of its variations', {...tenPercent, productIds: [25]}, [noodles, bundle], 400],
    [
      'a percentage of its categories',
      {...tenPercent, categorySlugs: ['konjac']},
      [noodles, bundle],
      400,
    ],
    [
      'products or categories, either counts',
      {...tenPercent, productIds: [23], categorySlugs: ['bundles']},
      [noodles, bundle, capsules],
      1300,
    ],
    [
      'a percentage of all but excluded products',
      {...tenPercent, excludedProductIds: [23]},
      [noodles, capsules],
      790,
    ],
    [
      'a percentage of all but excluded categories',
      {...tenPercent, excludedCategorySlugs: ['bundles']},
      [noodles, bundle],
      400,
    ],
    [
      'a percentage of what is not on sale',
      {...tenPercent, excludesSaleItems: true},
      [noodles, bundle],
      400,
    ],
    [
      'its dearest unit when limited to one',
      {...tenPercent, limitToItems: 1},
      [noodles, capsules],
      790,
    ],
    [
      'its two dearest units when limited to two',
      {...tenPercent, limitToItems: 2},
      [noodles, capsules],
      990,
    ],
    [
      'its dearest units first, not its dearest line',
      {...tenPercent, limitToItems: 2},
      [
        {...noodles, quantity: 9, total: toCents(9000)},
        {...capsules, total: toCents(7900)},
      ],
      890,
    ],
    [
      'two units off each when limited to two',
      {...perItem, limitToItems: 2},
      [noodles, capsules],
      600,
    ],
    [
      'the whole cart for one of its products',
      {...fiveOff, productIds: [23]},
      [noodles, capsules],
      500,
    ],
  ])('%s', (_, coupon, lines, amount) => {
    expect(grant(coupon, lines)).toEqual(granted(amount));
  });

  test('free shipping without an amount is worth having', () => {
    expect(grant({freeShipping: true}, [noodles])).toEqual(granted(0, true));
  });

  test('free shipping comes beside an amount', () => {
    expect(grant({...fiveOff, freeShipping: true}, [noodles])).toEqual(granted(500, true));
  });

  test('it is never below zero nor above what the lines cost', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('percent', 'fixedCart', 'fixedProduct'),
        fc.array(fc.record({total: fc.nat(100_000), quantity: fc.integer({min: 1, max: 99})}), {
          minLength: 1,
        }),
        fc.record({percent: fc.double({min: 0, max: 100, noNaN: true}), amount: fc.nat(1_000_000)}),
        fc.option(fc.integer({min: 1, max: 20})),
        (kind, parts, {percent, amount}, limitToItems) => {
          const lines = parts.map((part) => ({...noodles, ...part, total: toCents(part.total)}));
          const outcome = grant({kind, percent, amount: toCents(amount), limitToItems}, lines);
          const value = outcome.ok ? outcome.value.amount : 0;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(sumCents(lines.map(({total}) => total)));
        },
      ),
    ));
});

const notForYou =
  'This code is not valid for your order. If it came by email, use the address it was sent to.';

describe('a code is refused', () => {
  test('when there is none', () => {
    expect(check(null, cartOf([noodles]), ada)).toEqual(refusal(notForYou));
  });

  test.each<[string, Partial<Coupon>, CouponLine[], string]>([
    [
      'once it has expired',
      {...fiveOff, expiresAt: '2026-06-15T12:00:00Z'},
      [noodles],
      'This code has expired.',
    ],
    [
      'when it is used up',
      {...fiveOff, usageLimit: 5, usageCount: 5},
      [noodles],
      'This code has been used as often as it can be.',
    ],
    [
      'below its minimum',
      {...fiveOff, minimumSpend: toCents(4001)},
      [noodles],
      'Spend $40.01 or more to use this code.',
    ],
    [
      'above its maximum',
      {...fiveOff, maximumSpend: toCents(3999)},
      [noodles],
      'This code is for orders of up to $39.99.',
    ],
    [
      'for other products',
      {...tenPercent, productIds: [99]},
      [noodles],
      'This code is not for the items in your cart.',
    ],
    [
      'for other categories',
      {...tenPercent, categorySlugs: ['tea']},
      [noodles],
      'This code is not for the items in your cart.',
    ],
    [
      'for other products, off the cart',
      {...fiveOff, productIds: [99]},
      [noodles],
      'This code is not for the items in your cart.',
    ],
    [
      'when everything is on sale',
      {...tenPercent, excludesSaleItems: true},
      [bundle],
      'This code is not for the items in your cart.',
    ],
    [
      'off a cart with a sale item',
      {...fiveOff, excludesSaleItems: true},
      [noodles, bundle],
      'This code cannot be used with some of the items in your cart.',
    ],
    [
      'off a cart with an excluded product',
      {...fiveOff, excludedProductIds: [19]},
      [noodles, bundle],
      'This code cannot be used with some of the items in your cart.',
    ],
    [
      'off a cart with an excluded category',
      {...fiveOff, excludedCategorySlugs: ['bundles']},
      [noodles, bundle],
      'This code cannot be used with some of the items in your cart.',
    ],
    [
      'when nothing is left to reduce',
      tenPercent,
      [{...capsules, total: toCents(0)}],
      'This code is not for the items in your cart.',
    ],
  ])('%s', (_, coupon, lines, message) => {
    expect(grant(coupon, lines)).toEqual(refusal(message));
  });

  test('for the first of its reasons, in the order of the rules', () => {
    const wrong: Partial<Coupon> = {
      ...tenPercent,
      emailRestrictions: ['bo@example.com'],
      expiresAt: '2026-06-15T12:00:00Z',
      usageLimit: 5,
      usageCount: 5,
      isIndividualUse: true,
      minimumSpend: toCents(4001),
      productIds: [99],
    };
    const mended: Partial<Coupon>[] = [
      {},
      {emailRestrictions: []},
      {expiresAt: null},
      {usageLimit: null},
      {isIndividualUse: false},
      {minimumSpend: null},
    ];
    const otherDiscount = {code: 'SAVE10', isIndividualUse: false};
    const reasons = mended.map((_, place) => {
      const coupon = aCoupon('CODE', Object.assign({}, wrong, ...mended.slice(0, place + 1)));
      const outcome = checkCoupon(coupon, cartOf([noodles], {otherDiscount}), ada);
      return outcome.ok ? null : outcome.refusals.map(showRefusal)[0]?.message;
    });
    expect(reasons).toEqual([
      notForYou,
      'This code has expired.',
      'This code has been used as often as it can be.',
      'This code cannot be combined with another discount.',
      'Spend $40.01 or more to use this code.',
      'This code is not for the items in your cart.',
    ]);
  });

  test('not a moment before it expires', () => {
    expect(grant({...fiveOff, expiresAt: '2026-06-15T12:00:01Z'}, [noodles])).toEqual(granted(500));
  });

  test('not at exactly its minimum and maximum', () => {
    const bounds = {minimumSpend: toCents(4000), maximumSpend: toCents(4000)};
    expect(grant({...fiveOff, ...bounds}, [noodles])).toEqual(granted(500));
  });

  test('minimum and maximum are measured before discounts', () => {
    const coupon = aCoupon('CODE', {...fiveOff, minimumSpend: toCents(5000)});
    const cart = cartOf([noodles], {subtotal: toCents(5000)});
    expect(check(coupon, cart, visitor)).toEqual(granted(500));
  });
});

describe('a code for certain people', () => {
  test('is refused to who has used it as often as one customer may', () => {
    const used = {...fiveOff, usageLimitPerCustomer: 1, uses: 1};
    const message = 'This code has been used as often as it can be.';
    expect(grant(used, [noodles], ada)).toEqual(refusal(message));
    expect(grant({...used, uses: 0}, [noodles], ada)).toEqual(granted(500));
    expect(grant({...used, usageLimitPerCustomer: 2}, [noodles], ada)).toEqual(granted(500));
  });

  test.each([
    ['ada@example.com', true],
    ['*@example.com', true],
    ['ada@*', true],
    ['ADA@Example.*', true],
    ['*', true],
    ['*@example.org', false],
    ['bo@example.com', false],
    ['ada@exampleXcom', false],
    ['da@example.com', false],
    ['(a|b)+@example.com', false],
    ['ada@exampl..com', false],
    ['(ada@example.com', false],
  ])('that are %s: %s for Ada', (pattern, isFor) => {
    const outcome = grant({...fiveOff, emailRestrictions: [pattern]}, [noodles], ada);
    expect(outcome).toEqual(isFor ? granted(500) : refusal(notForYou));
  });

  test('answers strangers exactly as a code that does not exist, even when it has expired', () => {
    const secret = aCoupon('SECRET', {
      ...fiveOff,
      emailRestrictions: ['bo@example.com'],
      expiresAt: '2020-01-01T00:00:00Z',
      minimumSpend: toCents(99999),
    });
    const unknown = check(null, cartOf([noodles]), visitor);
    for (const customer of [visitor, ada])
      expect(check(secret, cartOf([noodles]), customer)).toEqual(unknown);
  });
});

describe('beside the pop-up’s discount', () => {
  const beside = (coupon: Coupon, isIndividualUse = false) =>
    check(coupon, cartOf([noodles], {otherDiscount: {code: 'SAVE10', isIndividualUse}}), visitor);

  test('another code applies too', () => {
    expect(beside(aCoupon('CODE', fiveOff))).toEqual(granted(500));
  });

  test('SAVE10 does not count twice', () => {
    expect(beside(aCoupon('SAVE10', tenPercent))).toEqual(refusal('This code is already applied.'));
  });

  test('a code for use on its own is refused', () => {
    const message = 'This code cannot be combined with another discount.';
    expect(beside(aCoupon('CODE', {...fiveOff, isIndividualUse: true}))).toEqual(refusal(message));
    expect(beside(aCoupon('CODE', fiveOff), true)).toEqual(refusal(message));
  });

  test('a code for use on its own is granted without it', () => {
    expect(grant({...fiveOff, isIndividualUse: true}, [noodles])).toEqual(granted(500));
  });
});
