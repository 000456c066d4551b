import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../../playwright.config';
import {findFullBrowser} from '../browser';
import {fillAddress} from '../support/checkout-page';
import {comeBack, controlsOf, openInHurry, standing, useEverything} from '../support/hurry';
import {expect, test, visit} from '../support/page';
import {accountPages, openPages, otherGroups} from '../support/site-pages';
import {shopItems, withCart} from '../support/shop-cart';
import {placeOrder, sendForm} from '../support/shoppers';

const elsewhere = '/llms.txt';
const capsules = '/pain-free-weight-loss';
const main = (page: Page) => page.getByRole('main');
const buyButton = (page: Page) => main(page).getByRole('button', {name: /^Add to Cart/});
const more = (page: Page) => main(page).getByRole('button', {name: 'Increase quantity'});
const choose = (page: Page, label: string) => page.getByText(label, {exact: true}).click();
const cartLines = (page: Page) => page.getByRole('list', {name: 'Items in your cart'});

const savedAddress = {
  firstName: 'Ada',
  lastName: 'Miller',
  address1: '12 Orchard Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
};

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function cartItems(page: Page): Promise<object[]> {
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  return JSON.parse(stored).state.items;
}

/** Buys what the page shows, with an empty cart; gives what it holds then. */
async function bought(page: Page): Promise<object[]> {
  const units = page.getByRole('banner').getByRole('button', {name: /^Cart, [1-9]/});
  await buyButton(page).click();
  await expect(units).toBeVisible();
  return cartItems(page);
}

const reviewPath = '/account/reviews/konjac-spaghetti';

/** Buttons that only scripts can answer. */
const pressed = /full screen$|^Picture \d|^Increase quantity$|^Cookie settings$|^Change/;

/** Pages with fields and menus, by what they are about; without what a choice on them hides or moves. */
const pages: Record<string, [path: string, ...except: string[]][]> = {
  'packages and mixes': [[capsules], ['/nighttime-support', 'package']],
  'the catalogue': [
    ['/wordpress-product/konjac-spaghetti'],
    ['/wordpress-product/bellyful-bundle?variation=119'],
    ['/wish-list/womens-multi-vitamin+allulose-gummies'],
  ],
  'the list': [['/products', 'min', 'max', 'q', 'products']],
  'forms that anybody may send': [
    ['/contact'],
    ['/account/sign-in'],
    ['/account/sign-up'],
    ['/back-in-stock?product=142'],
  ],
  'the checkout': [['/checkout']],
};
/** What a narrow screen folds or puts into a sheet. */
const changesWhenNarrow = ['the list', 'the checkout'];

