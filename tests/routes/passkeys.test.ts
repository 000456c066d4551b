import {expect, test, vi} from 'vitest';
import {action as confirm} from '~/routes/account.confirm';
import {action as options} from '~/routes/functions.session';
import {action as reset} from '~/routes/account.reset';
import {action as security} from '~/routes/account.security';
import {action as signIn} from '~/routes/account.sign-in';
import {action as signUp} from '~/routes/account.sign-up';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';
import {SoftPasskey, type Odd} from '../support/soft-passkey';
import {newestLink} from '../support/wordpress-mock';

// Rules: Passkeys.

type Browser = ReturnType<typeof openAccountBrowser>;

const demo = 'demo@bellyful.example';
const minute = 60_000;

/** A shop whose clock the test turns. */
function open(settings: Parameters<typeof openAccountBrowser>[0] = {}) {
  const clock = {now: Date.now()};
  return {clock, browser: openAccountBrowser({now: () => clock.now, ...settings})};
}

async function ask(browser: Browser, step: string, email = '') {
  const answer = await browser.post(options, '/functions/session', {step, email}, 'json');
  type Body = {options?: {challenge: string; user?: {id: string}}; problem?: string};
  const {options: asked = {challenge: ''}, problem} = answer.body as Body;
  return {asked, problem, status: answer.status};
}

/** Somebody new, signed up by a passkey. */
async function signUpByPasskey(browser: Browser, email = 'ada@shop.example') {
  const passkey = new SoftPasskey();
  const {asked} = await ask(browser, 'sign-up', email);
  const answer = await browser.post(signUp, '/account/sign-up', {passkey: passkey.create(asked)});
  return {passkey, answer};
}

async function signInBy(browser: Browser, passkey: SoftPasskey, odd: Odd = {}) {
  const {asked} = await ask(browser, 'sign-in');
  return browser.post(signIn, '/account/sign-in', {passkey: passkey.get(asked, odd)});
}

const ok = {status: 200, body: {ok: true}};
const refused = {status: 422, body: {ok: false, refusals: [{code: 'passkeyRefused'}]}};
const unknown = {status: 422, body: {ok: false, refusals: [{code: 'passkeyUnknown'}]}};

async function own(browser: Browser) {
  const {session} = await browser.visit();
  return session ? (await browser.accounts.passkeys.list(session)).passkeys : [];
}

test('an account is opened and signed in to by a passkey, of which the device asks who uses it', async () => {
  const {browser} = open();
  const {passkey, answer} = await signUpByPasskey(browser);
  expect(answer).toMatchObject(ok);
  expect(await own(browser)).toMatchObject([{name: 'Firefox on Linux', usedAt: null}]);
  browser.jar.clear();
  expect(await signInBy(browser, passkey)).toMatchObject(ok);
  const {shopper} = await browser.visit();
  expect(shopper).toMatchObject({
    email: 'ada@shop.example',
    assuranceLevel: 'aal2',
    emailConfirmedAt: null,
  });
  expect(await own(browser)).toMatchObject([{usedAt: expect.any(String)}]);
});

test('a password opens a session of the lower level', async () => {
  const {browser} = open();
  await browser.post(signIn, '/account/sign-in', {email: demo, password: demoPassword});
  expect((await browser.visit()).shopper?.assuranceLevel).toBe('aal1');
});

test.each<[string, Odd]>([
  ['another site', {origin: 'https://shop.example.evil'}],
  ['another port', {origin: 'https://shop.example:8443'}],
  ['another site’s key', {rpId: 'evil.example'}],
  ['nobody whom the device has asked', {isVerified: false}],
])('an answer of %s neither signs in nor opens an account', async (_, odd) => {
  const {browser} = open();
  const {asked} = await ask(browser, 'sign-up', 'eve@shop.example');
  const made = new SoftPasskey().create(asked, odd);
  expect(await browser.post(signUp, '/account/sign-up', {passkey: made})).toMatchObject(refused);
  const {passkey} = await signUpByPasskey(browser);
  browser.jar.clear();
  expect(await signInBy(browser, passkey, odd)).toMatchObject(refused);
  expect((await browser.visit()).shopper).toBeNull();
});

