import {expectAccessible} from '../support/axe';
import {expect, test, visit} from '../support/page';

test('an empty cart says so and leads to the products', async ({page}) => {
  await visit(page, '/cart');
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', {name: 'Continue Shopping'}).click();
  await expect(page).toHaveURL('/products');
});