test.describe('what is used before scripts run is so afterwards', () => {
  for (const [about, group] of Object.entries(pages)) {
    const tag = changesWhenNarrow.includes(about) ? '@narrow' : [];
    test(`on pages of ${about}, and after Back`, {tag}, async ({page}) => {
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
  }

  test('in the account, whose review has a text already', async ({page, shopper}) => {
    await placeOrder(page, shopper);
    await sendForm(page, reviewPath, {name: 'Ada', stars: '4', text: 'Fine and firm.'});
    for (const path of [reviewPath, '/account', '/account/security']) {
      const arrive = await openInHurry(page, path);
      const used = await useEverything(page);
      await arrive();
      await expect.poll(() => standing(page), path).toMatchObject(used);
    }
  });

  test('a menu stays open', {tag: '@narrow'}, async ({page}) => {
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

/** Leaves for another document at once, or lets the scripts come. */
const waysOn = {
  'at once': async (_page: Page, arrive: () => Promise<void>) => arrive(),
  'after Back': async (page: Page) => {
    await page.goto(elsewhere);
    await comeBack(page);
  },
};

test('no page has a field or a button of which these tests know nothing', async ({
  page,
  shopper,
}) => {
  await placeOrder(page, shopper);
  await page.goto('/faq');
  const used = Object.values(pages).flatMap((group) => group.map(([path]) => path));
  const open = [...openPages, ...Object.values(otherGroups).flat()].map(([path]) => path);
  const known = await controlsOf(page, [...used, reviewPath, '/account', '/account/security']);
  const all = await controlsOf(page, [...open, ...accountPages]);
  expect(all.fields.filter((name) => !known.fields.includes(name))).toEqual([]);
  expect(all.buttons.filter((name) => !pressed.test(name))).toEqual([]);
});

test.describe('what is shown as chosen is what is bought', () => {
  for (const [way, goOn] of Object.entries(waysOn)) {
    test(`a package, how many, and a mix, ${way}`, async ({page}) => {
      const arrive = await openInHurry(page, capsules);
      await choose(page, '6 bottles');
      await more(page).click();
      await goOn(page, arrive);
      await expect(page.getByRole('radio', {name: /^6 bottles/})).toBeChecked();
      await expect(buyButton(page)).toHaveText('Add to Cart - $588.00');
      await expect(main(page)).toContainText('6 bottles, 180-day supply');
      const capsules6 = {id: 'pain-free-weight-loss-6', quantity: 2};
      expect(await bought(page)).toMatchObject([capsules6]);
      const arriveAgain = await openInHurry(page, '/nighttime-support');
      const mix = page.getByRole('group', {name: 'Choose your mix'});
      await choose(page, '4 bottles');
      await mix.getByRole('radio', {name: /^Melatonin-free/}).check();
      await goOn(page, arriveAgain);
      await expect(mix.getByRole('radio', {name: /^Melatonin-free/})).toBeChecked();
      await buyButton(page).click();
      await expect(
        page.getByRole('banner').getByRole('button', {name: 'Cart, 3 items'}),
      ).toBeVisible();
      expect(await cartItems(page)).toMatchObject([
        capsules6,
        {id: 'nighttime-support-4:melatonin-free'},
      ]);
    });
  }

  test('a kit, its free noodles and how many, which the kit’s own press takes along', async ({
    page,
  }) => {
    const arrive = await openInHurry(page, '/wordpress-product/bellyful-bundle');
    await choose(page, 'Fettuccine');
    await more(page).click();
    await page.getByRole('button', {name: /^Men's Kit/}).click();
    await expect(page.getByRole('button', {name: /^Men's Kit/})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await arrive();
    await expect(page.getByRole('radio', {name: /^Fettuccine/})).toBeChecked();
    await expect(buyButton(page)).toHaveText('Add to Cart - $179.98');
    expect(await bought(page)).toMatchObject([{konjacNoodleType: 'Fettuccine', quantity: 2}]);
  });

  test('also when it is put into the cart before scripts run', async ({page}) => {
    const arrive = await openInHurry(page, capsules);
    await choose(page, '6 bottles');
    await more(page).click();
    await buyButton(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(cartLines(page)).toContainText('Pain-Free Weight Loss Capsules (6 bottles)');
    await cartLines(page).getByRole('spinbutton').fill('3');
    await page.getByLabel('Discount code').pressSequentially('freeship');
    await arrive();
    await expect(main(page).getByRole('button', {name: 'Increase quantity'})).toBeVisible();
    await expect(main(page)).toContainText('$793.80');
    await expect(page.getByLabel('Discount code')).toHaveValue('freeship');
    await expect(page.getByLabel('Discount code')).toBeFocused();
  });
});

test.describe('what is pressed before scripts run is pressed then', () => {
  test('the picture, another picture, and the cookie settings', async ({page}) => {
    for (const [name, opened] of [
      [/full screen$/, /^Pictures of/],
      ['Cookie settings', /^Cookies/],
    ] as const) {
      const arrive = await openInHurry(page, '/womens-multi-vitamin');
      await page.getByRole('button', {name: /^Picture 2/}).click();
      await page.getByRole('button', {name}).click();
      await arrive();
      await expect(page.getByRole('dialog', {name: opened})).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', {name: /^Picture 2/})).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
  });

  test('the way to another address of a shopper whose address is known', async ({
    page,
    shopper,
  }) => {
    await sendForm(page, '/account', savedAddress);
    await withCart(page, [shopItems.spaghetti]);
    expect(shopper.email).toBeTruthy();
    const arrive = await openInHurry(page, '/checkout');
    await page.getByRole('button', {name: /^Change/}).click();
    await arrive();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
  });
});

/** The browser's own cart holds what the server kept. */
const isTakenOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('cart-storage'))).toContain('wp-130');

test('an order that was begun before scripts ran goes on with all that was typed', async ({
  page,
}) => {
  await sendForm(page, '/cart', {item: 'wp-130'});
  const arrive = await openInHurry(page, '/checkout');
  await fillAddress(page);
  await page.getByLabel('Cash on delivery').check();
  await page.getByLabel('Billing address is the same').uncheck();
  await page.locator('#checkout-billing-city').fill('Portland');
  await arrive();
  await isTakenOver(page);
  await expect(page.getByRole('button', {name: 'Place Order - $9.46'})).toBeVisible();
  await expect(page.getByLabel('City').first()).toHaveValue('Petaluma');
  await expect(page.getByLabel('Cash on delivery')).toBeChecked();
  await expect(page.locator('#checkout-billing-city')).toHaveValue('Portland');
  await expect(page.locator('#checkout-billing-city')).toBeFocused();
});

test('no letter is lost while the browser’s own cart takes over the one that the server kept', async ({
  page,
}) => {
  await sendForm(page, '/cart', {item: 'wp-130'});
  const arrive = await openInHurry(page, '/checkout');
  const letters = 'Behind the orchard, '.repeat(6).trim();
  const field = page.locator('#checkout-address2');
  await field.focus();
  await Promise.all([arrive(), page.keyboard.type(letters, {delay: 20})]);
  await isTakenOver(page);
  await expect(field).toHaveValue(letters);
});

test(
  'the list is sorted, and beside it narrowed, as it was chosen',
  {tag: '@narrow'},
  async ({page}) => {
    const arrive = await openInHurry(page, '/products');
    await page.getByLabel('Sort by').selectOption('price-up');
    await arrive();
    await expect(page).toHaveURL(/sort=price-up/);
    const again = await openInHurry(page, '/products');
    if (isPhone(page)) await page.getByRole('button', {name: 'Filters'}).click();
    await page.getByLabel(/^Out of Stock/).check();
    await again();
    // A sheet over the list is sent by its own button.
    if (isPhone(page)) await page.getByRole('button', {name: 'Show products'}).click();
    await expect(page).toHaveURL(/stock=out-of-stock/);
  },
);

test('who signs in for the free sample does so on a page of its own', async ({page}) => {
  await openInHurry(page, '/free-sample');
  await main(page).getByRole('link', {name: 'Sign In'}).click();
  await expect(page).toHaveURL('/account/sign-in?returnTo=%2Ffree-sample');
});

test('a page in the browser’s back/forward cache comes back as it was left', async ({baseURL}) => {
  const executablePath = findFullBrowser();
  test.skip(
    executablePath === null,
    'A headless shell stores no pages, and there is no other Chromium here.',
  );
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath !== null && {executablePath}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL: baseURL ?? ''});
  await page.addInitScript(() =>
    addEventListener('pageshow', ({persisted}) => (document.title = `stored: ${persisted}`)),
  );
  await visit(page, capsules);
  await choose(page, '6 bottles');
  await more(page).click();
  await page.goto(elsewhere);
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveTitle('stored: true');
  await expect(buyButton(page)).toHaveText('Add to Cart - $588.00');
  expect(await bought(page)).toMatchObject([{id: 'pain-free-weight-loss-6', quantity: 2}]);
  await browser.close();
});
