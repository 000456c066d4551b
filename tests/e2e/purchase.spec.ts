import type {Page} from '@playwright/test';
import {fillAddress, fillCard, orderNumberOf} from '../support/checkout-page';
import {expect, isListening, test, visit} from '../support/page';

test.describe.configure({timeout: 120_000});

/** Presses Tab until what is wanted has the focus: what cannot be reached that way fails. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const isWanted = await focused
      .and(page.getByRole(role as 'button', {name}))
      .count()
      .catch(() => 0);
    if (isWanted > 0) return;
  }
  throw new Error(`Tab does not lead to the ${role} ${name}`);
}

test('a shopper buys by the keyboard alone, from home to the thank-you page', async ({page}) => {
  const press = async (key: string) => page.keyboard.press(key);
  await visit(page, '/');
  await tabTo(page, 'link', /^Shop Now$/);
  await press('Enter');
  await expect(page).toHaveURL('/products');
  await tabTo(page, 'link', /^Dinner in five minutes$/);
  await press('Enter');
  await expect(page).toHaveURL('/products?category=konjac');
  await tabTo(page, 'link', /^View Product Konjac Spaghetti/);
  await press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Konjac Spaghetti');
  await tabTo(page, 'button', /^Increase quantity$/);
  await press('Space');
  await tabTo(page, 'button', /^Add to Cart - \$8\.98$/);
  await press('Enter');
  await expect(page.getByRole('dialog', {name: 'Your cart'})).toBeVisible();
  await tabTo(page, 'link', /^View Cart$/);
  await press('Enter');
  await expect(page).toHaveURL('/cart');
  await tabTo(page, 'link', /^Proceed to Checkout$/);
  await press('Enter');
  await expect(page).toHaveURL('/checkout');
  await isListening(page);
  const typed: [RegExp, string][] = [
    [/^Email/, 'keys@example.com'],
    [/^First name/, 'Ada'],
    [/^Last name/, 'Lovelace'],
    [/^Address/, '12 Engine Street'],
    [/^ZIP code/, '97201'],
  ];
  for (const [name, text] of typed) {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await tabTo(page, 'radio', /^Card|^Cash/);
  await press('ArrowDown');
  await expect(page.getByRole('radio', {name: 'Cash on delivery'})).toBeChecked();
  await tabTo(page, 'button', /^Place Order/);
  await press('Enter');
  await orderNumberOf(page);
});

test('a guest pays with five taps from the home page', {tag: '@phone-only'}, async ({page}) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  const taps = [
    main.getByRole('link', {name: 'Shop Now'}).first(),
    main.getByRole('link', {name: 'Konjac Spaghetti Pasta'}),
    main.getByRole('button', {name: /^Add to Cart - /}).first(),
    drawer.getByRole('link', {name: 'Checkout'}),
  ];
  for (const one of taps) await one.tap();
  await fillAddress(page);
  await fillCard(page);
  await page.getByRole('button', {name: /^Place Order - /}).tap();
  await orderNumberOf(page);
  expect(taps.length + 1).toBeLessThanOrEqual(5);
});
