import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {holdBack} from '../support/hold-back';
import {expect, test, visit} from '../support/page';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search the shop'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');

/** Opened by a click once the code for it stands. */
async function openSearch(page: Page, path: string) {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test(
  'products, recipes and pages are found while one types, and opened by the keyboard alone',
  {tag: '@narrow'},
  async ({page}) => {
    await openSearch(page, '/about');
    await page.keyboard.type('konjac');
    await expect(page.getByRole('group', {name: 'Products'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Recipes'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Pages'})).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(options(page).last()).toHaveText(/^See all \d+$/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await first.getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    const last = options(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?q=konjac');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', {name: 'Recipes'}).getByRole('link')).not.toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a product that is found on the page of another shows what goes with it, not with the other', async ({
  page,
}) => {
  await openSearch(page, '/wordpress-product/konjac-spaghetti');
  await page.keyboard.type('penne');
  await options(page).filter({hasText: 'Konjac Penne'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Konjac Penne Pasta');
  const beside = page.getByRole('list', {name: 'You may also like'}).getByRole('heading');
  await expect(beside.filter({hasText: 'Spaghetti'})).toHaveCount(1);
  await expect(beside.filter({hasText: 'Penne'})).toHaveCount(0);
});

test('no letter is lost that is typed while the search opens', async ({page}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, /SearchDialog-/);
  await opener(page).click();
  const letters = 'konjac angel hair with garlic and lemon, please';
  const typing = page.keyboard.type(letters, {delay: 10});
  setTimeout(release, 200);
  await typing;
  await expect(field(page)).toHaveValue(letters);
});

test('a mistyped word finds what was meant, and Enter the list of it', async ({page}) => {
  await openSearch(page, '/faq');
  await page.keyboard.type('konjak spageti');
  await expect(options(page).first()).toContainText('Konjac Spaghetti');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?q=konjak+spageti');
  await expect(page.getByRole('list', {name: 'Products'})).toContainText('Konjac Spaghetti');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'what is found nowhere leads on to categories and favorites; the close button leaves',
  {tag: '@narrow'},
  async ({page}) => {
    await openSearch(page, '/about');
    await page.keyboard.type('wxyzwxyz');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(/^Nothing found for “wxyzwxyz”\. Perhaps/);
    await expect(dialog.getByRole('group', {name: 'Favorites'})).toBeVisible();
    await expect(dialog.getByRole('group', {name: 'Categories'})).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  },
);

test('the search says that it searches, finds nothing or got no answer; Escape leaves it', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/functions/search?q=slow', async (route) => {
    await held;
    await route.fulfill({json: {groups: []}});
  });
  await page.route('**/functions/search?q=broken', (route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<p>maintenance</p>'}),
  );
  await openSearch(page, '/about');
  const news = page.getByRole('dialog').getByRole('status');
  await field(page).fill('slow');
  await expect(news).toHaveText('Searching...');
  release();
  await expect(news).toHaveText('Nothing found for “slow”.');
  await field(page).fill('broken');
  await expect(news).toHaveText(/^The search did not answer\./);
  await expectAccessible(page, 'dialog[open]');
  await field(page).press('Escape');
  if (await page.getByRole('dialog').count()) await field(page).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the header with its search and Shop Now fits narrow and wide screens, on one line', async ({
  page,
}) => {
  await visit(page, '/about');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 390, 1024, 1152, 1279, 1280]) {
    await page.setViewportSize({width, height: 800});
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${width}`).toBeLessThanOrEqual(0);
    const logo = await header.getByRole('link', {name: 'Bellyful, home'}).boundingBox();
    const cart = await header.getByRole('button', {name: /^Cart/}).boundingBox();
    expect(logo?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((cart?.x ?? 0) + (cart?.width ?? width)).toBeLessThanOrEqual(width);
    const shopNow = header.getByRole('link', {name: 'Shop Now'}).filter({visible: true});
    for (const one of await shopNow.all())
      expect((await one.boundingBox())?.height).toBeLessThan(48);
    if (width >= 360) await expect(opener(page)).toBeInViewport({ratio: 1});
    if (width < 1024) continue;
    await expect(header.getByRole('link', {name: 'Shop Now'})).toBeVisible();
    const last = header.getByRole('link', {name: 'CONTACT'}).first();
    await expect(last).toBeVisible();
    const first = await header.getByRole('link', {name: 'PRODUCTS'}).first().boundingBox();
    expect((await last.boundingBox())?.y).toBe(first?.y);
  }
});
