import {afterEach, expect, test, vi} from 'vitest';
import {z} from 'zod';
import type {Look} from '~adapters/content';
import {loader as llms} from '~/routes/llms';
import {inOwnName} from '~/seo/shown-meta';
import {pageMeta} from '~/seo/seo';
import {tonesOf} from '../../build/look/colors';
import {answerLook, lookOf} from '~/server/look.server';
import {loader as manifest} from '~/routes/manifest';
import {openContentShop} from '../support/content-shop';
import {runLoader, siteUrl} from '../support/page-context';

// Rules: The look
const blue = {
  ground: '#f5f8fd',
  ink: '#1b2433',
  brand: '#1d4f91',
  accent: '#f2b632',
  sale: '#b3361f',
};
const shape = {corners: 0, density: 0.9, display: 'Fraunces, serif', text: 'system-ui, sans-serif'};
const logo = {src: 'data:image/svg+xml;base64,PHN2Zy8+', ratio: 3};
const {dark} = tonesOf(blue);
const noFonts = {display: null, text: null};
const plain = {name: '', line: '', fonts: noFonts, maskable: null, share: null};
const iconAt = (width: number) => `https://wordpress.example/icon-${width}.png`;
const icons = {tab: iconAt(32), touch: iconAt(180), app: iconAt(192), large: iconAt(512)};
const brass = {...blue, brand: '#6b4d0f'};

const manifestShape = z.object({
  theme_color: z.string(),
  name: z.string(),
  icons: z.array(z.object({src: z.string(), purpose: z.string()})),
});

/** A shop whose owner publishes looks. */
function openShop() {
  const {services, content, changed} = openContentShop();
  const publish = async (colors: typeof blue | null, more: Partial<Look> = {}) => {
    services.shop.content.look = colors && {
      ...plain,
      ...more,
      tones: tonesOf(colors),
      shape,
      logo,
      icons,
    };
    return changed();
  };
  const head = async () => (await lookOf({content})).look;
  const readManifest = async () => {
    const answer = await runLoader(manifest, '/manifest.webmanifest', {}, {content});
    return manifestShape.parse(await answer.json());
  };
  const get = (path: string) => answerLook({content}, new Request(siteUrl + path));
  return {publish, head, get, readManifest, content};
}

test('a published look changes every page, which names a style sheet of its own', async () => {
  const {publish, head, get, readManifest} = openShop();
  expect(await head()).toBeUndefined();
  expect(await publish(blue)).toBeNull();
  const look = await head();
  // Letters that browsers have are not fetched.
  expect(look).toMatchObject({
    grounds: {light: blue.ground, dark: dark.cream},
    families: ['Fraunces'],
    icons,
  });
  const answer = await get(look?.styles.at(-1) ?? '');
  expect(answer?.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(answer?.headers.get('Cache-Control')).toContain('immutable');
  const properties = await answer?.text();
  for (const part of [
    `--leaf:${blue.brand}`,
    `@media screen and (prefers-color-scheme:dark){:root{--white:#ffffff;--surface:${dark.surface}`,
    '--look-corners:0',
    '--font-sans:system-ui, sans-serif',
    logo.src,
  ])
    expect(properties).toContain(part);
  expect(await readManifest()).toMatchObject({
    theme_color: blue.ground,
    icons: [{src: icons.app}, {src: icons.large}],
  });
});

test('a page of before leads to the look of now, whole, and to the built-in one once that is gone', async () => {
  const {publish, head, get} = openShop();
  await publish(blue);
  const [builtIn, before = ''] = (await head())?.styles ?? [];
  await publish(brass);
  const now = (await head())?.styles.at(-1);
  expect(now).not.toBe(before);
  const moved = await get(before);
  expect([moved?.status, moved?.headers.get('Location')]).toEqual([302, now]);
  expect(moved?.headers.get('Cache-Control')).toBe('private, no-store');
  await publish(null);
  expect((await get(before))?.headers.get('Location')).toBe(builtIn);
  expect(await head()).toBeUndefined();
});

test.each([
  ['a tone', {tones: {light: {leaf: 'red;} body{display:none'}, dark}}],
  ['letters', {shape: {...shape, text: 'a} body{display:none'}}],
  ['a mark', {icons: {...icons, tab: 'javascript:alert(1)'}}],
  ['a logo', {logo: {...logo, src: 'https://elsewhere.example/logo.svg'}}],
])('%s that is none leaves the page as it is built', async (_, wrong) => {
  const {services, content} = openContentShop();
  services.shop.content.look = {...plain, tones: tonesOf(blue), shape, logo, icons, ...wrong};
  expect(await lookOf({content})).toEqual({});
});

afterEach(() => vi.unstubAllGlobals());

test('the shop has the owner’s name where it stands by itself, and the picture of her mark', async () => {
  const {publish, head, get, readManifest, content} = openShop();
  const [share, maskable] = ['https://wordpress.example/share.png', iconAt(513)];
  await publish(blue, {name: 'Acorn', line: 'Nuts, roasted today', share, maskable});
  const look = await head();
  expect(look).toMatchObject({name: 'Acorn', line: 'Nuts, roasted today'});
  expect(await readManifest()).toMatchObject({
    name: 'Acorn',
    icons: [{src: icons.app}, {src: icons.large}, {src: maskable, purpose: 'maskable'}],
  });
  const page = {title: 'Bellyful bars', description: 'By Bellyful', path: '/', siteUrl};
  const address = look?.renames.at(-1)?.[1].slice(0, -1) ?? '';
  const meta = inOwnName(pageMeta(page), [{loaderData: {siteUrl, look}}]);
  expect(meta).toContainEqual({title: 'Bellyful bars'});
  expect(meta).toContainEqual({property: 'og:site_name', content: 'Acorn'});
  expect(meta).toContainEqual({property: 'og:image', content: `${siteUrl}${address}`});
  expect(inOwnName([{title: 'FAQ | Bellyful'}], [{loaderData: {siteUrl, look}}])).toEqual([
    {title: 'FAQ | Acorn'},
  ]);
  vi.stubGlobal('fetch', async () => new Response('picture'));
  expect((await get(address))?.headers.get('Content-Type')).toBe('image/png');
  const text = await (await runLoader(llms, '/llms.txt', {}, {content})).text();
  expect(text).toMatch(/^# Acorn\n/);
});

test('own letters are fetched from WordPress, and had at an address of ours', async () => {
  const {publish, head, get} = openShop();
  const src = 'https://wordpress.example/uploads/bellyful-look/acorn.woff2';
  await publish(blue, {fonts: {display: src, text: null}});
  const look = await head();
  const [font = ''] = look?.fonts ?? [];
  const styles = await (await get(look?.styles.at(-1) ?? ''))?.text();
  expect(styles).toContain(`src:url(${font}) format("woff2")`);
  expect(styles).toContain(`--font-display:'Own display',Fraunces`);
  const asked = vi.fn(async () => new Response('letters'));
  vi.stubGlobal('fetch', asked);
  const answer = await get(font);
  expect(await answer?.text()).toBe('letters');
  expect(answer?.headers.get('Content-Type')).toBe('font/woff2');
  expect(asked).toHaveBeenCalledWith(src, expect.anything());
  vi.stubGlobal('fetch', async () => new Response('gone', {status: 404}));
  expect((await get(font))?.status).toBe(404);
});
