import type {Page} from '@playwright/test';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {mailedLink} from '../support/mock-shop';
import {expect, test, visit} from '../support/page';
import {aNewEmail, aShopper} from '../support/shoppers';

// Rules: Passkeys. A browser knows them of a name alone, not of a number.
test.use({baseURL: `http://localhost:${process.env['E2E_PORT']}`});

interface Device {
  /** What the device does when a page asks: its owner is there, or lays it aside. */
  isHeld: (isHeld: boolean) => Promise<void>;
  count: () => Promise<number>;
  forgetAll: () => Promise<void>;
}

/** A telephone that holds passkeys and asks its owner by a finger. */
async function withPasskeys(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const {authenticatorId} = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async isHeld(enabled) {
      const held = {authenticatorId, enabled};
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', held);
    },
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', {authenticatorId})).credentials.length,
    async forgetAll() {
      await devtools.send('WebAuthn.clearCredentials', {authenticatorId});
    },
  };
}

async function signUp(page: Page, email: string, prefix = '') {
  await visit(page, `${prefix}/account/sign-up?returnTo=/account/security`);
  await page.getByRole('textbox').first().fill(email);
  await page.locator('button[name=passkey]').click();
  await expect(page).toHaveURL(`${prefix}/account/security`);
}

/** Notes what the page tells the browser of passkeys: of how many, and whether they stand or are none. */
const signalsTo = (page: Page) =>
  page.addInitScript(() => {
    const heard: [string, number][] = [];
    Object.assign(window, {heard});
    Object.assign(PublicKeyCredential, {
      signalAllAcceptedCredentials: async ({
        rpId,
        userId,
        allAcceptedCredentialIds: ids,
      }: {
        rpId: string;
        userId: string;
        allAcceptedCredentialIds: string[];
      }) => {
        if (rpId === location.hostname && userId) heard.push(['accepted', ids.length]);
      },
      signalUnknownCredential: async ({rpId, credentialId}: Record<string, string>) => {
        if (rpId === location.hostname && credentialId) heard.push(['unknown', 1]);
      },
    });
  });
const signalled = (page: Page) =>
  page.evaluate(() => (window as unknown as {heard: [string, number][]}).heard);

const signOut = (page: Page) => page.context().clearCookies();
const rows = (page: Page) => page.getByRole('region', {name: 'Passkeys'}).getByRole('listitem');

test('an account is opened by a passkey, entered by it, and has a second one @narrow', async ({
  page,
}) => {
  const device = await withPasskeys(page);
  const email = aNewEmail();
  await signUp(page, email);
  await expect(rows(page)).toHaveCount(1);
  await expectAccessibleAtAnyWidth(page);
  await signOut(page);
  // The browser offers it in the field by itself.
  await visit(page, '/account/sign-in?returnTo=/account/security');
  await expect(page).toHaveURL('/account/security');
  await device.forgetAll();
  await page.getByRole('button', {name: 'Add a passkey'}).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(1).getByLabel('Name', {exact: true}).fill('My key');
  await rows(page).nth(1).getByRole('button', {name: /^Save/}).click();
  await expect(page.getByText('The name is saved.')).toBeVisible();
  await page.reload();
  await expect(rows(page).nth(1).getByLabel('Name', {exact: true})).toHaveValue('My key');
  await page.getByRole('button', {name: 'Remove My key'}).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/The passkey is removed/)).toBeVisible();
});

test('in the dialog a button asks for the passkey; one that opens nothing is refused', async ({
  page,
}) => {
  const device = await withPasskeys(page);
  await device.isHeld(false);
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
  const dialog = page.getByRole('dialog', {name: 'Sign In'});
  await expect(dialog.getByRole('button', {name: 'Sign in with a passkey'})).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await device.isHeld(true);
  await signalsTo(page);
  await signUp(page, aNewEmail());
  await expect.poll(() => signalled(page)).toContainEqual(['accepted', 1]);
  await page.getByRole('button', {name: /^Remove/}).click();
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(() => signalled(page)).toContainEqual(['accepted', 0]);
  await signOut(page);
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
  await expect(dialog.getByRole('alert')).toContainText('does not open an account here');
  await expect.poll(() => signalled(page)).toContainEqual(['unknown', 1]);
  expect(await device.count()).toBe(1);
});

test('who has lost all of them chooses a password by the mailed link, and removes them', async ({
  page,
}) => {
  const device = await withPasskeys(page);
  const {email, password} = await aShopper();
  await device.isHeld(false);
  await visit(page, '/account/sign-in?returnTo=/account/security');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', {exact: true}).fill(password);
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page).toHaveURL('/account/security');
  await device.isHeld(true);
  await page.getByRole('button', {name: 'Add a passkey'}).click();
  await expect(rows(page)).toHaveCount(1);
  await device.forgetAll();
  await signOut(page);
  await visit(page, '/account/reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', {name: 'Send the link'}).click();
  await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();
  const {pathname, search} = new URL(await mailedLink(email, '/account/reset'));
  await visit(page, pathname + search);
  await page.getByLabel('New password').fill('Plum-tree-2!');
  await page.getByLabel(/I have lost my passkeys/).check();
  await page.getByRole('button', {name: 'Save new password'}).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await visit(page, '/account/security');
  await expect(page.getByRole('button', {name: 'Add a passkey'})).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('an address is confirmed by its account’s passkey on another device', async ({page}) => {
  await withPasskeys(page);
  const email = aNewEmail();
  await signUp(page, email);
  await signOut(page);
  const {pathname, search} = new URL(await mailedLink(email, '/account/confirm'));
  await visit(page, pathname + search);
  await page.getByRole('button', {name: 'Confirm with a passkey'}).click();
  await expect(page).toHaveURL('/account/security');
  await visit(page, '/account');
  await expect(page.getByText('Confirmed', {exact: true})).toBeVisible();
});

test('in Spanish all of it is said in Spanish', async ({page}) => {
  await withPasskeys(page);
  await signUp(page, aNewEmail(), '/es');
  await expect(page.getByRole('heading', {name: 'Llaves de acceso'})).toBeVisible();
  await page.getByRole('button', {name: /^Quitar/}).click();
  await expect(page.getByText(/quedó quitada/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('nothing of it is offered, and a password opens the account', async ({page}) => {
    const {email, password} = await aShopper();
    await page.goto('/account/sign-in');
    await expect(page.getByRole('button', {name: /passkey/})).toHaveCount(0);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', {exact: true}).fill(password);
    await page.getByRole('button', {name: 'Sign In', exact: true}).click();
    await expect(page).toHaveURL('/account');
    await page.goto('/account/security');
    await expect(page.getByRole('heading', {name: 'Passkeys'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Add a passkey'})).toHaveCount(0);
  });
});
