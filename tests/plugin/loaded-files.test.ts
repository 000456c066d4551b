import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pluginFiles} from '../support/php';

const folder = 'wordpress-plugin/bellyful-storefront';
const withoutComments = (php: string) => php.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
const sources = new Map(
  pluginFiles
    .filter((file) => file.startsWith('includes/'))
    .map((file) => [file, withoutComments(readFileSync(`${folder}/${file}`, 'utf8'))]),
);

/** The lists of the plugin's main file, by their names: which file stands in which. */
const main = readFileSync(`${folder}/bellyful-storefront.php`, 'utf8');
const listed = [...main.matchAll(/^const (\w*FILES)\s+= array\(([^]*?)^\);/gm)].flatMap(
  ([, list = '', rows = '']) =>
    [...rows.matchAll(/'([^']*)'\s*=> '([^']*)'/g)].flatMap(([, part, names = '']) =>
      names
        .split(' ')
        .map((name) => ({list, file: `includes/${part ? `${part}/` : ''}${name}.php`})),
    ),
);
const required = [...main.matchAll(/require_once __DIR__ \. '\/([^']+)'/g)].map(
  ([, file = '']) => ({list: 'FILES', file}),
);
const lists = new Map([...listed, ...required].map(({file, list}) => [file, list]));

test('every file of the plugin stands in one list of what is read, once', () => {
  expect([...listed, ...required].map(({file}) => file).toSorted()).toEqual(
    [...sources.keys()].toSorted(),
  );
});

const spaceOf = (php: string) =>
  /^namespace Bellyful\\Storefront(?:\\(\w+))?;/m.exec(php)?.[1] ?? '';

/** Whether a file calls a function of that namespace, hooks it, or names its class or constant. */
function uses(php: string, space: string, name: string): boolean {
  const qualified = new RegExp(`\\b${space || 'Storefront'}\\\\{1,2}${name}\\b`);
  const own = /^[A-Z]/.test(name)
    ? `(?<![\\w$>:])${name}\\b`
    : `(?<![\\w$>:\\\\])${name}\\(|\\\\${name}'`;
  return qualified.test(php) || (spaceOf(php) === space && new RegExp(own).test(php));
}

/** What may use the files of a list: those that are read wherever it is. */
const readers: Record<string, string[]> = {
  ADMIN_FILES: ['ADMIN_FILES', 'COMMAND_FILES'],
  REST_FILES: ['REST_FILES'],
  COMMAND_FILES: ['COMMAND_FILES'],
};

test('what is read at times only is used by nothing that is read without it', () => {
  const broken: string[] = [];
  for (const [file, php] of sources) {
    const allowed = readers[lists.get(file) ?? ''];
    if (!allowed) continue;
    const names = [...php.matchAll(/^(?:function|const|(?:final |abstract )?class) (\w+)/gm)];
    for (const [other, code] of sources)
      if (other !== file && !allowed.includes(lists.get(other) ?? ''))
        for (const [, name = ''] of names)
          if (uses(code, spaceOf(php), name)) broken.push(`${other} uses ${name} of ${file}`);
  }
  expect(broken).toEqual([]);
});
