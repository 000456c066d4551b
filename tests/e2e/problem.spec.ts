import type {Browser, Page} from '@playwright/test';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {orderNumberOf, placeOrder, fillAddress} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {aPhoto} from '../support/photos';
import {shopItems, withCart} from '../support/shop-cart';

test.describe.configure({mode: 'default'});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop({PAYMENT_GATEWAY: 'hosted'});
  await shop.control.paymentMethods('all');
});
test.afterAll(() => shop.close());

/** An order that staff have sent, and the link to its page. */
async function aSentOrder(page: Page, lot?: {lot: string; bestBefore: string}) {
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await page.getByRole('radio', {name: 'Cash on delivery'}).check();
  await placeOrder(page);
  const number = await orderNumberOf(page);
  await page.getByRole('link', {name: 'Check your order status'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Order ${number}`);
  await shop.control.ship(number, 1, lot);
  return {number, link: page.url()};
}

const aFile = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await aPhoto()),
});

const mailsAbout = async (number: string) =>
  (await shop.control.mails()).filter(
    ({subject}) => subject.endsWith(`order ${number}`) && !subject.startsWith('Your'),
  );

test('what arrived damaged is told on the order’s page, with pictures, once', async ({page}) => {
  const {number, link} = await aSentOrder(page);
  await visit(page, link);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Something is wrong'}).click();
  await expect(main.getByRole('heading', {level: 1})).toContainText(`with order ${number}`);
  await isListening(page);
  await expectAccessible(page);

  const line = main.getByLabel(/Konjac Spaghetti/);
  const pictures = main.getByLabel('Pictures (optional)');
  await main.getByLabel(/What happened/).fill('One pouch is open.');
  await main.getByRole('button', {name: 'Send'}).click();
  await expect(main.getByRole('alert')).toContainText('at least one item');
  await expect(line).toBeFocused();
  await line.selectOption('damaged');
  await pictures.setInputFiles({name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no')});
  await main.getByRole('button', {name: 'Send'}).click();
  await expect(main.getByRole('alert')).toContainText('at most three pictures');
  await expect(pictures).toBeFocused();
  await pictures.setInputFiles(await Promise.all(['1', '2', '3', '4'].map(aFile)));
  await main.getByRole('button', {name: 'Send'}).click();
  await expect(main.getByRole('alert')).toContainText('at most three pictures');
  await expect(main.getByLabel(/What happened/)).toHaveValue('One pouch is open.');
  await pictures.setInputFiles(await Promise.all(['1', '2'].map(aFile)));
  await main.getByRole('button', {name: 'Send'}).dblclick();

  const note = main.getByRole('region', {name: 'Something is wrong'});
  await expect(note).toContainText('Konjac Spaghetti Pasta: damaged');
  await expect(note).toBeFocused();
  await expect(main.getByRole('link', {name: 'Something is wrong'})).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(note).toBeVisible();
  expect(await mailsAbout(number)).toMatchObject([
    {to: 'staff@bellyful.example', replyTo: 'ada@example.com', text: /One pouch is open/},
    {to: 'ada@example.com'},
  ]);
});

async function withoutScripts(browser: Browser) {
  const context = await browser.newContext({javaScriptEnabled: false});
  return context.newPage();
}

test('the same without scripts, where what was typed stays after a refusal', async ({
  page,
  browser,
}) => {
  const {number, link} = await aSentOrder(page);
  const plain = await withoutScripts(browser);
  await plain.goto(link);
  await plain.getByRole('link', {name: 'Something is wrong'}).click();
  await plain.getByLabel(/What happened/).fill('Rice came instead.');
  await plain.getByRole('button', {name: 'Send'}).click();
  await expect(plain.getByRole('alert')).toContainText('at least one item');
  await expect(plain.getByLabel(/What happened/)).toHaveValue('Rice came instead.');
  await plain.getByLabel(/Konjac Spaghetti/).selectOption('wrong');
  await plain.getByLabel('Pictures (optional)').setInputFiles(await aFile('photo.jpg'));
  await plain.getByRole('button', {name: 'Send'}).click();
  await expect(plain).toHaveURL(`${link}#problem`);
  await expect(plain.getByText('Konjac Spaghetti Pasta: wrong item')).toBeVisible();
  expect(await mailsAbout(number)).toHaveLength(2);
  await plain.context().close();
});

test('a recall stands on the page of the order that got of the lot', async ({page}) => {
  const {link} = await aSentOrder(page, {lot: '24-117', bestBefore: '2027-05-31'});
  await visit(page, link);
  const main = page.getByRole('main');
  await expect(main).toContainText('Lot 24-117, best before May 31, 2027');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await shop.control.recall('24-117', 'A pouch may hold a piece of plastic.');
  await visit(page, link);
  await expect(main.getByRole('alert')).toContainText('A pouch may hold a piece of plastic.');
  await expectAccessibleAtAnyWidth(page);
  await main.getByRole('alert').getByRole('link', {name: 'Write to us'}).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a recall stands on cart, list and offers', async ({page, browser}) => {
  const buyer = await browser.newPage();
  await aSentOrder(buyer, {lot: '24-118', bestBefore: '2027-05-31'});
  await buyer.close();
  await shop.control.recall('24-118', 'A pouch may be torn.');
  await withCart(page, [shopItems.spaghetti]);
  const main = page.getByRole('main');
  const mark = 'Recall: see its page.';
  await visit(page, `${shop.url}/cart`);
  await expect(main.getByRole('listitem').filter({hasText: mark})).toHaveCount(1);
  await expectAccessibleAtAnyWidth(page);
  for (const list of ['/products', '/Konj/trg/starterdiscount']) {
    await visit(page, `${shop.url}${list}`);
    await expect(main.getByRole('listitem').filter({hasText: mark})).toContainText('Spaghetti');
  }
  await visit(page, `${shop.url}/Konj/trg/starterdiscount/konjac-spaghetti`);
  await expect(main.getByRole('alert').first()).toContainText('We are recalling lot 24-11');
  await expectAccessibleAtAnyWidth(page);
});
