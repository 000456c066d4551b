import {expectFit} from './expect-fit';
import {lookAs} from './ways';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail} from '../support/shoppers';
import {beforePages} from '../support/stored-before';

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
  const search = page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
  test.skip(!(await search.isVisible()), 'no room: the menu leads to the list, which has a search');
  await search.click();
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

test('a wish list, filled and with a product removed, can be read', async ({page}) => {
  await beforePages(page, {'wish-storage': ['wp-142', 'wp-146', 'allulose-gummies']});
  await visit(page, '/wish-list');
  const list = page.getByRole('list', {name: 'My wish list'});
  await expect(list.getByRole('button', {name: 'Add to cart: Konjac Rice'})).toBeVisible();
  await expectFit(page, 'the filled wish list');
  await list.getByRole('button', {name: 'Remove Konjac Rice'}).click();
  await expect(list.getByRole('button', {name: 'Undo: put Konjac Rice back'})).toBeFocused();
  await expectFit(page, 'the wish list with a product removed');
});

test('an empty wish list can be read', async ({page}) => {
  await visit(page, '/wish-list');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expectFit(page, 'the empty wish list');
});

test('the form for what is sold out can be read, refused and answered', async ({page}) => {
  await visit(page, '/wordpress-product/konjac-lasagna');
  const main = page.getByRole('main');
  const send = main.getByRole('button', {name: 'Tell me', exact: true});
  await send.scrollIntoViewIfNeeded();
  await expectFit(page, 'the form for what is sold out');
  await send.click();
  await expect(main.getByText('Please enter a valid email address')).toBeVisible();
  await expectFit(page, 'the refused form for what is sold out');
  await main.getByLabel('Email').fill(aNewEmail());
  await send.click();
  await expect(main.getByText('there is a link in your inbox')).toBeVisible();
  await expectFit(page, 'the answered form for what is sold out');
});
