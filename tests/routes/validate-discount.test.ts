import type {RouterContextProvider} from 'react-router';
import {describe, expect, test} from 'vitest';
import type {AppServices} from '~/server/app-services';
import {action, loader} from '~/routes/functions.validate-discount';
import {toCents} from '~adapters/commerce';
import {aCoupon, aShop} from '../support/shop';

const shop = aShop({coupons: [aCoupon('GETSTARTED', {amount: toCents(500)})]});
const logged: string[] = [];

/** Counters by which everybody waits so many seconds. */
function waiting(seconds: number) {
  const counter = {count: async (tries: unknown[]) => tries.map(() => seconds)};
  return {host: counter, shop: counter};
}

function contextOf(changes: Partial<Record<keyof AppServices, unknown>> = {}) {
  return {
    canOrder: true,
    commerce: shop,
    access: {
      session: () => Promise.resolve({accessToken: 'token-of-ada'}),
      shopper: () => Promise.resolve(null),
    },
    session: {visitorId: () => 'visitor-1'},
    clientAddress: '203.0.113.7',
    rateLimits: waiting(0),
    log: {error: (message: string) => logged.push(message), warn: () => undefined},
    ...changes,
  } as unknown as RouterContextProvider;
}

async function post(body: string, headers: Record<string, string> = {}, context = contextOf()) {
  const request = new Request('http://shop.test/functions/validate-discount', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body,
  });
  const answer = await action({request, context, params: {}} as unknown as Parameters<
    typeof action
  >[0]);
  return {
    status: answer.init?.status,
    headers: new Headers(answer.init?.headers),
    body: answer.data,
  };
}

const valid = JSON.stringify({code: 'GETSTARTED', cartTotal: 7900});

describe('POST /functions/validate-discount', () => {
  test('answers what the code is worth', async () => {
    const answer = await post(valid);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({valid: true, discountAmount: 500});
  });

  test.each(['Bearer token-of-ada', 'bearer token-of-ada'])('accepts %s', async (authorization) => {
    expect(await post(valid, {Authorization: authorization})).toMatchObject({status: 200});
  });

  test.each(['Bearer token-of-bo', 'Bearer ', 'Basic token-of-ada'])(
    'turns %j away',
    async (authorization) => {
      expect(await post(valid, {Authorization: authorization})).toMatchObject({
        status: 401,
        body: {valid: false},
      });
    },
  );

  test.each(['', 'no json', '[]', 'null', '{"code":'])('refuses the body %j', async (body) => {
    expect(await post(body)).toMatchObject({status: 400, body: {valid: false}});
  });

  test('refuses a body of a megabyte unread', async () => {
    const huge = JSON.stringify({code: 'GETSTARTED', cartTotal: 7900, more: 'x'.repeat(1e6)});
    expect(await post(huge)).toMatchObject({status: 413});
  });

  test('says when to try again after too many tries', async () => {
    const answer = await post(valid, {}, contextOf({rateLimits: waiting(42)}));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('42');
  });

  test('says so when the shop cannot be reached, and logs no code', async () => {
    const find = () => Promise.reject(new Error('down'));
    const commerce = {...shop, coupons: {find}};
    expect(await post(valid, {}, contextOf({commerce}))).toMatchObject({
      status: 503,
      body: {message: 'We could not check this code just now. Please try again.'},
    });
    expect(logged.join()).not.toContain('GETSTARTED');
  });

  test('is not to be read', () => {
    expect(loader().init).toMatchObject({status: 405, headers: {Allow: 'POST'}});
  });
});
