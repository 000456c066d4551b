import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expectAccessible} from '../support/axe';
import {expectGoodPage} from '../support/good-page';
import {mailsTo, mockUrl} from '../support/mock-shop';
import {shopControl} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {aNewEmail} from '../support/shoppers';

test('a new page begins at its top, and going back returns to where one was', async ({page}) => {
  await visit(page, '/');
  const link = page.getByRole('link', {name: 'Read the FAQ'});
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('writing to the shop says what is wrong, keeps what was typed, then thanks and mails support', async ({
  page,
}) => {
  const email = aNewEmail();
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Ana Lopez');
  await page.getByLabel('Email', {exact: true}).fill('ana@nowhere');
  await page.getByLabel('Subject').selectOption('Order Inquiry');
  await page.getByLabel('Message').fill('Where is my order?');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  await expect(page.getByLabel('Email', {exact: true})).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Where is my order?');
  await expectAccessible(page);

  await page.getByLabel('Email', {exact: true}).fill(email);
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Thank you'})).toHaveText(
    "Thank you for your message! We'll get back to you soon.",
  );
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Subject')).toHaveValue('');
  const mails = await mailsTo('support@example.com');
  expect(mails.some(({text}) => text.includes(email))).toBe(true);
});

const blocks = path.resolve(import.meta.dirname, '../support/blocks');

/** Every core block as WordPress renders it, with a picture of the mocked shop's in the place of each of its own. */
const coreBlocks = () =>
  readdirSync(blocks)
    .map((file) => readFileSync(path.join(blocks, file), 'utf8'))
    .join('')
    .replace(/ srcset="[^"]*"/g, '')
    .replace(
      / (src|poster)="[^"]*\.(?:jpg|webp|mp4|wav)"/g,
      ` $1="${mockUrl}/wp-content/uploads/2026/11/konjac-rice-300x300.webp"`,
    );

test(
  'a page of every core block is good to all, and a video comes when it is wanted',
  {tag: '@narrow'},
  async ({page}) => {
    const saved = {type: 'page', slug: 'core-blocks', title: 'Core blocks', html: coreBlocks()};
    await shopControl(mockUrl).content(saved);
    await expectGoodPage(page, {path: '/core-blocks', heading: 'Core blocks'});
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({contentType: 'text/html', body: 'The film'}),
    );
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', {name: 'Play the video from YouTube'}).first().click();
    const player = page.locator('iframe[src*="youtube-nocookie.com/embed/dQw4w9WgXcQ"]');
    await expect(player).toBeFocused();
    await expect(player.contentFrame().getByText('The film')).toBeVisible();
  },
);

for (const [address, send, missing, email] of [
  ['/contact', 'Send', 'Please fill in this field.', /^Please enter an email address/],
  ['/es/contact', 'Enviar', 'Complete este campo.', /^Ingrese un correo electrónico/],
] as const)
  test(`${address} says in its own words what a field lacks`, async ({page}) => {
    await visit(page, address);
    const main = page.getByRole('main');
    const name = main.locator('[name=name]');
    await main.getByRole('button', {name: new RegExp(`^${send}`)}).click();
    await expect(page.getByRole('alert')).toHaveText(missing);
    await expect(name).toBeFocused();
    await name.fill('Ada');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await main.locator('[name=email]').fill('ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(email);
    await expectAccessible(page);
  });
