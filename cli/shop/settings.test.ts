import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {envLinesOf, findAccess} from './access';
import {toBlueprint} from './blueprint';
import {openShop} from './open-shop';
import {playgroundArguments} from './playground';
import {noPlayground, opened, portTaken, whyEnded} from './sentences';
import {placesIn, readShopSettings} from './settings';
import {prepareSite, sourceOf} from './site';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

function aFolder(files: string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellyful-shop-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '<?php');
  }
  return folder;
}

const wordpress = [
  'wordpress/wp-load.php',
  'plugins/woocommerce/woocommerce.php',
  'plugins/wp-graphql/wp-graphql.php',
  'plugins/wp-graphql-woocommerce/wp-graphql-woocommerce.php',
];

const access = {
  env: 'WOO_GRAPHQL_URL=http://127.0.0.1:9400/graphql\nWOO_USERNAME=bellyful-storefront',
  adminPassword: 'known-to-nobody',
  adminApplication: 'admin:abcd',
};

const settingsFor = (given: Record<string, string>) =>
  readShopSettings({DATA_DIR: aFolder(), ...given});

test('the shop stands at port 9400 and leads payers back to the storefront', () => {
  expect(settingsFor({})).toMatchObject({port: 9400, storefrontUrl: 'http://127.0.0.1:3000'});
  expect(settingsFor({SHOP_PORT: '9401', PORT: '3001'})).toMatchObject({
    port: 9401,
    storefrontUrl: 'http://127.0.0.1:3001',
  });
});

test('a port that is none is refused in a sentence', () => {
  expect(() => settingsFor({SHOP_PORT: 'shop'})).toThrow('SHOP_PORT=shop is no port');
});

test('a shop is made from disk where a folder is named, else from the net, and only once', () => {
  const settings = settingsFor({SHOP_FILES: aFolder(wordpress)});
  expect(sourceOf({...settings, files: null})).toBe('downloaded');
  expect(prepareSite(settings, 'secret')).toBe('from disk');
  const {site, seed, access: file} = placesIn(settings.folder);
  expect(existsSync(path.join(site, 'wp-content/plugins/wp-graphql/wp-graphql.php'))).toBe(true);
  expect(readFileSync(seed, 'utf8')).toContain('Konjac Angel Hair');
  writeFileSync(file, JSON.stringify(access));
  writeFileSync(path.join(site, 'kept.txt'), '');
  expect(prepareSite(settings, 'other')).toBe('made before');
  expect(existsSync(path.join(site, 'kept.txt'))).toBe(true);
});

test('a shop that was never finished is begun again', () => {
  const settings = settingsFor({SHOP_FILES: aFolder(wordpress)});
  prepareSite(settings, 'secret');
  const half = path.join(placesIn(settings.folder).site, 'half.txt');
  writeFileSync(half, '');
  prepareSite(settings, 'secret');
  expect(existsSync(half)).toBe(false);
});

test('files that lack a plugin are named, with what to do', () => {
  const settings = settingsFor({SHOP_FILES: aFolder(wordpress.slice(0, 3))});
  expect(() => prepareSite(settings, 'secret')).toThrow(
    /lacks plugins\/wp-graphql-woocommerce\/wp-graphql-woocommerce\.php: unpack/,
  );
});

test('plugins are downloaded only where no folder has them, and nothing is done twice', () => {
  const stepsOf = (source: Parameters<typeof toBlueprint>[0]) =>
    toBlueprint(source).steps.map(({step}) => step);
  expect(stepsOf('downloaded').filter((step) => step === 'installPlugin')).toHaveLength(3);
  expect(stepsOf('from disk')).not.toContain('installPlugin');
  expect(stepsOf('from disk').filter((step) => step === 'activatePlugin')).toHaveLength(4);
  expect(stepsOf('made before')).toEqual([]);
});

test('PHP keeps compiled files in memory, in the settings that it reads when it starts', () => {
  const settings = settingsFor({SHOP_FILES: aFolder(wordpress)});
  prepareSite(settings, 'secret');
  const {phpIni} = placesIn(settings.folder);
  const written = readFileSync(phpIni, 'utf8');
  expect(written).toContain('opcache.enable = 1\n');
  expect(written).not.toContain('file_cache');
  // WordPress is not loaded without Playground's own script before it.
  expect(written).toContain('auto_prepend_file = /internal/shared/auto_prepend_file.php\n');
  const given = playgroundArguments(settings, 'from disk');
  expect(given.join(' ')).toContain(`before-install ${phpIni} /internal/shared/php.ini`);
});

test('the plugin of the repository is mounted, so that a change of it counts at once', () => {
  const settings = settingsFor({});
  const given = playgroundArguments(settings, 'from disk');
  expect(given).toContain(path.resolve('wordpress-plugin/bellyful-storefront'));
  expect(given.join(' ')).toContain('BELLYFUL_STOREFRONT_URL http://127.0.0.1:3000');
});

test('the lines for .env name the port that the shop has today', () => {
  expect(envLinesOf(access, 9555)).toContain('WOO_GRAPHQL_URL=http://127.0.0.1:9555/graphql\n');
  expect(findAccess(aFolder())).toBeNull();
  expect(opened(settingsFor({}), access)).toMatch(/wp-admin \(admin, known-to-nobody\)/);
});

test('a port that is taken is said, with another', async () => {
  const server = createServer().listen(0);
  const {port} = server.address() as AddressInfo;
  const given = {SHOP_PORT: String(port), DATA_DIR: aFolder()};
  await expect(openShop(given, () => undefined)).rejects.toThrow(portTaken(port));
  server.close();
});

test('why Playground ended is said in a sentence', () => {
  expect(whyEnded('npm error code ENOTFOUND', 9400)).toBe(noPlayground);
  expect(whyEnded('Error: listen EADDRINUSE', 9400)).toBe(portTaken(9400));
  expect(whyEnded('PHP Fatal error: boom', 9400)).toMatch(/npm run shop starts it again.*boom/s);
});
