import {expect, test, vi} from 'vitest';
import {AccountsError, type AccountSession, type Shopper} from '~adapters/accounts';
import {createNoAccounts} from '~adapters/accounts/no-accounts';
import {accountSessionCookie} from './account-session.server';
import {KnownShoppers} from './known-shoppers.server';

const ada: Shopper = {
  id: '1',
  email: 'ada@shop.example',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
};
const minute = 60_000;
const cookieSettings = {secrets: ['a secret of the tests'] as [string], isSecure: true};

/** A browser with a session, an accounts service that can be told what to say, and a clock. */
async function aVisit({endsInMs = 60 * minute} = {}) {
  const clock = {now: 1_000_000_000_000};
  const session: AccountSession = {
    accessToken: 'access',
    expiresAt: (clock.now + endsInMs) / 1000,
    shopper: ada,
  };
  const [cookie = ''] = (await accountSessionCookie(session, cookieSettings)).split(';');
  const getShopper = vi.fn(async (): Promise<Shopper | null> => ada);
  const accounts = {...createNoAccounts(), getShopper};
  const known = new KnownShoppers(() => clock.now);
  const behind: Promise<unknown>[] = [];
  const log = {info() {}, warn() {}, error() {}};
  const ask = (headers: HeadersInit = {Cookie: cookie}) => {
    const request = new Request('https://shop.example/faq', {headers});
    return known.whoAsks({request, accounts, cookieSettings, log}, (work) => behind.push(work));
  };
  return {clock, getShopper, ask, behind};
}

test('whoever was asked for a moment ago is greeted at once', async () => {
  const {ask, getShopper, clock} = await aVisit();
  for (let page = 0; page < 5; page += 1) {
    expect(await ask()).toEqual({shopper: ada, cookies: []});
    clock.now += 2000;
  }
  expect(getShopper).toHaveBeenCalledTimes(1);
});

test('after ten seconds the service is asked once, behind the page, and its word counts for the next one', async () => {
  const {ask, getShopper, clock, behind} = await aVisit();
  await ask();
  clock.now += 11_000;
  const moved = {...ada, email: 'ada@elsewhere.example'};
  getShopper.mockResolvedValue(moved);
  const [first] = await Promise.all([ask(), ask(), ask()]);
  expect(first.shopper).toEqual(ada);
  await Promise.all(behind);
  expect(getShopper).toHaveBeenCalledTimes(2);
  expect((await ask()).shopper).toEqual(moved);
});

test('a session that was ended elsewhere greets nobody from the second page on', async () => {
  const {ask, getShopper, clock, behind} = await aVisit();
  await ask();
  getShopper.mockResolvedValue(null);
  clock.now += 11_000;
  expect((await ask()).shopper).toEqual(ada);
  await Promise.all(behind);
  const {shopper, cookies} = await ask();
  expect(shopper).toBeNull();
  expect(cookies.join()).toContain('Max-Age=0');
});

test('after a minute nobody is greeted unasked', async () => {
  const {ask, getShopper, clock} = await aVisit();
  await ask();
  getShopper.mockResolvedValue(null);
  clock.now += minute;
  expect((await ask()).shopper).toBeNull();
});

test('while the service is away its last word stands for a minute, and the cookie for longer', async () => {
  const {ask, getShopper, clock, behind} = await aVisit();
  await ask();
  getShopper.mockRejectedValue(new AccountsError('network', 'getShopper', 'away'));
  clock.now += 50_000;
  expect((await ask()).shopper).toEqual(ada);
  await Promise.all(behind);
  expect((await ask()).shopper).toEqual(ada);
  clock.now += 10_000;
  expect(await ask()).toEqual({shopper: null, cookies: []});
});

test('a session that has ended greets nobody unasked', async () => {
  const {ask, getShopper, clock} = await aVisit({endsInMs: 5000});
  await ask();
  getShopper.mockResolvedValue(null);
  clock.now += 5000;
  expect((await ask()).shopper).toBeNull();
});

test('who confirms his address is known to have done so at once', async () => {
  const {ask, getShopper} = await aVisit();
  getShopper.mockResolvedValueOnce({...ada, emailConfirmedAt: null});
  expect((await ask()).shopper?.emailConfirmedAt).toBeNull();
  expect((await ask()).shopper).toEqual(ada);
});

test('nobody is known by a cookie that somebody made up', async () => {
  const {ask, getShopper} = await aVisit();
  const {shopper, cookies} = await ask({Cookie: '__Host-bellyful-account=AAAA'});
  expect(shopper).toBeNull();
  expect(cookies.join()).toContain('Max-Age=0');
  expect(getShopper).not.toHaveBeenCalled();
});
