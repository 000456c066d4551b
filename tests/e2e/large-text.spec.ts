import {launchOptions} from '../../playwright.config';
import {expectFit} from '../everyone/expect-fit';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {spanishPaths, walkInSpanish} from '../support/spanish-walk';

// One browser for all of them.
test.describe.configure({mode: 'default'});
// The browser's own setting, twice what is usual: what is said in rem follows it, widths of screens too.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
});

test('letters of twice the size cut off neither the menu nor the way to order the list', async ({
  page,
}) => {
  await visit(page, '/products');
  for (const width of [390, 640, 1024]) {
    await page.setViewportSize({width, height: 900});
    await expectFit(page, `the list on ${width} pixels`);
  }
  await page.getByRole('banner').locator('summary').filter({hasText: 'menu'}).click();
  await expect(page.getByRole('banner').getByRole('link', {name: 'FAQ'})).toBeInViewport();
});

test('letters of twice the size cut off nothing of any Spanish page', async ({page}) => {
  test.setTimeout(300_000);
  await walkInSpanish(page, spanishPaths, [640, 1280]);
  await withCart(page, [shopItems.spaghetti, shopItems.variety]);
  await walkInSpanish(page, ['/cart', '/checkout'], [640, 1280]);
});

test('letters of twice the size leave no category beside the screen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await visit(page, '/products');
  const categories = page.getByRole('navigation', {name: 'Categories'}).getByRole('link');
  for (const category of await categories.all()) {
    const {x = 0, width = 0} = (await category.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1280);
  }
});

test('letters that are wider than ours cut nothing of the header off', async ({page}) => {
  await page.setViewportSize({width: 2048, height: 900});
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* {font-family: 'DejaVu Sans', Verdana, sans-serif !important}");
    document.adoptedStyleSheets = [sheet];
  });
  await visit(page, '/faq');
  await expectFit(page, 'the header with wide letters');
});
