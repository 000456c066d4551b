import type {Page} from '@playwright/test';
import {timeOfKey, timeOfTap} from '../support/interaction-time';
import {expect, test, visit} from '../support/page';
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
    [
      'tap',
      'role=button[name="Picture 2 of 2"]',
      '[aria-label="Picture 2 of 2"][aria-pressed=true]',
    ],
    ['tap', 'summary:has-text("What It Is")', 'details[open]:has-text("What It Is")'],
    ['tap', 'role=button[name=/full screen/]', 'dialog:modal img'],
    ['key', 'Escape', noDialog],
    ['tap', 'role=button[name="Add to Cart - $4.49"]', `${cartButton}[aria-label="Cart, 1 item"]`],
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
    ['tap', 'main button:has-text("Order summary")', '[aria-expanded=true]'],
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
