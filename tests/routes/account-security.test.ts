import {expect, test, vi} from 'vitest';
import {deviceName, listSessions} from '~/account/security/account-sessions.server';
import {findRememberedAnswer, rememberAnswer} from '~/checkout/order/order-memory.server';
import {AppSession} from '~/server/session/session';
import {action as deletion} from '~/routes/account.delete';
import {action as security} from '~/routes/account.security';
import {action as signIn} from '~/routes/account.sign-in';
import {action as signOut} from '~/routes/account.sign-out';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';

const email = 'demo@bellyful.example';

const end = (session: string) => ({form: 'sessions', session, password: demoPassword});

/** One shop, two browsers of the same shopper: the second one's cookies are kept apart. */
async function twoDevices() {
  const browser = openAccountBrowser();
  await browser.post(signIn, '/account/sign-in', {email, password: demoPassword});
  const phone = new Map(browser.jar);
  browser.jar.clear();
  await browser.post(signIn, '/account/sign-in', {email, password: demoPassword});
  const laptop = new Map(browser.jar);
  const use = (cookies: Map<string, string>) => {
    browser.jar.clear();
    for (const [name, value] of cookies) browser.jar.set(name, value);
  };
  const current = async () => {
    const {session} = await browser.visit();
    if (!session) throw new Error('not signed in');
    return session;
  };
  return {browser, phone, laptop, use, current};
}

test('a shopper sees where he is signed in and with what, this device first', async () => {
  const {browser, current} = await twoDevices();
  const sessions = await listSessions(browser, await current());
  expect(sessions).toMatchObject([
    {isThis: true, device: 'Firefox on Linux'},
    {isThis: false, device: 'Firefox on Linux'},
  ]);
});

test('a lost telephone is signed out from the laptop, and the laptop stays signed in', async () => {
  const {browser, phone, laptop, use, current} = await twoDevices();
  const sessions = await listSessions(browser, await current());
  const lost = sessions?.find(({isThis}) => !isThis)?.id ?? '';
  const answer = await browser.post(security, '/account/security', end(lost));
  expect(answer).toMatchObject({status: 200, body: {ok: true, form: 'sessions'}});
  use(phone);
  expect((await browser.visit()).shopper).toBeNull();
  use(laptop);
  expect((await browser.visit()).shopper?.email).toBe(email);
});

test('signing out everywhere ends every copy of every cookie', async () => {
  const {browser, phone, laptop, use} = await twoDevices();
  const answer = await browser.post(security, '/account/security', end('all'));
  expect(answer.headers.get('Location')).toBe('/account/sign-in');
  expect(browser.jar.has('__Host-bellyful-account')).toBe(false);
  for (const device of [phone, laptop]) {
    use(device);
    expect((await browser.visit()).shopper).toBeNull();
  }
});

test('a service that does not answer is reported to the shopper and logged', async () => {
  const {browser, current} = await twoDevices();
  const session = await current();
  vi.spyOn(browser.accounts.sessions, 'list').mockRejectedValue(new Error('away'));
  vi.spyOn(browser.accounts.sessions, 'end').mockRejectedValue(new Error('away'));
  expect(await listSessions(browser, session)).toBeNull();
  const answer = await browser.post(security, '/account/security', end('all'));
  expect(answer.body).toMatchObject({ok: false, refusals: [{code: 'unexpected'}]});
  expect(browser.logged.slice(-2)).toMatchObject([
    {event: 'sessions.list.failed'},
    {event: 'accounts.failed', facts: {operation: 'endSessions'}},
  ]);
});

// Rules: Changing an account
test.each([
  ['no password', '', 'Please enter your password'],
  ['a wrong one', 'Wrong-pass-1!', 'That is not your password. Please try again.'],
])('nothing dangerous is done with %s', async (_what, password, message) => {
  const {browser, phone, use} = await twoDevices();
  for (const fields of [
    end('all'),
    {form: 'email', email: 'new@shop.example'},
    {form: 'password', newPassword: 'Changed-pass-1!'},
  ]) {
    const answer = await browser.post(security, '/account/security', {...fields, password});
    expect(answer).toMatchObject({status: 422, body: {ok: false, refusals: [{message}]}});
  }
  const answer = await browser.post(deletion, '/account/delete', {password});
  expect(answer).toMatchObject({status: 422, body: {ok: false, refusals: [{message}]}});
  use(phone);
  expect((await browser.visit()).shopper?.email).toBe(email);
});

test('ten wrong passwords are all that a stolen session has', async () => {
  const {browser} = await twoDevices();
  const tryOne = (password: string) =>
    browser.post(security, '/account/security', {...end('all'), password});
  for (let tries = 0; tries < 10; tries += 1) await tryOne('Wrong-pass-1!');
  expect(await tryOne(demoPassword)).toMatchObject({status: 429, body: {ok: false}});
});

test('a new password signs out the other device, and this one stays signed in', async () => {
  const {browser, phone, use} = await twoDevices();
  const fields = {form: 'password', password: demoPassword, newPassword: 'Changed-pass-1!'};
  const answer = await browser.post(security, '/account/security', fields);
  expect(answer.body).toMatchObject({ok: true, form: 'password'});
  expect((await browser.visit()).shopper?.email).toBe(email);
  use(phone);
  expect((await browser.visit()).shopper).toBeNull();
});

