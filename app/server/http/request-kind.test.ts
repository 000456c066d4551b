import {expect, test} from 'vitest';
import {isNavigation} from './request-kind';

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['application/xml,application/xhtml+xml,text/html;q=0.9,text/plain;q=0.8,*/*;q=0.5', true],
  ['text/html', true],
  ['text/*', true],
  ['application/json, text/html;q=0.9', false],
  ['text/html;q=0, */*', false],
  ['*/*', false],
  ['', false],
])('Accept: %s is a navigation: %s', (accept, isOne) => {
  const request = new Request('https://shop.example/', {headers: {Accept: accept}});
  expect(isNavigation(request)).toBe(isOne);
});

test('who says nothing of what he accepts does not navigate', () => {
  expect(isNavigation(new Request('https://shop.example/'))).toBe(false);
});
