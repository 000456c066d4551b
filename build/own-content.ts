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

/** `CONTENT_LANGUAGE`: the further language that is built now, `es`; null for the shop's own. */
export const languageNow = (): string | null => process.env['CONTENT_LANGUAGE'] || null;

/** A row of `languages.json`. */
export interface ListedLanguage {
  /** What it is called in all code, in the shop's entries and by its built file: `es`. */
  code: string;
  /** As browsers and search engines name it: `es-US`. */
  tag: string;
  /** Of its built-in texts, beside `content`; an owner's stand in `es` of his folder. */
  folder: string;
  /** What its addresses begin with. */
  prefix: string;
  /** The plugin's translation, of `languages/*.po`. */
  po: string;
}

/** The further languages of a shop: those of its list that have a folder. */
export function languagesOf(own = ownContent()): ListedLanguage[] {
  const listed = listIn('languages.json', own) as ListedLanguage[];
  return listed.filter(({code, folder}) =>
    existsSync(own ? path.join(own, code) : path.join(builtIn, '..', folder)),
  );
}

/** The folders that a build takes its content from, before the built-in one, in their order. */
export function contentFolders(language = languageNow(), own = ownContent()): string[] {
  const listed = languagesOf(own).find(({code}) => code === language);
  if (language && !listed)
    throw new Error(`No folder has this shop's texts in CONTENT_LANGUAGE=${language}`);
  const ofOwner = own ? [...(listed ? [path.join(own, listed.code)] : []), own] : [];
  return [...ofOwner, ...(listed ? [path.join(builtIn, '..', listed.folder)] : [])].filter((one) =>
    existsSync(one),
  );
}

const listIn = (name: string, own: string | null) =>
  JSON.parse(readFileSync(ownFile(name, own), 'utf8')) as unknown[];

/** What a shop can have beside its products: whether its list names it. Without, it has no address and no entry. */
export function capabilitiesOf(own = ownContent()): Record<string, boolean> {
  const [all, had] = [listIn('capabilities.json', null), listIn('capabilities.json', own)];
  return Object.fromEntries(all.map((name) => [String(name), had.includes(name)]));
}

/** What Tailwind and the routes, which ask no plugin, read in the place of these files. */
export const ownFile = (name: string, folder = ownContent()): string => {
  const own = folder && path.join(folder, name);
  return own && existsSync(own) ? own : path.join(builtIn, name);
};
