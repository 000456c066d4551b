import type {Page} from '@playwright/test';
import {expect} from './page';

export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  challenge: '4000002500003155',
  down: '4000000000000119',
} as const;

const address = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Address: '12 Engine Street',
  City: 'Petaluma',
  'ZIP code': '94954',
};

/** Nobody else's: samples and offers are once per household. */
export const aHome = () => `${Math.trunc(Math.random() * 1e9)} Orchard Lane`;

export async function fillAddress(page: Page, changes: Partial<typeof address> = {}) {
  // A plain form has its second address in the page, unseen.
  const form = page.getByRole('form', {name: 'Checkout'}).getByRole('region', {name: 'Shipping'});
  for (const [label, value] of Object.entries({...address, ...changes}))
    await form.getByLabel(label, {exact: true}).fill(value);
  await form.getByLabel('State').selectOption('CA');
}

export async function fillCard(page: Page, cardNumber: string = testCards.good) {
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('CVV').fill('123');
}

export const placeOrder = (page: Page) => page.getByRole('button', {name: /Place Order/}).click();

/** The sentence beside the button. */
export const checkoutAlert = (page: Page) =>
  page.getByRole('form', {name: 'Checkout'}).getByRole('alert');

/** What the checkout lacks, from above; all of it. */
export const expectRequired = (page: Page, fields: string[]) =>
  expect(checkoutAlert(page).getByRole('link')).toHaveText(
    fields.map((field) => `${field} is required`),
  );

/** Beside the form, or above it and folded up on a phone. */
export async function unfoldSummary(page: Page) {
  const summary = page.getByRole('region', {name: 'Order summary'});
  const fold = summary.locator('summary').filter({hasText: 'Order summary'});
  await fold.waitFor({state: 'attached'});
  if (await fold.isVisible()) await fold.click();
  return summary;
}

/** The thank-you page of a placed order; gives its number. */
export async function orderNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Thank you for your order');
  return page.locator('dd').first().innerText();
}
