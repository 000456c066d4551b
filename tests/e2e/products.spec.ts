import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {layoutShiftOf, watchLayoutShifts} from '../support/layout-shift';
import {expect, test, visit} from '../support/page';

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', {name: 'Products'}).getByRole('listitem').filter({hasText: name});

const cardNames = (page: Page) =>
  page.getByRole('list', {name: 'Products'}).getByRole('heading').allTextContents();

test('the list opens with the featured product and ends with nighttime support', async ({page}) => {
  await visit(page, '/products');
  const names = await cardNames(page);
  expect(names[0]).toBe('Bellyful Brand Bundle Kit');
  expect(names[1]).toMatch(/^Free Sample/);
  expect(names[2]).toMatch(/^Free Sample/);
  expect(names[3]).toMatch(/^Men's Daily/);
  expect(names.at(-1)).toMatch(/^Nighttime Support/);
  await expectAccessible(page);
});

test('a card shows description, price, sale price, price range and stock', async ({page}) => {
  await visit(page, '/products');
  const sale = cardOf(page, 'Konjac Fettuccine Pasta');
  await expect(sale).toContainText('Sale');
  await expect(sale).toContainText('$3.99');
  await expect(sale.locator('s')).toContainText('$4.99');
  await expect(sale).toContainText('In Stock');
  await expect(cardOf(page, 'Konjac Angel Hair Noodles')).toContainText('$4.99 – $47.99');
  await expect(cardOf(page, 'Pain-Free Weight Loss Capsules').last()).toContainText(
    '$79.00 – $294.00',
  );
  await expect(cardOf(page, 'Electrolyte Packets')).toContainText('Price unavailable');
  await expect(cardOf(page, 'Bellyful Brand Bundle Kit')).toContainText(
    'Appetite control, hydration & a daily multi-vitamin in one kit, with a free konjac sample.',
  );
});

test('View Product opens catalogue and static products, and is disabled out of stock', async ({
  page,
}) => {
  await visit(page, '/products');
  await expect(
    page.getByRole('button', {name: 'View Product Konjac Lasagna Sheets'}),
  ).toBeDisabled();
  await page.getByRole('link', {name: 'View Product Konjac Rice'}).click();
  await expect(page).toHaveURL('/wordpress-product/konjac-rice');
  await expect(page).toHaveTitle('Konjac Rice | Bellyful');
  await page.goBack();
  await page.getByRole('link', {name: 'View Product Pain-Free Weight Loss Capsules'}).click();
  await expect(page).toHaveURL('/pain-free-weight-loss');
});

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
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Show all products'}).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('searchbox', {name: 'Search products'})).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('search, categories and variations work, and every product reads fully', async ({page}) => {
    await page.goto('/products');
    await page.getByRole('searchbox', {name: 'Search products'}).fill('twirl');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/products?q=twirl');
    expect(await cardNames(page)).toEqual(['Konjac Spaghetti Pasta']);
    await page.goto('/wordpress-product/konjac-angel-hair');
    await page.getByRole('button', {name: '6', exact: true}).click();
    await expect(page).toHaveURL('/wordpress-product/konjac-angel-hair?variation=125');
    await expect(page.getByRole('main')).toContainText('$23.99');
    await page.getByRole('heading', {name: 'What It Is & How It Works'}).click();
    await expect(page.getByRole('heading', {name: 'You may also like'})).toBeVisible();
  });
});

test.describe('a product with variations', () => {
  test.beforeEach(({page}) => visit(page, '/wordpress-product/konjac-angel-hair'));

  test('asks for an option, flags it when missing, and adds what was chosen', async ({page}) => {
    const main = page.getByRole('main');
    await expect(main).toContainText('$4.99 – $47.99');
    await page.getByRole('button', {name: 'Please Select an Option'}).click({force: true});
    await expect(page.getByRole('alert')).toHaveText('Please select an option to continue.');
    await expectAccessible(page);
    const six = page.getByRole('button', {name: '6', exact: true});
    await six.click();
    await expect(page).toHaveURL(/\?variation=125$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(six).toHaveAttribute('aria-pressed', 'true');
    await expect(main.locator('s').first()).toContainText('$26.99');
    await page.getByRole('button', {name: 'Increase quantity'}).click();
    await page.getByRole('button', {name: 'Add to Cart - $47.98'}).click();
    await expect(
      page.getByText('Konjac Angel Hair Noodles (6) was added to your cart.'),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
  });

  test('a chosen variation is let go by choosing it again', async ({page}) => {
    const one = page.getByRole('button', {name: '1', exact: true});
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/konjac-angel-hair\??$/);
  });

  test('the keyboard alone chooses and adds', async ({page}) => {
    await page.getByRole('button', {name: '12', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?variation=126$/);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.textContent);
      if (name?.startsWith('Add to Cart')) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  });

  test('leads to konjac recipes and shows what it is', async ({page}) => {
    await page.getByRole('heading', {name: 'What It Is & How It Works'}).click();
    await expect(page.getByRole('img', {name: 'Our certifications'})).toBeVisible();
    await page.getByRole('link', {name: 'Konjac recipes'}).click();
    await expect(page).toHaveURL('/recipes/konjac');
  });
});

test('the bundle asks for a kit, then for the free noodle sample', async ({page}) => {
  await visit(page, '/wordpress-product/bellyful-bundle');
  const button = page.getByRole('main').getByRole('button');
  await page.getByRole('button', {name: "Women's Kit"}).click();
  await button.filter({hasText: 'Please Select Free Sample'}).click({force: true});
  await expect(page.getByRole('alert')).toHaveText(
    'Please select your free Konjac noodle sample type to continue.',
  );
  await page.getByRole('button', {name: /^Fettuccine/}).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', {name: 'Add to Cart - $89.99'}).click();
  await page.getByRole('button', {name: 'See your cart'}).click();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer).toContainText("Bellyful Brand Bundle Kit (Women's Daily Multi-Vitamin)");
  await expect(drawer).toContainText('Free noodle sample: Fettuccine');
});

