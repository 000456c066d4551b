import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  pluginPot,
  poFiles,
  potFile,
  readByWordPress,
  textsOf,
  toReadFile,
} from '../../build/plugin-pot';

test('the template for translators has every text of the plugin: else node build/plugin-pot.ts', () => {
  expect(readFileSync(potFile, 'utf8')).toBe(pluginPot());
});

test('translators are told what stands in the place of each placeholder', () => {
  const entries = pluginPot().split('\n\n');
  const untold = entries.filter((entry) => /#, php-format/.test(entry) && !/^#\. tr/m.test(entry));
  expect(untold).toEqual([]);
});

const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted();

test.each(poFiles)(
  '%s translates texts that the plugin has, each with its placeholders',
  (file) => {
    const texts = textsOf(file);
    expect(texts.length).toBeGreaterThan(60);
    const known = new Set(textsOf(potFile).map(([text]) => text));
    expect(texts.filter(([text, own]) => !known.has(text) || own === '')).toEqual([]);
    expect(texts.map(([, own]) => placeholders(own))).toEqual(
      texts.map(([text]) => placeholders(text)),
    );
  },
);

test.each(poFiles)('WordPress reads %s: else node build/plugin-pot.ts', (file) => {
  expect(readFileSync(toReadFile(file), 'utf8')).toBe(readByWordPress(file));
});
