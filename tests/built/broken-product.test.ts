import {beforeAll, expect, test, vi} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();
const read = async (path: string) => {
  const answer = await fetch(`${shop.url()}${path}`);
  return {status: answer.status, text: await answer.text()};
};

/** The shop breaks at konjac rice, and only at that. */
beforeAll(async () => {
  await shop.control().change({databaseId: 146, broken: 'yes'});
  await shop.control().notify(146);
  await vi.waitFor(
    async () => expect((await read('/products')).text).not.toContain('Konjac Rice'),
    {
      timeout: 15_000,
      interval: 200,
    },
  );
});

test.each([
  ['the list', '/products?q=konjac'],
  ['related products', '/wordpress-product/konjac-fettuccine'],
  ['search', '/functions/search?q=konjac'],
  ['the feed', '/feeds/products.tsv'],
  ['the site map', '/sitemap.xml'],
  ['the text for programs', '/llms.txt'],
  ['wish cards', '/functions/wish-cards?ids=wp-146+wp-134'],
])('%s shows all but the product that breaks, and says nothing of it', async (_what, path) => {
  const {status, text} = await read(path);
  expect(status).toBe(200);
  expect(text).toMatch(/fettuccine/i);
  expect(text).not.toContain('Konjac Rice');
  expect(text).not.toMatch(/could not be loaded|Internal server error/i);
});

test('the log names it', () => {
  const line = shop
    .log()
    .split('\n')
    .find((one) => one.includes('catalogue.broken'));
  expect(line).toContain('"reason":"Internal server error"');
  expect(line).toContain('Konjac Rice');
});