test('an answer counts once', async () => {
  const {browser} = open();
  const {asked: first} = await ask(browser, 'sign-up', 'ada@shop.example');
  const passkey = new SoftPasskey();
  const made = passkey.create(first);
  expect(await browser.post(signUp, '/account/sign-up', {passkey: made})).toMatchObject(ok);
  expect(await browser.post(signUp, '/account/sign-up', {passkey: made})).toMatchObject(refused);
  const {asked} = await ask(browser, 'sign-in');
  const post = (odd: Odd) =>
    browser.post(signIn, '/account/sign-in', {passkey: passkey.get(asked, odd)});
  expect(await post({counter: 5})).toMatchObject(ok);
  expect(await post({counter: 6})).toMatchObject(refused);
});

test('a challenge is its browser’s, its step’s, and over after ten minutes', async () => {
  const {browser} = open();
  const {passkey} = await signUpByPasskey(browser);
  const {asked} = await ask(browser, 'sign-in');
  const answer = {passkey: passkey.get(asked)};
  browser.jar.clear();
  expect(await browser.post(signIn, '/account/sign-in', answer)).toMatchObject(refused);
  const {asked: toSignUp} = await ask(browser, 'sign-up', 'eve@shop.example');
  const other = {passkey: passkey.get({...toSignUp, rpId: 'shop.example'})};
  expect(await browser.post(signIn, '/account/sign-in', other)).toMatchObject(refused);
  const {asked: late} = await ask(browser, 'sign-in');
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 11 * minute});
  const tooLate = {passkey: passkey.get(late)};
  expect(await browser.post(signIn, '/account/sign-in', tooLate)).toMatchObject(refused);
  vi.useRealTimers();
});

test.each([
  ['goes back', 1],
  ['stands still', 2],
])('a passkey whose counter %s is a copy, and opens nothing', async (_, counter) => {
  const {browser} = open();
  const {passkey} = await signUpByPasskey(browser);
  expect(await signInBy(browser, passkey)).toMatchObject(ok);
  expect(passkey.counter).toBe(2);
  expect(await signInBy(browser, passkey, {counter})).toMatchObject(refused);
});

test('neither an unknown passkey nor another’s name for it opens anything', async () => {
  const {browser} = open();
  const {passkey} = await signUpByPasskey(browser);
  const another = new SoftPasskey();
  expect(await signInBy(browser, another, {userHandle: 'c29tZWJvZHk'})).toMatchObject(unknown);
  expect(await signInBy(browser, passkey, {userHandle: 'c29tZWJvZHk'})).toMatchObject(refused);
  // Signed by another key under a known name.
  Object.assign(another, {id: passkey.id, userHandle: passkey.userHandle, counter: 9});
  expect(await signInBy(browser, another)).toMatchObject(refused);
});

test.each([
  ['no JSON', 'x'],
  ['a number', '7'],
  ['nothing', ''],
  ['parts that are no letters of it', JSON.stringify({id: '<', response: {}})],
  [
    'parts that are too long',
    JSON.stringify({
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      clientExtensionResults: {},
      response: {clientDataJSON: 'a'.repeat(9000), authenticatorData: 'a', signature: 'a'},
    }),
  ],
])('%s is no answer', async (_, passkey) => {
  const {browser} = open();
  expect(await browser.post(signIn, '/account/sign-in', {passkey})).toMatchObject(refused);
  expect(await browser.post(signUp, '/account/sign-up', {passkey})).toMatchObject(refused);
});

test('staff is not let in by a passkey of before', async () => {
  const {browser} = open();
  const {passkey} = await signUpByPasskey(browser);
  for (const user of browser.state.users.values()) user.isStaff = true;
  browser.jar.clear();
  expect(await signInBy(browser, passkey)).toMatchObject({status: 422});
});

test('an address is confirmed by the passkey that opened its account, and by no other', async () => {
  const {browser} = open({confirmsBeforeSignIn: true});
  const {passkey} = await signUpByPasskey(browser);
  const {passkey: others} = await signUpByPasskey(browser, 'eve@shop.example');
  const link = newestLink(browser.outbox, 'ada@shop.example');
  const token_hash = link.searchParams.get('token_hash') ?? '';
  const confirmBy = async (one: SoftPasskey) => {
    const {asked} = await ask(browser, 'sign-in');
    return browser.post(confirm, '/account/confirm', {token_hash, passkey: one.get(asked)});
  };
  expect(await confirmBy(others)).toMatchObject(refused);
  expect(await confirmBy(passkey)).toMatchObject(ok);
  expect((await browser.visit()).shopper?.emailConfirmedAt).toEqual(expect.any(String));
});

