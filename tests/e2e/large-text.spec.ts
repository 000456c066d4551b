import type {Page} from '@playwright/test';
import {expectFit} from '../everyone/expect-fit';
import {expect, test, visit} from '../support/page';
import {openTextSize} from '../support/text-size';

/** Opens a page in a browser whose letters are twice the usual size; Spanish ones are walked in spanish-pages.spec.ts. */
async function openLarge(page: Page, path: string): Promise<void> {
  const setTextSize = await openTextSize(page);
  await setTextSize(32);
  await visit(page, path);
}

test('letters of twice the size cut off neither the menu nor the way to order the list, and leave no category beside the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openLarge(page, '/products');
  const categories = page.getByRole('navigation', {name: 'Categories'}).getByRole('link');
  for (const category of await categories.all()) {
    const {x = 0, width = 0} = (await category.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1280);
  }
  for (const width of [390, 640, 1024]) {
    await page.setViewportSize({width, height: 900});
    await expectFit(page, `the list on ${width} pixels`);
  }
  await page.getByRole('banner').locator('summary').filter({hasText: 'menu'}).click();
  await expect(page.getByRole('banner').getByRole('link', {name: 'FAQ'})).toBeInViewport();
});

test('letters that are wider than ours cut nothing of the header off', async ({page}) => {
  await page.setViewportSize({width: 2048, height: 900});
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* {font-family: 'DejaVu Sans', Verdana, sans-serif !important}");
    document.adoptedStyleSheets = [sheet];
  });
  await openLarge(page, '/faq');
  await expectFit(page, 'the header with wide letters');
});
