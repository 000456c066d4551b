import {expect, test} from 'vitest';
import {getResponse} from 'msw';
import {createHandlers} from '../handlers';
import {createServices} from '../services';

const services = createServices();
const handlers = createHandlers(services);

async function ask(path: string, fields?: Record<string, string>) {
  const request = new Request(`http://127.0.0.1/__control${path}`, {
    ...(fields && {method: 'POST', body: new URLSearchParams(fields)}),
  });
  return (await getResponse(handlers, request)) ?? expect.fail(`nothing at ${path}`);
}

const page = async () => (await ask('')).text();

test('its owner has written in both languages, with drafts, and each says where it is seen', async () => {
  const {records, menuItems} = services.shop.content;
  const drafts = records.filter(({status, draft}) => status === 'draft' || draft);
  expect(drafts.map(({type}) => type)).toEqual(['announcement', 'post', 'post']);
  const articles = records.filter(({type, status}) => type === 'post' && status === 'publish');
  expect(articles).toHaveLength(3);
  for (const {slug, picture} of articles) {
    expect(records.map((one) => one.slug)).toContain(`es/journal/${slug}`);
    expect(services.shop.media.has(picture ?? '')).toBe(true);
    expect(await page()).toContain(`:3000/journal/${slug}">`);
  }
  expect(menuItems).toEqual([]);
  expect(await page()).toMatch(/dry-the-pan-first<.*published, with a draft/);
});

test('an announcement and menus stand on every page once they are wished for, and then once', async () => {
  for (const _ of ['first', 'again']) await ask('/around', {});
  const {records, menuItems} = services.shop.content;
  const announced = records.filter(({type}) => type === 'announcement');
  expect(announced.map(({status}) => status)).toEqual(['publish']);
  expect(menuItems).toHaveLength(8);
  expect(await page()).toContain('- Revista | /es/journal');
});

test('a draft is previewed in the storefront, and what is deleted is gone', async () => {
  const draft = services.shop.content.records.find(({slug}) => slug === 'five-dinners');
  const databaseId = String(draft?.databaseId);
  const preview = await ask('/preview', {databaseId});
  expect(preview.status).toBe(303);
  expect(preview.headers.get('Location')).toMatch(/\/preview\/[\w-]+\/journal\/five-dinners$/);
  await ask('/delete-content', {databaseId});
  expect(await page()).not.toContain('five-dinners');
  for (const slug of ['one', 'two']) await ask('/content', {type: 'page', slug});
  const ids = services.shop.content.records.map((record) => record.databaseId);
  expect(new Set(ids).size).toBe(ids.length);
});