/** The mailed link of a forgotten password, followed. */
async function chooseNewPassword(browser: Browser, email: string, more: Record<string, string>) {
  await browser.post(reset, '/account/reset', {email});
  const token_hash = newestLink(browser.outbox, email).searchParams.get('token_hash') ?? '';
  return browser.post(reset, '/account/reset', {token_hash, password: 'Plum-tree-1!', ...more});
}

test('a new password ends the passkeys where their owner says so, and with the first confirmation', async () => {
  const {browser, clock} = open();
  await signUpByPasskey(browser);
  // Somebody may have opened it with another's address.
  await chooseNewPassword(browser, 'ada@shop.example', {});
  expect(await own(browser)).toEqual([]);
  const {asked} = await ask(browser, 'add');
  const passkey = new SoftPasskey();
  const made = {form: 'passkeys', passkey: passkey.create(asked)};
  await browser.post(security, '/account/security', made);
  clock.now += 11 * minute;
  await chooseNewPassword(browser, 'ada@shop.example', {});
  expect(await own(browser)).toHaveLength(1);
  clock.now += 11 * minute;
  await chooseNewPassword(browser, 'ada@shop.example', {endsPasskeys: 'yes'});
  expect(await own(browser)).toEqual([]);
});

test('passkeys are added, named and removed by who has signed in just now', async () => {
  const {browser, clock} = open();
  await browser.post(signIn, '/account/sign-in', {email: demo, password: demoPassword});
  const add = async () => {
    const {asked, problem} = await ask(browser, 'add');
    const made = {form: 'passkeys', passkey: new SoftPasskey().create(asked)};
    return problem ?? (await browser.post(security, '/account/security', made)).body;
  };
  expect(await add()).toMatchObject({ok: true, message: 'Your passkey is added.'});
  expect(await add()).toMatchObject({ok: true});
  const [first, second] = await own(browser);
  const change = (fields: Record<string, string>) =>
    browser.post(security, '/account/security', {form: 'passkeys', ...fields});
  expect(await change({rename: first?.id ?? '', name: ' Phone '})).toMatchObject(ok);
  expect(await change({rename: first?.id ?? '', name: ' '})).toMatchObject({status: 422});
  expect(await change({remove: second?.id ?? ''})).toMatchObject(ok);
  expect(await own(browser)).toMatchObject([{name: 'Phone'}]);
  clock.now += 11 * minute;
  expect(await add()).toBe('Please sign in again first.');
  expect(await change({remove: first?.id ?? ''})).toMatchObject({
    body: {refusals: [{code: 'signInAgain'}]},
  });
  expect(await own(browser)).toHaveLength(1);
});

test('a passkey of just now stands for the password that the page asks for', async () => {
  const {browser, clock} = open();
  const {passkey} = await signUpByPasskey(browser);
  const endOthers = () =>
    browser.post(security, '/account/security', {form: 'sessions', session: '0123456789abcdef'});
  expect(await endOthers()).toMatchObject(ok);
  clock.now += 11 * minute;
  expect(await endOthers()).toMatchObject({body: {refusals: [{code: 'signInAgain'}]}});
  await signInBy(browser, passkey);
  const newPassword = 'Plum-tree-1!';
  const changed = {form: 'password', newPassword};
  expect(await browser.post(security, '/account/security', changed)).toMatchObject(ok);
  // By the new password it goes on, which is asked for once more.
  expect(await endOthers()).toMatchObject({body: {refusals: [{code: 'passwordRequired'}]}});
});

test('nobody names or removes another’s, and none is added to another’s account', async () => {
  const {browser} = open();
  await signUpByPasskey(browser);
  const [adas] = await own(browser);
  const {asked} = await ask(browser, 'add');
  const made = new SoftPasskey().create(asked);
  await browser.post(signIn, '/account/sign-in', {email: demo, password: demoPassword});
  const change = (fields: Record<string, string>) =>
    browser.post(security, '/account/security', {form: 'passkeys', ...fields});
  await change({rename: adas?.id ?? '', name: 'Mine'});
  await change({remove: adas?.id ?? ''});
  expect(browser.state.passkeys).toMatchObject([{id: adas?.id, name: 'Firefox on Linux'}]);
  expect(await change({passkey: made})).toMatchObject(refused);
});

test('who asks too often is asked to wait', async () => {
  const {browser} = open();
  for (let time = 0; time < 60; time += 1) await ask(browser, 'sign-in');
  expect(await ask(browser, 'sign-in')).toMatchObject({status: 429});
});
