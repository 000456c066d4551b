// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {lastingStorage, tabStorage} from './browser-storage';

const forbid = (...names: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const name of names)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('denied');
    });
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what is remembered is found until it is forgotten', () => {
  lastingStorage.remember('choice', {size: 2});
  expect(lastingStorage.find('choice')).toEqual({size: 2});
  lastingStorage.forget('choice');
  expect(lastingStorage.find('choice')).toBeNull();
});

test('a tab keeps its own things', () => {
  tabStorage.write('draft', 'typed');
  expect(lastingStorage.read('draft')).toBeNull();
  expect(tabStorage.read('draft')).toBe('typed');
});

test('nonsense that somebody stored is nothing', () => {
  localStorage.setItem('choice', '{"size":');
  expect(lastingStorage.find('choice')).toBeNull();
});

test('a browser that forbids storage remembers as long as the page lives', () => {
  forbid('getItem', 'setItem', 'removeItem');
  lastingStorage.write('choice', 'two');
  expect(lastingStorage.read('choice')).toBe('two');
  lastingStorage.forget('choice');
  expect(lastingStorage.read('choice')).toBeNull();
});

test('what another tab forgot is forgotten here', () => {
  lastingStorage.write('choice', 'two');
  localStorage.removeItem('choice');
  expect(lastingStorage.read('choice')).toBeNull();
});
