import type {Page, Request} from '@playwright/test';
import {allergenNames} from '../../app/content/labels/allergens';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart, type StoredItem} from '../support/shop-cart';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  shop = await startOwnShop({MOCK_CATALOGUE: 'large'});
});
test.afterAll(() => shop.close());

/** Of the mocked pantry: 1 contains sesame, 6 soy and wheat, 8 may contain milk, 2 is free of the nine, 7 has no label. */
const pantry = (number: number) => `${shop.url}/wordpress-product/pantry-${number}`;
const pantryItem = (number: number): StoredItem => ({
  ...shopItems.rice,
  id: `wp-${5000 + number}`,
  name: `Pantry ${number}`,
  href: `/wordpress-product/pantry-${number}`,
});

const cards = (page: Page, name = 'Products') =>
  page.getByRole('list', {name, exact: true}).locator('> li');
const marksIn = (page: Page) => page.getByRole('list', {name: 'Your allergens on its label'});

/** Unfolds where allergens are ticked: on a phone in the sheet of the filters. */
async function openAllergens(page: Page) {
  const filters = page.getByRole('button', {name: /^Filters/});
  if (await filters.isVisible()) await filters.click();
  await page.getByText('My allergens', {exact: true}).click();
  return page.getByRole('group', {name: 'Tick what you need to see'});
}

test.describe('without scripts', {tag: '@phone-only'}, () => {
  test.use({javaScriptEnabled: false});

  test('the list is narrowed by what labels say, and says so', async ({page}) => {
    await page.goto(`${shop.url}/products?q=konjac`);
    const filters = page.getByRole('button', {name: /^Filters/});
    if (await filters.isVisible()) await filters.click();
    await page.getByRole('checkbox', {name: /^Gluten-free/}).check();
    await page.getByRole('checkbox', {name: /^Keto: 5 g net carbs or less a serving/}).check();
    await page.getByRole('button', {name: 'Show products'}).click();
    await expect(page).toHaveURL(/diet=gluten-free&diet=keto/);
    expect(await cards(page).count()).toBeGreaterThan(5);
    await expect(cards(page).filter({hasText: 'Konjac Rice'})).toContainText(
      '0 cal · 0 g net carbs · 3 g fiber',
    );
    await expect(cards(page).filter({hasText: 'Variety Pack'})).toHaveCount(1);
    await page
      .getByRole('list', {name: 'Chosen filters'})
      .getByRole('link', {name: 'Remove filter: Gluten-free'})
      .click();
    await expect(page).toHaveURL(`${shop.url}/products?q=konjac&diet=keto`);
    await expect(page.getByText('My allergens')).toHaveCount(0);
  });
});

test('a serving is read aloud in words, on the list and on the product’s page', async ({page}) => {
  await visit(page, `${shop.url}/products?diet=keto&q=konjac+rice`);
  const said = 'Per serving: 0 calories, 0 grams of net carbs, 3 grams of fiber';
  await expect(cards(page).first()).toContainText(said);
  await expectAccessibleAtAnyWidth(page);
  await page.getByRole('link', {name: 'View Product Konjac Rice'}).click();
  await expect(page.getByRole('main')).toContainText(said);
  await expect(
    page.getByText('0 cal · 0 g net carbs · 3 g fiber per serving', {exact: true}),
  ).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
});

