import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {potFile} from '../../build/plugin-pot';

const folder = path.dirname(potFile);

/** Each text of the template or of a translation, and what stands for it. */
const textsIn = (name: string) =>
  [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm),
  ].map(([, text = '', translation = '']) => ({text, translation}));

const known = new Set(textsIn(path.basename(potFile)).map(({text}) => text));
const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted().join(' ');

test.each(globSync('*.po', {cwd: folder}))(
  '%s translates texts that the plugin has, each with its placeholders',
  (name) => {
    const texts = textsIn(name);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter(({text}) => !known.has(text))).toEqual([]);
    expect(
      texts.filter(({text, translation}) => placeholders(text) !== placeholders(translation)),
    ).toEqual([]);
  },
);
