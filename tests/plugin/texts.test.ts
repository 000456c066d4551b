import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {languagesFile, languagesPhp, pluginPot, potFile} from '../../build/plugin-pot';

test('the template for translators has every text of the plugin: else node build/plugin-pot.ts', () => {
  expect(readFileSync(potFile, 'utf8')).toBe(pluginPot());
});

test('translators are told what stands in the place of each placeholder', () => {
  const entries = pluginPot().split('\n\n');
  const untold = entries.filter((entry) => /#, php-format/.test(entry) && !/^#\. tr/m.test(entry));
  expect(untold).toEqual([]);
});

test('the plugin knows the languages of the list: else node build/plugin-pot.ts', () => {
  expect(readFileSync(languagesFile, 'utf8')).toBe(languagesPhp());
});
