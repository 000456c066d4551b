import {expect, test} from 'vitest';
import {isBackordered, isOncePerCustomer, isSingleUnit, lineKey, mixedLineId} from './line-key';

test('an offer has a line of its own beside the same product', () => {
  expect(lineKey({id: 'wp-23', offerId: 'bundle-starter'})).toBe('wp-23#bundle-starter');
  expect(lineKey({id: 'wp-23', offerId: null})).toBe('wp-23');
  expect(lineKey({id: 'wp-23'})).toBe('wp-23');
});

test('one mix has one line, in whichever order its bottles were chosen', () => {
  const mix = 'nighttime-support-2:melatonin-free+with-melatonin';
  expect(mixedLineId('nighttime-support-2', ['With Melatonin', 'Melatonin Free'])).toBe(mix);
  expect(mixedLineId('nighttime-support-2', ['melatonin-free', 'with-melatonin'])).toBe(mix);
  expect(mixedLineId('nighttime-support-2', [])).toBe('nighttime-support-2');
  expect(mixedLineId('x-1', ['A b C'])).toBe('x-1:a-b-c');
});

test.each([
  ['an offer', {id: 'wp-23', offerId: 'konjac-starter'}, true, true],
  ['the free sample', {id: 'free-sample'}, true, true],
  ['what is sold individually', {id: 'wp-23', soldAs: {isSingle: true}}, false, true],
  ['what is sold unusually otherwise', {id: 'wp-23', soldAs: {isVirtual: true}}, false, false],
  ['anything else', {id: 'wp-23', offerId: null}, false, false],
] as const)('%s is bought once by a customer, one piece at a time', (_what, line, once, single) => {
  expect(isOncePerCustomer(line)).toBe(once);
  expect(isSingleUnit(line)).toBe(single);
});

test('more than are there is on backorder, where the shop counts and sells it', () => {
  expect(isBackordered({backordersBeyond: 2}, 2)).toBe(false);
  expect(isBackordered({backordersBeyond: 2}, 3)).toBe(true);
  expect(isBackordered({isVirtual: true}, 3)).toBe(false);
  expect(isBackordered(null, 3)).toBe(false);
});
