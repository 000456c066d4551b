import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

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

test.each(['figtree', 'fraunces'])('no letter is in both files of %s', (family) => {
  const small = rangesOf(`/fonts/${family}.woff2`);
  const complete = rangesOf(`/${family}-latin-wght-normal.woff2`);
  const overlaps = small.filter(([first, last]) =>
    complete.some(([from, to]) => first <= to && from <= last),
  );
  expect([small.length > 1, complete.length > 1, overlaps]).toEqual([true, true, []]);
});

test('the small font has every letter of the shop’s own texts, and leaves those of other languages to the complete one', () => {
  const ranges = rangesOf('/fonts/figtree.woff2');
  const isCut = (letter: string) =>
    ranges.some(([first, last]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last);
  const files = readdirSync(app, {recursive: true})
    .map(String)
    .filter((file) => /^(?!content-|content\/language-offer).*(?<!\.test)\.tsx?$/.test(file));
  const letters = new Set(files.map((file) => readFileSync(path.join(app, file), 'utf8')).join(''));
  const missing = [...letters].filter(
    (letter) => letter > '~' && !isCut(letter) && !leftToTheSystem.includes(letter),
  );
  expect(missing).toEqual([]);
});
