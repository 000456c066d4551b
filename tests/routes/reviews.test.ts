import {describe, expect, test} from 'vitest';
import type {Shopper} from '~adapters/accounts';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {CommerceError} from '~adapters/commerce';
import type {Reviewer, Reviews, WrittenReview} from '~adapters/reviews';
import {findOwnStatus, writeReview} from '~/reviews/pages/write-review.server';
import {postReview} from '~/reviews/pages/review-page.server';
import {showReviews} from '~/reviews/show-reviews.server';
import {reviewMessages} from '~/content/messages/reviews';
import {aProduct, aShop, noReviews} from '../support/shop';

const shopper: Shopper = {
  id: '7',
  email: 'ann@shop.example',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
  isLoyal: false,
};
const typed = {name: 'Ann', text: 'Firm.', stars: '4'};
const spaghetti = {productId: 130, stars: 'required'} as const;
const down = () => Promise.reject(new CommerceError('network', 'reviews', 'down'));

/** A shop that keeps what it is told, behind counters that count. */
function open(reviews: Partial<Reviews> = {}) {
  const written: [number, Reviewer, WrittenReview][] = [];
  const limits = createProcessRateLimits();
  const logged: string[] = [];
  const write = (event: string) => void logged.push(event);
  const ports = {
    commerce: aShop({}),
    reviews: {
      ...noReviews,
      write: async (...given: [number, Reviewer, WrittenReview]) => {
        written.push(given);
        return {ok: true, status: 'waiting'} as const;
      },
      ...reviews,
    },
    rateLimits: {host: limits, shop: limits},
    log: {info: write, warn: write, error: write},
    clientAddress: '203.0.113.7',
  };
  return {ports, written, logged};
}

const post = (ports: object) => {
  const session = {accessToken: 'token', expiresAt: 0, shopper};
  const body = new URLSearchParams(typed);
  const request = new Request('https://shop.example/account/reviews/tea', {method: 'POST', body});
  return postReview(ports as never, session, 'tea', request);
};

describe('writing a review', () => {
  test('is vouched for with the account’s number and its confirmed address', async () => {
    const {ports, written} = open();
    const outcome = await writeReview(ports, shopper, spaghetti, typed);
    expect(outcome).toEqual({ok: true, value: reviewMessages.thanksWaiting});
    expect(written).toEqual([
      [130, {customerId: 7, email: shopper.email}, {name: 'Ann', text: 'Firm.', stars: 4}],
    ]);
  });

  test('needs a confirmed address, and sends the shop nothing before', async () => {
    const {ports, written} = open();
    const unconfirmed = {...shopper, emailConfirmedAt: null};
    expect(await writeReview(ports, unconfirmed, spaghetti, typed)).toMatchObject({
      refusals: [{code: 'unconfirmed'}],
    });
    expect(written).toEqual([]);
  });

  test('is checked again on the server, whatever a browser sends', async () => {
    const {ports, written} = open();
    const long = {name: 'a'.repeat(61), text: '', stars: '9'};
    const outcome = await writeReview(ports, shopper, spaghetti, long);
    expect(outcome).toMatchObject({
      refusals: [{field: 'stars'}, {field: 'name'}, {field: 'text'}],
    });
    expect(written).toEqual([]);
  });

  test('is counted: after ten in an hour nothing is sent to the shop', async () => {
    const {ports, written} = open();
    for (let time = 0; time < 12; time += 1)
      await writeReview(ports, shopper, spaghetti, {...typed, text: `Text ${time}`});
    expect(written).toHaveLength(10);
  });

  test.each([
    ['notBought', reviewMessages.notBought],
    ['closed', reviewMessages.closed],
    ['starsMissing', reviewMessages.starsMissing],
    ['tooFast', reviewMessages.tooFast],
    ['refused', reviewMessages.refused],
  ] as const)('that the shop refuses as %s says so', async (reason, message) => {
    const {ports} = open({write: async () => ({ok: false, reason})});
    ports.commerce.products.find = async () => aProduct(130, 499, {reviewCount: 2});
    expect((await post(ports)).data).toMatchObject({ok: false, refusals: [{message}]});
  });

  test('of a product that takes none is not sent to the shop', async () => {
    const {ports, written} = open();
    ports.commerce.products.find = async () => aProduct(130, 499, {reviewCount: null});
    expect((await post(ports)).data).toMatchObject({
      ok: false,
      refusals: [{message: reviewMessages.closed}],
    });
    expect(written).toEqual([]);
  });

  test('while the shop is down says so and is in the log', async () => {
    const {ports, logged} = open({write: down});
    expect(await writeReview(ports, shopper, spaghetti, typed)).toMatchObject({
      refusals: [{code: 'failed'}],
    });
    expect(logged).toEqual(['review.write.failed']);
  });
});

describe('how an own review stands', () => {
  const own = {
    may: 'write',
    stars: 'none',
    review: {...typed, stars: 4, status: 'waiting'},
  } as const;
  const statusFor = (visitor: Shopper | null, productId = 130) => {
    const {ports} = open({findOwn: async () => own});
    const access = {
      session: async () => null,
      shopper: async () => visitor,
      isUnknown: async () => false,
      knownBrowserId: async () => null,
      change: () => {},
    };
    return findOwnStatus({...ports, access}, productId);
  };

  test('is shown to its writer alone', async () => {
    expect(await statusFor(shopper)).toBe('waiting');
    expect(await statusFor(null)).toBeNull();
    expect(await statusFor({...shopper, emailConfirmedAt: null})).toBeNull();
  });

  test.each([0, -1, Number.NaN, 1.5])('of product %s nothing is requested', async (productId) => {
    expect(await statusFor(shopper, productId)).toBeNull();
  });
});

describe('the reviews of a page', () => {
  test('are not requested where there are none, or the product takes none', async () => {
    const {reviews} = open({read: down}).ports;
    expect(await showReviews(reviews, aProduct(1, 499), null)).toMatchObject({
      total: 0,
      reviews: [],
    });
    expect(await showReviews(reviews, aProduct(1, 499, {reviewCount: null}), null)).toBeNull();
  });

  test('never cost the page', async () => {
    const {reviews} = open({read: down}).ports;
    expect(await showReviews(reviews, aProduct(1, 499, {reviewCount: 3}), null)).toBe('away');
  });
});
