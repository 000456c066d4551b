import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {AppSession} from '~/server/session/session';
import type {OrderResult} from '../order-result';
import {isRemembered, findRememberedAnswer, rememberAnswer} from './order-memory.server';

const key = 'a-checkout-key-of-tests';
const minute = 60_000;
const placed: OrderResult = {
  success: true,
  orderId: 101,
  orderNumber: '101',
  message: 'Order placed successfully!',
  requiresRedirect: false,
};
const ada = {shopper: {id: 'u1'}} as AccountSession;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function openBrowser() {
  const session = await AppSession.open(new Request('http://store.example/'), {
    secrets: ['a secret of the tests'],
    isSecure: false,
  });
  let emptied = 0;
  const cartCookie = {key, empty: () => void (emptied += 1)};
  const of = (account: AccountSession | null) => ({
    session,
    cartCookie,
    access: {session: async () => account},
  });
  return {session, of, emptied: () => emptied};
}

test('an order is shown again for half an hour, and forgotten then', async () => {
  const {of} = await openBrowser();
  await rememberAnswer(of(null), key, placed);
  vi.advanceTimersByTime(30 * minute - 1);
  expect(await findRememberedAnswer(of(null))).toMatchObject({orderNumber: '101'});
  expect(isRemembered(of(null), key)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await findRememberedAnswer(of(null))).toBeNull();
});

test('the order of who was signed in is shown to him alone', async () => {
  const {of} = await openBrowser();
  await rememberAnswer(of(ada), key, placed);
  expect(await findRememberedAnswer(of(ada))).not.toBeNull();
  expect(await findRememberedAnswer(of(null))).toBeNull();
  expect(await findRememberedAnswer(of({shopper: {id: 'u2'}} as AccountSession))).toBeNull();
});

test('an order of no checkout is not remembered', async () => {
  const {of, session} = await openBrowser();
  await rememberAnswer(of(null), null, placed);
  expect(session.isPending).toBe(false);
  expect(isRemembered(of(null), key)).toBe(false);
});

test('a visitor’s order is shown to who signs in after it', async () => {
  const {of} = await openBrowser();
  await rememberAnswer(of(null), key, placed);
  expect(await findRememberedAnswer(of(ada))).toMatchObject({orderNumber: '101'});
  expect(isRemembered(of(null), 'another-checkout-key')).toBe(false);
});

test('an order of the browser’s own cart leaves the server’s as it is', async () => {
  const {of, emptied} = await openBrowser();
  await rememberAnswer(of(null), 'another-checkout-key', placed);
  expect(emptied()).toBe(0);
  expect(await findRememberedAnswer(of(null))).not.toHaveProperty('isFromServerCart', true);
  const {cartCookie: _none, ...without} = of(null);
  await rememberAnswer(without, key, placed);
  expect(await findRememberedAnswer(of(null))).not.toHaveProperty('isFromServerCart', true);
  await rememberAnswer(of(null), key, placed);
  expect(await findRememberedAnswer(of(null))).toHaveProperty('isFromServerCart', true);
});

test('a payment that went through ends its attempt', async () => {
  const {of, session} = await openBrowser();
  await rememberAnswer(of(null), key, {...placed, isPaymentPending: true});
  await rememberAnswer(of(null), key, placed);
  expect(session.get('paymentAttempt')).toBeUndefined();
});

test('what was refused is not remembered', async () => {
  const {of, session} = await openBrowser();
  await rememberAnswer(of(null), key, {success: false, error: 'no'});
  expect(await findRememberedAnswer(of(null))).toBeNull();
  expect(session.isPending).toBe(false);
});

test('a placed order empties the cart that it was made of, and ends what was handed over', async () => {
  const {of, session, emptied} = await openBrowser();
  session.set('handOver', 'sealed');
  await rememberAnswer(of(null), key, placed);
  expect(emptied()).toBe(1);
  expect(session.get('handOver')).toBeUndefined();
  expect(session.get('paymentAttempt')).toBeUndefined();
});

test('while the bank decides the cart stays, and the attempt is known', async () => {
  const {of, session, emptied} = await openBrowser();
  await rememberAnswer(of(null), key, {...placed, isPaymentPending: true});
  expect(emptied()).toBe(0);
  expect(session.get('paymentAttempt')).toBe(key);
  expect(await findRememberedAnswer(of(null))).toMatchObject({isPaymentPending: true});
});

test.each<Partial<OrderResult>>([
  {requiresRedirect: true, paymentUrl: 'https://bank.example/'},
  {clientSecret: 'pi_1_secret'},
])('who is away to pay (%j) is not thanked', async (away) => {
  const {of, session, emptied} = await openBrowser();
  await rememberAnswer(of(null), key, {...placed, ...away});
  expect(emptied()).toBe(0);
  expect(session.get('paymentAttempt')).toBe(key);
  expect(await findRememberedAnswer(of(null))).toBeNull();
});
