import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/page';

const soup = '/recipes/konjac/beef-yakisoba';
const add = (page: Page) =>
  page.getByRole('button', {name: 'Add 3 packs of Konjac Spaghetti Pasta · $13.47'});

test('what a recipe takes is in the cart after one tap, which opens it', async ({page}) => {
  await visit(page, soup);
  await add(page).first().click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('link', {name: 'Konjac Spaghetti Pasta'})).toBeVisible();
  await expect(cart.getByLabel(/^Quantity of/)).toHaveValue('3');
});

test('a recipe fits on one sheet of paper', async ({page}) => {
  for (const path of [soup, '/recipes/zucchini-turkey-lasagna']) {
    await visit(page, path);
    const margin = '0.4in';
    const sheets = await page.pdf({
      format: 'Letter',
      margin: {top: margin, right: margin, bottom: margin, left: margin},
    });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
