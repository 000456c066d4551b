import type {Page} from '@playwright/test';
import {addDays} from '~adapters/commerce/days';
import {expectAccessible} from '../support/axe';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {aNewEmail} from '../support/shoppers';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(Date.parse(day));

const today = new Date().toISOString().slice(0, 10);

/** Two bottles of 30 servings, one a day by the label. */
async function orderTwoBottles(page: Page, email: string): Promise<string> {
  const body = anOrderBody({
    items: [{id: 'womens-multi-vitamin', quantity: 2}],
    customerEmail: email,
    expectedTotal: 3915,
  });
  const response = await page.request.post(`${shop.url}/functions/create-woocommerce-order`, {
    headers: {'Idempotency-Key': aCheckoutKey()},
    data: {...body, billingAddress: {...(body['billingAddress'] as object), email}},
  });
  const answer = (await response.json()) as {orderLink?: string};
  expect(answer).toMatchObject({success: true});
  return `${shop.url}${answer.orderLink}`;
}

test('a guest says what she takes, is reminded once, and finds her cart filled', async ({
  page,
  browser,
}) => {
  const email = aNewEmail();
  await visit(page, await orderTwoBottles(page, email));
  const section = page.getByRole('region', {name: 'When it runs out'});
  await expect(section).toContainText(`Lasts until about ${longDay(addDays(today, 60))}`);
  await expectAccessible(page);

  await section.getByLabel(/^Servings I take of Women/).selectOption('two a day');
  const remind = section.getByLabel(/^Remind me once by email/);
  await expect(remind).not.toBeChecked();
  await remind.check();
  await section.getByRole('button', {name: 'Save'}).click();
  await expect(section.getByRole('status')).toContainText('follow its link');
  await expect(section).toContainText(`Lasts until about ${longDay(addDays(today, 30))}`);

  await visit(page, await shop.control.linkIn(email, 'type=confirm'));
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Yes, remind me once'}).click();
  await expect(page.getByText('You will be reminded once.')).toBeVisible();

  await shop.control.remind(addDays(today, 22));
  await shop.control.remind(addDays(today, 23));
  await shop.control.remind(addDays(today, 24));
  const mails = (await shop.control.mails()).filter(({to}) => to === email);
  expect(mails.filter(({subject}) => subject === 'Running low soon?')).toHaveLength(1);

  // On another device the link opens the filled cart; followed again, it is not filled twice.
  const other = await (await browser.newContext()).newPage();
  const link = await shop.control.linkIn(email, 'refill=');
  for (const _time of ['once', 'again']) {
    await other.goto(link);
    await expect(other).toHaveURL(`${shop.url}/cart`);
    await isListening(other);
    await expect(other.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
  }
  await other.context().close();

  await visit(page, await shop.control.linkIn(email, 'type=reminders'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Emails you get');
});

test('the days go into a calendar', async ({page}) => {
  await visit(page, await orderTwoBottles(page, aNewEmail()));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'Add the days to my calendar'}).click(),
  ]);
  expect(file.suggestedFilename()).toBe('supplies.ics');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the same is said and the cart is filled by a button', async ({page}) => {
    const email = aNewEmail();
    await page.goto(await orderTwoBottles(page, email));
    const section = page.getByRole('region', {name: 'When it runs out'});
    await section.getByLabel(/^Servings I take of Women/).selectOption('two a day');
    await section.getByLabel(/^Remind me once by email/).check();
    await section.getByRole('button', {name: 'Save'}).click();
    await expect(section).toContainText('follow its link');
    await expect(section).toContainText(longDay(addDays(today, 30)));
    await page.goto(await shop.control.linkIn(email, 'type=confirm'));
    await page.getByRole('button', {name: 'Yes, remind me once'}).click();
    await shop.control.remind(addDays(today, 23));
    await page.goto(await shop.control.linkIn(email, 'refill='));
    await page.getByRole('button', {name: 'Put it in my cart'}).click();
    await expect(page).toHaveURL(`${shop.url}/cart`);
    await expect(page.getByRole('main')).toContainText('Women');
  });
});

test('an account sees all that it takes, ends its reminder, and finds its row on the home page', async ({
  page,
}) => {
  const account = {
    email: 'shopper@bellyful.example',
    password: 'Bellyful-1!',
    returnTo: '/llms.txt',
  };
  const signIn = () =>
    page.request.post(`${shop.url}/account/sign-in`, {
      form: account,
      headers: {'Sec-Fetch-Site': 'same-origin'},
    });
  expect((await signIn()).ok()).toBe(true);
  const order = await orderTwoBottles(page, account.email);
  await visit(page, order);
  await page.getByLabel(/^Remind me once by email/).check();
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByText('Saved. You will be reminded once.')).toBeVisible();

  await visit(page, `${shop.url}/account/orders`);
  await expect(page.getByRole('article').first()).toContainText('Lasts until about');
  await visit(page, `${shop.url}/account/supplies`);
  const main = page.getByRole('main');
  await expect(main).toContainText('I take one a day');
  await expectAccessible(page);
  await main
    .getByRole('button', {name: /^Do not remind me/})
    .first()
    .click();
  await expect(main.getByText('You will not be reminded of that order.')).toBeVisible();

  await visit(page, `${shop.url}/`);
  const row = page.getByRole('region', {name: 'Yours'});
  await expect(row).toContainText("Women's Daily Multi-Vitamin");
  await row
    .getByRole('link', {name: /^Order again/})
    .first()
    .click();
  await expect(page.getByRole('button', {name: /^Order again/})).toBeVisible();
});
