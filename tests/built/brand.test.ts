import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pageNotFound} from '~/content/problem-pages';
import {completeLook} from '../../build/look/shape';
import {compareContent} from '../../build/own-texts';
import {buildWithContent} from '../support/build-with-content';
import {nameIn, readable} from '../support/named-shop';
import {startOwnShop} from '../support/own-shop';
import {openPlainBrowser} from '../support/plain-browser';
import {colors, shopName} from '../support/tiny-content/brand';

const content = mkdtempSync(path.join(tmpdir(), 'content-'));
const {cream: ground, ink, leaf: brand} = colors;
const look = completeLook({colors: {ground, ink, brand, accent: '#e9b44c', sale: '#b5532f'}});

let built: ReturnType<typeof buildWithContent> | undefined;
let running: Awaited<ReturnType<typeof startOwnShop>> | undefined;

beforeAll(async () => {
  cpSync(path.resolve(import.meta.dirname, '../support/tiny-content'), content, {recursive: true});
  writeFileSync(path.join(content, 'look.json'), JSON.stringify(look));
  built = buildWithContent(content);
  running = await startOwnShop({}, built.folder);
});

afterAll(async () => {
  await running?.close();
  built?.remove();
  rmSync(content, {recursive: true});
});

function shop() {
  if (!running || !built) throw new Error('The shop is not open yet');
  return {...running, folder: built.folder, browser: openPlainBrowser(running.url)};
}

test.each([
  '/',
  '/about',
  '/contact',
  '/what-it-is-how-it-works',
  '/faq',
  '/keto-brands',
  '/recipes',
  '/recipes/konjac',
  '/terms',
  '/privacy',
  '/shipping',
  '/refund',
  '/products',
  '/wordpress-product/bellyful-bundle',
  '/wordpress-product/konjac-spaghetti',
  '/quince-jam',
  '/free-sample',
  '/opt/trg/starterdiscount',
  '/Konj/trg/starterdiscount',
  '/Konj/trg/starterdiscount/konjac-spaghetti',
  '/cart',
  '/checkout',
  '/wish-list',
  '/thank-you',
  '/account/sign-in',
  '/account/sign-up',
  '/account/reset',
  '/personal-wellness-coach',
  '/back-in-stock?product=142',
  '/no-such-page',
])('%s of another shop bears its name alone', async (address) => {
  const {html} = await shop().browser.open(address);
  const text = readable(html);
  expect(nameIn(text)).toBeNull();
  expect(text).toContain(shopName);
});

test('it sells what its own content lists', async () => {
  const {browser} = shop();
  expect((await browser.open('/products')).main).toContain('Quince Jam');
  expect((await browser.open('/quince-jam')).status).toBe(200);
  expect((await browser.open('/allulose-gummies')).status).toBe(404);
});

test('it opens with a folder that was written for an older version: what that lacks is built in', async () => {
  const {main} = await shop().browser.open('/no-such-page');
  expect(main).toContain('No such jar');
  expect(main).toContain(pageNotFound.text);
  expect(main).toContain(pageNotFound.links[0].label);
  expect(compareContent(content).lacking).toContainEqual(
    expect.stringMatching(/^problem-pages\.ts: .*pageNotFound\.text/),
  );
});

test('it serves the pictures of its own folder', async () => {
  const {status, headers} = await fetch(`${shop().url}/jar.svg`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
});

test.each(['/manifest.webmanifest', '/llms.txt'])('%s speaks of it', async (address) => {
  const text = await (await fetch(shop().url + address)).text();
  expect(nameIn(text)).toBeNull();
  expect(text).toContain(shopName);
});

test.each(['/robots.txt', '/sitemap.xml'])('%s names nobody else', async (address) => {
  expect(nameIn(await (await fetch(shop().url + address)).text())).toBeNull();
});

test('no script that browsers run names another shop', () => {
  const assets = path.join(shop().folder, 'dist/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const name of scripts)
    expect(
      /.{0,40}Bellyful.{0,40}/.exec(readFileSync(path.join(assets, name), 'utf8'))?.[0],
      name,
    ).toBe(undefined);
});

test('pages, phones and mails take its colours', async () => {
  const {url, folder} = shop();
  const assets = path.join(folder, 'dist/client/assets');
  const style = readdirSync(assets).find((name) => name.endsWith('.css')) ?? '';
  expect(readFileSync(path.join(assets, style), 'utf8')).toContain(colors.leaf);
  expect(readFileSync(path.join(assets, style), 'utf8')).not.toContain('#2f5d46');
  expect(await (await fetch(`${url}/manifest.webmanifest`)).json()).toMatchObject({
    name: shopName,
    theme_color: colors.cream,
  });
});

// Rules: The look
test('its pages have the look of its folder', async () => {
  const {browser, url} = shop();
  const {document} = await browser.open('/');
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')];
  const own = sheets.map((sheet) => sheet.getAttribute('href') ?? '').at(-1) ?? '';
  expect(own).toMatch(/^\/look\/\w+\.css$/);
  expect(await (await fetch(url + own)).text()).toContain(`--sage:${look.tones.light.sage}`);
});

test('its mails are its own', async () => {
  const {browser, control} = shop();
  const signUp = await browser.open('/account/sign-up');
  const form = {email: 'ana@x.example', password: 'Long-enough-1'};
  const button = signUp.document.querySelector<HTMLElement>(
    'main form button[type="submit"], main form button:not([type])',
  );
  if (!button) throw new Error('Nobody can sign up');
  await browser.press(signUp, button, form);
  await browser.postJson('/functions/send-contact-email', {
    name: 'Ana',
    email: 'ana@x.example',
    subject: 'Other',
    message: 'Where is my jam?',
  });
  await expect.poll(async () => (await control.mails()).length).toBe(2);
  for (const {from, subject, html, text} of await control.mails()) {
    expect(nameIn([from, subject, readable(html), text].join('\n'))).toBeNull();
    expect(html).toContain(colors.leaf);
    expect(readable(html)).toContain(shopName);
  }
});
