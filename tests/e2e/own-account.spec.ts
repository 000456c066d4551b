import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {mailedLink} from '../support/mock-shop';
import {expect, isListening, test} from '../support/page';
import {aNewEmail, aShopper, sendForm, signIn} from '../support/shoppers';

// Rules: Changing an account
const card = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const present = 'Current password';

async function mailedPath(address: string): Promise<string> {
  const find = () => mailedLink(address, '/account/confirm');
  await expect.poll(() => find().catch(() => null)).not.toBeNull();
  const {pathname, search} = new URL(await find());
  return pathname + search;
}

for (const {width, javaScriptEnabled} of [
  {width: 390, javaScriptEnabled: true},
  {width: 1280, javaScriptEnabled: false},
])
  test.describe(`${width} pixels wide, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({viewport: {width, height: 800}, javaScriptEnabled});

    // Rules: The address book
    test('a second address is added, used at the checkout and deleted', async ({page}) => {
      await signIn(page, await aShopper());
      const open = async (path: string) => {
        await page.goto(path);
        if (javaScriptEnabled) await isListening(page);
      };
      const save = async (street: string) => {
        const fields = {'First name': 'Ada', 'Last name': 'Lovelace', Address: street};
        for (const [label, value] of Object.entries({...fields, City: 'Salem', ZIP: '97301'}))
          await page.getByLabel(label, {exact: label !== 'ZIP'}).fill(value);
        await page.getByLabel('Phone').fill('555 010 0100');
        await page.getByLabel('State').selectOption('OR');
        await page.getByRole('button', {name: 'Save address'}).click();
        await expect(page.getByText('Your address is saved.')).toBeVisible();
      };
      await open('/account');
      await save('1 Elm Street');
      await page.getByRole('link', {name: 'Add another address'}).click();
      await expect(page.getByRole('heading', {name: 'Another address'})).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await save('2 Oak Street');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await sendForm(page, '/cart', {item: 'wp-130'});
      await open('/checkout');
      const others = page.getByRole('list', {name: 'Your other addresses'});
      await others.getByText('Send it here').click();
      await expect(others).toContainText('1 Elm Street');
      await expect(page.locator('#checkout-address1')).toHaveValue('2 Oak Street');
      await open('/account');
      await page.getByRole('button', {name: /^Use at checkout: .*2 Oak/s}).click();
      await expect(rows.first()).toContainText('2 Oak Street');
      await page.getByRole('button', {name: /^Delete: .*1 Elm/s}).click();
      await expect(rows).toHaveCount(1);
      await open('/account');
      await expect(page.getByLabel('Address', {exact: true})).toHaveValue('2 Oak Street');
    });

    test('a shopper changes name, password and email, and deletes the account', async ({page}) => {
      const {email, password} = await aShopper();
      await signIn(page, {email, password});
      await page.goto('/account');
      await page.getByRole('link', {name: 'Sign-in and security'}).click();
      if (javaScriptEnabled) await isListening(page);
      if (javaScriptEnabled) await expectAccessible(page);

      const name = card(page, 'Your name');
      await name.getByLabel('First name').fill('Ada');
      await name.getByRole('button', {name: 'Save name'}).click();
      await expect(name.getByText('Your name is saved.')).toBeVisible();
      await page.reload();
      await expect(name.getByLabel('First name')).toHaveValue('Ada');

      const word = card(page, 'Password');
      await word.getByLabel(present, {exact: true}).fill('Guessed-1!');
      await word.getByLabel('New password').fill('Pear-tree-2!');
      await word.getByRole('button', {name: 'Change password'}).click();
      await expect(word.getByText('That is not your password. Please try again.')).toBeVisible();
      await word.getByLabel(present, {exact: true}).fill(password);
      await word.getByLabel('New password').fill('Pear-tree-2!');
      await word.getByRole('button', {name: 'Change password'}).click();
      await expect(word.getByText('Your password is changed')).toBeVisible();

      const mail = card(page, 'Email');
      const next = aNewEmail();
      await mail.getByLabel('New email').fill(next);
      await mail.getByLabel(present, {exact: true}).fill('Pear-tree-2!');
      await mail.getByRole('button', {name: 'Send the link'}).click();
      await expect(mail.getByText('a link is on its way')).toBeVisible();
      await page.goto(await mailedPath(next));
      if (javaScriptEnabled) await isListening(page);
      await page.getByRole('button', {name: 'Confirm my email'}).click();
      await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
      await page.goto('/account/security');
      await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible();

      await page.getByRole('link', {name: 'Delete my account'}).click();
      await expect(page.getByRole('heading', {name: 'What stays'})).toBeVisible();
      if (javaScriptEnabled) await isListening(page);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel(present, {exact: true}).fill('Pear-tree-2!');
      await page.getByRole('button', {name: 'Delete my account for good'}).click();
      await expect(page.getByText('Your account is deleted.')).toBeVisible();
      await page.goto('/account');
      await expect(page).toHaveURL(/\/account\/sign-in/);
    });
  });

test('an export is on its way once a day, in Spanish too', async ({page}) => {
  const shopper = await aShopper();
  await signIn(page, shopper);
  await page.goto('/es/account/security');
  await isListening(page);
  const data = card(page, 'Sus datos');
  await data.getByRole('button', {name: 'Enviarme mis datos'}).click();
  await expect(data.getByText(`El enlace irá a ${shopper.email}.`)).toBeVisible();
  await data.getByRole('button', {name: 'Enviarme mis datos'}).click();
  await expect(data.getByRole('alert')).toContainText('Demasiados intentos');
});
