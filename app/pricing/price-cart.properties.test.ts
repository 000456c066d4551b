import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {sumCents, toCents} from '~adapters/commerce/money';
import {usualFacts} from '~adapters/commerce/price-facts';
import {priceCart} from './price-cart';
import type {LineToPrice, PricedCart, PricingInput} from './priced-cart';

const cents = (max: number) => fc.integer({min: 0, max}).map(toCents);

const line = fc.record<LineToPrice>({
  id: fc.string({minLength: 1, maxLength: 12}),
  unitPrice: fc.oneof(cents(30_000), cents(1_000_000)),
  quantity: fc.oneof(fc.integer({min: 1, max: 8}), fc.integer({min: 1, max: 99})),
  isFreeSample: fc.integer({min: 0, max: 9}).map((die) => die === 0),
  offerId: fc.constantFrom(null, null, null, 'bundle-starter', 'konjac-starter'),
});

const code = fc.record({
  code: fc.constantFrom('GETSTARTED', 'WELCOME5'),
  amount: fc.oneof(cents(3_000), cents(5_000_000)),
  freeShipping: fc.boolean(),
});

const cart = fc.record<PricingInput>({
  lines: fc.uniqueArray(line, {selector: ({id}) => id, maxLength: 12}),
  hasLoyalty: fc.boolean(),
  abandonmentPercent: fc.constantFrom(0, 10, 10, 33, 100),
  code: fc.option(code),
});

const always = (claim: (input: PricingInput, priced: PricedCart) => void) =>
  fc.assert(
    fc.property(cart, (input) => claim(input, priceCart(input, usualFacts))),
    {numRuns: 500},
  );

const lineOf = (priced: PricedCart, id: string) => priced.lines.find((each) => each.id === id);

describe('whatever is in the cart', () => {
  test('nothing costs less than zero', () =>
    always((_, priced) => {
      for (const each of priced.lines) expect(each.total).toBeGreaterThanOrEqual(0);
      expect(priced.discountedTotal).toBeGreaterThanOrEqual(0);
      expect(priced.total).toBeGreaterThanOrEqual(0);
    }));

  test('the lines and the shipping add up to the total', () =>
    always((_, priced) => {
      const goods = sumCents(priced.lines.map((each) => each.total));
      expect(goods).toBe(priced.discountedTotal);
      expect(goods + Number(priced.shipping)).toBe(priced.total);
    }));

  test('the subtotal and the named adjustments add up to the discounted total', () =>
    always((_, priced) => {
      const adjustments = sumCents(priced.adjustments.map(({amount}) => amount));
      expect(priced.subtotal + adjustments).toBe(priced.discountedTotal);
      for (const {amount} of priced.adjustments) expect(amount).toBeLessThan(0);
    }));

  test('bulk and loyalty add up to what the lines show', () =>
    always((_, priced) => {
      const perLine = priced.adjustments.filter(({kind}) => kind === 'bulk' || kind === 'loyalty');
      const shown = sumCents(priced.lines.map((each) => each.discounted));
      expect(priced.subtotal + sumCents(perLine.map(({amount}) => amount))).toBe(shown);
    }));

  test('every amount is whole cents', () =>
    always((_, priced) => {
      const amounts = [
        ...priced.lines.flatMap(({subtotal, discounted, total}) => [subtotal, discounted, total]),
        ...priced.adjustments.map(({amount}) => amount),
        priced.total,
        priced.freeShipping?.remaining,
      ];
      for (const amount of amounts) expect(Number.isSafeInteger(amount)).toBe(true);
    }));

  test('no line costs more after its discounts than before', () =>
    always((_, priced) => {
      for (const {subtotal, discounted, total} of priced.lines) {
        expect(discounted).toBeLessThanOrEqual(subtotal);
        expect(total).toBeLessThanOrEqual(discounted);
      }
    }));

  test('progress to free shipping stays between 0 and 100 and is full exactly when it is reached', () =>
    always((input, {freeShipping, shipping}) => {
      expect(freeShipping?.progressPercent).toBeGreaterThanOrEqual(0);
      expect(freeShipping?.progressPercent).toBeLessThanOrEqual(100);
      expect(freeShipping?.progressPercent === 100).toBe(freeShipping?.reason !== null);
      expect(freeShipping?.remaining === 0).toBe(freeShipping?.reason !== null);
      expect(shipping).toBe(input.lines.length > 0 && freeShipping?.reason === null ? 497 : 0);
    }));

  test('by the shop’s own rules nothing comes off but the code, and its shipping is added', () =>
    always((input) => {
      const priced = priceCart(
        {...input, shopShipping: toCents(999)},
        {...usualFacts, rules: 'shop'},
      );
      const code = Math.min(input.code?.amount ?? 0, priced.subtotal);
      expect(priced.adjustments.every(({kind}) => kind === 'code')).toBe(true);
      expect(priced.total).toBe(priced.subtotal - code + 999);
      expect(priced.freeShipping).toBeNull();
    }));

  test('the order of the lines does not matter', () =>
    fc.assert(
      fc.property(
        cart.chain((input) =>
          fc.record({
            input: fc.constant(input),
            shuffled: fc.shuffledSubarray(input.lines, {minLength: input.lines.length}),
          }),
        ),
        ({input, shuffled}) => {
          const priced = priceCart(input, usualFacts);
          const other = priceCart({...input, lines: shuffled}, usualFacts);
          expect({...other, lines: []}).toEqual({...priced, lines: []});
          for (const {id} of shuffled) expect(lineOf(other, id)).toEqual(lineOf(priced, id));
        },
      ),
    ));

  test('the same cart costs the same twice, and pricing leaves it untouched', () =>
    always((input, priced) => {
      const before = structuredClone(input);
      expect(priceCart(input, usualFacts)).toEqual(priced);
      expect(input).toEqual(before);
    }));
});

