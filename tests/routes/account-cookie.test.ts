import {describe, expect, test, vi} from 'vitest';
import {accountSessionCookies, readAccountSession} from '~/account/session/account-cookie.server';
import {findKnownBrowser, knownBrowserCookie} from '~/account/session/known-browser.server';
import {action as signIn} from '~/routes/account.sign-in';
import {action as signOut} from '~/routes/account.sign-out';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';

const email = 'demo@bellyful.example';
const enter = (browser: ReturnType<typeof openAccountBrowser>) =>
  browser.post(signIn, '/account/sign-in', {email, password: demoPassword});

test('the account cookie is out of reach for scripts and other sites, and only goes over https', async () => {
  const {setCookies} = await enter(openAccountBrowser());
  const sealed = setCookies.filter((cookie) => !cookie.includes('signed-in'));
  expect(sealed).toHaveLength(2);
  for (const cookie of sealed) {
    expect(cookie).toMatch(/^__Host-bellyful-(account|device)=.+; Path=\/;/);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure'])
      expect(cookie.split('; ')).toContain(attribute);
  }
});

describe('the readable cookie beside it', () => {
  const mark = '__Host-bellyful-signed-in';

  test('says that somebody is signed in, and nothing else, for as long', async () => {
    const {setCookies} = await enter(openAccountBrowser());
    expect(setCookies).toContain(`${mark}=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure`);
    expect(setCookies.join()).toContain(
      '; Max-Age=2592000; Path=/; SameSite=Lax; Secure; HttpOnly',
    );
  });

  test('signs nobody in, and goes where there is no session', async () => {
    const browser = openAccountBrowser();
    browser.jar.set(mark, '1');
    expect((await browser.visit()).shopper).toBeNull();
    expect(browser.jar.size).toBe(0);
  });

  test('comes back where there is a session', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    browser.jar.delete(mark);
    expect((await browser.visit()).shopper?.email).toBe(email);
    expect(browser.jar.get(mark)).toBe('1');
  });

  test('goes with the session', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    await browser.post(signOut, '/account/sign-out', {});
    expect([...browser.jar.keys()]).toEqual(['__Host-bellyful-device']);
  });
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
  const decoded = setCookies
    .map((cookie) => Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1'))
    .join();
  for (const secret of [session.accessToken, email]) {
    expect(`${cookies}${decoded}${JSON.stringify(body)}`).not.toContain(secret);
  }
});

test('one that somebody changed or made up signs nobody in and is removed', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const sealed = browser.jar.get('__Host-bellyful-account') ?? '';
  const middle = sealed.length / 2;
  const changed = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`;
  for (const wrong of [changed, 'AAAA', '~', '1~x', 'nonsense']) {
    browser.jar.set('__Host-bellyful-account', wrong);
    expect((await browser.visit()).shopper).toBeNull();
    expect([...browser.jar.keys()]).toEqual(['__Host-bellyful-device']);
  }
});

const settings = (...secrets: [string, ...string[]]) => ({secrets, isSecure: true});

test('one sealed with another secret is not read; with the secret of before it is', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const {session} = await browser.visit();
  const [cookie = ''] = await accountSessionCookies(session, settings('one secret'));
  const request = new Request('https://shop.example/', {headers: {Cookie: cookie}});
  expect(await readAccountSession(request, settings('one secret'))).toEqual(session);
  expect(await readAccountSession(request, settings('another secret'))).toBeNull();
  expect(await readAccountSession(request, settings('another', 'one secret'))).toEqual(session);
});

test('it is not sent again by a page that changes nothing', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  expect((await browser.visit()).setCookies).toEqual([]);
  expect((await openAccountBrowser().visit()).setCookies).toEqual([]);
});

test('while the accounts service is away the cookie stays for when it is back', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const lookup = vi.spyOn(browser.accounts, 'getShopper').mockRejectedValueOnce(new Error('away'));
  expect(await browser.visit()).toMatchObject({shopper: null, setCookies: []});
  expect(lookup).toHaveBeenCalledOnce();
  expect((await browser.visit()).shopper?.email).toBe(email);
});

test('in use it is sent again, with a later end, at most once a day', async () => {
  let now = Date.now();
  const browser = openAccountBrowser({now: () => now});
  await enter(browser);
  now += 2 * 24 * 3_600_000;
  const {shopper, setCookies} = await browser.visit();
  expect(shopper?.email).toBe(email);
  const days = setCookies.map((one) => Number(/Max-Age=(\d+)/.exec(one)?.[1]) / (24 * 3600));
  expect(days.map(Math.round)).toEqual([32, 32]);
  expect((await browser.visit()).setCookies).toEqual([]);
});

test('30 days after its last use it signs nobody in and is removed', async () => {
  let now = Date.now();
  const browser = openAccountBrowser({now: () => now});
  await enter(browser);
  now += 30 * 24 * 3_600_000;
  expect((await browser.visit()).shopper).toBeNull();
  expect([...browser.jar.keys()]).toEqual(['__Host-bellyful-device']);
});

test('a browser is known to the five addresses that signed in last', async () => {
  const kept = settings('a secret');
  const holding = (cookie: string) =>
    new Request('https://shop.example/', {headers: {Cookie: cookie.split(';')[0] ?? ''}});
  let cookie = '';
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
    cookie = await knownBrowserCookie(holding(cookie), kept, `${name}@x.example`);
  expect(await findKnownBrowser(holding(cookie), kept, 'Two@x.example')).toEqual(
    expect.any(String),
  );
  expect(await findKnownBrowser(holding(cookie), kept, 'one@x.example')).toBeNull();
});
