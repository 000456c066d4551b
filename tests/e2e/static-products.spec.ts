import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {layoutShiftOf, watchLayoutShifts} from '../support/layout-shift';
import {expect, test, visit} from '../support/page';

const pages = [
  '/pain-free-weight-loss',
  '/allulose-gummies',
  '/womens-multi-vitamin',
  '/mens-multi-vitamin',
  '/nighttime-support',
];

const packageOf = (page: Page, name: RegExp) =>
  page.getByRole('group', {name: 'Choose your package'}).getByRole('radio', {name});

const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: /^Add to Cart - /});

async function cartLines(page: Page) {
  await page.getByRole('button', {name: 'See your cart'}).click();
  return page.getByRole('dialog', {name: 'Your cart'});
}

for (const path of pages) {
  test(`${path} is accessible, keeps still and carries facts and disclaimer`, async ({page}) => {
    await watchLayoutShifts(page);
    await visit(page, path);
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    await expectAccessible(page);
    const panel = page.getByRole('table', {name: /Supplement Facts/}).first();
    await expect(panel.getByRole('columnheader', {name: '% Daily Value'})).toBeVisible();
    await expect(panel).toContainText(/Servings Per Container 30/);
    await expect(page.getByText(/not been evaluated by the Food and Drug/)).toBeVisible();
    await expect(page.getByRole('list', {name: 'You may also like'})).toBeVisible();
  });

  test(`${path} opens its pictures full screen and gives the focus back`, async ({page}) => {
    await visit(page, path);
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
}

test('the capsules start with 1 bottle and say what packages save', async ({page}) => {
  await visit(page, '/pain-free-weight-loss');
  await expect(packageOf(page, /^1 bottle/)).toBeChecked();
  const choices = page.getByRole('group', {name: 'Choose your package'}).locator('label');
  await expect(choices.nth(0)).toContainText('$79.00 / bottle');
  await expect(choices.nth(1)).toContainText('MOST POPULAR');
  await expect(choices.nth(1)).toContainText('$59.00 / bottle');
  await expect(choices.nth(1).locator('s')).toContainText('$79.00');
  await expect(choices.nth(1)).toContainText('Save $60.00');
  await expect(choices.nth(2)).toContainText('$49.00 / bottle');
  await expect(choices.nth(2)).toContainText('Save $180.00');
  await expect(buyButton(page)).toHaveText('Add to Cart - $79.00');
});

test('a package is one line of the cart at bottles × price per bottle', async ({page}) => {
  await visit(page, '/pain-free-weight-loss');
  await page.getByText('3 bottles', {exact: true}).click();
  await expect(packageOf(page, /3 bottles/)).toBeChecked();
  await expect(page.getByRole('button', {name: /full screen$/}).getByRole('img')).toHaveAttribute(
    'src',
    /pain-free-weight-loss-3-/,
  );
  await buyButton(page).click();
  const drawer = await cartLines(page);
  await expect(drawer).toContainText('Pain-Free Weight Loss Capsules (3 bottles)');
  await expect(drawer).toContainText('$177.00');
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  expect(JSON.parse(stored).state.items).toMatchObject([
    {id: 'pain-free-weight-loss-3', price: 17700, quantity: 1, href: '/pain-free-weight-loss'},
  ]);
});

test('the gummies show their packages and quantities', async ({page}) => {
  await visit(page, '/allulose-gummies');
  const choices = page.getByRole('group', {name: 'Choose your package'}).locator('label');
  await expect(choices).toContainText(['$24.99 / bottle', 'MOST POPULAR', '$17.99 / bottle']);
  await expect(choices.nth(1)).toContainText('Save $15.00');
  await expect(choices.nth(2)).toContainText('Save $42.00');
  await expect(page.getByRole('button', {name: 'Decrease quantity'})).toBeDisabled();
  await page.getByRole('button', {name: 'Increase quantity'}).click();
  await expect(buyButton(page)).toHaveText('Add to Cart - $49.98');
  await page.getByRole('button', {name: 'Decrease quantity'}).click();
  await expect(buyButton(page)).toHaveText('Add to Cart - $24.99');
});

test('the women’s multivitamin costs $17.99 and keeps its plain id', async ({page}) => {
  await visit(page, '/womens-multi-vitamin');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await buyButton(page).click();
  await expect(page.getByText("Women's Daily Multi-Vitamin was added to your cart.")).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  expect(JSON.parse(stored).state.items).toMatchObject([{id: 'womens-multi-vitamin', price: 1799}]);
});

test('the men’s multivitamin has its sections, gallery and numbers', async ({page}) => {
  await visit(page, '/mens-multi-vitamin');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', {name: '5 out of 5 stars'})).toBeVisible();
  await expect(main).toContainText('5 stars');
  await expect(main).toContainText('89 reviews');
  await expect(main).toContainText('2,000+ customers');
  for (const name of ['About', 'Supplement Facts', 'Health Benefits', 'Quality', 'Certifications'])
    await expect(main.getByRole('heading', {name, exact: true, level: 2})).toBeVisible();
  const thumbnails = page.getByRole('list', {name: 'Pictures'}).getByRole('button');
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', {name: /full screen$/}).getByRole('img')).toHaveAttribute(
    'src',
    /mens-multi-vitamin-capsules-/,
  );
});

test('nighttime support is mixed in the package of 2 alone', async ({page}) => {
  await visit(page, '/nighttime-support');
  await expect(page.getByRole('main')).toContainText('42 reviews');
  await expect(page.getByRole('main')).toContainText('800+ customers');
  await expect(packageOf(page, /2 bottles/)).toBeChecked();
  const choices = page.getByRole('group', {name: 'Choose your package'}).locator('label');
  await expect(choices).toContainText(['$49.99', '$44.99', '$39.99']);
  await expect(choices.nth(1)).toContainText('MOST POPULAR');
  await page
    .getByRole('group', {name: 'Bottle 2'})
    .getByRole('radio', {name: /^Melatonin-free/})
    .check();
  await expectAccessible(page);
  await buyButton(page).click();
  await page.getByText('4 bottles', {exact: true}).click();
  await expect(page.getByRole('group', {name: 'Bottle 1'})).toHaveCount(0);
  await expect(buyButton(page)).toHaveText('Add to Cart - $179.96');
  const drawer = await cartLines(page);
  await expect(drawer).toContainText(
    'Nighttime Support (2 bottles: With melatonin, Melatonin-free)',
  );
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  expect(JSON.parse(stored).state.items[0].variationAttributes).toEqual([
    {name: 'Bottle 1', value: 'With melatonin'},
    {name: 'Bottle 2', value: 'Melatonin-free'},
  ]);
});

test('the keyboard alone chooses a package and adds it', async ({page}) => {
  await visit(page, '/allulose-gummies');
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
  await expect(page.getByText(/\(6 bottles\) was added to your cart\.$/)).toBeVisible();
});

test('search engines learn the prices of the packages', async ({page}) => {
  await visit(page, '/pain-free-weight-loss');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = texts.map((text) => JSON.parse(text));
  expect(types.find((data) => data['@type'] === 'Product').offers).toMatchObject({
    lowPrice: '79.00',
    highPrice: '294.00',
    offerCount: 3,
  });
  expect(types.find((data) => data['@type'] === 'BreadcrumbList')).toBeTruthy();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a static product reads fully', async ({page}) => {
    await page.goto('/nighttime-support');
    await expect(page.getByRole('table')).toHaveCount(2);
    await expect(page.getByRole('heading', {name: 'You may also like'})).toBeVisible();
    await expect(page.getByText('Save $60.00')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the way to buy stays in reach while the button is out of sight', async ({page}) => {
    await visit(page, '/mens-multi-vitamin');
    const bar = page.getByRole('button', {name: 'Add · $17.99'});
    await page.getByRole('heading', {name: 'Health Benefits'}).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await bar.click();
    await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
    await buyButton(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
});
