import {describe, expect, test} from 'vitest';
import type {Shopper} from '~adapters/accounts';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {toCents, type Coupons} from '~adapters/commerce';
import {anOrder} from '../../../tests/support/orders';
import {aCoupon, aProduct, aShop, aVariation} from '../../../tests/support/shop';
import {validateDiscount, type DiscountRequest} from './validate-discount.server';

const commerce = aShop({
  products: [
    aProduct(23, 2000, {categories: [{id: 'c', name: 'Konjac', slug: 'konjac'}]}),
    aProduct(19, 8999, {slug: 'bellyful-bundle', variations: [aVariation(20, 8999)]}),
  ],
  coupons: [
    aCoupon('GETSTARTED', {amount: toCents(500)}),
    aCoupon('TENTH', {kind: 'percent', percent: 10}),
    aCoupon('KONJAC', {kind: 'percent', percent: 50, categorySlugs: ['konjac']}),
    aCoupon('NO-SALE', {amount: toCents(500), excludesSaleItems: true}),
    aCoupon('EACH', {kind: 'fixedProduct', amount: toCents(500)}),
    aCoupon('FIRST', {kind: 'percent', percent: 10, limitToItems: 1}),
    aCoupon('SHIPFREE', {freeShipping: true}),
    aCoupon('SAVE10', {kind: 'percent', percent: 10}),
    aCoupon('ADA-ONLY', {amount: toCents(500), emailRestrictions: ['ada@example.com']}),
    aCoupon('BO-KONJAC', {
      kind: 'percent',
      percent: 50,
      categorySlugs: ['konjac'],
      emailRestrictions: ['bo@example.com'],
    }),
  ],
  orders: [anOrder({paidAt: '2026-01-02T00:00:00Z', status: 'COMPLETED'})],
});

const ada: Shopper = {
  id: 'u1',
  email: 'ada@example.com',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
  isLoyal: true,
};

const quietLog = {info: () => {}, warn: () => {}, error: () => {}};

function countingLimits() {
  const process = createProcessRateLimits();
  return {host: process, shop: process};
}

const validate = (
  body: unknown,
  changes: Partial<DiscountRequest> = {},
  rateLimits = countingLimits(),
) =>
  validateDiscount(
    {commerce, rateLimits, log: quietLog},
    {
      body,
      shopper: null,
      visitorId: 'visitor-1',
      clientAddress: '203.0.113.7',
      now: new Date('2026-06-15T12:00:00Z'),
      ...changes,
    },
  );

const answerTo = async (...parameters: Parameters<typeof validate>) =>
  (await validate(...parameters)).answer;
const noodles = (quantity = 1) => [{id: 'wp-23', quantity}];

describe('by the cart’s total alone', () => {
  test.each([
    [{code: 'GETSTARTED', cartTotal: 7900}, 500],
    [{code: ' getstarted ', cartTotal: 7900}, 500],
    [{code: 'TENTH', cartTotal: 7900}, 790],
    [{code: 'GETSTARTED', cartTotal: 300}, 300],
    [{code: 'TENTH', cartTotal: 7900, abandonmentDiscountCode: 'SAVE10'}, 711],
  ])('%j is worth %i cents', async (body, discountAmount) => {
    expect(await answerTo(body)).toMatchObject({valid: true, discountAmount});
  });

  test('the answer says what was applied', async () => {
    expect(await validate({code: 'getstarted', cartTotal: 7900})).toEqual({
      status: 200,
      retryAfterSeconds: null,
      answer: {
        valid: true,
        discountAmount: 500,
        message: 'Discount code GETSTARTED applied.',
        freeShipping: false,
      },
    });
  });

  test('loyal shoppers get a percentage of what they really pay', async () => {
    const answer = await answerTo({code: 'TENTH', cartTotal: 10000}, {shopper: ada});
    expect(answer.discountAmount).toBe(900);
  });

  test.each(['KONJAC', 'NO-SALE', 'EACH', 'FIRST'])(
    '%s needs the items: it leads to the cart',
    async (code) => {
      expect(await answerTo({code, cartTotal: 7900})).toEqual({
        valid: false,
        discountAmount: 0,
        message: 'This code is for certain products. Open your cart to use it.',
        freeShipping: false,
      });
    },
  );

  test('a pop-up’s code that is none is refused', async () => {
    const body = {code: 'TENTH', cartTotal: 7900, abandonmentDiscountCode: 'GETSTARTED'};
    expect(await answerTo(body)).toMatchObject({valid: false, message: 'Invalid discount code'});
  });

  test('a code for somebody else answers like one that does not exist', async () => {
    const unknown = await answerTo({code: 'NO-SUCH-CODE', cartTotal: 7900});
    expect(unknown.valid).toBe(false);
    for (const code of ['ADA-ONLY', 'BO-KONJAC'])
      expect(await answerTo({code, cartTotal: 7900})).toEqual(unknown);
    const own = await answerTo({code: 'ADA-ONLY', cartTotal: 7900}, {shopper: ada});
    expect(own).toMatchObject({valid: true, discountAmount: 500});
  });
});

