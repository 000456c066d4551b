import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {namedOutside, seamOf} from './capabilities/seam';
import {capabilities} from './capabilities/table';
import {root} from './support/imports';

const rows = Object.entries(capabilities).map(([name, row]) => ({name, ...row}));

test.each(rows)('the rest of the shop knows $name by $seam files', ({places, seam}) => {
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  expect(seamOf(places)).toHaveLength(seam);
});

test.each(rows)('the rest of the shop says the word of $name in $named files', (row) => {
  const {places, word, named} = row;
  if (!word) return;
  expect(namedOutside(word, places)).toHaveLength(named ?? 0);
});
