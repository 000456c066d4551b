import {describe, expect, test} from 'vitest';
import {nextVisit, toCookie, type Visit} from './visit-origin';

const noon = Date.UTC(2026, 10, 29, 12);
const minutes = 60_000;

const arrive = (path: string, referrer = '', before: Visit | null = null, now = noon): Visit =>
  nextVisit(before, {address: new URL(path, 'https://www.shop.example'), referrer}, now);

describe('an order says that its visit came', () => {
  test.each([
    [
      'from a campaign, by its marks',
      '/?utm_source=newsletter&utm_medium=e-mail&utm_campaign=spring+sale%21',
      '',
      {
        source_type: 'utm',
        utm_source: 'newsletter',
        utm_medium: 'e-mail',
        utm_campaign: 'spring+sale!',
      },
    ],
    [
      'from a paid click of Google',
      '/?gclid=1',
      'https://www.google.com/',
      {source_type: 'utm', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'google_cpc'},
    ],
    [
      'from a paid click, as its campaign calls it',
      '/?yclid=1&utm_campaign=own',
      '',
      {source_type: 'utm', utm_source: 'yandex', utm_medium: 'cpc', utm_campaign: 'own'},
    ],
    [
      'from Google’s search, which does not say for what',
      '/',
      'https://www.google.de/',
      {source_type: 'organic', utm_source: 'google', utm_medium: 'organic'},
    ],
    [
      'from a search that says for what',
      '/',
      'https://www.bing.com/search?q=konjac',
      {source_type: 'organic', utm_source: 'bing', utm_medium: 'organic'},
    ],
    [
      'from another site',
      '/',
      'https://www.blog.example/best',
      {
        source_type: 'referral',
        utm_source: 'blog.example',
        utm_medium: 'referral',
        utm_content: '/best',
      },
    ],
    [
      'from Twitter by its short address',
      '/',
      'https://t.co/',
      {
        source_type: 'referral',
        utm_source: 'twitter.com',
        utm_medium: 'referral',
        utm_content: '/',
      },
    ],
    [
      'from a campaign that an address names twice, by both',
      '/?utm_source=a&utm_source=b',
      '',
      {source_type: 'utm', utm_source: 'a,b'},
    ],
    ['by itself', '/', '', {source_type: 'typein', utm_source: '(direct)'}],
    [
      'by itself from a page of ours',
      '/',
      'https://go.shop.example/',
      {source_type: 'typein', utm_source: '(direct)'},
    ],
  ])('%s', (_, path, referrer, source) => {
    expect(arrive(path, referrer)).toEqual({
      marks: {
        ...source,
        ...(referrer && !referrer.includes('shop.example') && {referrer}),
        session_entry: decodeURIComponent(new URL(path, 'https://www.shop.example').href),
        session_start_time: '2026-11-29 12:00:00',
        session_pages: '1',
        session_count: '1',
      },
      seen: noon,
    });
  });
});

test('of a first page’s address an order says nothing behind the path but marks of a campaign', () => {
  const {marks} = arrive('/orders/41?key=secret&utm_source=mail&gclid=1&key=other');
  expect(marks.session_entry).toBe('https://www.shop.example/orders/41?utm_source=mail&gclid=1');
});

describe('a visit', () => {
  const first = arrive('/?utm_source=newsletter');

  test('goes on with each page for half an hour', () => {
    const second = nextVisit(first, null, noon + 29 * minutes);
    expect(second.marks).toEqual({...first.marks, session_pages: '2'});
    expect(nextVisit(second, null, noon + 58 * minutes).marks).toMatchObject({
      session_pages: '3',
      session_count: '1',
    });
  });

  test('is another one after half an hour, from where the last came', () => {
    expect(arrive('/', '', first, noon + 30 * minutes).marks).toEqual({
      ...first.marks,
      session_count: '2',
    });
  });

  test('that leads over another site and back came from where it began', () => {
    expect(arrive('/cart', 'https://pay.example/', first, noon + minutes).marks).toEqual({
      ...first.marks,
      session_pages: '2',
    });
    const later = arrive('/', 'https://blog.example/', first, noon + 31 * minutes);
    expect(later.marks).toMatchObject({source_type: 'referral', session_count: '2'});
  });

  test('that a campaign leads to again came from that', () => {
    expect(arrive('/?utm_source=poster', '', first, noon + minutes).marks).toMatchObject({
      utm_source: 'poster',
      session_start_time: '2026-11-29 12:01:00',
      session_pages: '2',
    });
  });
});

test('a visit fits in a cookie, however long its marks are', () => {
  const long = arrive(`/?utm_source=${encodeURIComponent('😀'.repeat(900))}&utm_term=soon`);
  const cookie = toCookie(long);
  expect(cookie.length).toBeLessThan(3_800);
  const read = JSON.parse(decodeURIComponent(cookie)) as Visit;
  expect(read.marks).toMatchObject({utm_source: '😀'.repeat(20), utm_term: 'soon'});
});
