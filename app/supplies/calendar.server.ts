import {calendarWords} from '~/content/supplies';

/** A day on which something is used up. */
export interface EndDay {
  /** Unlike any other's, and the same whenever it is asked for: a calendar that reads it again moves the day. */
  uid: string;
  name: string;
  /** `2026-11-25`. */
  day: string;
  /** Where it is bought again. */
  url: string;
}

/** RFC 5545 wants these escaped in a text. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** Lines of at most 75 octets; what follows begins with a space. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += sign;
    length += size;
  }
  return folded;
}

const toStamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const toEvent = ({uid, name, day, url}: EndDay, now: number) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${toStamp(now)}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `SUMMARY:${escapeText(calendarWords.summary(name))}`,
  `DESCRIPTION:${escapeText(calendarWords.description)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file (iCalendar, RFC 5545) of these days. */
export function toCalendar(days: readonly EndDay[], shop: string, now = Date.now()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${shop}//Supplies//EN`,
    ...days.flatMap((day) => toEvent(day, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

export const answerCalendar = (days: readonly EndDay[], shop: string): Response =>
  new Response(toCalendar(days, shop), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="supplies.ics"',
      'X-Robots-Tag': 'noindex',
    },
  });
