import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {mailedLink} from '../support/mock-shop';
import {expect, isListening, test} from '../support/page';
import {aNewEmail, aShopper, signIn} from '../support/shoppers';

const menu = (page: Page) => page.getByRole('banner').getByLabel('Account');

async function submit(page: Page, typed: {email: string; password: string}, button: string) {
  await page.getByLabel('Email').fill(typed.email);
  await page.getByLabel('Password', {exact: true}).fill(typed.password);
  await page.getByRole('main').getByRole('button', {name: button}).click();
}

/** The address of a mailed link within the shop that is tested. */
async function mailedPath(address: string, path: string): Promise<string> {
  await expect
    .poll(() => mailedLink(address, path).catch(() => null), {message: `a mail to ${address}`})
    .not.toBeNull();
  const {pathname, search} = new URL(await mailedLink(address, path));
  return pathname + search;
}

test('a shopper signs in on a page and comes back to where he was', async ({page}) => {
  const shopper = await aShopper();
  await page.goto('/account/sign-in?returnTo=%2Fproducts%3Fcategory%3Dkonjac');
  await submit(page, {email: 'ada@nowhere', password: 'Plum-tree-1!'}, 'Sign In');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  await submit(page, {...shopper, password: 'Wrong-1!'}, 'Sign In');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await submit(page, shopper, 'Sign In');
  await expect(page).toHaveURL('/products?category=konjac');
  await menu(page).click();
  await expect(page.getByRole('banner').getByText(shopper.email)).toBeVisible();
  // The account has answered for its cart, which it would refuse once he has gone.
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', {name: 'Sign Out'}).click();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Sign In'})).toBeVisible();
});

test('a page of which the server caches parts comes alive for a signed-in shopper', async ({
  page,
}) => {
  await signIn(page, await aShopper());
  for (let visit = 0; visit < 3; visit++) await page.goto('/wordpress-product/konjac-angel-hair');
  await isListening(page);
  const second = page.getByRole('button', {name: /^Picture 2/});
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('a new shopper creates an account on a page and confirms it', async ({page}) => {
  const typed = {email: aNewEmail(), password: 'Plum-tree-1!'};
  await page.goto('/account/sign-up');
  await submit(page, {...typed, password: 'short'}, 'Create Account');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Password must be at least 8 characters long',
    'Password must contain at least one uppercase letter',
    'Password must contain at least one number',
    'Password must contain at least one special character',
  ]);
  await submit(page, typed, 'Create Account');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  const path = await mailedPath(typed.email, '/account/confirm');
  // As in a browser that nobody is signed in with.
  await page.context().clearCookies();
  await page.goto(path);
  await isListening(page);
  const password = page.getByLabel('Password', {exact: true});
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', {name: 'Confirm my email'}).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your password');
  await expect(password).toBeFocused();
  await password.fill('Guessed-1!');
  await page.getByRole('button', {name: 'Confirm my email'}).click();
  await expect(page.getByRole('alert')).toContainText('That is not the password of this account.');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(typed.password);
  await page.getByRole('button', {name: 'Confirm my email'}).dblclick();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Confirmed', {exact: true})).toBeVisible();
  await page.goto('/account/confirm?token_hash=1.made-up');
  await isListening(page);
  await page.getByRole('button', {name: 'Confirm my email'}).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new one.',
  );
  await page.getByRole('link', {name: 'Send the confirmation again'}).click();
  await expect(page).toHaveURL('/account/resend');
});

test('the owner of an address with which somebody else signed up chooses a password of his own', async ({
  page,
}) => {
  const stranger = await aShopper({isConfirmed: false});
  await page.goto(await mailedPath(stranger.email, '/account/confirm'));
  await isListening(page);
  await page.getByRole('link', {name: 'I don’t know the password'}).click();
  const password = page.getByLabel('New password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expectAccessible(page);
  await password.fill('Plum-tree-new');
  await page.getByRole('button', {name: 'Save and confirm'}).click();
  await expect(page.getByRole('alert')).toHaveText('Password must contain at least one number');
  await password.fill('Plum-tree-2!');
  await page.getByRole('button', {name: 'Save and confirm'}).click();
  await expect(page.getByText('Thank you! Your email address is confirmed.')).toBeVisible();
  await menu(page).click();
  await expect(page.getByRole('banner').getByText(stranger.email)).toBeVisible();
});
