import type {Page} from '@playwright/test';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

// Each in a shop of its own, in one worker.
test.describe.configure({mode: 'default'});

const sizes = [
  {width: 390, height: 844},
  {width: 1280, height: 900},
];

/** Nothing there is written in dollars, seen or read aloud. */
async function expectNoDollars(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
  expect(await page.content()).not.toMatch(/\$\d|\d\s?\$|From \$|Desde \$/);
}

for (const [market, english, spanish, bundle] of [
  ['Germany', '€4.49', '4,49\u00a0€', '89,99\u00a0€'],
  ['Japan', '¥449', '449\u00a0¥', '8.999\u00a0¥'],
] as const)
  test.describe(`in a shop that stands in ${market}`, () => {
    let shop: Awaited<ReturnType<typeof startOwnShop>>;
    test.beforeAll(async () => {
      shop = await startOwnShop();
      await shop.control.market(market);
    });
    test.afterAll(() => shop.close());

    for (const [language, prefix, price] of [
      ['English', '', english],
      ['Spanish', '/es', spanish],
    ] as const)
      for (const viewport of sizes)
        test(`every page from home to checkout counts in its currency as ${language} writes it, ${viewport.width} pixels wide`, async ({
          page,
        }) => {
          await page.setViewportSize(viewport);
          const open = (path: string) => visit(page, shop.url + prefix + path);
          await withCart(page, [shopItems.spaghetti]);
          await open('/wordpress-product/konjac-spaghetti');
          await expect(page.getByRole('main')).toContainText(price);
          await expectNoDollars(page);
          await open('/');
          await expectNoDollars(page);
          await open('/products');
          await expectNoDollars(page);
          if (prefix) await expect(page.getByRole('main')).toContainText(bundle);
          for (const path of ['/cart', '/checkout']) {
            await open(path);
            await expect(page.getByRole('main')).toContainText(price);
            await expectNoDollars(page);
          }
        });

    test('its offers in dollars are off, and what is sold in dollars alone leads to the products', async ({
      page,
    }) => {
      for (const path of ['/pain-free-weight-loss', '/free-sample']) {
        await visit(page, shop.url + path);
        await expect(page).toHaveURL(/\/products$/);
      }
      await expect(page.getByRole('main')).not.toContainText('Pain-Free');
    });
  });
