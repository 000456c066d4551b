import type {Page} from '@playwright/test';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {holdBack} from '../support/hold-back';
import {mailedLink, mailsTo} from '../support/mock-shop';
import {expect, test, visit} from '../support/page';
import {openInHurry} from '../support/hurry';
import {aNewEmail, aShopper, sendForm, signIn} from '../support/shoppers';

const authDialog = (page: Page) => page.getByRole('dialog', {name: /^(Sign In|Create Account)$/});

async function openDialog(page: Page, mode: 'Sign In' | 'Create Account' = 'Sign In') {
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
  const dialog = authDialog(page);
  if (mode === 'Create Account') await dialog.getByRole('button', {name: mode}).click();
  await expect(dialog.getByRole('heading', {name: mode})).toBeVisible();
  return dialog;
}

const password = (page: Page) => authDialog(page).getByLabel('Password', {exact: true});
const email = (page: Page) => authDialog(page).getByLabel('Email');
const menu = (page: Page) => page.getByRole('banner').getByLabel('Account');

async function submit(page: Page, typed: {email: string; password: string}, button: string) {
  await email(page).fill(typed.email);
  await password(page).fill(typed.password);
  await authDialog(page).getByRole('button', {name: button}).click();
}

test('the dialog opens by keyboard, keeps the focus and gives it back', async ({page}) => {
  await visit(page, '/products');
  const opener = page.getByRole('banner').getByRole('link', {name: 'Sign In'});
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  for (let key = 0; key < 9; key += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => ({
      isInPage: document.activeElement !== document.body,
      isInDialog: document.activeElement?.closest('dialog') !== null,
    }));
    // Between the last and the first field the focus is with the browser's own controls.
    expect(place.isInDialog || !place.isInPage).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the dialog is accessible in both modes and with refusals', async ({page}) => {
  await visit(page, '/products');
  const dialog = await openDialog(page);
  await expectAccessibleAtAnyWidth(page);
  await dialog.getByRole('button', {name: 'Sign In'}).click();
  await expectAccessibleAtAnyWidth(page);
  await dialog.getByRole('button', {name: 'Create Account'}).click();
  await dialog.getByRole('button', {name: 'Create Account'}).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
});

