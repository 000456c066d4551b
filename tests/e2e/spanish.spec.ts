import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

test('a cart that was filled in English reads in Spanish up to the checkout, and back, at every width', async ({
  page,
}) => {
  const fits = async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({width, height: 844});
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
  };
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, '/es/cart');
  // The name is the catalogue's in this language, not the one that was stored.
  await expect(page.locator('main').getByText('Espaguetis de konjac')).toBeVisible();
  await fits();
  await page.locator('main a[href="/es/checkout"]').click();
  await expect(page).toHaveURL(/\/es\/checkout$/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', {level: 1, name: 'Finalizar la compra'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.locator('main')).toContainText('Espaguetis de konjac');
  await fits();
  await page.locator('footer').getByRole('link', {name: 'English'}).press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('main')).toContainText('Konjac Spaghetti Pasta');
});

test('the search opens and finds in Spanish as it does in English', async ({page}) => {
  await visit(page, '/es/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', {name: 'Buscar'}).click();
  const dialog = page.getByRole('dialog', {name: 'Buscar en la tienda'});
  await dialog.getByRole('combobox').fill('espagueti');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/es\/wordpress-product\//);
  await expect(dialog).toHaveCount(0);
});

test.describe('in a browser that speaks Spanish', () => {
  test.use({locale: 'es-US'});

  test('the other language is offered once, and nobody is led there', async ({page}) => {
    await page.goto('/faq');
    const offer = page.getByRole('complementary', {name: 'Leer esta página en español'});
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await offer.getByRole('button', {name: 'Cerrar'}).click();
    await expect(offer).toBeHidden();
    await page.goto('/about');
    await page.waitForTimeout(1500);
    await expect(offer).toBeHidden();
  });

  test('on a phone it lies over neither heading nor footer', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/cart');
    const offer = page.getByRole('complementary', {name: 'Leer esta página en español'});
    await expect(offer).toBeVisible();
    const heading = await page.getByRole('heading', {level: 1}).boundingBox();
    const {y = 0} = (await offer.boundingBox()) ?? {};
    expect(y).toBeGreaterThan((heading?.y ?? 844) + (heading?.height ?? 0));
    // Nor, at the page's end, over the way to the same language.
    await page.getByRole('contentinfo').getByRole('link', {name: 'Español'}).click();
    await expect(page).toHaveURL(/\/es\/cart$/);
  });

  test('who follows it reads the same page in Spanish, and is offered it again on an English one', async ({
    page,
  }) => {
    await page.goto('/recipes?type=Dinner');
    await page.getByRole('link', {name: 'Leer esta página en español'}).click();
    await expect(page).toHaveURL(/\/es\/recipes\?type=Dinner$/);
    await page.goto('/about');
    await expect(page.getByRole('link', {name: 'Leer esta página en español'})).toBeVisible();
  });
});
