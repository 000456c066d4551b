import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadPHPRuntime, PHP, setPhpIniEntries} from '@php-wasm/universal';

/** PHP in WebAssembly, where none is installed: the oldest that the plugin names, one between, and the newest. */
const loaders = {
  '8.1': () => import('@php-wasm/node-8-1'),
  '8.3': () => import('@php-wasm/node-8-3'),
  '8.5': () => import('@php-wasm/node-8-5'),
};

export type PhpVersion = keyof typeof loaders;
export const phpVersions = Object.keys(loaders) as PhpVersion[];

const plugin = path.resolve('wordpress-plugin/bellyful-storefront');
const stubs = ['wordpress.php', 'shop.php'];

/** Compiled files stay in memory: a question takes a quarter of the time. Only servers have that, and 8.5 crashes by it. */
const inMemory = {'opcache.file_cache_only': '0', 'opcache.file_cache': null};

export const pluginFiles = globSync('**/*.php', {cwd: plugin});

/** What tests have left: to begin a PHP and to read the plugin takes two seconds of the processor, to ask it milliseconds. */
const left = new Map<PhpVersion, PHP[]>();
const timesRun = new WeakMap<PHP, number>();
/** It closes not all that it opens, and fails once that is some thousand files. */
const mostRuns = 300;

/** A PHP with the plugin's files in `/plugin`, and little of WordPress and its shop; `leavePhp` gives it back. */
export const startPhp = async (version: PhpVersion): Promise<PHP> =>
  left.get(version)?.pop() ?? beginPhp(version);

/** Other tests of this process go on with it, without what it stored. */
export function leavePhp(php: PHP, version: PhpVersion): void {
  if ((timesRun.get(php) ?? 0) > mostRuns) return php.exit();
  if (php.fileExists('/shop.db')) php.unlink('/shop.db');
  left.set(version, [...(left.get(version) ?? []), php]);
}

/** One that nobody else has used. */
export async function beginPhp(version: PhpVersion): Promise<PHP> {
  const {getPHPLoaderModule} = await loaders[version]();
  const runtime = await loadPHPRuntime(await getPHPLoaderModule());
  const php = new PHP(runtime);
  if (version !== '8.5') {
    await php.setSapiName('fpm-fcgi');
    await setPhpIniEntries(php, inMemory);
  }
  for (const file of stubs) php.writeFile(`/${file}`, readFileSync(`tests/plugin/${file}`));
  for (const file of [...pluginFiles, 'assets/listed.json']) put(php, file);
  return php;
}

function put(php: PHP, file: string): void {
  const target = path.posix.join('/plugin', file);
  php.mkdirTree(path.posix.dirname(target));
  php.writeFile(target, readFileSync(path.join(plugin, file)));
}

const strict = `error_reporting(E_ALL); ini_set('display_errors', '1'); ini_set('html_errors', '0');`;

/** Runs code and gives what it printed; every notice is printed too. */
export async function runPhp(php: PHP, code: string): Promise<string> {
  timesRun.set(php, (timesRun.get(php) ?? 0) + 1);
  return (await php.run({code: `<?php ${strict} require '/wordpress.php'; ${code}`})).text;
}

/** A value as PHP reads it. */
export const toPhp = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

/** What code prints that calls the whole plugin, among people and products of `tests/plugin/shop.php`. */
export async function requestPlugin(php: PHP, code: string): Promise<unknown> {
  const read = `require '/shop.php'; require '/plugin/bellyful-storefront.php';`;
  return JSON.parse(await runPhp(php, `${read} ${code}`));
}

/** What a function of the plugin gives for these arguments: `Orders\\codes_in` stands in `includes/orders`. */
export async function callPlugin(php: PHP, name: string, ...args: unknown[]): Promise<unknown> {
  const folder = name.split('\\')[0]?.toLowerCase() ?? '';
  const read = `require '/plugin/includes/requirements.php'; require_once '/plugin/includes/language.php'; require_once '/plugin/includes/languages.php'; foreach ( glob( '/plugin/includes/${folder}/*.php' ) as $file ) { require $file; }`;
  const call = `\\Bellyful\\Storefront\\${name}( ...${toPhp(args)} )`;
  return JSON.parse(
    await runPhp(php, `${read} echo json_encode( ${call}, JSON_UNESCAPED_SLASHES );`),
  );
}
