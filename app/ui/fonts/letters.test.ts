import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {languagesOf} from '../../../build/own-content';

const app = path.resolve(import.meta.dirname, '../..');

/** Letters that neither file has: the system's fonts show them. */
const leftToTheSystem = '✓†';

function letterRange(part: string): [number, number] {
  const [first = '', last = first] = part.trim().replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** What a font's file is declared for in app.css. */
function rangesOf(file: string): [number, number][] {
  const css = readFileSync(path.join(app, 'ui/app.css'), 'utf8');
  const [, after = ''] = css.split(`${file}')`);
  const declared = /unicode-range:([^;]+);/.exec(after)?.[1] ?? '';
  return declared.split(',').map(letterRange);
}

/** Letters of the texts in these files that no range has. */
function lettersWithout(ranges: [number, number][], files: RegExp): string[] {
  const isCut = (letter: string) =>
    ranges.some(([first, last]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last);
  const texts = readdirSync(app, {recursive: true})
    .map(String)
    .filter((file) => files.test(file))
    .map((file) => readFileSync(path.join(app, file), 'utf8'));
  return [...new Set(texts.join(''))].filter(
    (letter) => letter > '~' && !isCut(letter) && !leftToTheSystem.includes(letter),
  );
}

const overlap = (one: [number, number][], other: [number, number][]) =>
  one.filter(([first, last]) => other.some(([from, to]) => first <= to && from <= last));

test.each(['figtree', 'fraunces'])('no letter is in two files of %s', (family) => {
  const names = [family, `${family}-accents`].map((name) => `/fonts/${name}.woff2`);
  const [small = [], spanish = [], complete = []] = [
    ...names,
    `/${family}-latin-wght-normal.woff2`,
  ].map(rangesOf);
  expect([small, spanish, complete].map(({length}) => length > 1)).toEqual([true, true, true]);
  expect([
    ...overlap(small, spanish),
    ...overlap(small, complete),
    ...overlap(spanish, complete),
  ]).toEqual([]);
});

test('the small font has every letter of the shop’s own texts, and leaves those of other languages to the complete one', () => {
  // Look-alikes are compared, and shown to nobody.
  const files =
    /^(?!content-|content\/language-offer|checkout\/order\/look-alikes).*(?<!\.test)\.tsx?$/;
  expect(lettersWithout(rangesOf('/fonts/figtree.woff2'), files)).toEqual([]);
});

test('and those of the name of each language, in which every page leads to it', () => {
  const isCut = (letter: string) =>
    rangesOf('/fonts/figtree.woff2').some(
      ([first, last]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last,
    );
  const names = languagesOf(null).map(({code}) =>
    new Intl.DisplayNames(code, {type: 'language'}).of(code),
  );
  expect(Array.from(names.join('')).filter((letter) => !isCut(letter))).toEqual([]);
});

test('with the letters of Spanish it has every one of the Spanish texts', () => {
  const ranges = ['figtree', 'figtree-accents'].flatMap((name) => rangesOf(`/fonts/${name}.woff2`));
  expect(lettersWithout(ranges, /^content-es.*\.tsx?$/)).toEqual([]);
});
