import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {aNewEmail, aShopper, signIn} from '../support/shoppers';

const heart = (page: Page, name: string | RegExp) =>
  page.getByRole('button', {name: typeof name === 'string' ? `Wish list: ${name}` : name}).first();

const list = (page: Page) => page.getByRole('list', {name: 'My wish list'});
const vitamin = "Women's Daily Multi-Vitamin";

async function wish(page: Page, path: string, name: string): Promise<void> {
  await visit(page, path);
  const button = heart(page, name);
  // The page hears its hearts a moment after it stands.
  await page.locator('#wish-news').waitFor({state: 'attached'});
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('what a visitor wished for is in his account after signing in, and can be handed on', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await wish(page, '/products?q=rice', 'Konjac Rice');
  await expect(page.getByRole('status').filter({hasText: 'is on your wish list'})).toBeVisible();
  await wish(page, '/womens-multi-vitamin', vitamin);
  const see = page.getByRole('link', {name: 'See your wish list'});
  await see.focus();
  await page.clock.fastForward('01:00');
  await see.press('Enter');
  await expect(list(page).getByRole('heading', {level: 2})).toHaveText([vitamin, 'Konjac Rice']);
  await expectAccessible(page);
  const shopper = await aShopper();
  await signIn(page, shopper);
  await visit(page, '/wish-list');
  await expect(list(page).getByRole('heading', {level: 2})).toHaveText([vitamin, 'Konjac Rice']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wish-storage'))).toBeNull();
  await list(page)
    .getByRole('button', {name: `Add to cart: ${vitamin}`})
    .click();
  // Shown, and said to who listens.
  await expect(page.locator('#cart-added')).toHaveText(`${vitamin} was added to your cart.`);
  await page.keyboard.press('Escape');
  const answered = () => page.waitForResponse('**/functions/wishes');
  const removed = answered();
  await list(page).getByRole('button', {name: 'Remove Konjac Rice'}).click();
  const undo = list(page).getByRole('button', {name: 'Undo: put Konjac Rice back'});
  await expect(undo).toBeFocused();
  await removed;
  const undone = answered();
  await undo.press('Enter');
  await expect(list(page).getByRole('heading', {level: 2})).toHaveText([vitamin, 'Konjac Rice']);
  const remove = list(page).getByRole('button', {name: 'Remove Konjac Rice'});
  await expect(remove).toBeFocused();
  await undone;
  await page.route('**/functions/wishes', (route) => route.fulfill({status: 429, json: {}}));
  await remove.press('Enter');
  await expect(page.getByText('We could not change your wish list.')).toBeVisible();
  await expect(remove).toBeFocused();
  await page.unrouteAll();
  const shared = await page
    .getByRole('link', {name: 'Preview the shared list'})
    .getAttribute('href');
  const friend = await browser.newPage();
  await friend.goto(new URL(shared ?? '', page.url()).href);
  await expect(friend.getByRole('main')).toContainText('Konjac Rice');
  await expect(friend.getByRole('main')).toContainText('$17.99');
  await expect(friend.getByText(shopper.email)).toHaveCount(0);
  await friend.close();
});

test('two tabs of a visitor show one list', async ({page, context}) => {
  await visit(page, '/wish-list');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const other = await context.newPage();
  await wish(other, '/mens-multi-vitamin', "Men's Daily Multi-Vitamin");
  await expect(list(page)).toContainText("Men's Daily Multi-Vitamin");
});

test('who asked for it gets a mail when something sold out is back', async ({page}) => {
  const shop = await startOwnShop();
  const email = aNewEmail();
  const mailed = async (path: string) => {
    const mails = (await shop.control.mails()).filter(({to}) => to === email);
    const links = mails.flatMap(({text}) => text.match(/https?:\S+/g) ?? []);
    return links.findLast((link) => new URL(link).pathname === path) ?? '';
  };
  try {
    await visit(page, `${shop.url}/wordpress-product/konjac-lasagna`);
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('nobody');
    await main.getByRole('button', {name: 'Tell me', exact: true}).click();
    await expect(main.getByText('Please enter a valid email address')).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', {name: 'Tell me', exact: true}).click();
    await expect(main.getByText('there is a link in your inbox')).toBeVisible();
    await visit(page, await mailed('/back-in-stock'));
    await main.getByRole('button', {name: 'Yes, tell me'}).click();
    await expect(main.getByText('We will write to you once')).toBeVisible();
    await shop.control.change({slug: 'konjac-lasagna', stock: 5});
    expect(await mailed('/wordpress-product/konjac-lasagna')).not.toBe('');
    await visit(page, await mailed('/account/mails'));
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Emails you get');
  } finally {
    await shop.close();
  }
});
