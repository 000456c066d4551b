import type {Page} from '@playwright/test';
import {expectAccessibleAtAnyWidth} from '../support/axe';
import {expect, test, visit} from '../support/page';

// Rules: Comparison

const table = (page: Page) => page.getByRole('table', {name: 'The products side by side'});
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});

test.describe('without scripts', {tag: '@narrow'}, () => {
  test.use({javaScriptEnabled: false});

  test('what is ticked in the list stands side by side, and is taken out again', async ({page}) => {
    await page.goto('/products');
    const go = page.getByRole('button', {name: 'Compare side by side'});
    await expect(go).toBeHidden();
    await page.getByLabel('Compare Konjac Rice').check();
    await expect(go).toBeInViewport();
    await page.getByLabel('Compare Konjac Rice').uncheck();
    await expect(go).toBeHidden();
    await page.getByLabel('Compare Konjac Rice').check();
    await page.getByLabel('Compare Konjac Udon Noodles').check();
    await go.click();
    await expect(table(page).getByRole('columnheader')).toContainText([
      'Konjac Rice',
      'Konjac Udon Noodles',
    ]);
    await expect(row(page, 'Price').getByRole('cell')).toContainText(['$4.79', '$5.29']);
    await expect(row(page, 'Allergens')).toContainText('None of the major allergens.');
    await page.getByRole('link', {name: 'Take out Konjac Rice'}).click();
    await expect(page).toHaveURL(/\/compare\?products=wp-\d+$/);
    await expect(table(page).getByRole('columnheader')).toHaveText([/Konjac Udon Noodles/]);
  });
});

test(
  'a product’s page leads to others beside it, from which it goes into the cart',
  {tag: '@narrow'},
  async ({page}) => {
    await visit(page, '/womens-multi-vitamin');
    await page.getByRole('link', {name: 'Compare with others'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Compare products');
    await page
      .getByRole('main')
      .getByRole('button', {name: "Men's Daily Multi-Vitamin", exact: true})
      .click();
    await expect(row(page, 'Iron').getByRole('cell')).toHaveText(['18 mg', '–Not on its label']);
    await expect(row(page, 'What it costs').getByRole('cell')).toHaveText([
      '$0.60 a day',
      '$0.60 a day',
    ]);
    const excess = () =>
      page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBeLessThanOrEqual(0);
    await expectAccessibleAtAnyWidth(page);
    await table(page)
      .getByRole('button', {name: "Add to cart: Women's Daily Multi-Vitamin"})
      .click();
    await expect(page.getByRole('dialog', {name: 'Your cart'})).toContainText(
      "Women's Daily Multi-Vitamin",
    );
  },
);

test('a comparison is the same bytes for everybody, is stored by nobody, and is not indexed', async ({
  page,
  request,
}) => {
  const path = '/es/compare?products=wp-130,mens-multi-vitamin';
  const html = async (headers: Record<string, string>) =>
    (await (await request.get(path, {headers})).text()).replaceAll(/nonce="[^"]*"/g, '');
  const bare = await html({});
  expect(bare).toContain('<meta name="robots" content="noindex"/>');
  expect(await html({Cookie: 'session=of-somebody'})).toBe(bare);
  await page.goto(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Comparar productos');
  await expect(page.getByRole('main')).toContainText('$0.60 al día');
  expect((await page.context().cookies()).map(({name}) => name)).not.toContain('session');
});

// Rules: The finder
test.describe('the finder', {tag: '@narrow'}, () => {
  test('ends in products with their reasons, which stand side by side', async ({page}) => {
    await visit(page, '/finder');
    const press = (name: string) =>
      page.getByRole('main').getByRole('button', {name, exact: true}).click();
    await press('Dinner in five minutes');
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
    await press('Vegan');
    await press('A small price');
    await expect(page).toHaveURL('/finder?answers=2%2C2%2C1');
    const cards = page.getByRole('list', {name: 'Products', exact: true}).locator('> li');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText('Vegan, by its label');
    await expectAccessibleAtAnyWidth(page);
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'What comes first?'})).toBeVisible();
    await page.goForward();
    await page.getByRole('link', {name: 'Compare them side by side'}).click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('answers in Spanish, too', async ({page}) => {
      await page.goto('/es/finder');
      for (const name of ['Cena en cinco minutos', 'Me da igual', 'Un precio pequeño'])
        await page.getByRole('main').getByRole('button', {name, exact: true}).click();
      await expect(page.getByText('Estos encajan')).toBeVisible();
      await page.getByRole('link', {name: 'Una pregunta atrás'}).click();
      await expect(page.getByRole('heading', {name: '¿Qué va primero?'})).toBeVisible();
    });
  });
});
