import {expect, test} from 'vitest';
import {isRecord, toRecord} from './to-record';

test.each(['text', 7, true, null, undefined])('%s from outside has no fields', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(toRecord(value)).toEqual({});
});

test('an object from outside has its own', () => {
  expect(isRecord({name: 'Ada'})).toBe(true);
  expect(toRecord({name: 'Ada'})).toEqual({name: 'Ada'});
});
