import {expect, test} from 'vitest';
import {trustProxies} from './forwarded';

const forwarded = (headers: Record<string, string>, proxies: number) => {
  const given = {...headers};
  trustProxies(given, proxies);
  return given;
};

test.each([
  ['one proxy', 1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['two proxies', 2, '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['one proxy and an honest client', 1, '203.0.113.7', '203.0.113.7'],
  ['one proxy and IPv6', 1, '6.6.6.6,2001:db8::7', '2001:db8::7'],
])('behind %s the address is the one that our own proxy saw', (_, proxies, header, address) => {
  expect(forwarded({'x-forwarded-for': header}, proxies)).toEqual({'x-forwarded-for': address});
});

test('what makes no address is not passed on', () => {
  for (const protocol of ['len', 'javascript', 'https:', '{{7*7}}'])
    expect(forwarded({'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': protocol}, 1)).toEqual(
      {'x-forwarded-for': '203.0.113.7'},
    );
  for (const host of ['a b', '<b>', 'shop.example/path', 'a:b:c', ':80'])
    expect(forwarded({'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': host}, 1)).toEqual({
      'x-forwarded-for': '203.0.113.7',
    });
});

test('without a proxy, or past one of them, a client’s own headers say nothing', () => {
  const made = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=6.6.6.6;host=evil.example;proto=https',
  };
  expect(forwarded(made, 0)).toEqual({});
  expect(forwarded(made, 2)).toEqual({});
});

test('a proxy’s host and protocol count, `Forwarded` never does', () => {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example, shop.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=6.6.6.6;host=evil.example',
  };
  expect(forwarded(headers, 1)).toEqual({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  });
});
