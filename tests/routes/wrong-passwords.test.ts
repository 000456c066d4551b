import {expect, test} from 'vitest';
import {requestPasswordReset} from '~/account/reset-password.server';
import {signIn as enter} from '~/account/sign-in.server';
import {action as reset} from '~/routes/account.reset';
import {action as signIn} from '~/routes/account.sign-in';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';
import {newestLink} from '../support/wordpress-mock';

const email = 'demo@bellyful.example';
const unknown = 'nobody@x.example';
const hours = 3_600_000;

const says = (message: string, status = 422) => ({
  status,
  body: {ok: false, refusals: [{field: null, message}]},
});
const wrong = says('Invalid email or password. Please try again.');
const linkSent = says(
  'Too many wrong passwords were tried for this email. If it has an account, we have sent it a link to sign in.',
);
const tooMany = says('Too many attempts. Please wait a few minutes and try again.', 429);

/** A shop, a clock, and whoever tries passwords: with a cookie jar, from any network. */
function openShop() {
  let now = Date.now();
  const browser = openAccountBrowser({now: () => now});
  const type = (password: string, typed = email) =>
    browser.post(signIn, '/account/sign-in', {email: typed, password});
  const guessFrom = (network: number, typed = email) => {
    browser.moveTo(`198.51.${network >> 8}.${network & 255}`);
    return type('Wrong-1!', typed);
  };
  /** Fifty networks with a guess each, by browsers without cookies. */
  async function attack(typed = email) {
    const cookies = new Map(browser.jar);
    browser.jar.clear();
    for (let network = 0; network < 50; network += 1) await guessFrom(network, typed);
    browser.jar.clear();
    browser.moveTo('203.0.113.7');
    return {asKnown: () => cookies.forEach((value, name) => browser.jar.set(name, value))};
  }
  const pass = (milliseconds: number) => (now += milliseconds);
  const sent = () => browser.outbox.mails.map(({to, subject}) => `${to}: ${subject}`);
  return {browser, type, guessFrom, attack, pass, sent};
}

test('an attacker in another network does not keep the owner out', async () => {
  const {browser, type, guessFrom} = openShop();
  for (let tries = 0; tries < 10; tries += 1) expect(await guessFrom(1)).toMatchObject(wrong);
  expect(await guessFrom(1)).toMatchObject(tooMany);
  browser.moveTo('203.0.113.7');
  expect((await type(demoPassword)).status).toBe(200);
});

test('an attacker with many networks has fifty guesses a day, whatever he guesses right', async () => {
  const {type, guessFrom, attack, pass} = openShop();
  await attack();
  expect(await guessFrom(51)).toMatchObject(linkSent);
  expect(await type(demoPassword)).toMatchObject(linkSent);
  pass(24 * hours);
  expect(await guessFrom(52)).toMatchObject(wrong);
});

test('tags make no other mailbox for an attacker', async () => {
  const {guessFrom, attack} = openShop();
  await attack('demo+guess@bellyful.example');
  expect(await guessFrom(51)).toMatchObject(linkSent);
});

test('a browser in which the owner signed in before goes on with the password', async () => {
  const {type, attack} = openShop();
  await type(demoPassword);
  const {asKnown} = await attack();
  asKnown();
  expect((await type(demoPassword)).status).toBe(200);
});

test('a known browser is counted by itself, and no longer than any', async () => {
  const {browser, type, pass} = openShop();
  await type(demoPassword);
  for (let tries = 0; tries < 10; tries += 1) {
    browser.moveTo(`198.51.100.${tries}`);
    expect(await type('Wrong-1!')).toMatchObject(wrong);
  }
  expect(await type(demoPassword)).toMatchObject(tooMany);
  pass(hours / 4);
  expect((await type(demoPassword)).status).toBe(200);
});

test('a browser is known to the addresses that signed in there, not to others', async () => {
  const {type, attack} = openShop();
  await type(demoPassword, 'shopper@bellyful.example');
  const {asKnown} = await attack();
  asKnown();
  expect(await type(demoPassword)).toMatchObject(linkSent);
});

test('whoever signed up with somebody else’s address has no browser that the account knows', async () => {
  const {browser, type} = openShop();
  await type(demoPassword, 'new@bellyful.example');
  expect([...browser.jar.keys()]).not.toContain('__Host-bellyful-device');
});

test('an owner on a new device gets one mail an hour with a link that signs him in, with another password', async () => {
  const {browser, type, guessFrom, attack, pass, sent} = openShop();
  await attack();
  for (let tries = 0; tries < 3; tries += 1) expect(await guessFrom(51)).toMatchObject(linkSent);
  expect(sent()).toEqual([`${email}: Sign in to your account`]);
  const link = newestLink(browser.outbox, email);
  expect(link.pathname).toBe('/account/reset');
  const fields = {
    token_hash: link.searchParams.get('token_hash') ?? '',
    password: 'Plum-tree-1!',
  };
  expect((await browser.post(reset, '/account/reset', fields)).status).toBe(200);
  expect((await browser.visit()).shopper?.email).toBe(email);
  browser.jar.delete('__Host-bellyful-account');
  expect((await type(fields.password)).status).toBe(200);
  browser.jar.clear();
  pass(hours);
  await guessFrom(52);
  expect(sent()).toHaveLength(2);
});

test('the sentence says of no address whether it has an account, and mails nobody who has none', async () => {
  const {guessFrom, attack, sent} = openShop();
  await attack(unknown);
  expect(await guessFrom(51, unknown)).toMatchObject(linkSent);
  expect(sent()).toEqual([]);
});

test('no answer waits for a mail: its time would tell who has an account', async () => {
  const {browser, attack} = openShop();
  await attack();
  const {accounts, rateLimits, log, siteUrl} = browser;
  const requests: string[] = [];
  accounts.sendPasswordReset = (address, _url, reason = 'forgotten') => {
    requests.push(`${address} ${reason}`);
    return new Promise(() => undefined);
  };
  const ports = {accounts, rateLimits, log, waitUntil: () => undefined};
  const from = {clientAddress: '203.0.113.7', browserId: null};
  expect(await enter(ports, {email, password: demoPassword}, from, siteUrl)).toMatchObject({
    ok: false,
    refusals: [{code: 'signInLinkSent'}],
  });
  expect(await requestPasswordReset(ports, email, '203.0.113.7', siteUrl)).toMatchObject({
    ok: true,
  });
  await expect.poll(() => requests).toEqual([`${email} many-tries`, `${email} forgotten`]);
});