describe('a further discount', () => {
  const plain = (input: PricingInput) => ({...input, code: null});
  const withCode = fc.tuple(cart, code);

  test.each<[string, (input: PricingInput) => PricingInput]>([
    ['loyalty', (input) => ({...input, hasLoyalty: true})],
    ['the pop-up', (input) => ({...input, abandonmentPercent: 100})],
  ])('%s never raises what the goods cost', (_, discount) =>
    always((input) => {
      const before = priceCart(plain(input), usualFacts);
      const after = priceCart(discount(plain(input)), usualFacts);
      expect(after.discountedTotal).toBeLessThanOrEqual(before.discountedTotal);
    }),
  );

  test('by code never raises what the goods cost, and takes off its amount or all there is', () =>
    fc.assert(
      fc.property(withCode, ([input, typed]) => {
        const before = priceCart(plain(input), usualFacts);
        const after = priceCart({...input, code: typed}, usualFacts);
        expect(before.discountedTotal - after.discountedTotal).toBe(
          Math.min(typed.amount, before.discountedTotal),
        );
      }),
    ));

  test('raises the total only by the shipping of a cart that falls below the threshold', () =>
    fc.assert(
      fc.property(withCode, ([input, typed]) => {
        const before = priceCart(plain(input), usualFacts);
        const after = priceCart({...input, code: typed}, usualFacts);
        const lostFreeShipping = before.shipping === 0 && after.shipping !== 0;
        if (lostFreeShipping) expect(before.freeShipping?.reason).toBe('threshold');
        else expect(after.total).toBeLessThanOrEqual(before.total);
      }),
    ));
});

test.each([
  ['a quantity of zero', {quantity: 0}],
  ['a negative quantity', {quantity: -1}],
  ['half a piece', {quantity: 1.5}],
  ['no number', {quantity: Number.NaN}],
  ['a negative price', {unitPrice: toCents(-1)}],
])('%s is no line to price', (_, change) => {
  const valid = {
    id: 'wp-1',
    unitPrice: toCents(100),
    quantity: 1,
    isFreeSample: false,
    offerId: null,
  };
  const lines = [{...valid, ...change}];
  const pricing = () =>
    priceCart({lines, hasLoyalty: false, abandonmentPercent: 0, code: null}, usualFacts);
  expect(pricing).toThrow(RangeError);
});
