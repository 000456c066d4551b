import {expect, test} from 'vitest';
import {createLocalCounter} from './count-here.server';

test('a network may search 240 times a minute, and another is not held up by it', () => {
  const clock = {now: 0};
  const secondsToWait = createLocalCounter('search', () => clock.now);
  for (let tries = 0; tries < 240; tries += 1) expect(secondsToWait('203.0.113.7')).toBe(0);
  clock.now = 20_000;
  expect(secondsToWait('203.0.113.7')).toBe(40);
  expect(secondsToWait('203.0.113.8')).toBe(0);
  clock.now = 60_000;
  expect(secondsToWait('203.0.113.7')).toBe(0);
});

test('an address that a host does not tell is not counted', () => {
  const secondsToWait = createLocalCounter('search', () => 0);
  for (let tries = 0; tries < 500; tries += 1) expect(secondsToWait('unknown')).toBe(0);
});
