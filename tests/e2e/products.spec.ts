import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, reach, test, visit} from '../support/page';

const cardNames = (page: Page) =>
  page.getByRole('list', {name: 'Products'}).getByRole('heading').allTextContents();

test('search and category are in the address and narrow each other', async ({page}) => {
  await visit(page, '/products');
  await page.getByRole('searchbox', {name: 'Search products'}).fill('sunday');
  await page.getByRole('searchbox', {name: 'Search products'}).press('Enter');
  await expect(page).toHaveURL('/products?q=sunday');
  await expect(page.getByText('1 product', {exact: true})).toBeVisible();
  expect(await cardNames(page)).toEqual(['Konjac Spaghetti Pasta']);
  await page.getByRole('link', {name: 'Supplements', exact: true}).click();
  await expect(page).toHaveURL('/products?q=sunday&category=supplements');
  await expect(page.getByText('No products match “sunday”.')).toBeVisible();
  await page.getByRole('link', {name: 'Show all products'}).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('searchbox', {name: 'Search products'})).toHaveValue('');
});

// Rules: Cards
test('a card puts what is usual into the cart and opens it, and asks for one of a few choices', async ({
  page,
}) => {
  await visit(page, '/products');
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await page.getByRole('button', {name: /^Add to cart: Pain-Free Weight Loss/}).click();
  await expect(drawer).toContainText('$79.00');
  await page.keyboard.press('Escape');
  await page.getByText('Choose Konjac Angel Hair').click();
  await expectAccessible(page, 'main');
  await page.getByRole('button', {name: '6 pouches $23.99'}).click();
  await expect(drawer).toContainText('Konjac Angel Hair Noodles (6 pouches)');
});

// Rules: Cards
test('what shoppers come for is one press from the list', async ({page}) => {
  await visit(page, '/products');
  await page.getByRole('navigation', {name: 'What would you like?'}).getByText('Sleep').click();
  await expect(page).toHaveURL('/products?category=sleep');
  await expect.poll(async () => (await cardNames(page)).join()).toMatch(/^Nighttime Support/);
});

test('a page keeps the title that it came with, the bundle’s too', async ({page}) => {
  for (const path of ['/wordpress-product/bellyful-bundle', '/wordpress-product/konjac-rice']) {
    const html = await (await page.request.get(path)).text();
    await visit(page, path);
    const sent = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').title,
      html,
    );
    await expect(page.getByRole('list', {name: 'You may also like'})).toBeAttached();
    await expect(page).toHaveTitle(sent);
  }
  await visit(page, '/products');
  await page.getByRole('link', {name: 'Bellyful Brand Bundle Kit'}).first().click();
  await expect(page).toHaveTitle('Bellyful Brand Bundle Kit');
});

test.describe('a product with variations', () => {
  test.beforeEach(({page}) => visit(page, '/wordpress-product/konjac-angel-hair'));

  test('asks for an option, flags it when missing, and adds what was chosen', async ({page}) => {
    const main = page.getByRole('main');
    await expect(main).toContainText('From $4.99');
    await page.getByRole('button', {name: 'Please Select an Option'}).click({force: true});
    await expect(page.getByRole('alert')).toHaveText('Please select an option to continue.');
    await expectAccessible(page);
    const one = page.getByRole('button', {name: '1 pouch · $4.99', exact: true});
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/konjac-angel-hair\??$/);
    const six = page.getByRole('button', {name: '6 pouches · $23.99', exact: true});
    await six.click();
    await expect(page).toHaveURL(/\?variation=125$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(six).toHaveAttribute('aria-pressed', 'true');
    await expect(main.locator('s').first()).toContainText('$26.99');
    await page.getByRole('button', {name: 'Increase quantity'}).click();
    await page.getByRole('button', {name: 'Add to Cart - $47.98'}).click();
    await expect(page.locator('#cart-added')).toHaveText(
      'Konjac Angel Hair Noodles (6 pouches) was added to your cart.',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
  });

  test('is chosen and added by the keyboard alone', async ({page}) => {
    await page.getByRole('button', {name: '12 pouches · $47.99', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: /^Add to Cart - /})).toBeVisible();
    await expect(page).toHaveURL(/\?variation=126$/);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.textContent);
      if (name?.startsWith('Add to Cart')) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  });
});

