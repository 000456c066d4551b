import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtIn, ownFile} from '../own-content.ts';

const folder = path.join(import.meta.dirname, '../../node_modules/.cache/bellyful');

/**
 * A style sheet with the shop's colours once more, as properties that a look can set (`@theme`, not `@theme inline`). Named
 * by what is in it: several builds may be under way.
 */
export function tonesFile(): string {
  const files = [path.join(builtIn, 'brand.css'), ownFile('brand.css')];
  const colors = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/--color-[\w-]+: *[^;}]+/g) ?? [],
  );
  const text = `@theme {\n${colors.join(';\n')}\n}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = path.join(folder, `look-tones-${hash}.css`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return file;
}