test(
  'ticked once, allergens are marked on cards, pages and in the cart, and no request has them',
  {tag: '@narrow'},
  async ({page}) => {
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    await withCart(page, [pantryItem(1), pantryItem(7), pantryItem(8)]);
    await visit(page, `${shop.url}/products?q=pantry&sort=newest`);
    await expect(marksIn(page)).toHaveCount(0);
    const group = await openAllergens(page);
    for (const name of ['Milk', 'Sesame', 'Gluten']) await group.getByLabel(name).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(
      cards(page)
        .filter({hasText: /^Sesame/})
        .first(),
    ).toContainText('Contains sesame');
    await page.goto(pantry(1));
    await expect(marksIn(page).first().getByRole('listitem')).toHaveText([
      'Contains sesame',
      'Label does not say: milk',
      'Free of gluten',
    ]);
    await expectAccessible(page);
    await page.goto(pantry(8));
    await expect(marksIn(page).first()).toContainText('May contain milk');
    await page.goto(pantry(7));
    await expect(marksIn(page).first().getByRole('listitem')).toHaveText([
      'Label does not say: milk, sesame, and gluten',
    ]);
    await page.goto(`${shop.url}/allulose-gummies`);
    await expect(marksIn(page).first().getByRole('listitem')).toHaveText([
      'Free of milk, sesame, and gluten',
    ]);
    await page.goto(`${shop.url}/cart`);
    await expect(marksIn(page)).toHaveCount(3);
    await expect(marksIn(page).nth(0)).toContainText('Contains sesame');
    await expect(marksIn(page).nth(1)).toHaveText('Label does not say: milk, sesame, and gluten');
    await expectAccessible(page);
    await visit(page, pantry(1));
    await page.getByRole('button', {name: /^Cart, /}).click();
    const drawer = page.getByRole('dialog', {name: 'Your cart'});
    await expect(drawer.getByText('May contain milk')).toBeVisible();
    expect(requests.length).toBeGreaterThan(20);
    const names = new RegExp(
      ['allergen-storage', 'ticked', 'isLeftOut', 'milk', 'sesame', 'gluten']
        .map((word) => `\\b${word}\\b`)
        .join('|'),
      'i',
    );
    for (const request of requests) {
      // A product shows the seal of its own label to everybody.
      const address = request.url().replace(/\/seals\/gluten-free\.svg$/, '');
      const headers = JSON.stringify(await request.allHeaders());
      expect(`${address} ${request.postData() ?? ''} ${headers}`).not.toMatch(names);
    }
    expect(Object.keys(allergenNames)).toHaveLength(10);
  },
);

test('the list leaves out what contains them, says how many, and shows them again', async ({
  page,
}) => {
  await visit(page, `${shop.url}/products?q=pantry&sort=newest`);
  const all = await cards(page).count();
  const group = await openAllergens(page);
  await group.getByLabel('Milk').check();
  await group.getByLabel('Soy').check();
  await expect(cards(page)).toHaveCount(all);
  await group.getByLabel('Leave out products').check();
  await expect(cards(page).filter({hasText: /Miso|Truffle/})).toHaveCount(0);
  const left = await cards(page).count();
  expect(left).toBeGreaterThan(0);
  await expect(
    page.getByText(`${all - left} products with your allergens left out of this page.`),
  ).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/products?q=pantry&sort=newest`);
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Show them'}).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(group.getByLabel('Leave out products')).not.toBeChecked();
});

test('two tabs agree, and a narrowed list keeps what is ticked', async ({page, context}) => {
  await visit(page, `${shop.url}/products`);
  const other = await context.newPage();
  await visit(other, pantry(6));
  const group = await openAllergens(page);
  await group.getByLabel('Soy').focus();
  await page.keyboard.press('Space');
  await expect(marksIn(other).first()).toHaveText('Contains soy');
  await page.getByRole('checkbox', {name: /^Vegan/}).check();
  await expect(page).toHaveURL(`${shop.url}/products?diet=vegan`);
  await expect(group.getByLabel('Soy')).toBeChecked();
  const otherGroup = await openAllergens(other);
  await expect(otherGroup.getByLabel('Soy')).toBeChecked();
  await otherGroup.getByLabel('Soy').uncheck();
  await expect(group.getByLabel('Soy')).not.toBeChecked();
  await expect(marksIn(other)).toHaveCount(0);
});

test.describe('while labels cannot be read', () => {
  test.use({expectedComplaints: [/503/]});

  test('the cart says so instead of marks', async ({page}) => {
    await page.addInitScript(() =>
      localStorage.setItem('allergen-storage', JSON.stringify({ticked: ['milk']})),
    );
    await page.route('**/functions/adds-up', (route) => route.fulfill({status: 503, json: {}}));
    await withCart(page, [pantryItem(1)]);
    await visit(page, `${shop.url}/cart`);
    await expect(page.getByText('We could not read the labels just now.')).toBeVisible();
    await expect(marksIn(page)).toHaveCount(0);
  });
});

test('in Spanish, labels are filtered and marked in Spanish', async ({page}) => {
  await page.addInitScript(() =>
    localStorage.setItem('allergen-storage', JSON.stringify({ticked: ['milk', 'soy', 'gluten']})),
  );
  await visit(page, `${shop.url}/es/products?diet=keto&q=konjac`);
  const rice = cards(page, 'Productos').filter({hasText: 'Arroz de konjac'});
  await expect(rice).toContainText('0 cal · 0 g de carbohidratos netos · 3 g de fibra');
  await expect(rice).toContainText('Sin leche, soya y gluten');
  await page.goto(`${shop.url}/es/wordpress-product/konjac-rice`);
  await expect(page.getByText('Sin leche, soya y gluten').first()).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
});
