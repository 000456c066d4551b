import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSync, type ESTree} from 'vite';
import {builtIn} from './own-content.ts';

/** Whole as the owner has it: no claim of another product's label stands in for one that it lacks (rules: The owner's pages). */
const isSold = (name: string) => name === 'static-products.ts' || name.startsWith('product-pages/');

interface Module {
  /** Its exports that are values. */
  names: ReadonlySet<string>;
  objects: ReadonlyMap<string, ESTree.Expression>;
  /** What it imports: names, and the modules' last parts. */
  imported: readonly string[];
}

function readModule(file: string): Module {
  const {program, module} = parseSync(file, readFileSync(file, 'utf8'));
  const exported = module.staticExports.flatMap(({entries}) => entries);
  const declarations = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return {
    names: new Set(
      exported.flatMap(({isType, exportName: {name}}) => (isType ? [] : (name ?? []))),
    ),
    objects: new Map(
      declarations.flatMap(({id, init}) =>
        id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
      ),
    ),
    imported: module.staticImports.flatMap(({moduleRequest, entries}) => [
      path.parse(moduleRequest.value).name,
      ...entries.map(({importName: {name}}) => name ?? ''),
    ]),
  };
}

/** Without `as const` and `satisfies`. */
const bare = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;

/** The texts of an object by their names; null where a part of it is spread in from elsewhere. */
function textsOf(node: ESTree.Expression): Map<string, ESTree.Expression> | null {
  if (node.type !== 'ObjectExpression') return null;
  const texts = new Map<string, ESTree.Expression>();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') return null;
    const {key, value} = property;
    if (key.type === 'Identifier') texts.set(key.name, value);
    else if (key.type === 'Literal') texts.set(String(key.value), value);
  }
  return texts;
}

function missingIn(own: ESTree.Expression, base: ESTree.Expression, at: string[]): string[][] {
  const [mine, theirs] = [textsOf(bare(own)), textsOf(bare(base))];
  if (!mine || !theirs) return [];
  return [...theirs].flatMap(([name, value]) => {
    const given = mine.get(name);
    return given ? missingIn(given, value, [...at, name]) : [[...at, name]];
  });
}

/** The texts that an own module's objects lack of those below it: `['checkoutPage', 'title']`. */
export function missingTexts(name: string, folder: string, below = builtIn): string[][] {
  if (isSold(name)) return [];
  const own = readModule(path.join(folder, name));
  const base = readModule(path.join(below, name));
  return [...own.objects].flatMap(([object, value]) => {
    const theirs = base.objects.get(object);
    return theirs ? missingIn(value, theirs, [object]) : [];
  });
}

/** The texts of an own module that its namesake has too; products and pictures are no texts. */
export function sharedExports(name: string, folder: string): string[] {
  const isData = isSold(name) || name.startsWith('pictures/');
  if (isData || !existsSync(path.join(builtIn, name))) return [];
  const base = readModule(path.join(builtIn, name)).names;
  return [...readModule(path.join(folder, name)).names].filter((one) => base.has(one));
}

const colorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);

function lackingIn(name: string, folder: string): string[] {
  const [own, base] = [path.join(folder, name), path.join(builtIn, name)];
  if (name.endsWith('.css')) {
    const given = new Set(colorsOf(own));
    return colorsOf(base).filter((color) => !given.has(color));
  }
  const {names} = readModule(own);
  const exports = [...readModule(base).names].filter((one) => !names.has(one));
  return [...exports, ...missingTexts(name, folder).map((at) => at.join('.'))];
}

export interface Comparison {
  /** What is built in, for the folder lacks it: `brand.ts: tagline`. */
  lacking: string[];
  /** What this version does not read: `brand.ts: motto`, or a whole file. */
  unread: string[];
}

/** The files of a folder that may take the place of built-in ones. */
export const contentFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true})
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => /^(?!(?:public|node_modules|[a-z]{2})\/).+\.(?:ts|css)$/.test(name))
    .toSorted();

/** How a folder that was written for another version stands beside the content of this one. */
export function compareContent(folder: string): Comparison {
  const files = contentFiles(folder);
  const modules = files.filter((name) => name.endsWith('.ts'));
  const imported = new Set(modules.flatMap((name) => readModule(path.join(folder, name)).imported));
  const isBuiltIn = (name: string) => existsSync(path.join(builtIn, name));
  const toLine = (name: string, parts: string[]) =>
    parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
  return {
    lacking: files.filter(isBuiltIn).flatMap((name) => toLine(name, lackingIn(name, folder))),
    unread: files.flatMap((name) => {
      if (!isBuiltIn(name)) return imported.has(path.parse(name).name) ? [] : [name];
      if (name.endsWith('.css')) return [];
      const base = readModule(path.join(builtIn, name)).names;
      const own = [...readModule(path.join(folder, name)).names];
      return toLine(
        name,
        own.filter((one) => !base.has(one) && !imported.has(one)),
      );
    }),
  };
}