test('the bundle asks for a kit, shows it, then asks for the free noodle sample', async ({
  page,
}) => {
  await visit(page, '/wordpress-product/bellyful-bundle');
  const button = page.getByRole('main').getByRole('button');
  const picture = page.getByRole('button', {name: /full screen$/}).getByRole('img');
  await page.getByRole('button', {name: /^Men's Kit/}).click();
  await expect(picture).toHaveAttribute('src', /bellyful-bundle-men/);
  await page.getByRole('button', {name: "Women's Kit"}).click();
  await button.filter({hasText: 'Please Select Free Sample'}).click({force: true});
  await expect(page.getByRole('alert')).toHaveText(
    'Please select your free Konjac noodle sample type to continue.',
  );
  await page.getByText('Fettuccine', {exact: true}).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', {name: 'Add to Cart - $89.99'}).click();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer).toContainText("Bellyful Brand Bundle Kit (Women's Daily Multi-Vitamin)");
  await expect(drawer).toContainText('Free noodle sample: Fettuccine');
});

test(
  'the lightbox turns pages by button, key and swipe, and gives the focus back',
  {tag: '@narrow'},
  async ({page}) => {
    await visit(page, '/wordpress-product/bellyful-bundle');
    const opener = page.getByRole('button', {name: 'View Bellyful Brand Bundle Kit full screen'});
    await opener.click();
    const lightbox = page.getByRole('dialog', {name: 'Pictures of Bellyful Brand Bundle Kit'});
    const counter = lightbox.getByText(/^\d \/ \d$/);
    await expect(counter).toHaveText('1 / 6');
    await lightbox.getByRole('button', {name: 'Next picture'}).click();
    await expect(counter).toHaveText('2 / 6');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText('6 / 6');
    await lightbox.getByRole('button', {name: 'Previous picture'}).click();
    await expect(counter).toHaveText('5 / 6');
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    await page.mouse.move(width * 0.7, height / 3);
    await page.mouse.down();
    await page.mouse.move(width * 0.3, height / 3, {steps: 4});
    await page.mouse.up();
    await expect(counter).toHaveText('6 / 6');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test('the product flies to the cart, but not for those who want stillness', async ({page}) => {
  await page.clock.install();
  await visit(page, '/wordpress-product/konjac-rice');
  const flying = page.locator('#flight img');
  await page.getByRole('button', {name: /^Add to Cart/}).click();
  await expect(flying).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(flying).toHaveCount(0);
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.getByRole('button', {name: /^Add to Cart/}).click();
  await expect(page.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
  await page.clock.runFor(100);
  await expect(flying).toHaveCount(0);
});

test('related products are of the same kind, and this visit’s products come back', async ({
  page,
}) => {
  await visit(page, '/wordpress-product/konjac-rice');
  const related = page.getByRole('list', {name: 'You may also like'});
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', {name: 'Recently viewed'})).toHaveCount(0);
  await reach(related);
  await related.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/konjac-rice$/);
  await expect(
    page.getByRole('list', {name: 'Recently viewed'}).getByRole('heading', {name: 'Konjac Rice'}),
  ).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('Konjac Rice');
});

test('filters are ticked by the keyboard beside the list, and taken back one by one', async ({
  page,
}) => {
  await visit(page, '/products');
  const tick = page.getByRole('checkbox', {name: /^Out of Stock/});
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/products?stock=out-of-stock');
  await expect(tick).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: /^\d+ products?$/})).toBeVisible();
  await page.getByRole('combobox', {name: 'Sort by'}).selectOption('Newest');
  await expect(page).toHaveURL('/products?stock=out-of-stock&sort=newest');
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Remove filter: Out of Stock'}).click();
  await expect(page).toHaveURL('/products?sort=newest');
  await expect(tick).not.toBeChecked();
});

test('on a phone the filters fill a sheet of their own', {tag: '@phone-only'}, async ({page}) => {
  await visit(page, '/products');
  const open = page.getByRole('button', {name: 'Filters'});
  const sheet = page.getByRole('form', {name: 'Filters'});
  await open.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await open.click();
  await page.getByRole('checkbox', {name: /^Out of Stock/}).check();
  await page.getByRole('button', {name: 'Show products'}).click();
  await expect(page).toHaveURL('/products?stock=out-of-stock');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', {name: 'Filters (1)'})).toBeVisible();
});

test.describe('a pack that its buyer mixes', () => {
  const pack = '/wordpress-product/konjac-angel-hair?variation=125';
  const mix = async (page: Page, numbers: Record<string, string>) => {
    for (const [name, number] of Object.entries(numbers))
      await page.getByRole('spinbutton', {name}).fill(number);
    await page
      .getByRole('main')
      .getByRole('button', {name: /^Add to Cart/})
      .click();
  };

  test('asks for as many as it holds, and is one line of the cart', async ({page}) => {
    await visit(page, pack);
    await page.locator('summary').filter({hasText: 'Mix your own box of 6'}).click();
    await mix(page, {Spaghetti: '2', Fettuccine: '3'});
    await expect(page.getByRole('alert')).toContainText('Please choose 6 in all');
    await expect(page.getByText('5 of 6 chosen')).toBeVisible();
    await expectAccessible(page);
    await mix(page, {Penne: '1'});
    const cart = page.getByRole('dialog');
    await expect(cart).toContainText(
      'Your own mix (6 pouches, 2 Konjac Spaghetti Pasta, 3 Konjac Fettuccine Pasta, 1 Konjac Penne Pasta)',
    );
    await expect(cart).toContainText('$23.99');
  });
});
