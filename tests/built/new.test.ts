import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildWithContent} from '../support/build-with-content';
import {nameIn, readable} from '../support/named-shop';
import {startOwnShop} from '../support/own-shop';

// Rules: A shop of another name.

const root = path.resolve(import.meta.dirname, '../..');
const content = path.join(mkdtempSync(path.join(tmpdir(), 'new-')), 'acorn');

const run = (script: string, args: string[], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [`cli/${script}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, ...settings},
  });

const options = '--name|Acorn & Oak|--colour|#7a4a1e|--currency|EUR|--countries|DE AT'.split('|');

let built: ReturnType<typeof buildWithContent> | undefined;
let shop: Awaited<ReturnType<typeof startOwnShop>> | undefined;
beforeAll(async () => {
  expect(run('new', [content, ...options]).stdout).toContain('is a shop of its own');
  built = buildWithContent(content);
  shop = await startOwnShop({}, built.folder);
});
afterAll(async () => {
  await shop?.close();
  built?.remove();
  rmSync(path.dirname(content), {recursive: true});
});

const open = async (address: string) => {
  const answer = await fetch(`${shop?.url}${address}`, {headers: {Accept: 'text/html'}});
  return {status: answer.status, html: await answer.text()};
};

test('its folder fits this version, and its page says what to change first', () => {
  const {status, stdout} = run('content', [], {CONTENT: content});
  expect([status, stdout]).toEqual([0, expect.stringContaining('fits.')]);
  const readme = readFileSync(path.join(content, 'README.md'), 'utf8');
  for (const word of ['# Acorn & Oak', 'EUR', 'DE AT', path.join(content, '.env')])
    expect(readme).toContain(word);
  expect(readme).not.toMatch(/CURRENCY|COUNTRIES|LANGUAGES|New Shop/);
});

test.each([
  '/',
  '/about',
  '/faq',
  '/contact',
  '/products',
  '/cart',
  '/checkout',
  '/wish-list',
  '/refund',
  '/terms',
  '/privacy',
  '/account/sign-in',
  '/wordpress-product/konjac-spaghetti',
  '/no-such-page',
])('%s has its name, and no word of ours', async (address) => {
  const text = readable((await open(address)).html);
  expect(nameIn(text)).toBeNull();
  expect(text).toContain('Acorn & Oak');
});

test.each([
  '/about',
  '/faq',
  '/contact',
  '/cart',
  '/checkout',
  '/wish-list',
  '/refund',
  '/shipping',
  '/terms',
  '/privacy',
  '/account/sign-up',
  '/no-such-page',
])('%s speaks of nothing that it does not sell', async (address) => {
  const said =
    /.{0,30}(?:konjac|supplement|vitamin|allergen|wellness|sample|(?<!we )offers?\b|recipe|recall|dosage|health).{0,30}/i;
  expect(said.exec(readable((await open(address)).html))?.[0]).toBe(undefined);
});

const absent = [
  '/what-adds-up',
  '/free-sample',
  '/recipes',
  '/recipes/konjac',
  '/keto-brands',
  '/what-it-is-how-it-works',
  '/personal-wellness-coach',
  '/opt/trg/starterdiscount',
  '/Konj/trg/starterdiscount',
  '/account/supplies',
];

test.each(absent)('%s is not there, and nothing leads to it', async (address) => {
  expect((await open(address)).status).toBe(404);
  for (const from of ['/', '/products', '/cart', '/faq', '/about', '/sitemap.xml', '/llms.txt'])
    expect((await open(from)).html).not.toContain(`${address}"`);
});

test.each(['noodles', 'reorder', 'konjac'])(
  'a search for “%s” leads to pages that are there',
  async (word) => {
    const answer = await fetch(`${shop?.url}/functions/search?q=${word}`);
    const {groups} = (await answer.json()) as {groups: {results: {path: string}[]}[]};
    const paths = groups.flatMap(({results}) => results.map(({path: one}) => one));
    expect(paths).not.toEqual([]);
    for (const one of paths) expect([one, (await open(one)).status]).toEqual([one, 200]);
  },
);

test('a product has what the list names, and nothing else', async () => {
  const {html} = await open('/wordpress-product/konjac-spaghetti');
  expect(html).toContain('wish-heart');
  expect(html).toContain('id="reviews"');
  expect(html).not.toContain('My allergens');
  expect(html).not.toContain('Food and Drug Administration');
});

test('its scripts hold none of what it has not', () => {
  const scripts = (folder: string) => readdirSync(path.join(folder, 'dist/client/assets'));
  for (const part of [/^recipes-/, /^companion-/, /^offer\.konjac-/, /^what-adds-up-/]) {
    expect(scripts(root).some((name) => part.test(name))).toBe(true);
    expect(scripts(built?.folder ?? '').filter((name) => part.test(name))).toEqual([]);
  }
});

test('a folder with something in it, and a colour that nobody could read, are refused', () => {
  const again = run('new', [content, ...options]);
  expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('is not empty')]);
  const pale = run('new', [`${content}-2`, '--colour', '#ffee88']);
  expect([pale.status, pale.stderr]).toEqual([2, expect.stringContaining('nobody could read')]);
  expect(existsSync(`${content}-2`)).toBe(false);
});
