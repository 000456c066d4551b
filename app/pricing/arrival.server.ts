import {dayMs} from '~adapters/commerce/days';
import {deliveryDays, shopTimeZone} from '~/content/settings';
import {arrivalDays} from '~/content/labels/controls';
import {languageTag} from '~/content/language';

const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Month, weekday and which of the month, of those that move. */
const movingHolidays = ['1 Mon 3', '2 Mon 3', '9 Mon 1', '10 Mon 2', '11 Thu 4'];

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const isFixed = (day: number): boolean =>
  fixedHolidays.includes(new Date(day).toISOString().slice(5, 10));

/** One of the United States' federal holidays (5 U.S.C. 6103), or the Friday or Monday that stands for one on a weekend. */
function isHoliday(day: number): boolean {
  const date = new Date(day);
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const [month, inMonth] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return (
    isFixed(day) ||
    (weekday === 'Fri' && isFixed(day + dayMs)) ||
    (weekday === 'Mon' && isFixed(day - dayMs)) ||
    (month === 5 && weekday === 'Mon' && inMonth > 24) ||
    movingHolidays.includes(`${month} ${weekday} ${Math.ceil(inMonth / 7)}`)
  );
}

const isBusinessDay = (day: number): boolean =>
  new Date(day).getUTCDay() % 6 > 0 && !isHoliday(day);

/** So many business days on; 0: the first from this day on. */
function businessDay(from: number, count: number): number {
  let day = from;
  for (let left = count; !isBusinessDay(day) || left > 0; day += dayMs)
    if (isBusinessDay(day)) left -= 1;
  return day;
}

let ofShop: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;

/** Calendar day, at midnight UTC, and hour in the shop's time zone. */
function shopTime(at: number): {day: number; hour: number} {
  ofShop ??= new Intl.DateTimeFormat('en-US', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = ofShop.formatToParts(at);
  const find = (name: string) => Number(parts.find(({type}) => type === name)?.value);
  return {day: Date.UTC(find('year'), find('month') - 1, find('day')), hour: find('hour')};
}

const hourMs = 3_600_000;

/** When an order of now arrives, and from when until when an order arrives then at least. */
export function arrivalOfNow(now = Date.now()) {
  const {hour} = shopTime(now);
  const sinceCutOff = (hour - deliveryDays.lastHour + 24) % 24;
  const since = now - (now % hourMs) - sinceCutOff * hourMs;
  return {days: arrivalOf(now).days, since, until: since + 24 * hourMs};
}

export interface Arrival {
  /** `Dec 2 to Dec 4` */
  days: string;
  /** The last of them has gone by. */
  isOver: boolean;
}

/** When an order of this moment arrives, by the policy's days (rules: When it comes). */
export function arrivalOf(orderedAt = Date.now(), now = orderedAt): Arrival {
  const {day, hour} = shopTime(orderedAt);
  const begun = businessDay(hour < deliveryDays.lastHour ? day : day + dayMs, 0);
  const {handling, transit} = deliveryDays;
  const first = businessDay(begun, handling[0] + transit[0]);
  const last = businessDay(begun, handling[1] + transit[1]);
  short ??= new Intl.DateTimeFormat(languageTag, {month: 'short', day: 'numeric', timeZone: 'UTC'});
  return {
    days: arrivalDays(short.format(first), short.format(last)),
    isOver: shopTime(now).day > last,
  };
}
