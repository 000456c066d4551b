import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, test, visit} from '../support/page';

const packageOf = (page: Page, name: RegExp) =>
  page.getByRole('group', {name: 'Choose your package'}).getByRole('radio', {name});

const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: /^Add to Cart - /});

async function storedLines(page: Page): Promise<Record<string, unknown>[]> {
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  return JSON.parse(stored).state.items;
}

test('a package is one line of the cart at bottles × price per bottle', async ({page}) => {
  await visit(page, '/pain-free-weight-loss');
  await expect(packageOf(page, /^1 bottle/)).toBeChecked();
  await page.getByText('3 bottles', {exact: true}).click();
  await expect(packageOf(page, /3 bottles/)).toBeChecked();
  await expect(page.getByRole('button', {name: /full screen$/}).getByRole('img')).toHaveAttribute(
    'src',
    /pain-free-weight-loss-3-/,
  );
  await buyButton(page).click();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer).toContainText('Pain-Free Weight Loss Capsules (3 bottles)');
  await expect(drawer).toContainText('$177.00');
  expect(await storedLines(page)).toMatchObject([
    {id: 'pain-free-weight-loss-3', price: 17700, quantity: 1, href: '/pain-free-weight-loss'},
  ]);
});

test('the keyboard alone chooses a package and adds it', async ({page}) => {
  await visit(page, '/allulose-gummies');
  await expect(page.getByRole('button', {name: 'Decrease quantity'})).toBeDisabled();
  await page.getByRole('button', {name: 'Increase quantity'}).click();
  await expect(buyButton(page)).toHaveText('Add to Cart - $49.98');
  await page.getByRole('button', {name: 'Decrease quantity'}).click();
  await expect(buyButton(page)).toHaveText('Add to Cart - $24.99');
  await packageOf(page, /^1 bottle/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(packageOf(page, /6 bottles/)).toBeChecked();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.textContent);
    if (name?.startsWith('Add to Cart')) break;
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  await expect(page.locator('#cart-added')).toHaveText(/\(6 bottles\) was added to your cart\.$/);
});

test('the women’s multivitamin keeps its plain id, and its pictures open full screen', async ({
  page,
}) => {
  await visit(page, '/womens-multi-vitamin');
  await buyButton(page).click();
  await expect(page.locator('#cart-added')).toHaveText(
    "Women's Daily Multi-Vitamin was added to your cart.",
  );
  await page.keyboard.press('Escape');
  expect(await storedLines(page)).toMatchObject([{id: 'womens-multi-vitamin', price: 1799}]);
  const opener = page.getByRole('button', {name: /full screen$/});
  await opener.click();
  const overlay = page.getByRole('dialog', {name: /^Pictures of/});
  await overlay.getByRole('button', {name: 'Next picture'}).click();
  await expect(overlay.getByText(/^2 \/ \d$/)).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole('button', {name: 'Close'}).click();
  await expect(overlay).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a small picture is shown large when it is chosen', async ({page}) => {
  await visit(page, '/mens-multi-vitamin');
  const thumbnails = page.getByRole('list', {name: 'Pictures'}).getByRole('button');
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', {name: /full screen$/}).getByRole('img')).toHaveAttribute(
    'src',
    /mens-multi-vitamin-inside-/,
  );
});

const mix = (page: Page, formula: string) =>
  page
    .getByRole('group', {name: 'Choose your mix'})
    .getByRole('radio', {name: new RegExp(`^${formula}`)});

test('every package of nighttime support is mixed, at one price, and one mix is one line', async ({
  page,
}) => {
  await visit(page, '/nighttime-support');
  await expect(packageOf(page, /2 bottles/)).toBeChecked();
  await expect(mix(page, 'Half of each')).toBeChecked();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  const add = async () => {
    await buyButton(page).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await add();
  await add();
  await page.getByText('4 bottles', {exact: true}).click();
  await add();
  await mix(page, 'Melatonin-free').check();
  await expect(buyButton(page)).toHaveText('Add to Cart - $179.96');
  await buyButton(page).click();
  await expect(drawer).toContainText(
    'Nighttime Support (2 bottles: With melatonin, Melatonin-free)',
  );
  await expect(drawer).toContainText('Nighttime Support (4 bottles: Melatonin-free)');
  expect((await storedLines(page)).map(({id, quantity}) => [id, quantity])).toEqual([
    ['nighttime-support-2:melatonin-free+with-melatonin', 2],
    ['nighttime-support-4', 1],
    ['nighttime-support-4:melatonin-free', 1],
  ]);
});

test(
  'on a phone the way to buy stays in reach while the button is out of sight',
  {tag: '@phone-only'},
  async ({page}) => {
    await visit(page, '/mens-multi-vitamin');
    const bar = page.getByRole('button', {name: 'Add · $17.99'});
    await page.getByRole('heading', {name: 'Health Benefits'}).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await bar.click();
    await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
    await buyButton(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  },
);
