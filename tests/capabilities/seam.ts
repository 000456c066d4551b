import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {importsOf, root, withoutEnding} from '../support/imports.ts';

/** The product's own files: content, mocks and tests apart. */
export const productFiles: readonly string[] = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'app',
    'adapters',
    'server',
    'build',
    'cli',
    'server.ts',
  ],
  {cwd: root, encoding: 'utf8'},
)
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .filter((file) => !/\.test\.|^app\/content(?:-[^/]+)?\//.test(file));

const isWithin =
  (places: readonly string[]) =>
  (file: string): boolean =>
    places.some((place) => {
      const bare = withoutEnding(place);
      return file === place || withoutEnding(file) === bare || file.startsWith(`${bare}/`);
    });

/** The product files that import something of these places and stand outside of them. */
export function seamOf(places: readonly string[]): string[] {
  const isInside = isWithin(places);
  return productFiles.filter(
    (file) =>
      !isInside(file) &&
      importsOf(file).some(({target}) =>
        isInside(path.normalize(target).replace(/\.(tsx?|css)$/, '')),
      ),
  );
}

/** The product files that say this word and stand outside of these places. */
export function namedOutside(word: RegExp, places: readonly string[]): string[] {
  const isInside = isWithin(places);
  return productFiles.filter(
    (file) => !isInside(file) && word.test(readFileSync(path.join(root, file), 'utf8')),
  );
}
