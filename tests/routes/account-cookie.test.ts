import {expect, test, vi} from 'vitest';
import {accountSessionCookie, readAccountSession} from '~/account/session/account-session.server';
import {action as signIn} from '~/routes/account.sign-in';
import {demoPassword} from '~mocks/supabase';
import {openAccountBrowser} from '../support/account-browser';

const email = 'demo@bellyful.example';
const enter = (browser: ReturnType<typeof openAccountBrowser>) =>
  browser.post(signIn, '/account/sign-in', {email, password: demoPassword});

test('the account cookie is out of reach for scripts and other sites, and only goes over https', async () => {
  const {setCookies} = await enter(openAccountBrowser());
  const kept = setCookies.filter((cookie) => !cookie.includes('Max-Age=0'));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatch(/^__Host-bellyful-account=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

test('it also works on a shop without https', async () => {
  const browser = openAccountBrowser({scheme: 'http'});
  const {setCookies} = await enter(browser);
  expect(setCookies.join()).not.toContain('Secure');
  expect((await browser.visit()).shopper?.email).toBe(email);
});

test('it shows neither token nor address, and neither does the answer', async () => {
  const browser = openAccountBrowser();
  const {setCookies, body} = await enter(browser);
  const {session} = await browser.visit();
  if (!session) throw new Error('not signed in');
  const cookies = setCookies.join();
  const decoded = Buffer.from(cookies.split('~')[1] ?? '', 'base64url').toString('latin1');
  for (const secret of [session.accessToken, session.refreshToken, email]) {
    expect(`${cookies}${decoded}${JSON.stringify(body)}`).not.toContain(secret);
  }
});

test('one that somebody changed or made up signs nobody in and is removed', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const kept = browser.jar.get('__Host-bellyful-account') ?? '';
  const middle = kept.length / 2;
  const changed = `${kept.slice(0, middle)}${kept[middle] === 'A' ? 'B' : 'A'}${kept.slice(middle + 1)}`;
  for (const wrong of [changed, '1~AAAA', '9~', '-1~x', 'nonsense', '1e9~x']) {
    browser.jar.set('__Host-bellyful-account', wrong);
    expect((await browser.visit()).shopper).toBeNull();
    expect(browser.jar.size).toBe(0);
  }
});

const settings = (...secrets: [string, ...string[]]) => ({secrets, isSecure: true});

test('one sealed with another secret is not read; with the secret of before it is', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const {session} = await browser.visit();
  const [cookie = ''] = await accountSessionCookie(session, settings('one secret'));
  const request = new Request('https://shop.example/', {headers: {Cookie: cookie}});
  expect(await readAccountSession(request, settings('one secret'))).toEqual(session);
  expect(await readAccountSession(request, settings('another secret'))).toBeNull();
  expect(await readAccountSession(request, settings('another', 'one secret'))).toEqual(session);
});

test('a session too long for one cookie comes back from several', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const {session} = await browser.visit();
  if (!session) throw new Error('not signed in');
  const long = {...session, accessToken: 'x'.repeat(6000)};
  const cookies = await accountSessionCookie(long, settings('secret'));
  expect(cookies.every((cookie) => cookie.length < 4096)).toBe(true);
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const request = new Request('https://shop.example/', {headers: {Cookie}});
  expect(await readAccountSession(request, settings('secret'))).toEqual(long);
});

test('it is not sent again by a page that changes nothing', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  expect((await browser.visit()).setCookies).toEqual([]);
  expect((await openAccountBrowser().visit()).setCookies).toEqual([]);
});

test('50 parallel pages near the end of a session renew it once and all stay signed in', async () => {
  let now = Date.now();
  const browser = openAccountBrowser({now: () => now});
  await enter(browser);
  now += 3_550_000;
  const visits = await Promise.all(Array.from({length: 50}, () => browser.visit()));
  expect(visits.every(({shopper}) => shopper?.email === email)).toBe(true);
  expect(visits.every(({setCookies}) => setCookies.length > 0)).toBe(true);
  const exchanges = browser.requests.filter((one) => one.includes('grant_type=refresh_token'));
  expect(exchanges).toHaveLength(1);
  now += 60_000;
  expect((await browser.visit()).shopper?.email).toBe(email);
});

test('while the accounts service is away the cookie is kept for when it is back', async () => {
  let now = Date.now();
  const browser = openAccountBrowser({now: () => now});
  await enter(browser);
  now += 3_700_000;
  const refreshing = vi.spyOn(browser.accounts, 'refresh').mockRejectedValueOnce(new Error('away'));
  expect(await browser.visit()).toMatchObject({shopper: null, setCookies: []});
  expect(refreshing).toHaveBeenCalledOnce();
  expect((await browser.visit()).shopper?.email).toBe(email);
});
