import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: {serve: string};
};

/** Node's arguments in `npm run serve`: the sizes of its memory, and the built host. */
export const serveArguments = scripts.serve
  .split(' ')
  .slice(1)
  .map((part) => (part.startsWith('-') ? part : path.join(root, part)));
