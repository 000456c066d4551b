import {expect, type Page} from '@playwright/test';
import {aHome} from './checkout-page';

export const spaghettiPath = '/wordpress-product/konjac-spaghetti';

/** Puts one pouch of konjac spaghetti (4.49) in the cart. */
export async function addSpaghetti(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', {name: 'Add to Cart - $4.49'}).click();
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
}

/** The state a store keeps under a name; null when it keeps nothing. */
export const storedState = (page: Page, name: string) =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key);
    const stored = text === null ? null : (JSON.parse(text) as {state: Record<string, unknown>});
    return stored?.state ?? null;
  }, name);

/** Signs in through the dialog that is open. */
export async function signInHere(
  page: Page,
  {email, password = 'Bellyful-1!'}: {email: string; password?: string},
): Promise<void> {
  const dialog = page.getByRole('dialog', {name: /^(Sign In|Create Account)$/});
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', {exact: true}).fill(password);
  await dialog.getByRole('button', {name: 'Sign In', exact: true}).first().click();
  await expect(dialog).toBeHidden();
}

/** Fills in the checkout and places the order; a test card pays. */
export async function placeOrder(page: Page, email = 'ada@example.com'): Promise<void> {
  const main = page.getByRole('main');
  const fields: [string, string][] = [
    ['First name', 'Ada'],
    ['Last name', 'Miller'],
    ['Email', email],
    ['Address', aHome()],
    ['City', 'Portland'],
    ['ZIP code', '97201'],
    ['Name on card', 'Ada Miller'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1230'],
    ['CVV', '123'],
  ];
  for (const [label, value] of fields) await main.getByLabel(label, {exact: true}).fill(value);
  await main.getByLabel('State').selectOption('OR');
  await main.getByRole('button', {name: 'Place Order'}).click();
}
