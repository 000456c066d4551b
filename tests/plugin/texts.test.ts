import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pluginPot, potFile} from '../../build/plugin-pot';

test('the template for translators has every text of the plugin: else node build/plugin-pot.ts', () => {
  expect(readFileSync(potFile, 'utf8')).toBe(pluginPot());
});

test('translators are told what stands in the place of each placeholder', () => {
  const entries = pluginPot().split('\n\n');
  const untold = entries.filter((entry) => /#, php-format/.test(entry) && !/^#\. tr/m.test(entry));
  expect(untold).toEqual([]);
});

/** Each text of a translation with what stands for it. */
function translated(file: string): [text: string, translation: string][] {
  const entries = readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr (".*")$/gm);
  return [...entries].map(
    ([, ...texts]) => texts.map((one) => JSON.parse(one)) as [string, string],
  );
}

const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted();

test.each(globSync('*.po', {cwd: path.dirname(potFile)}))(
  '%s translates texts that the plugin has, each with its placeholders',
  (name) => {
    const texts = translated(path.join(path.dirname(potFile), name));
    expect(texts.length).toBeGreaterThan(60);
    const known = new Set(translated(potFile).map(([text]) => text));
    expect(texts.filter(([text]) => !known.has(text))).toEqual([]);
    expect(texts.map(([, own]) => placeholders(own))).toEqual(
      texts.map(([text]) => placeholders(text)),
    );
    expect(texts.filter(([, own]) => own === '')).toEqual([]);
  },
);