test('out of stock nothing can be bought', async ({page}) => {
  await visit(page, '/wordpress-product/konjac-lasagna');
  await expect(
    page.getByRole('main').getByRole('button', {name: 'Out of Stock'}).first(),
  ).toBeDisabled();
  await expect(page.getByRole('group', {name: /^Quantity/})).toHaveCount(0);
});

test('a product without a price cannot be bought, and missing text is announced', async ({
  page,
}) => {
  await visit(page, '/wordpress-product/electrolyte-packets');
  await expect(page.getByRole('button', {name: 'Price unavailable'}).first()).toBeDisabled();
  await page.getByRole('heading', {name: 'What It Is & How It Works'}).click();
  await expect(page.getByText('Information coming soon...')).toBeVisible();
});

test('an address without a product, and one of no product, lead back to the products', async ({
  page,
}) => {
  const missing = await visit(page, '/wordpress-product/no-such-noodle');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Product Not Found'})).toBeVisible();
  await expect(page.getByText('The requested product could not be found.')).toBeVisible();
  await expectAccessible(page);
  const empty = await visit(page, '/wordpress-product');
  expect(empty?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Invalid Product URL'})).toBeVisible();
  await expect(page.getByText('No product identifier provided in the URL.')).toBeVisible();
  await page.getByRole('link', {name: 'Back to Products'}).click();
  await expect(page).toHaveURL('/products');
});

test('the lightbox turns pages by button, key and swipe, and gives the focus back', async ({
  page,
}) => {
  await visit(page, '/wordpress-product/bellyful-bundle');
  const opener = page.getByRole('button', {name: 'View Bellyful Brand Bundle Kit full screen'});
  await opener.click();
  const lightbox = page.getByRole('dialog', {name: 'Pictures of Bellyful Brand Bundle Kit'});
  const counter = lightbox.getByText(/^\d \/ \d$/);
  await expect(counter).toHaveText('1 / 5');
  await lightbox.getByRole('button', {name: 'Next picture'}).click();
  await expect(counter).toHaveText('2 / 5');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('5 / 5');
  await lightbox.getByRole('button', {name: 'Previous picture'}).click();
  await expect(counter).toHaveText('4 / 5');
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  await page.mouse.move(width * 0.7, height / 3);
  await page.mouse.down();
  await page.mouse.move(width * 0.3, height / 3, {steps: 4});
  await page.mouse.up();
  await expect(counter).toHaveText('5 / 5');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('choosing a variation shows its picture', async ({page}) => {
  await visit(page, '/wordpress-product/bellyful-bundle');
  const picture = page.getByRole('button', {name: /full screen$/}).getByRole('img');
  await page.getByRole('button', {name: /^Men's Kit/}).click();
  await expect(picture).toHaveAttribute('src', /bellyful-bundle-men/);
});

test('the product flies to the cart, but not for those who want stillness', async ({page}) => {
  await visit(page, '/wordpress-product/konjac-rice');
  const flying = page.locator('img[aria-hidden="true"]');
  await page.getByRole('button', {name: /^Add to Cart/}).click();
  await expect(flying).toHaveCount(1);
  await expect(flying).toHaveCount(0, {timeout: 7_000});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.getByRole('button', {name: /^Add to Cart/}).click();
  await expect(page.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
  await expect(flying).toHaveCount(0);
});

test('related products are of the same kind, and this visit’s products come back', async ({
  page,
}) => {
  await visit(page, '/wordpress-product/konjac-rice');
  const related = page.getByRole('list', {name: 'You may also like'});
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', {name: 'Recently viewed'})).toHaveCount(0);
  await related.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/konjac-rice$/);
  await expect(
    page.getByRole('list', {name: 'Recently viewed'}).getByRole('heading', {name: 'Konjac Rice'}),
  ).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('Konjac Rice');
});

test('search engines learn name, price and stock of a product', async ({page}) => {
  await visit(page, '/wordpress-product/konjac-angel-hair');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Product');
  expect(product.name).toBe('Konjac Angel Hair Noodles');
  expect(product.offers).toMatchObject({
    lowPrice: '4.99',
    highPrice: '47.99',
    priceCurrency: 'USD',
  });
});

for (const path of [
  '/products',
  '/wordpress-product/konjac-angel-hair',
  '/wordpress-product/bellyful-bundle',
]) {
  test(`nothing moves by itself on ${path}`, async ({page}) => {
    await watchLayoutShifts(page);
    await visit(page, path);
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  });
}

test('a catalogue product that costs nothing leads to the free sample and is not sold', async ({
  page,
}) => {
  await visit(page, '/wordpress-product/free-sample-konjac');
  await expect(page.getByRole('button', {name: /Add to Cart/})).toHaveCount(0);
  await expect(page.getByRole('button', {name: /quantity/i})).toHaveCount(0);
  await page.getByRole('link', {name: 'Get Your Free Sample'}).click();
  await expect(page).toHaveURL('/free-sample');
});

test('the konjac offer leaves the free sample out, and names the product it leads to', async ({
  page,
}) => {
  await visit(page, '/Konj/trg/starterdiscount');
  await expect(page.getByRole('heading', {name: 'Konjac Rice'})).toBeVisible();
  await expect(page.getByText('Free Sample: Konjac Angel Hair')).toHaveCount(0);
  await page.locator('a[href$="/starterdiscount/konjac-rice"]').click();
  await expect(page).toHaveTitle('Konjac Rice: up to $10.00 off | Bellyful');
});
