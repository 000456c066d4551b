import type {Page} from '@playwright/test';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {placeOrder, spaghettiPath, storedState} from '../support/campaigns';
import {watchLayoutShifts} from '../support/layout-shift';
import {mockUrl} from '../support/mock-shop';
import {shopControl} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {beforePages} from '../support/stored-before';

const start = new Date('2026-11-23T10:00:00Z').getTime();
const second = 1_000;
const minute = 60_000;
const check = 30 * second;
const key = 'cart-abandonment-storage';

const reminder = (page: Page) =>
  page.getByRole('dialog', {name: 'You left something in your cart'});
const offer = (page: Page) => page.getByRole('dialog', {name: '10% off your order'});
const remembered = (page: Page) => storedState(page, key);

const line = {
  id: 'wp-130',
  name: 'Konjac Spaghetti Pasta',
  price: 449,
  quantity: 2,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: spaghettiPath,
};

const untouched = {
  lastCartUpdateTime: start,
  hasShownReminderPopup: false,
  hasShownDiscountPopup: false,
  discountCode: null,
  discountApplied: false,
};

const afterReminder = {...untouched, hasShownReminderPopup: true};

/** Leaves what an earlier visit stored. */
const leave = (page: Page, state: unknown, items: unknown[] = [line]) =>
  beforePages(page, {
    'cart-storage': {state: {items}, version: 1},
    [key]: typeof state === 'string' ? state : {state, version: 0},
  });

/** The page's clock, `later` after the start; it runs on by itself and by `pass`. */
const setClock = (page: Page, later = 0) => page.clock.install({time: start + later});

/** Opens a page and waits until it watches the cart: that part is fetched last, where there is something in it. */
async function open(page: Page, path: string): Promise<void> {
  const watch = page.waitForResponse((response) => response.url().includes('/CartWatch-'));
  await visit(page, path);
  await watch;
  await page.waitForLoadState('networkidle');
}

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test.describe('the reminder', () => {
  test('fades in after 300 ms, and out within 300 ms', async ({page}) => {
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    const popup = page.locator('[role=dialog][aria-modal=false]');
    await page.clock.pauseAt(start + 6 * minute + 20 * second);
    await page.clock.runFor(check);
    while ((await popup.count()) === 0) await page.clock.runFor(50);
    await expect(popup).toHaveAttribute('inert', '');
    await expect(popup).toHaveCSS('transition-duration', '0.3s');
    await page.clock.runFor(300);
    await expect(popup).not.toHaveAttribute('inert', '');
    await expect(popup).toHaveCSS('opacity', '1');
    await reminder(page).getByRole('button', {name: 'Continue Shopping'}).click();
    await expect(popup).toHaveAttribute('inert', '');
    expect(await remembered(page)).toMatchObject({hasShownReminderPopup: true});
    await page.clock.runFor(299);
    await expect(popup).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(popup).toHaveCount(0);
  });

  test('leads to the cart by Complete Your Order, and then counts as shown', async ({page}) => {
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    await pass(page, check + second);
    await reminder(page).getByRole('link', {name: 'Complete Your Order'}).click();
    await expect(page).toHaveURL('/cart');
    await pass(page, second);
    await expect(reminder(page)).toBeHidden();
    expect(await remembered(page)).toMatchObject({hasShownReminderPopup: true});
  });

  test(
    'is announced, takes no focus, moves nothing, breaks no rule, and Escape closes it',
    {tag: '@narrow'},
    async ({page}) => {
      await watchLayoutShifts(page);
      await setClock(page, 6 * minute);
      await leave(page, untouched);
      await open(page, '/faq');
      await pass(page, check + second);
      await expect(reminder(page)).toBeVisible();
      await expect(reminder(page).getByText('2 items in your cart')).toBeVisible();
      await expect(reminder(page).getByText('Cart total: $13.50')).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      const said = page.getByRole('status').getByText('You left something in your cart');
      await expect(said).toBeAttached();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift),
      ).toBeLessThan(0.01);
      await reminder(page).getByRole('button', {name: 'Continue Shopping'}).focus();
      await page.keyboard.press('Tab');
      await expect(reminder(page).locator(':focus')).toHaveCount(0);
      // Who asked for stillness, as the look at the colours did.
      const duration = await reminder(page).evaluate(
        (element) => getComputedStyle(element).transitionDuration,
      );
      expect(Number.parseFloat(duration)).toBeLessThan(0.01);
      await page.keyboard.press('Escape');
      await expect(reminder(page)).toBeHidden();
    },
  );
});

test.describe('the discount', () => {
  test('says its code, what the cart costs with and without it, and how long', async ({page}) => {
    await setClock(page, 10 * minute);
    await leave(page, afterReminder);
    await open(page, '/faq');
    await pass(page, check + second);
    const texts = ['Code SAVE10', 'This offer expires in 10 minutes.', 'Totals include shipping.'];
    for (const text of texts) await expect(offer(page).getByText(text)).toBeVisible();
    await expect(offer(page).getByText('$13.50')).toBeVisible();
    await expect(offer(page).getByText('$12.65')).toBeVisible();
    await expect(offer(page).getByText('$0.85')).toBeVisible();
    await expect(offer(page).getByRole('timer')).toHaveText(/^9:5\d left$/);
    await expectAccessibleAtAnyWidth(page);
    await pass(page, 9 * minute);
    await expect(offer(page).getByRole('timer')).toHaveText(/^0:\d\d left$/);
    await pass(page, minute + second);
    await expect(offer(page)).toBeHidden();
    await pass(page, 5 * minute);
    await expect(offer(page)).toBeHidden();
    expect(await remembered(page)).toMatchObject({hasShownDiscountPopup: true});
  });

  test('is applied by Apply Discount & Checkout: the cart and the order cost 10% less', async ({
    page,
  }) => {
    await setClock(page, 10 * minute);
    await leave(page, afterReminder);
    await open(page, '/faq');
    await pass(page, check + second);
    await offer(page).getByRole('link', {name: 'Apply Discount & Checkout'}).click();
    await page.waitForURL('**/cart');
    await expect(offer(page)).toBeHidden();
    const summary = page.getByRole('region', {name: 'Order summary'});
    await expect(summary.getByText('10% off your cart')).toBeVisible();
    await expect(summary.getByText('$12.65')).toBeVisible();
    expect(await storedState(page, 'cart-storage')).toMatchObject({
      abandonmentDiscountCode: 'SAVE10',
      abandonmentDiscount: 10,
    });
    expect(await remembered(page)).toMatchObject({
      discountCode: 'SAVE10',
      discountApplied: true,
      hasShownDiscountPopup: true,
    });
    await page.getByRole('link', {name: 'Proceed to Checkout'}).first().click();
    const email = `${crypto.randomUUID()}@example.com`;
    await placeOrder(page, email);
    await page.waitForURL('**/thank-you');
    const orders = await shopControl(mockUrl).orders();
    const order = orders.find((one) => one.email === email);
    expect(order).toMatchObject({total: 1265});
    await expect.poll(() => remembered(page)).toBeNull();
  });

  test('declined by Maybe Later does not come back', async ({page}) => {
    await setClock(page, 10 * minute);
    await leave(page, afterReminder);
    await open(page, '/faq');
    await pass(page, check + second);
    await offer(page).getByRole('button', {name: 'Maybe Later'}).click();
    await pass(page, 5 * minute);
    await expect(offer(page)).toBeHidden();
    expect(await remembered(page)).toMatchObject({
      hasShownDiscountPopup: true,
      discountApplied: false,
    });
  });
});
