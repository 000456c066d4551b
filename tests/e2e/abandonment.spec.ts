import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {
  addSpaghetti,
  beforePages,
  isDeclined,
  placeOrder,
  spaghettiPath,
  storedState,
} from '../support/campaigns';
import {watchLayoutShifts} from '../support/layout-shift';
import {mockUrl} from '../support/mock-shop';
import {shopControl} from '../support/own-shop';
import {expect, test, visit} from '../support/page';

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

/** Opens a page and waits until it watches the cart: that part is fetched last. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test.beforeEach(async ({context}) => isDeclined(context));

test.describe('the reminder', () => {
  test('comes five minutes after the last change of the cart, at a check', async ({page}) => {
    await setClock(page);
    await open(page, spaghettiPath);
    await addSpaghetti(page);
    await pass(page, 4.5 * minute);
    await expect(reminder(page)).toBeHidden();
    await pass(page, minute);
    await expect(reminder(page)).toBeVisible();
    await expect(reminder(page).getByText('1 item in your cart')).toBeVisible();
    await expect(reminder(page).getByText('Cart total: $9.46')).toBeVisible();
    expect(await remembered(page)).toMatchObject({hasShownReminderPopup: false});
  });

  test('waits five minutes more after every change', async ({page}) => {
    await setClock(page, 4 * minute);
    await leave(page, untouched);
    await open(page, '/cart');
    await page.getByRole('button', {name: 'Increase quantity'}).first().click();
    await pass(page, 4 * minute);
    await expect(reminder(page)).toBeHidden();
    await pass(page, minute + check);
    await expect(reminder(page).getByText('3 items in your cart')).toBeVisible();
  });

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

  test('is announced, takes no focus, moves nothing, breaks no rule, and Escape closes it', async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    await pass(page, check + second);
    await expect(reminder(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    const said = page.getByRole('status').getByText('You left something in your cart');
    await expect(said).toBeAttached();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift),
    ).toBeLessThan(0.01);
    await page.keyboard.press('Escape');
    await expect(reminder(page)).toBeHidden();
  });

  test('lets the keyboard pass through it', async ({page}) => {
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    await pass(page, check + second);
    await reminder(page).getByRole('button', {name: 'Continue Shopping'}).focus();
    await page.keyboard.press('Tab');
    await expect(reminder(page).locator(':focus')).toHaveCount(0);
  });

  test('does not move for those who want stillness', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    await pass(page, check + second);
    const duration = await reminder(page).evaluate(
      (element) => getComputedStyle(element).transitionDuration,
    );
    expect(Number.parseFloat(duration)).toBeLessThan(0.01);
  });
});

test.describe('the discount', () => {
  test('comes after ten minutes, once the reminder was closed', async ({page}) => {
    await setClock(page);
    await open(page, spaghettiPath);
    await addSpaghetti(page);
    await pass(page, 11 * minute);
    await expect(reminder(page)).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await reminder(page).getByRole('button', {name: 'Close reminder'}).click();
    await pass(page, check + second);
    await expect(offer(page)).toBeVisible();
    await expect(reminder(page)).toBeHidden();
  });

  test('does not come before ten minutes', async ({page}) => {
    await setClock(page, 9 * minute);
    await leave(page, afterReminder);
    await open(page, '/faq');
    await pass(page, 45 * second);
    await expect(offer(page)).toBeHidden();
    await pass(page, minute);
    await expect(offer(page)).toBeVisible();
  });

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
    await expectAccessible(page);
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

  test('is gone when its ten minutes are over', async ({page}) => {
    await setClock(page, 10 * minute);
    await leave(page, afterReminder);
    await open(page, '/faq');
    await pass(page, check + second);
    await pass(page, 9 * minute);
    await expect(offer(page).getByRole('timer')).toHaveText(/^0:\d\d left$/);
    await pass(page, minute + second);
    await expect(offer(page)).toBeHidden();
    await pass(page, 5 * minute);
    await expect(offer(page)).toBeHidden();
    expect(await remembered(page)).toMatchObject({hasShownDiscountPopup: true});
  });

  test('keeps counting over a reload', async ({page}) => {
    await setClock(page, 20 * minute);
    await leave(page, {...afterReminder, discountOfferedAt: start + 14 * minute});
    await open(page, '/faq');
    await pass(page, check + second);
    await expect(offer(page).getByRole('timer')).toHaveText(/^3:2\d left$/);
  });

  test('that ran out while the shop was closed is not offered again', async ({page}) => {
    await setClock(page, 30 * minute);
    await leave(page, {...afterReminder, discountOfferedAt: start + 14 * minute});
    await open(page, '/faq');
    await pass(page, 2 * minute);
    await expect(offer(page)).toBeHidden();
    expect(await remembered(page)).toMatchObject({hasShownDiscountPopup: true});
  });

  test('is not offered for a cart that has it already', async ({page}) => {
    await setClock(page, 11 * minute);
    await beforePages(page, {
      'cart-storage': {
        state: {items: [line], discountCode: 'SAVE10', discountAmount: 85},
        version: 1,
      },
      [key]: {state: afterReminder, version: 0},
    });
    await open(page, '/faq');
    await pass(page, 2 * minute);
    await expect(offer(page)).toBeHidden();
  });
});

test.describe('pop-ups stay away', () => {
  for (const path of ['/checkout', '/thank-you']) {
    test(`on ${path}`, async ({page}) => {
      await setClock(page, 20 * minute);
      await leave(page, untouched);
      await open(page, '/cart');
      await page.getByRole('link', {name: 'Proceed to Checkout'}).first().click();
      await page.waitForURL('**/checkout');
      if (path === '/thank-you') {
        await placeOrder(page);
        await page.waitForURL('**/thank-you');
      }
      await pass(page, 3 * minute);
      await expect(reminder(page)).toBeHidden();
      await expect(offer(page)).toBeHidden();
    });
  }

  test('while another dialog is open, and come at the next check', async ({page}) => {
    await setClock(page, 20 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    await page.getByRole('button', {name: 'Cart, 2 items'}).click();
    await expect(page.getByRole('dialog', {name: 'Your cart'})).toBeVisible();
    await pass(page, 2 * minute);
    await expect(page.getByText('You left something in your cart')).toHaveCount(0);
    await page.getByRole('button', {name: 'Close cart'}).click();
    await pass(page, check + second);
    await expect(reminder(page)).toBeVisible();
  });

  test('once the cart is empty, and nothing is remembered', async ({page}) => {
    await setClock(page, 6 * minute);
    await leave(page, {...afterReminder, discountCode: 'SAVE10'}, [{...line, quantity: 1}]);
    await open(page, '/cart');
    await page
      .getByRole('button', {name: /Remove/})
      .first()
      .click();
    await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
    expect(await remembered(page)).toBeNull();
    await pass(page, 20 * minute);
    await expect(offer(page)).toBeHidden();
  });
});

