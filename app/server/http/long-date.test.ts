import {expect, test} from 'vitest';
import {inShop} from '~adapters/commerce';
import {toLongDate, toLongDay, toLongTime} from './long-date.server';

// Rules: Pages and addresses
const moment = '2026-11-20T23:30:00Z';

test.each([
  ['', 'November 20, 2026 at 3:30 PM Pacific time', 'November 20, 2026'],
  ['Europe/Berlin', 'November 21, 2026 at 12:30 AM Central European Time', 'November 21, 2026'],
  ['+09:00', 'November 21, 2026 at 8:30 AM GMT+09:00', 'November 21, 2026'],
])('a shop whose owner has chosen the time zone “%s” tells its days by it', (timeZone, time, day) =>
  inShop({timeZone}, () => {
    expect(toLongTime(moment)).toBe(time);
    expect(toLongTime(Date.parse(moment))).toBe(time);
    expect(toLongDate(moment)).toBe(day);
    expect(toLongDate('soon')).toBe('');
    expect(toLongDay('2026-10-02')).toBe('October 2, 2026');
  }),
);
