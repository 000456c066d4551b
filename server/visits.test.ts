import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {whileVisited} from './visits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

function aHost() {
  const work = vi.fn();
  return {work, visits: whileVisited(work)};
}

test('the shop is not polled before the first visitor, and until ten minutes after the last', () => {
  const {work, visits} = aHost();
  vi.advanceTimersByTime(minute);
  expect(work).not.toHaveBeenCalled();
  visits.add('/products');
  vi.advanceTimersByTime(9 * minute);
  visits.add('/');
  vi.advanceTimersByTime(9 * minute);
  const before = work.mock.calls.length;
  expect(before).toBeGreaterThan(1000);
  vi.advanceTimersByTime(minute);
  work.mockClear();
  vi.advanceTimersByTime(20 * minute);
  expect(work).not.toHaveBeenCalled();
});

test('a balancer that looks whether the process lives is no visitor', () => {
  const {work, visits} = aHost();
  visits.add('/healthz');
  visits.add('/readyz?x=1');
  vi.advanceTimersByTime(minute);
  expect(work).not.toHaveBeenCalled();
});
