import {expect, test} from 'vitest';
import {nothingAbandoned} from './abandonment-store';
import {duePopup, offerRemainingMs} from './due-popup';

const minute = 60_000;
const remembered = {...nothingAbandoned, lastCartUpdateTime: 0};

test.each([
  ['before five minutes nothing', {}, 5 * minute - 1, null],
  ['at five minutes the reminder', {}, 5 * minute, 'reminder'],
  ['at ten minutes still the reminder, while it was not shown', {}, 10 * minute, 'reminder'],
  ['after the reminder nothing', {hasShownReminderPopup: true}, 10 * minute - 1, null],
  ['at ten minutes the discount', {hasShownReminderPopup: true}, 10 * minute, 'discount'],
  [
    'after both nothing',
    {hasShownReminderPopup: true, hasShownDiscountPopup: true},
    60 * minute,
    null,
  ],
  ['without a time nothing', {lastCartUpdateTime: null}, 60 * minute, null],
  ['with a time to come nothing', {lastCartUpdateTime: 90 * minute}, 60 * minute, null],
] as const)('%s is due', (_, changes, now, due) => {
  expect(duePopup({...remembered, ...changes}, now)).toBe(due);
});

test.each([
  [null, 0, 10 * minute],
  [0, 0, 10 * minute],
  [0, 4 * minute, 6 * minute],
  [0, 10 * minute, 0],
  [0, 60 * minute, 0],
])('an offer made at %s has at %i ms still %i ms', (offeredAt, now, remaining) => {
  expect(offerRemainingMs(offeredAt, now)).toBe(remaining);
});
