import {describe, expect, test} from 'vitest';
import type {Shopper} from '~adapters/accounts';
import type {StockNotices} from '~adapters/back-in-stock';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {confirmNotice, requestStockNotice} from './request-notice.server';

const ada: Shopper = {
  id: 'u1',
  email: 'ada@example.com',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
  isLoyal: false,
};

type Requested = Parameters<StockNotices['request']>[0];

/** The requests of one network, and what reached the shop. */
function openDesk(shopper: Shopper | null = null, clientAddress = '203.0.113.7') {
  const requested: Requested[] = [];
  const followed: string[] = [];
  const process = createProcessRateLimits();
  const ports = {
    stockNotices: {
      request: async (request: Requested) => void requested.push(request),
      confirm: async (token: string) => {
        followed.push(token);
        return token === 'good';
      },
    },
    rateLimits: {host: process, shop: process},
    log: {info: () => {}, warn: () => {}, error: () => {}},
    siteUrl: 'https://store.example',
    clientAddress,
    access: {shopper: async () => shopper},
  };
  const from = (address: string) => ({...ports, clientAddress: address});
  return {ports, from, requested, followed};
}

const wanted = (email: string) => ({email, product: '23', variation: '25'});

describe('a request', () => {
  test('of anybody is confirmed by a mail first', async () => {
    const {ports, requested} = openDesk();
    expect(await requestStockNotice(ports, wanted(' ada@example.com '))).toMatchObject({
      ok: true,
      value: expect.stringContaining('there is a link in your inbox'),
    });
    expect(requested).toEqual([
      {
        email: 'ada@example.com',
        productId: 23,
        variationId: 25,
        isConfirmed: false,
        returnUrl: 'https://store.example/back-in-stock',
      },
    ]);
  });

  test('of who is signed in with that address, confirmed, is noted at once', async () => {
    const {ports, requested} = openDesk(ada);
    expect(await requestStockNotice(ports, wanted('Ada@example.com'))).toMatchObject({
      value: 'We will write to Ada@example.com once, when it is back.',
    });
    expect(requested).toMatchObject([{isConfirmed: true}]);
  });

  test.each<[string, Shopper]>([
    ['another address', {...ada, email: 'bo@example.com'}],
    ['an address that is not confirmed', {...ada, emailConfirmedAt: null}],
  ])('of who is signed in with %s is confirmed by a mail first', async (_what, shopper) => {
    const {ports, requested} = openDesk(shopper);
    await requestStockNotice(ports, wanted('ada@example.com'));
    expect(requested).toMatchObject([{isConfirmed: false}]);
  });

  test('for no address, or for nothing, reaches nobody', async () => {
    const {ports, requested} = openDesk();
    expect(await requestStockNotice(ports, wanted('ada'))).toMatchObject({
      ok: false,
      refusals: [{field: 'email'}],
    });
    for (const product of ['', '0', '-1', '1.5', 'x'])
      expect(await requestStockNotice(ports, {email: 'ada@example.com', product})).toMatchObject({
        ok: false,
      });
    expect(requested).toEqual([]);
  });

  test('comes ten times an hour from one network', async () => {
    const {ports} = openDesk(ada);
    const answers = [];
    for (let time = 0; time < 11; time += 1)
      answers.push((await requestStockNotice(ports, wanted(ada.email))).ok);
    expect(answers).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  test('makes three mails an hour for one mailbox, and nobody hears of it', async () => {
    const {from, requested} = openDesk();
    for (let time = 0; time < 5; time += 1) {
      const answer = await requestStockNotice(from(`203.0.113.${time}`), wanted(ada.email));
      expect(answer.ok).toBe(true);
    }
    expect(requested).toHaveLength(3);
  });
});

describe('the link of a mail', () => {
  test('confirms the request', async () => {
    const {ports, followed} = openDesk();
    const value = 'Thank you. We will write to you once, when it is back.';
    expect(await confirmNotice(ports, {token: 'good'})).toEqual({ok: true, value});
    expect(followed).toEqual(['good']);
  });

  test('that is over says so', async () => {
    const {ports, followed} = openDesk();
    for (const token of ['over', '', 'x'.repeat(201)])
      expect(await confirmNotice(ports, {token})).toMatchObject({
        ok: false,
        refusals: [{code: 'linkOver'}],
      });
    expect(followed).toEqual(['over']);
  });

  test('is guessed 20 times in a quarter of an hour', async () => {
    const {ports, followed} = openDesk();
    for (let time = 0; time < 21; time += 1) await confirmNotice(ports, {token: `guess-${time}`});
    expect(followed).toHaveLength(20);
  });
});
