import {expect, test} from 'vitest';
import {toCalendar} from './calendar.server';

const day = {
  uid: '7@bellyful.example',
  name: 'Noodles; thin, long\\',
  day: '2028-02-29',
  url: 'https://bellyful.example/orders/7?key=abc',
};

test('a day is an event of that day, whatever the time zone', () => {
  const text = toCalendar([day], 'Bellyful', Date.UTC(2026, 10, 25, 9, 8, 7));
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellyful//Supplies//EN',
    'BEGIN:VEVENT',
    'UID:7@bellyful.example',
    'DTSTAMP:20261125T090807Z',
    'DTSTART;VALUE=DATE:20280229',
    'SUMMARY:Noodles\\; thin\\, long\\\\ runs out about now',
    'DESCRIPTION:Counted by the label\\, or by what you said you take.',
    'URL:https://bellyful.example/orders/7?key=abc',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 octets, and none is cut within a sign', () => {
  const name = 'Süßkartoffel-Spätzle 🍠 '.repeat(12);
  const lines = toCalendar([{...day, name}], 'Bellyful').split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(name);
});
