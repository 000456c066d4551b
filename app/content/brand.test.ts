import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {colors} from './brand';

const styles = readFileSync(path.join(import.meta.dirname, 'brand.css'), 'utf8');

const {creamDark: _, ...light} = colors;

test.each(Object.entries(light))('the pages know %s as mails do', (name, value) => {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(styles).toContain(`--color-${property}: ${value};`);
});
