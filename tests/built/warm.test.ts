import {expect, test, vi} from 'vitest';
import {startHost} from '../support/own-shop';
import {useBuiltShop} from '../support/use-built-shop';

const behind = useBuiltShop();

test('a host reads the connected shop’s catalogue before anybody requests it', async () => {
  await behind.control().reset('large');
  await behind.control().trouble('ProductCursors', 'slow', {times: 3, delayMs: 300});
  const host = await startHost({
    WOO_GRAPHQL_URL: `${behind.mockUrl()}/graphql`,
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    PUBLIC_SUPPORT_EMAIL: 'care@shop.example',
  });
  try {
    await vi.waitFor(async () => {
      expect(await behind.control().troubleLeft()).toEqual([]);
    }, 15_000);
    const page = await fetch(`${host.url}/products`, {headers: {Accept: 'text/html'}});
    expect((await page.text()).includes('Unable to load some products')).toBe(false);
  } finally {
    await host.close();
  }
});
