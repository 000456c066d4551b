// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {dismissReminder, isReminderDismissed} from './EmailReminder';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test('a reminder that a shopper sent away comes back after a day, and meanwhile to another shopper', () => {
  const now = Date.UTC(2030, 0, 2);
  vi.setSystemTime(now);
  expect(isReminderDismissed('ana')).toBe(false);
  dismissReminder('ana');
  expect(isReminderDismissed('ana')).toBe(true);
  expect(isReminderDismissed('eve')).toBe(false);
  vi.setSystemTime(now + 24 * 3_600_000 - 1);
  expect(isReminderDismissed('ana')).toBe(true);
  vi.setSystemTime(now + 24 * 3_600_000);
  expect(isReminderDismissed('ana')).toBe(false);
});

test('a clock that was put back keeps no reminder away', () => {
  vi.setSystemTime(Date.UTC(2030, 0, 2));
  dismissReminder('ana');
  vi.setSystemTime(Date.UTC(2030, 0, 1));
  expect(isReminderDismissed('ana')).toBe(false);
});