test('a new password that anyone would try is none', async () => {
  const {browser} = await twoDevices();
  const fields = {form: 'password', password: demoPassword, newPassword: 'Konjac-1!'};
  const answer = await browser.post(security, '/account/security', fields);
  expect(answer.body).toMatchObject({ok: false, refusals: [{code: 'passwordTooCommon'}]});
});

test('a deleted account has left the browser and the payment service, and its sessions are over', async () => {
  const {browser, phone, use, current} = await twoDevices();
  const {shopper} = await current();
  const answer = await browser.post(deletion, '/account/delete', {password: demoPassword});
  expect(answer.body).toMatchObject({ok: true});
  expect(browser.forgotten).toEqual([shopper.id]);
  expect(browser.jar.has('__Host-bellyful-account')).toBe(false);
  use(phone);
  expect((await browser.visit()).shopper).toBeNull();
});

test('one’s data are asked for once a day', async () => {
  const {browser} = await twoDevices();
  const ask = () => browser.post(security, '/account/security', {form: 'export'});
  expect((await ask()).body).toMatchObject({ok: true, message: expect.stringContaining(email)});
  expect((await ask()).status).toBe(429);
});

test('the log tells who came in, was refused and left, by the customer’s number alone', async () => {
  const {browser, current} = await twoDevices();
  await browser.post(signIn, '/account/sign-in', {email, password: 'Wrong-pass-1!'});
  const {shopper} = await current();
  await browser.post(signOut, '/account/sign-out', {});
  const entered = {event: 'account.entered', facts: {operation: 'signIn', shopperId: shopper.id}};
  expect(browser.logged).toEqual([
    entered,
    entered,
    {event: 'account.refused', facts: {operation: 'signIn'}},
    {event: 'account.left', facts: {shopperId: shopper.id}},
  ]);
});

test('ended sessions, a cookie that is not ours and a spent limit stand in the log', async () => {
  const {browser, current} = await twoDevices();
  const {shopper} = await current();
  const before = browser.logged.length;
  await browser.post(security, '/account/security', end('0123456789abcdef'));
  await browser.post(security, '/account/security', end('all'));
  browser.jar.set('__Host-bellyful-account', 'forged');
  await browser.visit();
  browser.jar.clear();
  const wrong = {email: 'nobody@x.example', password: 'Wrong-pass-1!'};
  for (let tries = 0; tries < 11; tries += 1) await browser.post(signIn, '/account/sign-in', wrong);
  const {id: shopperId} = shopper;
  const told = browser.logged.slice(before).filter(({event}) => event !== 'account.refused');
  expect(told).toEqual([
    {event: 'sessions.ended', facts: {shopperId, sessionId: '0123456789abcdef'}},
    {event: 'sessions.ended', facts: {shopperId, sessionId: 'all'}},
    {event: 'session.cookie.refused', facts: undefined},
    {event: 'tries.spent', facts: {action: 'sign-in'}},
  ]);
});

test('nobody but a signed-in shopper ends a session', async () => {
  const browser = openAccountBrowser();
  const answer = await browser.post(security, '/account/security', end('all'));
  expect(answer.headers.get('Location')).toContain('/account/sign-in?returnTo=');
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Your bank: call 555-0100', 'A device'],
  [null, 'A device'],
])('the device that says %j is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

const placed = {success: true, orderId: 7, orderNumber: '7', message: 'Placed'};

/** A browser's session cookie, as somebody could copy it. */
async function orderMemory(shopperId: string | null) {
  const request = new Request('https://shop.example/');
  const session = await AppSession.open(request, {secrets: ['secret'], isSecure: true});
  const account = shopperId === null ? null : ({shopper: {id: shopperId}} as never);
  await rememberAnswer({session, access: {session: async () => account}}, 'key', placed);
  const recalledBy = (id: string | null) =>
    findRememberedAnswer({
      session,
      access: {session: async () => (id === null ? null : ({shopper: {id}} as never))},
    });
  return {session, recalledBy};
}

test('the order of a signed-in shopper is gone from a copied cookie once he signs out', async () => {
  const {recalledBy} = await orderMemory('dana');
  expect(await recalledBy('dana')).toMatchObject({orderNumber: '7'});
  expect(await recalledBy(null)).toBeNull();
  expect(await recalledBy('sam')).toBeNull();
});

test('a guest’s order is still shown when he opens an account afterwards', async () => {
  const {recalledBy} = await orderMemory(null);
  expect(await recalledBy('dana')).toMatchObject({orderNumber: '7'});
});

test('no script and no other site reads the memory of an order', async () => {
  const {session} = await orderMemory(null);
  const attributes = (await session.commit()).split('; ');
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure'])
    expect(attributes).toContain(attribute);
});

test('signing out takes the order’s memory along', async () => {
  const {session, recalledBy} = await orderMemory(null);
  session.set('paymentAttempt', 'key');
  session.forgetOrder();
  expect(session.get('paymentAttempt')).toBeUndefined();
  expect(await recalledBy(null)).toBeNull();
});

test.each([
  ['here', signOut, {}],
  ['everywhere', security, end('all')],
])(
  'a browser that signs out %s sends a session cookie without an order',
  async (_where, end, fields) => {
    const browser = openAccountBrowser();
    await browser.post(signIn, '/account/sign-in', {email, password: demoPassword});
    const forgetting = vi.spyOn(AppSession.prototype, 'forgetOrder');
    await browser.post(end, '/account', fields);
    expect(forgetting).toHaveBeenCalledOnce();
    forgetting.mockRestore();
  },
);
