import {expect, test} from 'vitest';
import {nextVisit, toCookie} from '~/browser/visit-origin';
import {originOf} from './visit-origin.server';

const settings = {secrets: ['a secret of the tests'] as [string], isSecure: true};
const address = new URL('https://shop.example/?utm_source=newsletter');
const visit = nextVisit(null, {address, referrer: ''}, Date.UTC(2026, 10, 29));

const read = (cookie: string, headers: Record<string, string> = {}) =>
  originOf(
    new Request('https://shop.example/', {
      headers: {Cookie: `__Host-visit-origin=${cookie}`, 'User-Agent': 'Firefox', ...headers},
    }),
    settings,
  );

test('an order says what its browser has noted, and which one it is', () => {
  expect(read(toCookie(visit))).toEqual({...visit.marks, user_agent: 'Firefox'});
});

test.each([
  ['nothing', ''],
  ['no JSON', '%'],
  ['no visit', encodeURIComponent('{"marks":[]}')],
  ['other marks', encodeURIComponent('{"marks":{"source_type":"utm","_price":"0"}}')],
  ['no text', encodeURIComponent('{"marks":{"source_type":{"a":1}}}')],
  ['too much', encodeURIComponent(`{"marks":{"utm_source":"${'a'.repeat(2_001)}"}}`)],
])('an order is direct where its browser has noted %s', (_, cookie) => {
  expect(read(cookie)).toEqual({});
});

test('an order is direct whose browser sends the privacy signal, whatever it noted before', () => {
  expect(read(toCookie(visit), {'Sec-GPC': '1'})).toEqual({});
});
