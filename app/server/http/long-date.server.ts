import {shopScope} from '~adapters/commerce';
import {shopTimeZone, timeZoneLabel} from '~/content/settings';
import {languageTag} from '~/content/language';

/** WordPress' own, where one is chosen there. */
const zone = () => shopScope().timeZone || shopTimeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One takes 10 ms to make, so no start makes it. */
function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const inZone = {timeZone: zone(), ...options};
  const key = language + JSON.stringify(inZone);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, inZone);
  formats.set(key, format);
  return format;
}

/** `October 2, 2026` in the shop's time; empty for what is no date. */
export function toLongDate(iso: string, timeZone = zone()): string {
  const time = Date.parse(iso);
  return Number.isNaN(time)
    ? ''
    : formatIn(languageTag, {dateStyle: 'long', timeZone}).format(time);
}

/** `October 2, 2026 at 3:14 PM Pacific time`, of ISO 8601 or milliseconds since 1970. */
export function toLongTime(moment: string | number): string {
  const time = new Date(moment);
  const named = formatIn(languageTag, {timeZoneName: 'longGeneric'}).formatToParts(time);
  const label = named.find(({type}) => type === 'timeZoneName')?.value;
  const text = formatIn(languageTag, {dateStyle: 'long', timeStyle: 'short'}).format(time);
  return `${text} ${zone() === shopTimeZone ? timeZoneLabel : label}`;
}

/** `October 2, 2026` of a calendar day (`2026-10-02`), wherever one is. */
export const toLongDay = (day: string): string => toLongDate(day, 'UTC');

/** Today in the shop's time: `2026-11-25`. */
export const shopDay = (): string => formatIn('en-CA', {}).format(Date.now());
