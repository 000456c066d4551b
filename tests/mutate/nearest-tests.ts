import {readdirSync} from 'node:fs';
import path from 'node:path';
import {importsOf, root, withoutEnding} from '../support/imports.ts';

const folders = ['graphql', 'adapters', 'app', 'mocks', 'server', 'build', 'cli', 'tests'];
/** They need what is built, a shop on the net, or a browser. */
const isElsewhere = (file: string) => /^tests\/(built|live|e2e|everyone|load)\//.test(file);

const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true}).map(
      (file) => `${folder}/${String(file)}`,
    ),
  )
  .concat(readdirSync(root))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts') && !isElsewhere(file));

const importers = new Map<string, string[]>();
for (const source of sources)
  for (const {target, isTypeOnly} of importsOf(source))
    if (!isTypeOnly) {
      const imported = withoutEnding(target);
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
    }

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What the plugin's tests run PHP with. */
const php = 'tests/support/php.ts';

/** They take half of all the time. */
const isLong = (file: string) => Number(file.startsWith('tests/faults/'));

const wordsOf = (file: string) => path.basename(file).split(/[-.]/);

/** Of those with a way of one length, the tests that are called alike come first. */
const likeness = (test: string, file: string) =>
  wordsOf(test).filter((word) => wordsOf(file).includes(word)).length;

/** The tests whose imports lead to a file, those with the shortest way first. */
export function nearestTests(file: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  let wave = [file.endsWith('.php') ? php : file];
  while (wave.length > 0) {
    found.push(...wave.filter(isTest).toSorted((a, b) => likeness(b, file) - likeness(a, file)));
    const next = wave.flatMap((name) => importers.get(withoutEnding(name)) ?? []);
    wave = [...new Set(next)].filter((name) => !seen.has(name));
    for (const name of wave) seen.add(name);
  }
  return found.toSorted((a, b) => isLong(a) - isLong(b));
}
