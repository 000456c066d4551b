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
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', ':0:0:0'],
])('tries from %s count for %s', async (clientAddress, network) => {
  const counters = openCounters();
  await limitTries(counters, 'contact', {clientAddress});
  expect(counters.buckets).toEqual([`contact:address:${network}`]);
});

test('one e-mail is one account in any letter case, and its bucket does not name it', async () => {
  const counters = openCounters();
  for (const email of ['Ana@x.example', ' ana@X.example']) {
    await limitTries(counters, 'reset', {clientAddress: 'unknown', email});
  }
  expect(new Set(counters.buckets).size).toBe(1);
  expect(counters.buckets[0]).toMatch(/^reset:account:[0-9a-f]{64}$/);
});

test('counters that are away keep nobody out, and the log says so', async () => {
  const counters = openCounters();
  counters.rateLimits.hit = () => Promise.reject(new Error('away'));
  expect(await limitTries(counters, 'sign-in', {clientAddress: '203.0.113.7'})).toBeNull();
  expect(counters.warnings).toEqual(['tries not counted']);
});
