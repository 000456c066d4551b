import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

export const builtIn = path.resolve('app/content');

const settingsFile = process.env['ENV_FILE'] ?? '.env';
const fromFile = () =>
  existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, 'utf8'))['CONTENT'] : undefined;

/** `CONTENT`: where a shop's own brand, texts, pictures and products stand; null for the built-in ones. */
export function ownContent(given = process.env['CONTENT'] ?? fromFile()): string | null {
  if (!given) return null;
  const folder = path.resolve(given);
  if (!existsSync(folder)) throw new Error(`CONTENT names ${folder}, which is not there`);
  return folder;
}

/** What Tailwind and the routes, which ask no plugin, read in the place of these files. */
export const ownFile = (name: string, folder = ownContent()): string => {
  const own = folder && path.join(folder, name);
  return own && existsSync(own) ? own : path.join(builtIn, name);
};
