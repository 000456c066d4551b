import type {Page} from '@playwright/test';
import {linkToEnd} from '~mocks/wordpress/endable-mails';
import {expectAccessible} from '../support/axe';
import {expect, isListening, test} from '../support/page';
import {aNewEmail, aShopper, sendForm, signIn} from '../support/shoppers';

// Rules: Mails
const stock = 'When something is back in stock';
const reviews = 'Emails that ask for reviews';

const rows = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});

const askForStock = (page: Page, email: string) =>
  sendForm(page, '/back-in-stock?product=142', {email, product: '142', variation: ''});

for (const {width, javaScriptEnabled} of [
  {width: 390, javaScriptEnabled: true},
  {width: 1280, javaScriptEnabled: false},
])
  test.describe(`${width} pixels wide, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({viewport: {width, height: 800}, javaScriptEnabled});

    async function open(page: Page, path: string) {
      await page.goto(path);
      if (javaScriptEnabled) await isListening(page);
    }

    test('the link of a mail shows what its address gets, and ends one kind of it', async ({
      page,
    }) => {
      const email = aNewEmail();
      await askForStock(page, email);
      const link = linkToEnd('', 'back-in-stock', email);
      await open(page, link);
      await expect(rows(page)).toHaveText([stock, reviews, 'What we always send']);
      await expect(page.getByRole('main')).not.toContainText(email);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', {name: `End these: ${stock}`}).click();
      await expect(page.getByText('we have deleted your requests')).toBeVisible();
      await expect(rows(page)).toHaveText([reviews, 'What we always send']);
      await expect(page.getByRole('button', {name: 'End all of them'})).toHaveCount(0);
      await open(page, `/es${link}`);
      await expect(rows(page)).toHaveText(['Correos que piden reseñas', 'Lo que siempre enviamos']);
      await page.getByRole('button', {name: /^No recibir más/}).click();
      await expect(page.getByText('No volveremos a pedir reseñas')).toBeVisible();
      await expect(page.getByText('No recibe ningún correo que pueda detener.')).toBeVisible();
    });

    test('an account finds what its confirmed address gets, and ends all of it', async ({page}) => {
      const shopper = await aShopper();
      await signIn(page, shopper);
      await askForStock(page, shopper.email);
      await open(page, '/account');
      await page.getByRole('link', {name: 'Emails you get'}).click();
      await expect(page.getByRole('main')).toContainText(`What we send to ${shopper.email}`);
      await expect(rows(page)).toHaveText([stock, reviews, 'What we always send']);
      if (javaScriptEnabled) await isListening(page);
      const all = page.getByRole('button', {name: 'End all of them'});
      await (javaScriptEnabled ? all.dblclick() : all.click());
      await expect(page.getByText('You get none of these emails any more.')).toBeVisible();
      await open(page, '/account/mails');
      await expect(rows(page)).toHaveText(['What we always send']);
      await expect(page.getByText('You get no emails that you could end.')).toBeVisible();
    });

    test('a forged link, a visitor and an unconfirmed address are shown nothing', async ({
      page,
    }) => {
      const email = aNewEmail();
      const link = linkToEnd('', 'reviews', email);
      for (const forged of [link.replace('=0.', '=1.'), link.replace(/\.[\da-f]/, '.x')]) {
        expect((await page.goto(forged))?.status()).toBe(404);
        await expect(page.getByText('This link is not one of ours')).toBeVisible();
        await expect(rows(page)).toHaveText(['What we always send']);
      }
      await page.goto('/account/mails');
      await expect(page).toHaveURL(/\/account\/sign-in/);
      await signIn(page, await aShopper({isConfirmed: false}));
      await page.goto('/account/mails');
      await expect(page.getByText('Please confirm your email first')).toBeVisible();
      await expect(rows(page)).toHaveText(['What we always send']);
    });
  });
