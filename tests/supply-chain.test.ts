import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

const packagesOf = (folder: string) =>
  (JSON.parse(read(`${folder}/package-lock.json`)) as {packages: Record<string, Locked>}).packages;
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const manifest = manifestOf('.');
const locked = Object.entries(packagesOf('.')).filter(([place]) => place !== '');
const production = locked.filter(([, {dev, devOptional}]) => !dev && !devOptional);
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** Licences under which anything may go into the shop. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'OFL-1.1',
  'BlueOak-1.0.0',
]);

/** Under other licences, by name: programs and data that build the shop or stand beside it and are no part of it. */
const tools: [RegExp, RegExp][] = [
  [/^lightningcss/, /^MPL-2\.0$/],
  [/^argparse$/, /^Python-2\.0$/],
  [/^(?:graceful-fs|minimatch)$/, /^BlueOak-1\.0\.0$/],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
];

const isAllowed = (name: string, license: string) =>
  allowed.has(license) ||
  tools.some(([names, licenses]) => names.test(name) && licenses.test(license));

/** The package says it itself where it is installed; packages for other platforms are known from the lock file. */
function licenseOf([place, {license}]: [string, Locked]): string {
  const file = path.join(root, place, 'package.json');
  if (!existsSync(file)) return license ?? 'none';
  const said = JSON.parse(readFileSync(file, 'utf8')) as {license?: unknown};
  return typeof said.license === 'string' ? said.license : (license ?? 'none');
}

test('every production package has a licence that the shop may use', () => {
  const wrong = production
    .map((entry) => [nameOf(entry[0]), licenseOf(entry)] as const)
    .filter(([name, license]) => !isAllowed(name, license));
  expect(wrong).toEqual([]);
  expect(production.length).toBeGreaterThan(100);
});

test('no licence is allowed by name that nobody has', () => {
  const unused = tools.filter(
    ([names, licenses]) =>
      !production.some((entry) => names.test(nameOf(entry[0])) && licenses.test(licenseOf(entry))),
  );
  expect(unused).toEqual([]);
});

/** The shop's, and those of tools with packages of their own. */
const folders = ['.', 'docs'];

test.each(folders)(
  'every package of the lock file of %s has its fingerprint and comes from the registry',
  (folder) => {
    const entries = Object.entries(packagesOf(folder)).filter(([place]) => place !== '');
    // One that comes within another has that one's.
    const fetched = entries.filter(([, {inBundle}]) => !inBundle);
    const without = fetched.filter(
      ([, {integrity}]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(without.map(([place]) => place)).toEqual([]);
    // Without it `npm ci` would ask for the age of each, and refuse what an advisory made us take at once.
    const elsewhere = fetched.filter(
      ([, {resolved}]) => !resolved?.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
  },
);

test('no package runs a script of its own when it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const scripts = production.filter(([, {hasInstallScript}]) => hasInstallScript);
  // Only looks whether its program runs, which it does without.
  expect(scripts.map(([place]) => nameOf(place))).toEqual(['esbuild']);
});

test('`npm start` installs all that it builds from and runs', () => {
  const folders = ['adapters', 'app', 'build', 'cli', 'server'];
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, {cwd: root}));
  const sources = [...files, 'codegen.ts', 'server.ts', 'vite.config.ts'].filter(
    (file) => !/\.test\.|generated/.test(file),
  );
  // Types are not there when it runs.
  const imported =
    /^(?:import|export) (?!type\b)(?:[\w\s{},*$]+ from )?'(?!node:|virtual:)((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm;
  const lacking = sources.flatMap((file) =>
    [...read(file).matchAll(imported)].flatMap(([, name = '']) =>
      name in manifest.dependencies ? [] : `${file}: ${name}`,
    ),
  );
  expect(lacking).toEqual([]);
});

test.each(folders)(
  'every version of %s is exact, and every override has its reason in decision 14',
  (folder) => {
    const {dependencies, devDependencies, optionalDependencies, overrides} = manifestOf(folder);
    const versions = {...dependencies, ...devDependencies, ...optionalDependencies};
    const loose = Object.entries(versions).filter(
      ([, version]) => !/^(?:npm:\w+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
    const reasons = read('docs/decisions/0014-overrides.md');
    expect(Object.keys(overrides).filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  },
);
