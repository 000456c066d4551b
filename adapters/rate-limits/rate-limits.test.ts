import {expect, test} from 'vitest';
import {createProcessRateLimits} from './index';

const search = (network: string) => ({
  bucket: `search:network:${network}`,
  limit: 240,
  windowSeconds: 60,
});

test('a bucket takes so many tries in a window, and another is not held up by it', async () => {
  const clock = {now: 0};
  const limits = createProcessRateLimits(() => clock.now);
  for (let tries = 0; tries < 240; tries += 1)
    expect(await limits.count([search('203.0.113.7')])).toEqual([0]);
  clock.now = 20_000;
  expect(await limits.count([search('203.0.113.7'), search('203.0.113.8')])).toEqual([40, 0]);
  expect(await limits.count([search('203.0.113.8')])).toEqual([0]);
  clock.now = 60_000;
  for (let tries = 0; tries < 240; tries += 1)
    expect(await limits.count([search('203.0.113.7')])).toEqual([0]);
  expect(await limits.count([search('203.0.113.7')])).toEqual([60]);
});

test('nobody who is not known waits', async () => {
  expect(await createProcessRateLimits().count([])).toEqual([]);
});
