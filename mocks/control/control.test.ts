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

test('a guarded shop has no texts of its owner until they are wished for, and then each once', async () => {
  expect(await page()).toContain('The owner has written nothing');
  for (const _ of ['first', 'again']) await ask('/examples', {});
  const {records, menuItems} = services.shop.content;
  expect(records.map(({type, status, draft}) => [type, status, draft !== null])).toEqual([
    ['page', 'publish', false],
    ['post', 'publish', true],
    ['post', 'publish', false],
    ['post', 'draft', false],
    ['announcement', 'publish', false],
  ]);
  expect(menuItems).toHaveLength(3);
  expect(await page()).toMatch(/how-we-pack<.*published, with a draft/);
  expect(await page()).toContain('- How we pack | /journal/how-we-pack');
});

test('a draft is previewed in the storefront, and what is deleted is gone', async () => {
  const draft = services.shop.content.records.find(({slug}) => slug === 'new-year');
  const databaseId = String(draft?.databaseId);
  const preview = await ask('/preview', {databaseId});
  expect(preview.status).toBe(303);
  expect(preview.headers.get('Location')).toMatch(/\/preview\/[\w-]+\/journal\/new-year$/);
  await ask('/delete-content', {databaseId});
  expect(await page()).not.toContain('new-year');
});
