import {expect, test} from 'vitest';
import {action as resend} from '~/routes/account.resend';
import {action as mails} from '~/routes/account.mails';
import {action as reset} from '~/routes/account.reset';
import {action as signUp} from '~/routes/account.sign-up';
import {openAccountBrowser} from '../support/account-browser';
import {linkToEnd} from '~mocks/wordpress/endable-mails';
import {newestLink} from '../support/wordpress-mock';

const known = 'demo@bellyful.example';
const unconfirmed = 'new@bellyful.example';
const minutes = 60_000;

function openWithClock() {
  let now = Date.now();
  const browser = openAccountBrowser({now: () => now});
  const pass = (milliseconds: number) => (now += milliseconds);
  const sent = () => browser.outbox.mails.map(({to}) => to);
  return {browser, pass, sent};
}

test('somebody who asks for a reset twice finds one mail, and reads the same answer', async () => {
  const {browser, pass, sent} = openWithClock();
  const first = await browser.post(reset, '/account/reset', {email: known});
  pass(9 * minutes);
  const second = await browser.post(reset, '/account/reset', {email: known});
  expect(second).toMatchObject({status: first.status, body: first.body});
  expect(sent()).toEqual([known]);
  pass(2 * minutes);
  await browser.post(reset, '/account/reset', {email: known});
  expect(sent()).toEqual([known, known]);
});

test('a stranger who asks for resets from elsewhere takes none of them from the owner', async () => {
  const {browser, pass, sent} = openWithClock();
  const requestReset = () => browser.post(reset, '/account/reset', {email: known});
  for (let count = 0; count < 7; count += 1) {
    browser.moveTo(`198.51.100.${count}`);
    await requestReset();
    pass(9 * minutes);
  }
  expect(sent()).toHaveLength(3);
  browser.moveTo('203.0.113.7');
  expect(await requestReset()).toMatchObject({status: 200, body: {ok: true}});
  const token_hash = newestLink(browser.outbox, known).searchParams.get('token_hash') ?? '';
  const fields = {token_hash, password: 'Changed-1!'};
  expect((await browser.post(reset, '/account/reset', fields)).status).toBe(200);
});

test('one network follows twenty links in a quarter of an hour', async () => {
  const {browser} = openWithClock();
  const follow = () =>
    browser.post(reset, '/account/reset', {token_hash: '1.guessed', password: 'Plum-tree-1!'});
  for (let count = 0; count < 20; count += 1) expect((await follow()).status).toBe(422);
  expect((await follow()).status).toBe(429);
});

// Rules: Limits on tries
test('a mail provider ends mails for any number of its readers, and forges no links', async () => {
  const {browser} = openWithClock();
  const end = (link: string) => browser.post(mails, link, {'List-Unsubscribe': 'One-Click'});
  const forged = '/account/mails?token=0.aa.bb&type=reminders';
  for (let count = 0; count < 20; count += 1) {
    const link = linkToEnd('', 'reminders', `reader-${count}@x.example`);
    expect((await end(link)).status).toBe(200);
    expect((await end(forged)).status).toBe(422);
  }
  expect((await end(forged)).status).toBe(429);
  expect((await end(linkToEnd('', 'reviews', known))).status).toBe(200);
});

test('an attacker’s tags gain no further mails to one mailbox', async () => {
  const {browser, sent} = openWithClock();
  for (const tag of ['', '+1', '+2', '+3', '+4', '+a+b']) {
    const fields = {email: `victim${tag}@x.example`, password: 'Plum-tree-1!'};
    await browser.post(signUp, '/account/sign-up', fields);
  }
  expect(sent().filter((to) => to.startsWith('victim')).length).toBeLessThanOrEqual(4);
  const confirmations = browser.outbox.mails.filter(({subject}) => subject.startsWith('Welcome'));
  expect(confirmations).toHaveLength(3);
});

test('a tagged address is written to as it was typed', async () => {
  const {browser, sent} = openWithClock();
  const fields = {email: 'ana+shop@x.example', password: 'Plum-tree-1!'};
  await browser.post(signUp, '/account/sign-up', fields);
  expect(new Set(sent())).toEqual(new Set(['ana+shop@x.example']));
});

test('one mailbox gets three confirmations an hour, and the next one is refused in words', async () => {
  const {browser, pass, sent} = openWithClock();
  for (let count = 0; count < 3; count += 1)
    await browser.post(resend, '/account/resend', {email: unconfirmed});
  const refused = await browser.post(resend, '/account/resend', {email: unconfirmed});
  expect(refused.status).toBe(429);
  expect(sent()).toHaveLength(3);
  pass(61 * minutes);
  await browser.post(resend, '/account/resend', {email: unconfirmed});
  expect(sent()).toHaveLength(4);
});

test('nobody’s mail is opened by words that a stranger chose', async () => {
  const {browser} = openWithClock();
  const fields = {email: 'win-a-prize.evil.example@x.example', password: 'Plum-tree-1!'};
  await browser.post(signUp, '/account/sign-up', fields);
  const welcome = browser.outbox.mails.find(({subject}) => subject.startsWith('Welcome'));
  expect(`${welcome?.subject}${welcome?.text}${welcome?.html}`).not.toContain('win-a-prize');
});
