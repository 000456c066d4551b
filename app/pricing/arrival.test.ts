import {expect, test} from 'vitest';
import {arrivalOf, arrivalOfNow} from './arrival.server';

const at = (time: string) => arrivalOf(Date.parse(time)).days;

test.each([
  ['2026-11-27T14:59-08:00', 'a Friday before 3pm', 'Dec 2 to Dec 4'],
  ['2026-11-27T15:00-08:00', 'a Friday from 3pm on', 'Dec 3 to Dec 7'],
  ['2026-11-28T09:00-08:00', 'a Saturday', 'Dec 3 to Dec 7'],
  ['2026-11-30T00:30-08:00', 'a Monday, by Pacific time not yet Tuesday', 'Dec 3 to Dec 7'],
  ['2026-11-29T23:30-08:00', 'a Sunday night', 'Dec 3 to Dec 7'],
  ['2026-07-10T14:59-07:00', 'a summer day before 3pm', 'Jul 15 to Jul 17'],
  ['2026-12-31T16:00-08:00', 'the last afternoon of a year', 'Jan 7 to Jan 11'],
])('an order of %s (%s) arrives %s', (time, _what, days) => expect(at(time)).toBe(days));

// A day is none of business if an order of its morning arrives as one of the next business day.
test.each([
  ['New Year’s Day', '2026-01-01', '2026-01-02'],
  ['New Year’s Day of a Saturday, on the Friday of the year before', '2027-12-31', '2028-01-03'],
  ['Martin Luther King’s birthday', '2026-01-19', '2026-01-20'],
  ['Washington’s birthday', '2026-02-16', '2026-02-17'],
  ['Memorial Day', '2026-05-25', '2026-05-26'],
  ['Juneteenth', '2026-06-19', '2026-06-22'],
  ['Independence Day of a Saturday, on Friday', '2026-07-03', '2026-07-06'],
  ['Independence Day of a Sunday, on Monday', '2027-07-05', '2027-07-06'],
  ['Labor Day', '2026-09-07', '2026-09-08'],
  ['Columbus Day', '2026-10-12', '2026-10-13'],
  ['Veterans Day', '2026-11-11', '2026-11-12'],
  ['Thanksgiving', '2026-11-26', '2026-11-27'],
  ['Christmas', '2026-12-25', '2026-12-28'],
])('%s is no business day', (_name, day, next) => {
  expect(at(`${day}T20:00Z`)).toBe(at(`${next}T20:00Z`));
});

test.each([
  '2026-11-27',
  '2026-05-18',
  '2027-05-24',
  '2026-01-12',
  '2026-11-19',
  '2024-12-24',
  '2024-12-26',
  '2026-05-27',
  '2026-06-29',
])('%s is an ordinary day', (day) => {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  expect(at(`${day}T20:00Z`)).not.toBe(at(`${next}T20:00Z`));
});

test('its days are over once the last one has gone by', () => {
  const ordered = Date.parse('2026-11-27T20:00Z');
  const isOver = (now: string) => arrivalOf(ordered, Date.parse(now)).isOver;
  expect(isOver('2026-12-05T07:59Z')).toBe(false);
  expect(isOver('2026-12-05T08:01Z')).toBe(true);
});

test.each([
  ['2026-11-27T14:59:59-08:00', '2026-11-26T15:00-08:00'],
  ['2026-11-27T15:00-08:00', '2026-11-27T15:00-08:00'],
  ['2026-07-10T00:10-07:00', '2026-07-09T15:00-07:00'],
])('what is said at %s counts since the 3pm before, for a day', (now, since) => {
  const {since: from, until, days} = arrivalOfNow(Date.parse(now));
  expect([from, until]).toEqual([Date.parse(since), Date.parse(since) + 86_400_000]);
  expect(days).toBe(at(now));
});