describe('with the items', () => {
  test.each([
    ['the shopper’s own', {}, 'ada@example.com'],
    ['the checkout’s form', {customerEmail: 'ana@shop.example'}, 'ana@shop.example'],
  ])('its uses by the address of %s are counted', async (_whose, typed, email) => {
    const asked: unknown[] = [];
    const find: Coupons['find'] = async (code, email) => {
      asked.push(email);
      return aCoupon(code, {amount: toCents(500)});
    };
    const limits = countingLimits();
    await validateDiscount(
      {commerce: {...commerce, coupons: {find}}, rateLimits: limits, log: quietLog},
      {
        body: {code: 'GETSTARTED', cartTotal: 2000, items: noodles(), ...typed},
        shopper: ada,
        visitorId: 'visitor-1',
        clientAddress: '203.0.113.7',
        now: new Date('2026-06-15T12:00:00Z'),
      },
    );
    expect(asked).toEqual([email]);
  });

  test('a code for certain products counts for those alone', async () => {
    const items = [...noodles(2), {id: 'pain-free-weight-loss-1', quantity: 1}];
    const body = {code: 'KONJAC', cartTotal: 11900, items};
    expect(await answerTo(body)).toMatchObject({valid: true, discountAmount: 1900});
  });

  test('the cart’s total from the browser counts for nothing', async () => {
    const body = {code: 'TENTH', cartTotal: 99_999_999, items: noodles()};
    expect(await answerTo(body)).toMatchObject({discountAmount: 200});
  });

  test('prices from the browser count for nothing', async () => {
    const items = [{id: 'wp-23', quantity: 1, price: 999_999}];
    expect(await answerTo({code: 'TENTH', cartTotal: 1, items})).toMatchObject({
      discountAmount: 200,
    });
  });

  test('a visitor’s offer line is priced as the cart shows it', async () => {
    const item = {id: 'wp-19-var-20', quantity: 1, konjacNoodleType: 'Spaghetti'};
    const items = [{...item, offerId: 'bundle-starter'}];
    expect(await answerTo({code: 'TENTH', cartTotal: 6999, items})).toMatchObject({
      discountAmount: 700,
    });
  });

  test('free shipping is told beside the amount', async () => {
    const body = {code: 'SHIPFREE', cartTotal: 2000, items: noodles()};
    expect(await answerTo(body)).toMatchObject({
      valid: true,
      discountAmount: 0,
      freeShipping: true,
    });
  });

  test('SAVE10 is not given twice', async () => {
    const body = {code: 'SAVE10', cartTotal: 2000, abandonmentDiscountCode: 'SAVE10'};
    const refusal = {valid: false, message: 'This code is already applied.'};
    expect(await answerTo(body)).toMatchObject(refusal);
    expect(await answerTo({...body, items: noodles()})).toMatchObject(refusal);
  });

  test('a cart that cannot be ordered says why', async () => {
    const body = {code: 'TENTH', cartTotal: 0, items: [{id: 'wp-23', quantity: 100}]};
    expect(await answerTo(body)).toMatchObject({
      valid: false,
      message: 'Choose a quantity from 1 to 99.',
    });
  });

  test('an empty cart has nothing to reduce', async () => {
    expect(await answerTo({code: 'TENTH', cartTotal: 0, items: []})).toMatchObject({
      valid: false,
      message: 'This code is not for the items in your cart.',
    });
  });
});

test.each([
  null,
  'GETSTARTED',
  {},
  {code: 'GETSTARTED'},
  {code: '', cartTotal: 100},
  {code: '   ', cartTotal: 100},
  {code: 7, cartTotal: 100},
  {code: 'X'.repeat(61), cartTotal: 100},
  {code: 'GETSTARTED', cartTotal: 79.5},
  {code: 'GETSTARTED', cartTotal: -1},
  {code: 'GETSTARTED', cartTotal: 1e12},
  {code: 'GETSTARTED', cartTotal: '7900'},
  {code: 'GETSTARTED', cartTotal: 7900, items: {}},
])('a body like %j is refused', async (body) => {
  expect(await validate(body)).toMatchObject({
    status: 400,
    answer: {valid: false, discountAmount: 0, message: 'Invalid discount code'},
  });
});

describe('trying codes', () => {
  const body = {code: 'GETSTARTED', cartTotal: 7900};
  const statuses = async (count: number, of: (index: number) => Partial<DiscountRequest>) => {
    const limits = countingLimits();
    const replies = [];
    for (let index = 0; index < count; index += 1)
      replies.push((await validate(body, of(index), limits)).status);
    return replies;
  };

  test('ten times a minute is allowed, the eleventh waits', async () => {
    expect(await statuses(11, () => ({}))).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('dropping the session’s cookie gains no tries', async () => {
    const replies = await statuses(11, (index) => ({visitorId: `visitor-${index}`}));
    expect(replies.at(-1)).toBe(429);
  });

  test('changing the address gains no tries', async () => {
    const replies = await statuses(11, (index) => ({clientAddress: `203.0.113.${index}`}));
    expect(replies.at(-1)).toBe(429);
  });

  test('moving within one household’s IPv6 network gains no tries', async () => {
    const replies = await statuses(11, (index) => ({
      visitorId: `visitor-${index}`,
      clientAddress: `2001:db8:7:1::${index + 1}`,
    }));
    expect(replies.at(-1)).toBe(429);
  });

  test('shoppers whose address nobody tells do not lock each other out', async () => {
    const replies = await statuses(30, (index) => ({
      visitorId: `visitor-${index}`,
      clientAddress: 'unknown',
    }));
    expect(new Set(replies)).toEqual(new Set([200]));
  });

  test('too often says for how long to wait, and asks the shop nothing', async () => {
    const process = {count: async (tries: unknown[]) => tries.map(() => 42)};
    expect(await validate(body, {}, {host: process, shop: process})).toEqual({
      status: 429,
      retryAfterSeconds: 42,
      answer: {
        valid: false,
        discountAmount: 0,
        message: 'Too many tries. Please wait 42 seconds before you try another code.',
        freeShipping: false,
      },
    });
  });
});
