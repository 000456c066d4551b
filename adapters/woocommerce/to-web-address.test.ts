import {expect, test} from 'vitest';
import {toWebAddress} from './to-web-address';

test.each(['https://maker.example/tea', 'http://maker.example'])(
  '%s is an address of the web',
  (url) => {
    expect(toWebAddress(url)).toBe(url);
  },
);

test.each([
  'javascript:alert(1)',
  'ftp://maker.example',
  'xhttps://maker.example',
  'httpsx://maker.example',
  'maker.example',
  '',
  null,
  undefined,
])('%s is none', (url) => {
  expect(toWebAddress(url)).toBeNull();
});
