import {shopTimeZone as timeZone, timeZoneLabel} from '~/content/settings';
import {languageTag} from '~/content/language';

let long: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;

/** `October 2, 2026` in the shop's time; empty for what is no date. The first one takes 10 ms, so no start makes it. */
export function toLongDate(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  long ??= new Intl.DateTimeFormat(languageTag, {dateStyle: 'long', timeZone});
  return long.format(time);
}

/** `October 2, 2026 at 3:14 PM Pacific time`. */
export const toLongTime = (iso: string): string =>
  `${new Intl.DateTimeFormat(languageTag, {dateStyle: 'long', timeStyle: 'short', timeZone}).format(Date.parse(iso))} ${timeZoneLabel}`;

/** `October 2, 2026` of a calendar day (`2026-10-02`), wherever one is. */
export const toLongDay = (day: string): string => toLongDate(`${day}T20:00:00Z`);

/** Today in the shop's time: `2026-11-25`. */
export function shopDay(): string {
  short ??= new Intl.DateTimeFormat('en-CA', {timeZone});
  return short.format(Date.now());
}
