import {expect, test} from 'vitest';
import {mistakesBetween, wordsMeant} from './near-words';

test.each([
  ['konjac', 'konjac', 0],
  ['konjak', 'konjac', 1],
  ['knojac', 'konjac', 1],
  ['konjacc', 'konjac', 1],
  ['spageti', 'spaghetti', 2],
  ['rice', 'spaghetti', Infinity],
])('between %s and %s there are %d mistakes', (one, other, mistakes) => {
  expect(mistakesBetween(one, other, 2)).toBe(mistakes);
});

const entries = [
  {words: 'konjac spaghetti for a sunday'},
  {words: "women's daily multi-vitamin, berry"},
  {words: 'almonds, alkonds'},
];

test.each([
  ['konjac', ['konjac']],
  ['spagetti', ['spaghetti']],
  ['spageti', ['spaghetti']],
  ['spahg', ['spaghetti']],
  ['vitmain', ['vitamin']],
  ['multi-vitamin', ['multi-vitamin']],
  ['oknjac', ['konjac']],
  ['almomds', ['almonds']],
  ['spag', ['spag']],
])('who types %s means %j', (typed, meant) => {
  expect(wordsMeant(entries, typed)).toEqual(meant);
});

test.each(['xyz', 'chocolate', 'fro'])('%s, like nothing there is, stays itself', (typed) => {
  expect(wordsMeant(entries, typed)).toEqual([typed]);
});