test.describe('a stored state', () => {
  const day = 24 * 60 * minute;

  test('of three days ago reminds at the first check', async ({page}) => {
    await setClock(page);
    await leave(page, {...untouched, lastCartUpdateTime: start - 3 * day});
    await open(page, '/faq');
    await pass(page, check + second);
    await expect(reminder(page)).toBeVisible();
  });

  test('of a cart that is gone is forgotten', async ({page}) => {
    await setClock(page);
    await leave(page, {...untouched, lastCartUpdateTime: start - 3 * day}, []);
    await open(page, spaghettiPath);
    await expect.poll(() => remembered(page)).toBeNull();
    await addSpaghetti(page);
    await pass(page, 4 * minute);
    await expect(reminder(page)).toBeHidden();
  });

  const odd: [string, unknown][] = [
    ['from the future', {...untouched, lastCartUpdateTime: start + 3 * day}],
    ['that is no JSON', '{"state":{"last'],
    ['that is a number', '42'],
    ['with a time in text', {...untouched, lastCartUpdateTime: 'yesterday'}],
    ['with fields of other kinds', {lastCartUpdateTime: -5, hasShownReminderPopup: 'no'}],
    ['without fields', {}],
  ];
  for (const [kind, state] of odd) {
    test(`${kind} starts anew`, async ({page}) => {
      await setClock(page);
      await leave(page, state);
      await open(page, '/faq');
      await pass(page, 4 * minute);
      await expect(reminder(page)).toBeHidden();
      await pass(page, minute + check + second);
      await expect(reminder(page)).toBeVisible();
    });
  }
});

test.describe('in two tabs', () => {
  test('a pop-up closed in one goes in the other', async ({page, context}) => {
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/faq');
    const other = await context.newPage();
    await setClock(other, 6 * minute);
    await open(other, '/about');
    await pass(page, check + second);
    await pass(other, check + second);
    await expect(reminder(page)).toBeVisible();
    await expect(reminder(other)).toBeVisible();
    await reminder(page).getByRole('button', {name: 'Continue Shopping'}).click();
    await expect.poll(() => remembered(other)).toMatchObject({hasShownReminderPopup: true});
    await pass(other, second);
    await expect(reminder(other)).toBeHidden();
  });

  test('a change in one is a change for both', async ({page, context}) => {
    await setClock(page, 4 * minute);
    await leave(page, untouched);
    await open(page, '/cart');
    const other = await context.newPage();
    await setClock(other, 4 * minute);
    await open(other, '/about');
    await page.getByRole('button', {name: 'Increase quantity'}).first().click();
    await expect(other.getByRole('button', {name: 'Cart, 3 items'})).toBeVisible();
    await pass(other, 2 * minute);
    await expect(reminder(other)).toBeHidden();
    await pass(other, 3 * minute + check);
    await expect(reminder(other)).toBeVisible();
  });

  test('a cart emptied in one is forgotten in both', async ({page, context}) => {
    await setClock(page, 6 * minute);
    await leave(page, untouched);
    await open(page, '/cart');
    const other = await context.newPage();
    await setClock(other, 6 * minute);
    await open(other, '/about');
    await pass(other, check + second);
    await expect(reminder(other)).toBeVisible();
    await page
      .getByRole('button', {name: /Remove/})
      .first()
      .click();
    await expect.poll(() => remembered(other)).toBeNull();
    await pass(other, second);
    await expect(reminder(other)).toBeHidden();
  });
});
