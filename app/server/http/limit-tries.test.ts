import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createProcessRateLimits, type RateLimits} from '~adapters/rate-limits';
import {limitTries, tooManyTries, toRefusedInit} from './limit-tries.server';
import {limitsOf, type Limit, type LimitedAction} from './limits';

function openCounters() {
  const buckets: string[] = [];
  const warnings: string[] = [];
  const log = {info: () => {}, error: () => {}, warn: (event: string) => void warnings.push(event)};
  const shop: RateLimits = {
    count: async (limits) => {
      buckets.push(...limits.map(({bucket}) => bucket));
      return limits.map(() => 0);
    },
  };
  return {buckets, warnings, log, rateLimits: {host: shop, shop}};
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('tries from %s count for its network %s', async (clientAddress, network) => {
  const counters = openCounters();
  await limitTries(counters, 'contact', {clientAddress});
  expect(counters.buckets).toEqual([`contact:network:${network}`]);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['[2001:db8::6]', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])(
  'tries from %s count for its network %s, and for all that its provider may give one customer (%s)',
  async (clientAddress, network, wide) => {
    const counters = openCounters();
    await limitTries(counters, 'contact', {clientAddress});
    expect(counters.buckets).toEqual([`contact:network:${network}`, `contact:network:${wide}`]);
  },
);

test('whoever changes from network to network within his provider’s gift has ten times the tries', async () => {
  const counters = openCounters();
  const shop = createProcessRateLimits();
  const tryFrom = (network: number) =>
    limitTries({...counters, rateLimits: {host: shop, shop}}, 'sign-up', {
      clientAddress: `2001:db8:1:${network.toString(16)}::1`,
    });
  for (let network = 0; network < 100; network += 1) expect(await tryFrom(network)).toBeNull();
  expect(await tryFrom(100)).not.toBeNull();
  expect(counters.warnings).toEqual(['tries.spent']);
});

test('a mailbox is counted for itself in each network where the limit is of both', async () => {
  const counters = openCounters();
  const tryOf = (email: string, clientAddress: string) =>
    limitTries(counters, 'sign-in', {clientAddress, email});
  for (const email of ['ana@x.example', 'Ana+1@x.example', 'eve@x.example'])
    for (const from of ['203.0.113.7', '203.0.113.8']) await tryOf(email, from);
  const ofBoth = counters.buckets.filter((bucket) => bucket.includes(':account:'));
  expect(new Set(ofBoth).size).toBe(4);
});

test.each(['unknown', '', '999.1.1.1', '1.2.3', 'evil:address', '1::2::3', 'x'.repeat(500)])(
  'an address that is none (%s) puts nobody into a count with everybody',
  async (clientAddress) => {
    const counters = openCounters();
    expect(await limitTries(counters, 'contact', {clientAddress})).toBeNull();
    expect(counters.buckets).toEqual([]);
  },
);

test('one mailbox is one account in any letter case and with any tag, and its bucket does not name it', async () => {
  const counters = openCounters();
  for (const email of ['Ana@x.example', ' ana@X.example', 'ana+1@x.example', 'ana+a+b@x.example']) {
    await limitTries(counters, 'reset-mails', {clientAddress: 'unknown', email});
  }
  expect(new Set(counters.buckets).size).toBe(1);
  expect(counters.buckets[0]).toMatch(/^reset-mails:account:[0-9a-f]{64}$/);
});

test('what costs no mail and no money is counted by the host, all else in the shop', async () => {
  const {log} = openCounters();
  const counted: string[] = [];
  const counter = (name: string): RateLimits => ({
    count: async (limits) => {
      counted.push(name);
      return limits.map(() => 0);
    },
  });
  const rateLimits = {host: counter('host'), shop: counter('shop')};
  const from = {clientAddress: '203.0.113.7'};
  await limitTries({log, rateLimits}, 'search', from);
  await limitTries({log, rateLimits}, 'sign-in', from);
  await limitTries({log, rateLimits}, ['search', 'sign-in'], from);
  expect(counted).toEqual(['host', 'shop', 'shop']);
});

test('counters that do not answer refuse nobody, and the log says so', async () => {
  const counters = openCounters();
  counters.rateLimits.shop.count = () => Promise.reject(new Error('away'));
  expect(await limitTries(counters, 'sign-in', {clientAddress: '203.0.113.7'})).toBeNull();
  expect(counters.warnings).toEqual(['tries.uncounted']);
});

test('a limit that is reached is 429 and says when to come back; any other refusal is 422', () => {
  const other = {code: 'emailRequired', field: 'email'};
  expect(toRefusedInit([other])).toEqual({status: 422});
  expect(toRefusedInit([other, tooManyTries(59.2)])).toEqual({
    status: 429,
    headers: {'Retry-After': '60'},
  });
});

const windows: Record<number, string> = {
  60: 'a minute',
  300: 'in 5 minutes',
  360: 'in 6 minutes',
  600: 'in 10 minutes',
  900: 'in 15 minutes',
  3600: 'an hour',
  86_400: 'a day',
};
const inWords = (limit?: Limit) => (limit ? `${limit.tries} ${windows[limit.windowSeconds]}` : '');
const rowOf = (action: LimitedAction) => {
  const {network, account, session} = limitsOf(action);
  return [network, account, session].map(inWords);
};
/** Where one network may try a mailbox more seldom than all of them together. */
const fromOneNetwork = (action: LimitedAction) => [
  '',
  inWords(limitsOf(action).accountFromNetwork),
  '',
];

/** What stands in one row: of several actions the same, or what one and the other add to it. */
const rowOfAll = (...actions: LimitedAction[]) =>
  [0, 1, 2].map((column) => {
    const said = actions.map((action) => rowOf(action)[column]).filter(Boolean);
    return [...new Set(said)].join(' / ');
  });

test('limits are those that the rules of the shop name', () => {
  const book = readFileSync('docs/rules.md', 'utf8').split('### Limits on tries')[1] ?? '';
  const [table = ''] = book.split('\n### ');
  const rows = [...table.matchAll(/^\| (.+?) *\| (.*?) *\| (.*?) *\| (.*?) *\|$/gm)].slice(2);
  const cells = rows.map(([, , ...row]) =>
    row.map((cell) => cell.replace(/ mails(?: to confirm)?/, '')),
  );
  const [, anywhere] = rowOf('sign-in-anywhere');
  expect(cells).toEqual([
    [rowOf('sign-in')[0], anywhere, ''],
    fromOneNetwork('sign-in'),
    rowOf('sign-in-known-browser'),
    rowOf('sign-in-mail'),
    rowOf('sign-up'),
    rowOf('prove-owner'),
    rowOf('export-data'),
    rowOfAll('confirm-link', 'stock-link'),
    rowOf('ask-passkey'),
    rowOfAll('resend', 'confirmation-mail'),
    rowOf('reset'),
    fromOneNetwork('reset'),
    rowOf('reset-mail'),
    rowOf('reset-mails'),
    rowOfAll('contact', 'report-problem', 'withdraw'),
    rowOf('welcome'),
    rowOfAll('stock-notice', 'stock-notice-mail'),
    rowOf('reminder-mail'),
    rowOf('change-wishes'),
    rowOf('follow-cart'),
    rowOf('write-review'),
    rowOf('try-code'),
    rowOf('ask-tax'),
    rowOf('open-saved'),
    rowOf('place-order'),
    rowOfAll('change-cart', 'read-cart'),
    rowOfAll('follow-order', 'csp-report'),
    rowOfAll('search', 'agent-read'),
    rowOf('agent-cart'),
    rowOfAll('signed-reading', 'signed-request'),
    rowOf('ask-shop'),
  ]);
});
