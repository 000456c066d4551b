import {expect, test} from 'vitest';
import {suggestEmail} from './suggest-email';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada+x@GMAI.com', 'Ada+x@gmail.com'],
  [' ada@gmail.con ', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@yahoo.co.uk',
  'ada@shop.example',
  'ada@',
  'gmial.com',
  '',
])('"%s" stays as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
