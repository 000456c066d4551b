import {existsSync, readdirSync, readFileSync} from 'node:fs';
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

/** `CONTENT_LANGUAGE`: the further language that is built now, `es`; null for the shop's own. */
export const languageNow = (): string | null => process.env['CONTENT_LANGUAGE'] || null;

/** The built-in texts of a language stand in `app/content-es`; an owner's stand in `es` of his folder. */
const builtInOf = (language: string) => `${builtIn}-${language}`;

/** The further languages that a shop is built in: those that its owner has a folder of. */
export function languagesOf(own = ownContent()): string[] {
  const folder = own ?? path.dirname(builtIn);
  const named = own ? /^([a-z]{2})$/ : /^content-([a-z]{2})$/;
  return readdirSync(folder).flatMap((name) => named.exec(name)?.[1] ?? []);
}

/**
 * The folders that a build takes its content from, before the built-in one: an own text in the language, an own text, a
 * built-in one in the language.
 */
export function contentFolders(language = languageNow(), own = ownContent()): string[] {
  if (language && !languagesOf(own).includes(language))
    throw new Error(`No folder has this shop's texts in CONTENT_LANGUAGE=${language}`);
  const ofOwner = own ? [...(language ? [path.join(own, language)] : []), own] : [];
  return [...ofOwner, ...(language ? [builtInOf(language)] : [])].filter((one) => existsSync(one));
}

/** What Tailwind and the routes, which ask no plugin, read in the place of these files. */
export const ownFile = (name: string, folder = ownContent()): string => {
  const own = folder && path.join(folder, name);
  return own && existsSync(own) ? own : path.join(builtIn, name);
};