test('password managers know the fields of both forms, what is wrong is said where the focus is, and the right password signs in', async ({
  page,
}) => {
  const shopper = await aShopper();
  await visit(page, '/products');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', {name: 'Create Account'}).click();
  await expect(email(page)).toHaveAttribute('autocomplete', 'email');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(dialog.locator('form')).toHaveCount(1);
  await submit(page, {email: aNewEmail(), password: 'Plum-tree-x!'}, 'Create Account');
  await expect(page.getByRole('alert')).toHaveText('Password must contain at least one number');
  await expect(password(page)).toBeFocused();
  await dialog.getByRole('button', {name: 'Sign In'}).click();
  await expect(email(page)).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await password(page).fill('Plum-tree-1!');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', {name: 'Show password'}).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', {name: 'Hide password'}).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(password(page)).toHaveValue('Plum-tree-1!');
  await submit(page, {email: 'ada@nowhere', password: 'Plum-tree-1!'}, 'Sign In');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await submit(page, {...shopper, password: 'Wrong-1!'}, 'Sign In');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  await expect(password(page)).toBeFocused();
  await expect(email(page)).toHaveValue(shopper.email);
  await submit(page, shopper, 'Sign In');
  await expect(authDialog(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
});

test('signing in says to wait, then closes the dialog and keeps what was chosen', async ({
  page,
}) => {
  const shopper = await aShopper();
  await visit(page, '/womens-multi-vitamin');
  await page.getByRole('button', {name: 'Increase quantity'}).first().click();
  const chosen = page
    .getByRole('main')
    .getByRole('button', {name: /\$35\.98/})
    .first();
  await expect(chosen).toBeVisible();
  await openDialog(page);
  const release = await holdBack(page, '**/account/sign-in.data');
  await submit(page, shopper, 'Sign In');
  await expect(page.getByRole('button', {name: 'Please wait...'})).toBeDisabled();
  release();
  await expect(authDialog(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await expect(page).toHaveURL('/womens-multi-vitamin');
  await expect(chosen).toBeVisible();
});

test('a new account is signed in at once, and welcomed and asked to confirm by one mail', async ({
  page,
}) => {
  const typed = {email: aNewEmail(), password: 'Plum-tree-1!'};
  await visit(page, '/products');
  await openDialog(page, 'Create Account');
  await submit(page, typed, 'Create Account');
  await expect(authDialog(page)).toBeHidden();
  await expect(page.getByText(`We sent a link to ${typed.email}.`)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(typed.email)).map(({subject}) => subject))
    .toEqual(['Welcome! Please confirm your email address']);
});

test('one press on the mailed link leads back to the offer, with the code in the cart', async ({
  page,
}) => {
  const typed = {email: aNewEmail(), password: 'Plum-tree-1!'};
  await visit(page, '/wordpress-product/konjac-rice');
  await page
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click();
  await visit(page, '/cart');
  const cart = page.getByRole('main');
  await cart.getByLabel('Discount code').fill('SAVE10');
  await cart.getByRole('button', {name: 'Apply'}).click();
  await expect(cart.getByText('SAVE10', {exact: true})).toBeVisible();
  await visit(page, '/opt/trg/starterdiscount');
  await openDialog(page, 'Create Account');
  await submit(page, typed, 'Create Account');
  await expect(page.getByText(/Email confirmation required/).first()).toBeVisible();
  await visit(page, await mailedLink(typed.email, '/account/confirm'));
  await expect(page.getByLabel('Password', {exact: true})).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Confirm my email'}).click();
  await expect(page).toHaveURL(/\/opt\/trg\/starterdiscount$/);
  await expect(page.getByRole('region', {name: 'Email confirmation'})).toHaveCount(0);
  await expect(page.getByText(/Email confirmation required/)).toHaveCount(0);
  await visit(page, '/cart');
  await expect(cart.getByText('SAVE10', {exact: true})).toBeVisible();
});

test('where an account must be confirmed first, the dialog closes and the reminder takes its place', async ({
  page,
}) => {
  const typed = {email: aNewEmail(), password: 'Plum-tree-1!'};
  const sentence = 'Almost done! Please check your inbox and confirm your email address.';
  // As the router writes `{ok: true, message}`; these mocks let a newcomer in at once.
  const answer = [{_1: 2}, 'data', {_3: 4, _5: 6}, 'ok', true, 'message', sentence];
  await page.route('**/account/sign-up.data', (route) =>
    route.fulfill({
      contentType: 'text/x-script',
      headers: {'X-Remix-Response': 'yes'},
      body: `${JSON.stringify(answer)}\n`,
    }),
  );
  await visit(page, '/products');
  await openDialog(page, 'Create Account');
  await submit(page, typed, 'Create Account');
  await expect(authDialog(page)).toBeHidden();
  const reminder = page.getByRole('region', {name: 'Email confirmation'});
  await expect(reminder.getByRole('status')).toHaveText(
    `${sentence} We sent a link to ${typed.email}.`,
  );
  await expect(reminder.getByRole('button', {name: 'Resend email'})).toBeVisible();
  await expectAccessible(page);
  await reminder.getByRole('button', {name: 'Dismiss for 24 hours'}).click();
  await expect(reminder).toBeHidden();
});

test(
  'the account menu closes on Escape, on a click elsewhere and on the way to a page',
  {tag: '@narrow'},
  async ({page}) => {
    await signIn(page, await aShopper());
    await visit(page, '/products');
    const signOut = page.getByRole('button', {name: 'Sign Out'});
    await menu(page).click();
    await expect(signOut).toBeVisible();
    // What lies below the open menu is out of reach until it closes.
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await expect(signOut).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await menu(page).click();
    await page.mouse.click(5, 600);
    await expect(signOut).toBeHidden();
    await menu(page).click();
    await page.getByRole('banner').getByRole('link', {name: 'My account'}).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('banner').getByRole('button', {name: 'Sign Out'})).toBeHidden();
  },
);

test('a page that the browser cached before a sign-in knows the shopper when it is shown again', async ({
  page,
}) => {
  await visit(page, '/faq');
  // Until then the page itself looks who is signed in.
  await page.locator('#wish-news').waitFor({state: 'attached'});
  await signIn(page, await aShopper());
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expect(menu(page)).toBeVisible();
});

test.describe('the icon of a page that everybody gets', () => {
  const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Sign In'});
  const showsOne = async (page: Page, isSignedIn: boolean) => {
    await expect(menu(page)).toBeVisible({visible: isSignedIn});
    await expect(signInLink(page)).toBeVisible({visible: !isSignedIn});
  };

  test('is the right one before any script of the page has come', async ({page}) => {
    const arrive = await openInHurry(page, '/faq');
    await showsOne(page, false);
    await arrive();
    await showsOne(page, false);
    const shopper = await aShopper();
    await signIn(page, shopper);
    const arriveAgain = await openInHurry(page, '/faq');
    await showsOne(page, true);
    await menu(page).click();
    await expect(page.getByRole('banner').getByRole('link', {name: 'My orders'})).toBeVisible();
    await arriveAgain();
    await expect(page.getByRole('banner').getByText(shopper.email)).toBeVisible();
  });

  test('is requested by nobody who is not signed in', async ({page}) => {
    let questions = 0;
    page.on('request', (request) => {
      if (request.url().includes('/functions/session')) questions += 1;
    });
    await visit(page, '/faq');
    await page.locator('#wish-news').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    expect(questions).toBe(0);
    await signIn(page, await aShopper());
    await visit(page, '/faq');
    await expect.poll(() => questions).toBe(1);
  });

  test('says Sign In once the answer is that the session has ended', async ({page, context}) => {
    await signIn(page, await aShopper());
    const cookies = await context.cookies();
    await sendForm(page, '/account/sign-out', {returnTo: '/llms.txt'});
    await context.addCookies(cookies);
    const arrive = await openInHurry(page, '/faq');
    await showsOne(page, true);
    await arrive();
    await showsOne(page, false);
    const names = (await context.cookies()).map(({name}) => name);
    expect(names).not.toContain('bellyful-signed-in');
    expect(names).not.toContain('bellyful-account');
  });

  test('changes in every tab with a sign-out, which ends the session for good', async ({
    page,
    context,
    shopper,
  }) => {
    await visit(page, '/faq');
    const other = await context.newPage();
    await visit(other, '/products');
    await showsOne(other, true);
    const cookies = await context.cookies();
    await menu(page).click();
    await expect(page.getByRole('banner').getByText(shopper.email)).toBeVisible();
    await page.getByRole('button', {name: 'Sign Out'}).click();
    await showsOne(page, false);
    await showsOne(other, false);
    await context.addCookies(cookies);
    await visit(page, '/account');
    await expect(page).toHaveURL('/account/sign-in?returnTo=%2Faccount');
  });

  test('is right after signing in on a page that is not there, and on the page that takes its place', async ({
    page,
  }) => {
    await visit(page, '/no-such-page');
    await openDialog(page);
    await submit(page, await aShopper(), 'Sign In');
    await expect(authDialog(page)).toBeHidden();
    await showsOne(page, true);
    await visit(page, '/no-such-page');
    await showsOne(page, true);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About Us'}).click();
    await expect(page).toHaveURL('/about');
    await showsOne(page, true);
  });

  test('is right when the browser shows the page again, before scripts look', async ({page}) => {
    const arrive = await openInHurry(page, '/faq');
    await signIn(page, await aShopper());
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await showsOne(page, true);
    await arrive();
  });
});
