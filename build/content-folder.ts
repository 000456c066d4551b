import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type {Plugin} from 'vite';
import {
  builtIn,
  capabilitiesOf,
  contentFolders,
  languageNow,
  languagesOf,
  ownContent,
} from './own-content.ts';
import {missingTexts} from './own-texts.ts';

const isBelow = (folder: string, file: string) => file.startsWith(folder + path.sep);

/** The file in `to` that stands where `file` stands in `from`. */
const twin = (file: string, from: string, to: string) => path.join(to, path.relative(from, file));

const bare = (id: string) => id.split('?')[0] ?? id;

/** What `app/content/languages.ts` tells of them. A development server serves one language. */
function tableOf(command: string) {
  const now = languageNow();
  const further = languagesOf().filter(({code}) => command === 'build' || code === now);
  if (further.length === 0) return [];
  const own = {code: 'en', tag: 'en-US', prefix: ''};
  return [own, ...further].map(({code, tag, prefix}) => ({code, tag, prefix, name: nameOf(code)}));
}

/** What readers of labels know words of: all languages of the shop, whichever is built, its own last. */
export const labelWords = (own = ownContent()): unknown[] =>
  [...languagesOf(own).map(({code}) => code), null].flatMap((language) => {
    const folders = [...contentFolders(language, own), ...(language ? [] : [builtIn])];
    const file = folders.map((folder) => path.join(folder, 'label-words.json')).find(existsSync);
    return file ? [JSON.parse(readFileSync(file, 'utf8')) as unknown] : [];
  });

/** `Español` */
export const nameOf = (code: string): string =>
  (new Intl.DisplayNames(code, {type: 'language'}).of(code) ?? code).replace(/^./, (first) =>
    first.toLocaleUpperCase(code),
  );

const isThere = (name: string) => (folder: string) => existsSync(path.join(folder, name));

/**
 * What is written beneath an own `checkout-pages.ts` that lacks some exports and, of one object, `trust`
 * (docs/decisions/0030-what-an-owner-lacks.md):
 *
 *     export * from 'app/content/checkout-pages.ts';
 *     import {checkoutPage as builtIn_checkoutPage} from 'app/content/checkout-pages.ts';
 *     Object.defineProperty(checkoutPage, 'trust', Object.getOwnPropertyDescriptor(builtIn_checkoutPage, 'trust'));
 */
function filledFrom(base: string, name: string, folder: string, below: readonly string[]): string {
  const lacking = below.flatMap((one) => missingTexts(name, folder, one));
  const texts = [...new Map(lacking.map((text) => [text.join('.'), text])).values()];
  const objects = [...new Set(texts.map(([object]) => object))];
  return [
    `export * from ${JSON.stringify(base)};`,
    ...objects.map((one) => `import {${one} as builtIn_${one}} from ${JSON.stringify(base)};`),
    ...texts.map(([object, ...at]) => {
      const inner = at.slice(0, -1).map((key) => `[${JSON.stringify(key)}]`);
      const key = JSON.stringify(at.at(-1));
      const given = `Object.getOwnPropertyDescriptor(builtIn_${object}${inner.join('')}, ${key})`;
      return `Object.defineProperty(${object}${inner.join('')}, ${key}, ${given});`;
    }),
  ].join('\n');
}

/**
 * Takes each module of the first of these folders that has it in the place of its namesake in `app/content`. What it
 * lacks, an export or a text of an object, is that of the next folder, in the end the built-in one; files of an owner's
 * `public` are served beside our own.
 */
export function contentFolder(folders = contentFolders()): Plugin[] {
  const languages: Plugin = {
    name: 'languages',
    config: (_: unknown, {command}: {command: string}) => ({
      define: {
        'import.meta.env.LANGUAGES': JSON.stringify(tableOf(command)),
        LABEL_WORDS: JSON.stringify(labelWords()),
        HAS: JSON.stringify(capabilitiesOf()),
        ...Object.fromEntries(
          Object.entries(capabilitiesOf()).map(([name, isHad]) => [`HAS.${name}`, String(isHad)]),
        ),
      },
    }),
  };
  if (folders.length === 0) return [languages];
  const all = [...folders, builtIn];
  const layerOf = (file: string) => folders.findIndex((folder) => isBelow(folder, file));
  const publicFolders = folders.map((folder) => path.join(folder, 'public')).filter(existsSync);
  return [
    languages,
    {
      name: 'content-folder',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        const asked = importer === undefined ? '' : bare(importer);
        const layer = layerOf(asked);
        const folder = folders[layer];
        // An own module imports as if it stood in `app/content`.
        const from = folder === undefined ? importer : twin(asked, folder, builtIn);
        const found =
          (await this.resolve(source, from, {...options, skipSelf: true})) ??
          (folder ? await this.resolve(source, importer, {...options, skipSelf: true}) : null);
        if (!found || found.external || !isBelow(builtIn, bare(found.id))) return found;
        const name = path.relative(builtIn, bare(found.id));
        const isNamesake = folder !== undefined && path.relative(folder, asked) === name;
        const own = folders.slice(isNamesake ? layer + 1 : 0).find(isThere(name));
        return own ? {...found, id: path.join(own, name)} : found;
      },
      transform(code, id) {
        const file = bare(id);
        const layer = layerOf(file);
        const folder = folders[layer];
        if (folder === undefined || !file.endsWith('.ts')) return null;
        const name = path.relative(folder, file);
        const below = all.slice(layer + 1).filter(isThere(name));
        if (below[0] === undefined) return null;
        const base = path.join(below[0], name);
        return {code: `${code}\n${filledFrom(base, name, folder, below)}`, map: null};
      },
      configureServer({middlewares, watcher}) {
        watcher.add(folders);
        for (const folder of publicFolders) middlewares.use(sirv(folder, {dev: true}));
      },
      writeBundle({dir}) {
        const isClient = dir?.endsWith(path.join('dist', 'client')) ?? false;
        if (isClient)
          for (const folder of publicFolders) cpSync(folder, dir ?? '', {recursive: true});
      },
    },
  ];
}
