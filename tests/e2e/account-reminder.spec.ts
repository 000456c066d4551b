import type {Page} from '@playwright/test';
import {holdBack} from '../support/hold-back';
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

test('the reminder mails the confirmation again and says so', async ({page}) => {
  const shopper = await visitUnconfirmed(page, '/faq');
  await expect(reminder(page)).toContainText(`We sent a link to ${shopper.email}.`);
  const release = await holdBack(page, '**/account/resend.data');
  await reminder(page).getByRole('button', {name: 'Resend email'}).click();
  await expect(reminder(page).getByRole('button', {name: 'Sending...'})).toBeVisible();
  release();
  await expect(
    reminder(page).getByText('Confirmation email sent! Please check your inbox.'),
  ).toBeVisible();
  const mails = await mailsTo(shopper.email);
  expect(
    mails.filter(({subject}) => subject === 'Welcome! Please confirm your email address'),
  ).toHaveLength(2);
});

test.describe('beside the question about cookies', () => {
  test.use({cookieChoice: null});

  test('the reminder can be read and pressed', {tag: '@phone-only'}, async ({page}) => {
    await visitUnconfirmed(page, '/faq');
    const decline = page.getByRole('button', {name: 'Decline'});
    await expect(decline).toBeVisible();
    await reminder(page).getByRole('button', {name: 'Resend email'}).click();
    await expect(reminder(page).getByText('Confirmation email sent!')).toBeInViewport();
    await decline.click();
    await expect(decline).toBeHidden();
  });
});

test('the reminder lies over nothing at the page’s end', {tag: '@narrow'}, async ({page}) => {
  await visitUnconfirmed(page, '/faq');
  const last = page.getByRole('contentinfo').getByRole('button', {name: 'Cookie settings'});
  await page.keyboard.press('End');
  const gap = async () => {
    const [end, box] = [await last.boundingBox(), await reminder(page).boundingBox()];
    return (box?.y ?? 0) - ((end?.y ?? Infinity) + (end?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await reminder(page).getByRole('button', {name: 'Dismiss for 24 hours'}).click();
  await expect(page.locator('body > footer')).toHaveCSS('padding-bottom', '0px');
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

test(
  'the reminder stands clear of the buttons of the cart and the checkout',
  {tag: '@narrow'},
  async ({page}) => {
    await visitUnconfirmed(page, '/womens-multi-vitamin');
    await page.getByRole('main').getByRole('button', {name: 'Add to Cart'}).first().click();
    await visit(page, '/cart');
    await expect(reminder(page)).toBeVisible();
    await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
    await expect(page).toHaveURL('/checkout');
    const button = page.getByRole('button', {name: /Place Order/});
    await button.scrollIntoViewIfNeeded();
    await expect(reminder(page)).toBeVisible();
    const [buttonBox, reminderBox] = [
      await button.boundingBox(),
      await reminder(page).boundingBox(),
    ];
    expect(buttonBox && reminderBox && reminderBox.y >= buttonBox.y + buttonBox.height).toBe(true);
  },
);

test('whoever has confirmed the email, here or on another device, is not reminded', async ({
  page,
}) => {
  await signIn(page, await aShopper());
  await visit(page, '/faq');
  await expect(page.getByRole('banner').getByLabel('Account')).toBeVisible();
  await expect(reminder(page)).toBeHidden();
});
