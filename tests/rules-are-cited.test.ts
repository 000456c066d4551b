import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folders = [
  'adapters',
  'app',
  'artwork',
  'build',
  'cli',
  'docs',
  'graphql',
  'mocks',
  'server',
  'tests',
  'wordpress-plugin',
];
const ownName = path.relative(root, import.meta.filename);

const isWritten = (file: string) =>
  /\.(tsx?|mjs|php|sql|graphql|md|css)$/.test(file) &&
  !/generated\/|recorded\/|node_modules/.test(file);

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), {recursive: true}).map(
    (file) => `${folder}/${String(file)}`,
  );

const texts = folders
  .flatMap(filesBelow)
  .concat(readdirSync(root))
  .filter((file) => isWritten(file) && file !== ownName)
  .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

/** A citation may go over the end of a comment's line. */
const unwrap = (cited: string) => cited.replaceAll(/\s*\n\s*(?:\*|--|\/\/)?\s*/g, ' ').trim();

const headings = [
  ...readFileSync(path.join(root, 'docs/rules.md'), 'utf8').matchAll(/^#{2,} (.+)$/gm),
].map(([, heading = '']) => heading.trim());

test('every rule that a source names is a heading of the book of rules', () => {
  const unknown = texts
    .filter(({file}) => !file.startsWith('docs/'))
    .flatMap(({file, text}) =>
      [...text.matchAll(/\(rules: ([^)]+)\)/g)].map(([, cited = '']) => [file, unwrap(cited)]),
    )
    .filter(([, cited = '']) => !headings.includes(cited));
  expect(unknown).toEqual([]);
});

test('a rule is under one heading', () => {
  expect(headings).toEqual([...new Set(headings)]);
});

/** Documents, tickets and folders that somebody with only this repository cannot open. */
const foreign = /§|\bspec \d|\bspec:|\bspecifications?\b|\brulings?\b|\(issue[ :]|\.\.\/shared\//i;

/** Its fields and its addresses, which everybody can open, are a protocol's. */
/** And one speaks to Vitest, which calls a file to run a specification. */
const speaksProtocol = ['app/agents/protocol.ts', 'tests/mutate/run-tests.ts'];

test('nothing cites a document that is not in the repository', () => {
  const ours = texts.filter(({file}) => !speaksProtocol.includes(file));
  const citing = ours.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        foreign.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(citing).toEqual([]);
});
