import {cpSync, createReadStream, existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import type {Plugin} from 'vite';

const builtIn = path.resolve('app/content');

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

const isBelow = (folder: string, file: string) => file.startsWith(folder + path.sep);

/** The file in `to` that stands where `file` stands in `from`. */
const twin = (file: string, from: string, to: string) => path.join(to, path.relative(from, file));

const bare = (id: string) => id.split('?')[0] ?? id;

/**
 * Takes each module of a shop's own folder in the place of its namesake in `app/content`. What the folder lacks, a whole
 * module or one of its exports, is the built-in one; files of its `public` are served beside our own.
 */
export function contentFolder(folder = ownContent()): Plugin[] {
  if (folder === null) return [];
  const publicFolder = path.join(folder, 'public');
  return [
    {
      name: 'content-folder',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        const isOwn = importer !== undefined && isBelow(folder, bare(importer));
        // An own module imports as if it stood in `app/content`.
        const from = isOwn ? twin(bare(importer), folder, builtIn) : importer;
        const found =
          (await this.resolve(source, from, {...options, skipSelf: true})) ??
          (isOwn ? await this.resolve(source, importer, {...options, skipSelf: true}) : null);
        if (!found || found.external || !isBelow(builtIn, bare(found.id))) return found;
        const own = twin(bare(found.id), builtIn, folder);
        const isItself = isOwn && own === bare(importer);
        return existsSync(own) && !isItself ? {...found, id: own} : found;
      },
      /** An export of its own hides the built-in one of that name. */
      transform(code, id) {
        const file = bare(id);
        if (!isBelow(folder, file) || !file.endsWith('.ts')) return null;
        const base = twin(file, folder, builtIn);
        return existsSync(base)
          ? {code: `${code}\nexport * from ${JSON.stringify(base)};`, map: null}
          : null;
      },
      configureServer({middlewares, watcher}) {
        watcher.add(folder);
        middlewares.use((request, response, next) => {
          const file = path.join(publicFolder, decodeURI(bare(request.url ?? '/')));
          if (!isBelow(publicFolder, file) || !statSync(file, {throwIfNoEntry: false})?.isFile())
            return next();
          createReadStream(file).pipe(response);
        });
      },
      writeBundle({dir}) {
        const isClient = dir?.endsWith(path.join('dist', 'client')) ?? false;
        if (isClient && existsSync(publicFolder))
          cpSync(publicFolder, dir ?? '', {recursive: true});
      },
    },
  ];
}

/** What Tailwind and the routes, which ask no plugin, read in the place of these files. */
export const ownFile = (name: string, folder = ownContent()): string => {
  const own = folder && path.join(folder, name);
  return own && existsSync(own) ? own : path.join(builtIn, name);
};

const exported = /^export (?:async )?(?:const|function|class) (\w+)/gm;

const exportsOf = (file: string) =>
  new Set([...readFileSync(file, 'utf8').matchAll(exported)].map(([, name = '']) => name));

/** What an own module lacks and has from its built-in namesake: `brand.ts: tagline`. */
export function lacking(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true}).map(String);
  return files
    .filter((file) => file.endsWith('.ts') && existsSync(path.join(builtIn, file)))
    .toSorted()
    .flatMap((file) => {
      const own = exportsOf(path.join(folder, file));
      const missing = [...exportsOf(path.join(builtIn, file))].filter((name) => !own.has(name));
      return missing.length > 0 ? [`${file}: ${missing.join(', ')}`] : [];
    });
}
