import type {Page} from '@playwright/test';
import {onThisPageLabel} from '~/content/labels/controls';
import {expectAccessible} from '../support/axe';
import {layoutShiftOf, watchLayoutShifts} from '../support/layout-shift';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

interface TypedField {
  name: string;
  letters: number;
  isComplete: boolean;
  inputMode: string;
}

/** Everything on a page that is typed or chosen from a list. */
const fieldsOf = (page: Page): Promise<TypedField[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input.field, textarea.field, select.field')]
      .filter((field) => field.checkVisibility())
      .map((field) => ({
        name: field.name || field.id,
        letters: parseFloat(getComputedStyle(field).fontSize),
        isComplete:
          field.localName !== 'input' || (field.autocomplete !== '' && field.enterKeyHint !== ''),
        inputMode: field.inputMode,
      })),
  );

const formPages = [
  '/products',
  '/contact',
  '/account/sign-in',
  '/account/sign-up',
  '/account/reset',
];

test(
  'no field makes a phone zoom, and each says what it wants and what Enter does',
  {tag: '@phone-only'},
  async ({page}) => {
    await withCart(page, [shopItems.rice]);
    for (const path of [...formPages, '/cart', '/checkout']) {
      await visit(page, path);
      await expect(page.locator('.field').first()).toBeAttached();
      const fields = await fieldsOf(page);
      expect.soft(fields.length, `fields of ${path}`).toBeGreaterThan(0);
      for (const {name, letters, isComplete} of fields) {
        expect.soft(letters, `letters of ${name} on ${path}`).toBeGreaterThanOrEqual(16);
        expect.soft(isComplete, `${name} on ${path}`).toBe(true);
      }
    }
    const digits = async () =>
      (await fieldsOf(page)).filter(({inputMode}) => inputMode === 'numeric').map(({name}) => name);
    // The card's fields come with their own script.
    await expect.poll(digits).toEqual(['zipCode', 'cardNumber', 'expiryDate', 'cvv']);
  },
);

test('the saved address is typed with the phone’s own keyboards', async ({page, shopper}) => {
  expect(shopper.email).not.toBe('');
  await visit(page, '/account');
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByLabel('Phone (optional)')).toHaveAttribute('type', 'tel');
});

const callsOf = (page: Page) => page.evaluate(() => (window as unknown as {calls: string[]}).calls);

test.describe('a recipe', {tag: '@phone-only'}, () => {
  test('keeps the screen on when wanted, says so, and lets it go', async ({page}) => {
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, {calls});
      const release = async () => void calls.push('released');
      const request = async (kind: string) => (calls.push(kind), {release});
      Object.defineProperty(navigator, 'wakeLock', {value: {request}});
    });
    await visit(page, '/recipes/tomato-basil-soup');
    const toggle = page.getByRole('switch', {name: 'Keep the screen on'});
    await expect(toggle).not.toBeChecked();
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await expect.poll(() => callsOf(page)).toEqual(['screen']);
    await expectAccessible(page, 'main');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => callsOf(page)).toEqual(['screen', 'screen']);
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await expect.poll(() => callsOf(page)).toEqual(['screen', 'screen', 'released']);
  });

  test('says so where the device refuses, and offers nothing where it cannot', async ({page}) => {
    await page.addInitScript(() => {
      const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
      Object.defineProperty(navigator, 'wakeLock', {value: {request}});
    });
    await visit(page, '/recipes/konjac/beef-pho');
    const toggle = page.getByRole('switch');
    await toggle.click();
    await expect(page.getByText('This device will not keep its screen on right now')).toBeVisible();
    await expect(toggle).not.toBeChecked();
  });

  test('offers no switch where the browser cannot keep its screen on', async ({page}) => {
    await page.addInitScript(() => delete (Navigator.prototype as {wakeLock?: unknown}).wakeLock);
    await visit(page, '/recipes/tomato-basil-soup');
    await expect(page.getByRole('button', {name: 'Share'})).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });

  test('is handed on through the device’s own sheet', async ({page}) => {
    await page.addInitScript(() => {
      const calls: string[] = [];
      const share = async ({title, url}: ShareData) => void calls.push(`${title} ${url}`);
      Object.assign(window, {calls});
      Object.defineProperty(navigator, 'share', {value: share});
    });
    await visit(page, '/recipes/tomato-basil-soup?utm_source=mail');
    await page.getByRole('button', {name: 'Share'}).click();
    const url = new URL('/recipes/tomato-basil-soup', page.url()).href;
    await expect.poll(() => callsOf(page)).toEqual([`Tomato Basil Soup ${url}`]);
  });
});

test(
  'a product is handed on with what was chosen, by its link where there is no sheet',
  {tag: '@phone-only'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => delete (Navigator.prototype as {share?: unknown}).share);
    await visit(page, '/wordpress-product/konjac-angel-hair?variation=125&utm_source=mail');
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/wordpress-product\/konjac-angel-hair\?variation=125$/);
  },
);

for (const path of ['/wordpress-product/konjac-spaghetti', '/pain-free-weight-loss'])
  test(
    `a thumb reaches the buy button all along what ${path} says of it`,
    {tag: '@phone-only'},
    async ({page}) => {
      await visit(page, path);
      const button = page.getByRole('button', {name: /^Add (?:to Cart|·)/});
      const inReach = async () => {
        const boxes = (await button.all()).map(async (one) =>
          (await one.isVisible()) ? one.boundingBox() : null,
        );
        const places = (await Promise.all(boxes)).filter((box) => box !== null);
        return places.some(({y, height}) => y > 250 && y + height <= 844 && height >= 44);
      };
      for (const part of [0, 0.2, 0.4]) {
        await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), part);
        await expect.poll(inReach, {message: `at ${part} of the page`}).toBe(true);
      }
    },
  );

test(
  'home’s row of products is drawn when it is near, and takes no other room then',
  {tag: '@phone-only'},
  async ({page}) => {
    await watchLayoutShifts(page);
    await visit(page, '/');
    const row = page.getByRole('list', {name: 'A good place to start'});
    const look = () =>
      row.evaluate((list) => ({
        height: list.clientHeight,
        pictures: [...list.querySelectorAll('img')].filter(({complete}) => complete).length,
      }));
    await page.waitForLoadState('networkidle');
    const far = await look();
    expect(far.pictures).toBe(0);
    expect(await layoutShiftOf(page)).toBeLessThan(0.01);
    expect(await look()).toEqual({height: far.height, pictures: 4});
  },
);

test(
  'in a row that scrolls sideways stands what has the focus',
  {tag: '@phone-only'},
  async ({page}) => {
    await visit(page, '/nighttime-support');
    const row = page.getByRole('navigation', {name: onThisPageLabel});
    await row.getByRole('link').first().focus();
    for (const link of await row.getByRole('link').all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ratio: 0.25});
      await page.keyboard.press('Tab');
    }
  },
);
