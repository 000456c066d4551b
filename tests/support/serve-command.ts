import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: {serve: string};
};

const [memory = '', command = ''] = scripts.serve.split('node ');

/** What `npm run serve` sets for the memory of its process. */
export const serveSettings = Object.fromEntries(
  memory
    .trim()
    .split(' ')
    .map((setting) => setting.split('=')),
) as Record<string, string>;

/** Node's arguments in `npm run serve`: the sizes of its memory, and the built host. */
export const serveArguments = command
  .split(' ')
  .map((part) => (part.startsWith('-') ? part : path.join(root, part)));
