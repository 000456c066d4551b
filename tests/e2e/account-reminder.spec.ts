import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {mailsTo} from '../support/mock-shop';
import {expect, test, visit} from '../support/page';
import {aShopper, signIn} from '../support/shoppers';

const reminder = (page: Page) => page.getByRole('region', {name: 'Email confirmation'});

async function visitUnconfirmed(page: Page, path: string) {
  const shopper = await aShopper({isConfirmed: false});
  await signIn(page, shopper);
  await visit(page, path);
  await expect(reminder(page)).toBeVisible();
  return shopper;
}

test('a shopper without a confirmed email is asked to confirm, and the page does not move', async ({
  page,
}) => {
  const shopper = await aShopper({isConfirmed: false});
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as {value?: number}).value ?? 0);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await signIn(page, shopper);
  await visit(page, '/faq');
  await expect(reminder(page)).toContainText(`We sent a link to ${shopper.email}.`);
  await expectAccessible(page);
  const moved = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(moved).toBeLessThan(0.01);
});

test('the reminder mails the confirmation again and says so', async ({page}) => {
  const shopper = await visitUnconfirmed(page, '/faq');
  await page.route('**/account/resend.data', async (route) => {
    await expect(reminder(page).getByRole('button', {name: 'Sending...'})).toBeVisible();
    await route.continue();
  });
  await reminder(page).getByRole('button', {name: 'Resend email'}).click();
  await expect(
    reminder(page).getByText('Confirmation email sent! Please check your inbox.'),
  ).toBeVisible();
  const mails = await mailsTo(shopper.email);
  expect(mails.filter(({subject}) => subject === 'Confirm your email address')).toHaveLength(2);
});

test('a dismissed reminder stays away for 24 hours', async ({page}) => {
  await page.clock.install();
  await visitUnconfirmed(page, '/faq');
  await reminder(page).getByRole('button', {name: 'Dismiss for 24 hours'}).click();
  await expect(reminder(page)).toBeHidden();
  await page.clock.fastForward('23:59:00');
  await visit(page, '/about');
  await expect(page.getByRole('banner').getByLabel('Account')).toBeVisible();
  await expect(reminder(page)).toBeHidden();
  await page.clock.fastForward('00:02:00');
  await visit(page, '/faq');
  await expect(reminder(page)).toBeVisible();
});

test('the reminder stands clear of the buttons of the cart and the checkout', async ({page}) => {
  await visitUnconfirmed(page, '/womens-multi-vitamin');
  await page.getByRole('main').getByRole('button', {name: 'Add to Cart'}).first().click();
  await visit(page, '/cart');
  await expect(reminder(page)).toBeVisible();
  await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
  await expect(page).toHaveURL('/checkout');
  const button = page.getByRole('button', {name: /Place Order/});
  await button.scrollIntoViewIfNeeded();
  await expect(reminder(page)).toBeVisible();
  const [buttonBox, reminderBox] = [await button.boundingBox(), await reminder(page).boundingBox()];
  expect(buttonBox && reminderBox && reminderBox.y >= buttonBox.y + buttonBox.height).toBe(true);
});

test('whoever has confirmed the email, here or on another device, is not reminded', async ({
  page,
}) => {
  await signIn(page, await aShopper());
  await visit(page, '/faq');
  await expect(page.getByRole('banner').getByLabel('Account')).toBeVisible();
  await expect(reminder(page)).toBeHidden();
});
