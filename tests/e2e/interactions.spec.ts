import type {Page} from '@playwright/test';
import {stylesOfTap, timeOfKey, timeOfTap} from '../support/interaction-time';
import {expect, test, visit} from '../support/page';
import {flyTimes} from '~/cart/fly-to-cart';
import {shopItems, withCart} from '../support/shop-cart';

/** Twice what an interaction may take a phone of a sixth of this machine's speed, in milliseconds (docs/performance.md). */
const mostMs = 200;

/** What is touched, or the key that is pressed, and what is seen then. */
type Step = ['tap' | 'key', string, string];

const cartButton = '#cart-button';
const noDialog = 'body:not(:has(dialog:modal))';

const stepsOf: Record<string, Step[]> = {
  '/': [
    ['tap', 'header details summary', 'header details[open] nav'],
    ['tap', 'header details summary', 'header details:not([open])'],
    ['tap', 'header a[aria-label=Search]', 'dialog:modal input'],
    ['key', 'k', 'dialog:modal a >> nth=0'],
    ['key', 'Escape', 'dialog:modal input'],
    ['key', 'Escape', noDialog],
    ['tap', 'text="Cookie settings"', '.cookie-banner'],
    ['tap', '.cookie-banner >> text="Learn more"', '.cookie-banner li >> nth=0'],
    ['tap', '.cookie-banner >> text="Decline"', 'body:not(:has(.cookie-banner))'],
  ],
  '/products': [
    ['tap', 'main button:has-text("Filters")', '#product-filters'],
    ['key', 'Escape', noDialog],
    ['tap', '.wish-heart >> nth=2', '.wish-heart [aria-pressed=true]'],
  ],
  '/wordpress-product/konjac-spaghetti': [
    ['tap', 'main [data-step=stepUp]', 'role=button[name="Add to Cart - $8.98"]'],
    ['tap', 'main [data-step=stepDown]', 'role=button[name="Add to Cart - $4.49"]'],
    ['tap', 'role=button[name=/^Picture 2/]', '[aria-label^="Picture 2"][aria-pressed=true]'],
    ['tap', 'summary:has-text("What It Is")', 'details[open]:has-text("What It Is")'],
    ['tap', 'role=button[name=/full screen/]', 'dialog:modal img'],
    ['key', 'Escape', noDialog],
    ['tap', 'role=button[name="Add to Cart - $4.49"]', 'dialog:modal'],
    ['key', 'Escape', noDialog],
    ['tap', cartButton, 'dialog:modal'],
    ['key', 'Escape', noDialog],
  ],
  '/cart': [
    ['tap', 'main [aria-label="Increase quantity"]', `${cartButton}[aria-label="Cart, 2 items"]`],
    ['tap', 'main [aria-label="Decrease quantity"]', `${cartButton}[aria-label="Cart, 1 item"]`],
    ['tap', '[name=code]', '[name=code]:focus'],
    ['key', 'S', '[name=code]:focus'],
  ],
  '/checkout': [
    ['tap', '[name=firstName]', '[name=firstName]:focus'],
    ['key', 'A', '[name=firstName]:focus'],
    ['key', 'Tab', '[name=lastName]:focus'],
    ['tap', 'text="Cash on delivery"', 'label:has(:checked) >> text="Cash on delivery"'],
    ['tap', 'main summary:has-text("Order summary")', 'details[open]'],
  ],
};

const seen = (page: Page, selector: string) =>
  page.locator(selector).filter({visible: true}).first();

test.describe('a slow phone answers soon', {tag: '@phone-only'}, () => {
  for (const [path, steps] of Object.entries(stepsOf))
    test(`on ${path}`, async ({page}) => {
      if (path === '/cart' || path === '/checkout') await withCart(page, [shopItems.spaghetti]);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      for (const [kind, what, shown] of steps) {
        const ms = await (kind === 'key'
          ? timeOfKey(page, what)
          : timeOfTap(page, seen(page, what)));
        await expect(seen(page, shown)).toBeVisible();
        console.info(`${path} ${what}: ${Math.round(ms)} ms`);
        expect.soft(ms, what).toBeLessThanOrEqual(mostMs);
      }
    });

  test('and what takes longer is noticed', async ({page}) => {
    await visit(page, '/faq');
    await page.evaluate(() =>
      addEventListener('click', ({timeStamp: sum}) => {
        for (let i = 0; i < 2e7; i += 1) sum = (sum * 31 + i) % 1_000_003;
        document.body.dataset['sum'] = String(sum);
      }),
    );
    expect(await timeOfTap(page, seen(page, 'main summary'))).toBeGreaterThan(mostMs);
  });
});

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

test.describe('what is pressed draws little anew', {tag: '@phone-only'}, () => {
  for (const path of ['/pain-free-weight-loss', '/nighttime-support'])
    test(`a package of ${path}, and putting it into the cart`, async ({page}) => {
      // Of the page alone: the drawer, which opens over it, would make all of it inert.
      await page.route('**/CartDrawer-*', () => undefined);
      await visit(page, path);
      await page.waitForLoadState('load');
      const packages = page.locator('main label:has([name=package])');
      for (const one of [packages.nth(1), packages.nth(2), packages.nth(0)]) {
        const chosen = await stylesOfTap(page, one);
        expect(chosen.length, String(chosen)).toBeGreaterThan(0);
        expect(sum(chosen), String(chosen)).toBeLessThanOrEqual(80);
      }
      const added = await stylesOfTap(
        page,
        page.getByRole('button', {name: /^Add to Cart/}).first(),
        flyTimes.goneMs + 500,
      );
      await expect(page.locator(cartButton)).toHaveAttribute('aria-label', 'Cart, 1 item');
      expect(added.length, String(added)).toBeLessThanOrEqual(6);
      expect(sum(added), String(added)).toBeLessThanOrEqual(80);
    });

  test('while the question about cookies and the other language stand there', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.removeItem('cookie-consent-storage');
      Object.defineProperty(navigator, 'language', {value: 'es-US'});
    });
    await visit(page, '/pain-free-weight-loss');
    await expect(page.locator('.cookie-banner')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const packages = page.locator('main label:has([name=package])');
    await packages.nth(0).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 300));
    const chosen = await stylesOfTap(page, packages.nth(1));
    expect(sum(chosen), String(chosen)).toBeGreaterThan(0);
    expect(sum(chosen), String(chosen)).toBeLessThanOrEqual(80);
  });
});
