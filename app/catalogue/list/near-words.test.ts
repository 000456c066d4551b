import {expect, test} from 'vitest';
import {toSearchedWords} from '~adapters/commerce';
import {mistakesBetween, rootOf, wordsMeant} from './near-words';

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
  'konjac spaghetti for a sunday',
  "women's daily multi-vitamin, berry gummies",
  'almonds, alkonds',
].map((text) => ({words: toSearchedWords([text])}));

test.each([
  ['konjac', [' konjac', ' konjac ']],
  ['spagetti', [' spaghetti ']],
  ['spageti', [' spaghetti ']],
  ['spahg', [' spaghetti ']],
  ['vitmain', [' vitamin ']],
  ['multivitamin', [' multivitamin', ' multivitamin ']],
  ['oknjac', [' konjac ']],
  ['almomds', [' almonds ']],
  ['almond', [' almond', ' almonds ']],
  ['gummys', [' gummys', ' gummies ']],
  ['womans', [' womans', ' womens ']],
  ['spag', [' spag']],
])('who types %s means %j', (typed, meant) => {
  expect(wordsMeant(entries, typed, [])).toEqual({word: typed, meant});
});

test.each(['xyz', 'chocolate', 'fro', 'ghetti'])(
  '%s, like nothing there is, stays itself',
  (typed) => {
    expect(wordsMeant(entries, typed, [])).toEqual({word: typed, meant: [` ${typed}`]});
  },
);

test.each([
  ['gummy', 'gummies'],
  ['woman', 'women'],
  ['electrolyte', 'electrolytes'],
  ['glass', 'glasses'],
  ['limon', 'limones'],
])('%s and %s have one root', (one, many) => {
  expect(rootOf(one)).toBe(rootOf(many));
});

test('words that end alike by chance have two', () => {
  expect(rootOf('glass')).not.toBe(rootOf('glas'));
});

test('a word that is called nearer than anything that is said is meant', () => {
  expect(wordsMeant(entries, 'hungre', ['hunger']).word).toBe('hunger');
  expect(wordsMeant(entries, 'spagetti', ['hunger']).word).toBe('spagetti');
});
