import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type {Plugin} from 'vite';
import {builtIn, ownContent} from './own-content.ts';
import {missingTexts} from './own-texts.ts';

const isBelow = (folder: string, file: string) => file.startsWith(folder + path.sep);

/** The file in `to` that stands where `file` stands in `from`. */
const twin = (file: string, from: string, to: string) => path.join(to, path.relative(from, file));

const bare = (id: string) => id.split('?')[0] ?? id;

/** The code that gives an own module what it lacks: its own exports hide the built-in ones, its objects get single texts. */
function filledFrom(base: string, name: string, folder: string): string {
  const texts = missingTexts(name, folder);
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
 * Takes each module of a shop's own folder in the place of its namesake in `app/content`. What the folder lacks, a whole
 * module, one of its exports or a text of an object, is the built-in one; files of its `public` are served beside our own.
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
      transform(code, id) {
        const file = bare(id);
        const base = twin(file, folder, builtIn);
        if (!isBelow(folder, file) || !file.endsWith('.ts') || !existsSync(base)) return null;
        return {
          code: `${code}\n${filledFrom(base, path.relative(folder, file), folder)}`,
          map: null,
        };
      },
      configureServer({middlewares, watcher}) {
        watcher.add(folder);
        middlewares.use(sirv(publicFolder, {dev: true}));
      },
      writeBundle({dir}) {
        const isClient = dir?.endsWith(path.join('dist', 'client')) ?? false;
        if (isClient && existsSync(publicFolder))
          cpSync(publicFolder, dir ?? '', {recursive: true});
      },
    },
  ];
}
