import {expectFit} from './expect-fit';
import {lookAs} from './ways';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

test.beforeEach(({page}, {project}) => lookAs(page, project.name));

test('the cart drawer, filled and empty, can be read', async ({page}) => {
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, '/faq');
  await page.getByRole('banner').getByRole('button', {name: 'Cart, 1 item'}).click();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer).toBeVisible();
  await expectFit(page, 'the filled drawer');
  await drawer.getByRole('button', {name: `Remove ${shopItems.spaghetti.name}`}).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expectFit(page, 'the empty drawer');
});

test('the menu can be read', async ({page}) => {
  await visit(page, '/about');
  const toggle = page.getByRole('banner').locator('summary').filter({hasText: 'menu'});
  if (await toggle.isVisible()) await toggle.click();
  else await page.getByRole('banner').locator('summary').first().click();
  await expectFit(page, 'the open menu');
});

test('the dialog of the account can be read in both modes, with a refusal', async ({page}) => {
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
  const dialog = page.getByRole('dialog', {name: /^(Sign In|Create Account)$/});
  await expect(dialog).toBeVisible();
  await expectFit(page, 'the dialog to sign in');
  await dialog.getByRole('button', {name: 'Create Account'}).click();
  await expectFit(page, 'the dialog to sign up');
  await dialog.getByRole('button', {name: 'Create Account'}).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectFit(page, 'the refused dialog');
});

test('the search can be read', async ({page}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page.getByRole('combobox', {name: 'Search the shop'})).toBeFocused();
  await page.keyboard.type('konjac');
  await expect(page.getByRole('group', {name: 'Products'})).toBeVisible();
  await expectFit(page, 'the search');
});

test.describe('somebody who was never asked', () => {
  test.use({cookieChoice: null});

  test('can read the question about cookies', async ({page}) => {
    await visit(page, '/faq');
    await expect(page.getByRole('button', {name: 'Decline'})).toBeVisible();
    await expectFit(page, 'the question about cookies');
  });
});

test('a checkout that is refused can be read', async ({page}) => {
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, '/checkout');
  await page.getByRole('button', {name: /Place Order/}).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectFit(page, 'the refused checkout');
});
