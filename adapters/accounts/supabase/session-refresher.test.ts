import {expect, test} from 'vitest';
import type {AccountSession} from '../accounts';
import {SessionRefresher} from './session-refresher';

const old: AccountSession = {
  accessToken: 'a.e30.c',
  refreshToken: 'old',
  expiresAt: 1000,
  shopper: {
    id: 'ana',
    email: 'ana@x.example',
    emailConfirmedAt: null,
    assuranceLevel: 'aal1',
    customerId: null,
  },
};
const newer: AccountSession = {...old, refreshToken: 'new', expiresAt: 9_000_000};

/** A service of accounts that answers when a test says so. */
function aRefresher() {
  const clock = {now: 990_000};
  const asked: {answer: (session: AccountSession) => void; fail: (error: Error) => void}[] = [];
  const refresher = new SessionRefresher({
    renew: () => new Promise((answer, fail) => asked.push({answer, fail})),
    deadlineMs: 20_000,
    now: () => clock.now,
  });
  return {clock, asked, refresh: () => refresher.refresh(old)};
}

test('who comes with the same token meanwhile and for a minute gets the same session', async () => {
  const {clock, asked, refresh} = aRefresher();
  const both = Promise.all([refresh(), refresh()]);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(newer);
  expect(await both).toEqual([newer, newer]);
  clock.now += 59_000;
  expect(await refresh()).toBe(newer);
  expect(asked).toHaveLength(1);
});

test('a failure is told to all who wait for it, and for five seconds', async () => {
  const {clock, asked, refresh} = aRefresher();
  const both = Promise.allSettled([refresh(), refresh()]);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.fail(new Error('down'));
  expect((await both).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  await expect(refresh()).rejects.toThrow('down');
  clock.now += 5000;
  void refresh();
  await expect.poll(() => asked.length).toBe(2);
});

test('an exchange whose request has ended signs nobody out and holds nobody up for good', async () => {
  const {clock, asked, refresh} = aRefresher();
  void refresh();
  await expect.poll(() => asked.length).toBe(1);
  const later = refresh();
  clock.now += 20_000;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(newer);
  expect(await later).toBe(newer);
});
