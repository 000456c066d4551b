import {chromium, type Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import {fillAddress} from '../support/checkout-page';
import {comeBack, holdScripts, openInHurry, standing, useEverything} from '../support/hurry';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {placeOrder} from '../support/shoppers';

const elsewhere = '/llms.txt';
const capsules = '/pain-free-weight-loss';
const main = (page: Page) => page.getByRole('main');
const buyButton = (page: Page) => main(page).getByRole('button', {name: /^Add to Cart/});
const more = (page: Page) => main(page).getByRole('button', {name: 'Increase quantity'});
const choose = (page: Page, label: string) => page.getByText(label, {exact: true}).click();
const cartLines = (page: Page) => page.getByRole('list', {name: 'Items in your cart'});

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Buys what the page shows; gives what the cart holds then. */
async function bought(page: Page): Promise<object[]> {
  const units = page.getByRole('banner').getByRole('button', {name: /^Cart, [1-9]/});
  await buyButton(page).click();
  await expect(units).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  return JSON.parse(stored).state.items;
}

/** Pages with fields and menus, by what they are about; without what a choice on them hides or moves. */
const pages: Record<string, [path: string, ...except: string[]][]> = {
  'packages and mixes': [[capsules], ['/nighttime-support', 'package']],
  'the catalogue': [
    ['/wordpress-product/konjac-spaghetti'],
    ['/wordpress-product/bellyful-bundle?variation=119'],
  ],
  'the list': [['/products', 'min', 'max', 'q']],
  'forms that anybody may send': [
    ['/contact'],
    ['/account/sign-in'],
    ['/account/sign-up'],
    ['/back-in-stock?product=142'],
  ],
  'the checkout': [['/checkout']],
};

test.describe('what is used before scripts run is so afterwards', {tag: '@narrow'}, () => {
  for (const [about, group] of Object.entries(pages))
    test(`on pages of ${about}, and after Back`, async ({page}) => {
      if (about === 'the checkout') await withCart(page, [shopItems.spaghetti]);
      for (const [path, ...except] of group) {
        const arrive = await openInHurry(page, path);
        const used = await useEverything(page, except);
        await arrive();
        await expect.poll(() => standing(page), path).toMatchObject(used);
        await page.goto(elsewhere);
        await comeBack(page);
        // Browsers put back neither passwords nor what was unfolded.
        const back = Object.entries(used).filter(
          ([name, is]) => is !== true && name !== 'password',
        );
        await expect.poll(() => standing(page), path).toMatchObject(Object.fromEntries(back));
      }
    });

  test('in the account, whose review has a text already', async ({page, shopper}) => {
    await placeOrder(page, shopper);
    const review = '/account/reviews/konjac-spaghetti';
    await page.request.post(review, {form: {name: 'Ada', stars: '4', text: 'Fine and firm.'}});
    for (const path of [review, '/account']) {
      const arrive = await openInHurry(page, path);
      const used = await useEverything(page);
      await arrive();
      await expect.poll(() => standing(page), path).toMatchObject(used);
    }
  });

  test('a menu stays open', async ({page}) => {
    const arrive = await openInHurry(page, '/faq');
    const banner = page.getByRole('banner');
    await banner
      .locator('summary')
      .filter({hasText: /menu|HABITS/})
      .filter({visible: true})
      .click();
    const link = banner.getByRole('link', {name: 'Recipes'});
    await expect(link).toBeVisible();
    await arrive();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/recipes');
    await expect(link).toBeHidden();
  });
});

test.describe('what is shown as chosen is what is bought', {tag: '@narrow'}, () => {
  for (const way of ['at once', 'after Back'])
    test(`a package and how many, ${way}`, async ({page}) => {
      const arrive = await openInHurry(page, capsules);
      await choose(page, '6 bottles');
      await more(page).click();
      if (way === 'at once') await arrive();
      else await page.goto(elsewhere);
      if (way === 'after Back') await comeBack(page);
      await expect(page.getByRole('radio', {name: /^6 bottles/})).toBeChecked();
      await expect(buyButton(page)).toHaveText('Add to Cart - $588.00');
      await expect(main(page)).toContainText('6 bottles, 180-day supply');
      expect(await bought(page)).toMatchObject([{id: 'pain-free-weight-loss-6', quantity: 2}]);
    });
});
