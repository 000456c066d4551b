import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseSync, Visitor} from 'vite';
import {builtIn} from '../../build/own-content';
import {contentFiles} from '../../build/own-texts';
import {isForPeople} from '../../build/left-in-english';

const accents: Record<string, string> = Object.fromEntries(
  ['aá', 'eé', 'ií', 'oó', 'uú', 'yý', 'AÁ', 'EÉ', 'IÍ', 'OÓ', 'UÚ', 'YÝ'].map(
    ([plain = '', accented = '']) => [plain, accented.repeat(2)],
  ),
);

/** Every word longer and accented; entities, tags, addresses, escapes and placeholders stay. */
const madeUp = (text: string): string =>
  text.replaceAll(
    /\\u\{?\w+\}?|\\.|&\w+;|<[^>]*>|[\w.+-]+@[\w.-]+|https?:\S+|\w+\/\w+|\/[\w/-]+|[aeiouyAEIOUY]/g,
    (found) => accents[found] ?? found,
  );

/** A module of the content with its texts in the made-up language. */
function madeUpModule(file: string): string {
  const source = readFileSync(file, 'utf8');
  const {program} = parseSync(file, source);
  const passed = new Set<unknown>();
  const places: [start: number, end: number][] = [];
  new Visitor({
    ImportDeclaration: (node) => void passed.add(node.source),
    ExportNamedDeclaration: (node) => void passed.add(node.source),
    ExportAllDeclaration: (node) => void passed.add(node.source),
    TSLiteralType: ({literal}) => void passed.add(literal),
    Property: ({key}) => void passed.add(key),
    Literal(node) {
      if (!passed.has(node) && typeof node.value === 'string' && isForPeople(node.value))
        places.push([node.start, node.end]);
    },
    TemplateElement: ({start, end, value}) => {
      if (isForPeople(value.cooked ?? '')) places.push([start, end]);
    },
  }).visit(program);
  return places
    .toSorted(([one], [other]) => other - one)
    .reduce(
      (text, [start, end]) =>
        text.slice(0, start) + madeUp(text.slice(start, end)) + text.slice(end),
      source,
    );
}

/** What the code names things by. */
const isNoText = (name: string) =>
  /^(?:language\.ts|languages\.ts|language-paths\.ts|own-names\.ts|static-names\.ts|claims\/|said)/.test(
    name,
  ) || /\.test\./.test(name);

/** A content folder whose list has one further language, written from right to left, which nobody has written. */
function madeUpContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'made-up-'));
  const language = {code: 'ar-XB', tag: 'ar-XB', folder: 'none', prefix: '/ar-xb', po: 'ar'};
  writeFileSync(path.join(folder, 'languages.json'), JSON.stringify([language]));
  const write = (name: string, text: string) => {
    const file = path.join(folder, language.code, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  for (const name of contentFiles(builtIn))
    if (name.endsWith('.ts') && !isNoText(name))
      write(name, madeUpModule(path.join(builtIn, name)));
  write(
    'language.ts',
    `export const languageTag = '${language.tag}';\nexport const languagePrefix: string = '${language.prefix}';\nexport const isRightToLeft: boolean = true;\n`,
  );
  return folder;
}

/** The shop built in it, beside the host that is built already. */
export function buildMadeUp() {
  const content = madeUpContent();
  const folder = mkdtempSync(path.join(tmpdir(), 'made-up-shop-'));
  const inRoot = (name: string) => path.resolve(import.meta.dirname, '../..', name);
  execFileSync(inRoot('node_modules/.bin/react-router'), ['build', '--logLevel', 'error'], {
    cwd: inRoot('.'),
    env: {...process.env, NODE_ENV: 'production', CONTENT: content, CONTENT_LANGUAGE: 'ar-XB'},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cpSync(inRoot('dist/ar-XB'), path.join(folder, 'dist'), {recursive: true});
  cpSync(inRoot('dist/host'), path.join(folder, 'dist/host'), {recursive: true});
  for (const name of ['node_modules', 'mocks', 'package.json'])
    symlinkSync(inRoot(name), path.join(folder, name));
  const made = [content, folder, inRoot('dist/ar-XB')];
  return {
    folder,
    remove: () => made.forEach((one) => rmSync(one, {recursive: true, force: true})),
  };
}
