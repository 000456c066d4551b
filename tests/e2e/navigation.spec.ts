import {expectAccessible} from '../support/axe';
import {expect, test, visit} from '../support/page';

const habits = ['Personal Wellness Coach', 'Keto Approved Brands', 'Recipes', 'Videos'];

test.describe('the header on a wide screen', () => {
  test('MINDFUL HABITS opens under the mouse and closes 200 ms after it left', async ({page}) => {
    await page.clock.install();
    await visit(page, '/about');
    const menu = page.getByRole('banner').getByRole('link', {name: 'Keto Approved Brands'});
    await page.getByText('MINDFUL HABITS').first().hover();
    await expect(menu).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(640, 700);
    await page.clock.runFor(190);
    await expect(menu).toBeVisible();
    await page.clock.runFor(10);
    await expect(menu).toBeHidden();
  });

  test('MINDFUL HABITS works by keyboard, and choosing one closes it', async ({page}) => {
    await visit(page, '/about');
    const opener = page.getByText('MINDFUL HABITS').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const header = page.getByRole('banner');
    for (const name of habits)
      await expect(header.getByRole('link', {name, exact: true}).first()).toBeVisible();
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', {name: 'Videos'}).first()).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/keto-brands');
    await expect(header.getByRole('link', {name: 'Videos'}).first()).toBeHidden();
  });

  test('PRODUCTS opens the kinds of products under the mouse and by keyboard, and leads to all of them', async ({
    page,
  }) => {
    await visit(page, '/about');
    const products = page.getByRole('banner').getByRole('link', {name: 'PRODUCTS'});
    const kind = page.getByRole('banner').getByRole('link', {name: 'Konjac', exact: true});
    await products.hover();
    await expect(kind).toBeVisible();
    await expectAccessible(page, 'header');
    await page.mouse.move(640, 700);
    await expect(kind).toBeHidden();
    await products.focus();
    await expect(kind).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(kind).toBeHidden();
    await products.press('Enter');
    await expect(page).toHaveURL('/products');
    await products.hover();
    await page.getByRole('banner').getByRole('link', {name: 'Find yours'}).click();
    await expect(page).toHaveURL('/finder');
    await products.hover();
    await kind.click();
    await expect(page).toHaveURL('/products?category=konjac');
    await expect(kind).toBeHidden();
  });

  test('a new page takes the focus to its content', async ({page}) => {
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Videos leads to the film among the recipes', async ({page}) => {
    await visit(page, '/about');
    await page.getByText('MINDFUL HABITS').first().hover();
    await page.getByRole('banner').getByRole('link', {name: 'Videos'}).first().click();
    await expect(page).toHaveURL('/recipes#video');
    await expect(page.getByRole('heading', {name: 'Konjac in three moves'})).toBeInViewport();
  });
});

test.describe('the menu on a phone', {tag: '@phone-only'}, () => {
  test('opens and closes with its button, and choosing an item closes it', async ({page}) => {
    await visit(page, '/about');
    const toggle = page.getByRole('banner').locator('summary').filter({hasText: 'menu'});
    const item = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'});
    await toggle.click();
    await expect(item).toBeVisible();
    await expectAccessible(page, 'header');
    await toggle.click();
    await expect(item).toBeHidden();
    await toggle.click();
    await item.click();
    await expect(page).toHaveURL('/faq');
    await expect(item).toBeHidden();
  });
});

test.describe('the film on the home page', () => {
  test('plays without sound and can be paused', async ({page}) => {
    await visit(page, '/');
    const pause = page.getByRole('button', {name: 'Pause the film'});
    await pause.click();
    await expect(page.getByRole('button', {name: 'Play the film'})).toBeVisible();
    const film = page.locator('video').first();
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
      true,
      true,
    ]);
  });

  test('is not fetched by browsers that prefer reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/video/')) films.push(request.url());
    });
    await page.goto('/', {waitUntil: 'networkidle'});
    await expect(page.locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
  });
});
