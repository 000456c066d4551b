import {expectAccessible} from '../support/axe';
import {expect, reach, test, visit} from '../support/page';
import {mockUrl} from '../support/mock-shop';
import {shopControl} from '../support/own-shop';
import {placeOrder} from '../support/shoppers';

const path = '/wordpress-product/konjac-spaghetti';

test('a buyer reads reviews, writes one, and finds it waiting', async ({page, shopper}) => {
  await placeOrder(page, shopper);
  await visit(page, path);
  const reviews = page.getByRole('region', {name: 'Reviews'});
  // Before their code has come their links lead to a page of their own.
  await reach(reviews);
  await reviews.getByRole('link', {name: 'More reviews'}).click();
  await expect(page).toHaveURL(/reviews=/);
  await expect(reviews.getByRole('heading', {name: 'Reviews'})).toBeFocused();
  await page.goBack();
  await reviews.getByRole('link', {name: 'Write a review'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your review');
  await page.getByRole('button', {name: 'Send my review'}).click();
  await expect(page.getByRole('alert')).toContainText('Please choose how many stars to give.');
  await expect(page.getByRole('radio', {name: '1 star'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: '3 stars'})).toBeChecked();
  await page.getByLabel('Your review').fill(`Written by ${shopper.email.slice(0, 12)}`);
  await page.getByLabel('Name to show').fill('Ada');
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Send my review'}).click();
  await expect(page.getByText('Thank you! Your review waits')).toBeVisible();
  await page.getByRole('link', {name: 'Back to Konjac Spaghetti Pasta'}).click();
  await expect(reviews.getByText('Your review waits for the shop’s approval.')).toBeVisible();
  await shopControl(mockUrl).moderateReview('refuse');
  await page.reload();
  await reach(reviews);
  await expect(reviews.getByText('The shop did not publish your review.')).toBeVisible();
  await reviews.getByRole('link', {name: 'Change my review'}).click();
  await expect(page.getByRole('radio', {name: '3 stars'})).toBeChecked();
});
