import {expect, test} from 'vitest';
import {limitTries} from './limit-tries.server';

function openCounters() {
  const buckets: string[] = [];
  const warnings: string[] = [];
  const log = {info: () => {}, error: () => {}, warn: (event: string) => void warnings.push(event)};
  const rateLimits = {
    hit: async (bucket: string) => {
      buckets.push(bucket);
      return {isAllowed: true, retryAfterSeconds: 0};
    },
  };
  return {buckets, warnings, log, rateLimits};
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['[2001:db8::6]', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('tries from %s count for its network %s', async (clientAddress, network) => {
  const counters = openCounters();
  await limitTries(counters, 'contact', {clientAddress});
  expect(counters.buckets).toEqual([`contact:network:${network}`]);
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
    await limitTries(counters, 'reset', {clientAddress: 'unknown', email});
  }
  expect(new Set(counters.buckets).size).toBe(1);
  expect(counters.buckets[0]).toMatch(/^reset:account:[0-9a-f]{64}$/);
});

test('counters that are away keep nobody out, and the log says so', async () => {
  const counters = openCounters();
  counters.rateLimits.hit = () => Promise.reject(new Error('away'));
  expect(await limitTries(counters, 'sign-in', {clientAddress: '203.0.113.7'})).toBeNull();
  expect(counters.warnings).toEqual(['tries.uncounted']);
});
