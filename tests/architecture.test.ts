import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const layers = [
  'graphql',
  'adapters/commerce',
  'adapters/woocommerce',
  'adapters/accounts',
  'adapters/payments',
  'adapters/mail',
  'app/pricing',
  'app/content',
  'app/stores',
  'app/components',
  'app/services',
  'app/routes',
  'app/lib',
  'app/styles',
  'mocks',
  'tests',
  'hosts',
] as const;

const ports = ['adapters/commerce', 'adapters/accounts', 'adapters/payments', 'adapters/mail'];
const everythingInApp = layers.filter((layer) => layer.startsWith('app/'));

/** Who may import whom. A layer may always import itself. */
const allowed: Record<string, string[]> = {
  graphql: [],
  'adapters/commerce': [],
  'adapters/woocommerce': ['adapters/commerce', 'graphql'],
  'adapters/accounts': ['adapters/commerce'],
  'adapters/payments': ['adapters/commerce'],
  'adapters/mail': ['adapters/commerce'],
  'app/pricing': ['adapters/commerce', 'app/content'],
  'app/content': ['adapters/commerce'],
  'app/stores': ['adapters/commerce', 'app/pricing'],
  'app/components': ['adapters/commerce', 'app/pricing', 'app/content', 'app/stores', 'app/lib'],
  'app/services': [...ports, 'app/pricing', 'app/content', 'app/lib'],
  'app/routes': [...everythingInApp, ...ports],
  'app/lib': [
    'adapters/commerce',
    'adapters/accounts',
    'adapters/payments',
    'adapters/mail',
    'app/content',
    'app/pricing',
  ],
  mocks: ['graphql', ...ports, 'app/content'],
};

/** Files that connect layers on purpose. */
const exceptions: Record<string, string[]> = {
  'app/lib/context.ts': ['adapters/woocommerce', 'app/services'],
};

interface Import {
  file: string;
  target: string;
  isTypeOnly: boolean;
}

const root = path.resolve(import.meta.dirname, '..');
const aliases: Record<string, string> = {
  '~/': 'app/',
  '~adapters/': 'adapters/',
  '~graphql/': 'graphql/',
  '~mocks/': 'mocks/',
};

const sources = ['graphql', 'adapters', 'app', 'mocks'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true})
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated/.test(file)),
);

function importsOf(file: string): Import[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const statements = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  );
  return [...statements].map(([, type, from, dynamic, bare]) => ({
    file,
    target: resolve(file, from ?? dynamic ?? bare ?? ''),
    isTypeOnly: Boolean(type),
  }));
}

function resolve(file: string, specifier: string): string {
  const alias = Object.keys(aliases).find((start) => specifier.startsWith(start));
  if (alias) return `${aliases[alias] ?? ''}${specifier.slice(alias.length)}`;
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : `npm:${specifier}`;
}

const layerOf = (place: string) =>
  layers.find((layer) => place === layer || place.startsWith(`${layer}/`));

const imports = sources.flatMap(importsOf);

test('every layer imports only what the architecture allows it', () => {
  const forbidden = imports.filter(({file, target}) => {
    const from = layerOf(file);
    const to = layerOf(target);
    if (!from || !to || from === to) return false;
    return ![...(allowed[from] ?? layers), ...(exceptions[file] ?? [])].includes(to);
  });
  expect(forbidden.map(({file, target}) => `${file} → ${target}`)).toEqual([]);
});

test('a route takes only types from the ports, never an implementation', () => {
  const wrong = imports.filter(
    ({file, target, isTypeOnly}) =>
      file.startsWith('app/routes/') &&
      target.startsWith('adapters/') &&
      !target.startsWith('adapters/commerce') &&
      !isTypeOnly,
  );
  expect(wrong.map(({file, target}) => `${file} → ${target}`)).toEqual([]);
});

test('an area of components uses ui and itself; only layout composes areas', () => {
  const area = (place: string) => /^app\/components\/([^/]+)\//.exec(place)?.[1];
  const wrong = imports.filter(({file, target}) => {
    const from = area(file);
    const to = area(target);
    return from && to && from !== to && to !== 'ui' && from !== 'layout';
  });
  expect(wrong.map(({file, target}) => `${file} → ${target}`)).toEqual([]);
});

test('nothing above the adapters knows the word Woo', () => {
  const allowedFiles =
    /app\/(lib\/(context|env|content-security)|content\/(product-mapping|settings))\.ts|create-woocommerce-order/;
  const names = sources
    .filter((file) => file.startsWith('app/') && !allowedFiles.test(file))
    .filter((file) =>
      /\bwoo/i.test(
        readFileSync(path.join(root, file), 'utf8').replaceAll('create-woocommerce-order', ''),
      ),
    );
  expect(names).toEqual([]);
});

test('the GraphQL client stays in its adapter', () => {
  const wrong = imports.filter(
    ({file, target}) =>
      /^npm:(@apollo|graphql)/.test(target) &&
      !/^(adapters\/woocommerce|graphql|mocks)\//.test(file),
  );
  expect(wrong.map(({file, target}) => `${file} → ${target}`)).toEqual([]);
});

test('browser code never imports what belongs to the server', () => {
  const wrong = imports.filter(
    ({file, target, isTypeOnly}) =>
      /^app\/(components|stores|pricing)\//.test(file) && target.endsWith('.server') && !isTypeOnly,
  );
  expect(wrong.map(({file, target}) => `${file} → ${target}`)).toEqual([]);
});
