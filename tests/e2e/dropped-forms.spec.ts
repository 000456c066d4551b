import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {fillAddress, fillCard, orderNumberOf, placeOrder} from '../support/checkout-page';
import {staysUndone, survivesDrops} from '../support/dropped-answers';
import {mailedLink, mailsTo, mockUrl} from '../support/mock-shop';
import {shopControl} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {
  aNewEmail,
  aShopper,
  placeOrder as orderSpaghetti,
  sendForm,
  signIn,
} from '../support/shoppers';

test.use({
  expectedComplaints: [/ERR_|Failed to fetch|status of 50\d|dynamically imported|status of 404/],
});

const unexpected = 'An unexpected error occurred. Please try again.';
const unreachable = 'We could not reach the shop. Please check your connection and try again.';
const password = 'Plum-tree-1!';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const says = (page: Page, sentence: string | RegExp) =>
  expect(page.getByRole('alert').filter({hasText: sentence})).toBeVisible();

/** A form that keeps what was typed and says the sentence. */
const keeping = (sentence: string | RegExp, typed: [Locator, string][]) => async () => {
  for (const [field, value] of typed) await expect(field).toHaveValue(value);
  const [page] = typed.map(([field]) => field.page());
  if (page) await says(page, sentence);
};

test('a message to support stays as it was typed, and is mailed once', async ({page}) => {
  const email = aNewEmail();
  await visit(page, '/contact');
  const message = page.getByLabel('Message');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').selectOption('Other');
  await message.fill('Where is my order?');
  const press = () => main(page).getByRole('button', {name: /^Send/}).click();
  const stays = keeping('Failed to send message. Please try again.', [
    [message, 'Where is my order?'],
    [page.getByLabel('Email'), email],
    [page.getByLabel('Subject'), 'Other'],
  ]);
  await survivesDrops(page, {path: '/contact', press, stays});
  await press();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await expect(message).toHaveValue('');
  const mails = await shopControl(mockUrl).mails();
  expect(mails.filter(({replyTo}) => replyTo === email)).toHaveLength(1);
});

test('creating an account and signing in keep what was typed, and do it once', async ({page}) => {
  const email = aNewEmail();
  await visit(page, '/faq');
  await header(page).getByRole('link', {name: 'Sign In'}).click();
  await dialog(page).getByRole('button', {name: 'Create Account'}).click();
  const fields: [Locator, string][] = [
    [dialog(page).getByLabel('Email'), email],
    [dialog(page).getByLabel('Password', {exact: true}), password],
  ];
  const fill = async () => {
    for (const [field, value] of fields) await field.fill(value);
  };
  await fill();
  const create = () =>
    dialog(page).locator('form').getByRole('button', {name: 'Create Account'}).click();
  await survivesDrops(page, {
    path: '/account/sign-up',
    press: create,
    stays: keeping(unexpected, fields),
  });
  await create();
  await says(page, 'This email is already registered. Please sign in instead.');
  await page.context().clearCookies();
  await dialog(page).getByRole('button', {name: 'Sign In'}).click();
  await fill();
  const enter = () => dialog(page).locator('form').getByRole('button', {name: 'Sign In'}).click();
  await survivesDrops(page, {
    path: '/account/sign-in',
    press: enter,
    stays: keeping(unexpected, fields),
  });
  await enter();
  await expect(header(page).getByLabel('Account')).toBeVisible();
  await header(page).getByLabel('Account').click();
  const leave = () => header(page).getByRole('button', {name: 'Sign Out'}).click();
  await staysUndone(page, {
    path: '/account/sign-out',
    press: leave,
    stays: () => says(page, unexpected),
  });
  await leave();
  await expect(header(page).getByRole('link', {name: 'Sign In'})).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test('a new password is requested once, and set once', async ({page}) => {
  const {email} = await aShopper();
  await visit(page, '/account/reset');
  const address = page.getByLabel('Email');
  await address.fill(email);
  const send = () => page.getByRole('button', {name: 'Send the link'}).click();
  const stays = keeping(unexpected, [[address, email]]);
  await survivesDrops(page, {path: '/account/reset', press: send, stays});
  await send();
  await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();
  const mails = (await mailsTo(email)).filter(({text}) => text.includes('/account/reset'));
  expect(mails).toHaveLength(1);
  await visit(page, await mailedLink(email, '/account/reset'));
  const field = page.getByLabel('New password');
  await field.fill('Plum-tree-2!');
  const save = () => page.getByRole('button', {name: 'Save new password'}).click();
  const unchanged = keeping(unexpected, [[field, 'Plum-tree-2!']]);
  await survivesDrops(page, {path: '/account/reset', press: save, stays: unchanged});
  const answered = page.waitForResponse(/\/account\/reset\.data/);
  await save();
  await answered;
  await page.context().clearCookies();
  await signIn(page, {email, password: 'Plum-tree-2!'});
});

test('the confirmation, the address and the devices stay where they are', async ({page}) => {
  const {email} = await aShopper({isConfirmed: false});
  await signIn(page, {email, password});
  await visit(page, '/account');
  const resend = () => page.getByRole('button', {name: 'Resend email'}).click();
  await survivesDrops(page, {
    path: '/account/resend',
    press: resend,
    stays: () => says(page, 'Failed to send confirmation email. Please try again later.'),
  });
  await resend();
  await expect(page.getByText('Confirmation email sent!')).toBeVisible();
  const city = page.getByLabel('City');
  const address = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    City: 'Petaluma',
    'ZIP code': '94954',
  };
  for (const [label, value] of Object.entries(address))
    await page.getByLabel(label, {exact: true}).fill(value);
  await page.getByLabel('Address', {exact: true}).fill('12 Engine Street');
  await page.getByLabel('State').selectOption('CA');
  const save = () => page.getByRole('button', {name: 'Save address'}).click();
  await save();
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  // What was filled in beforehand stays, too.
  await visit(page, '/account');
  await city.fill('Sonoma');
  await survivesDrops(page, {
    path: '/account',
    press: save,
    stays: keeping(unexpected, [
      [city, 'Sonoma'],
      [page.getByLabel('Last name'), 'Lovelace'],
    ]),
  });
  await save();
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  await visit(page, '/account/security');
  const devices = page.getByRole('region', {name: 'Signed-in devices'});
  const own = devices.getByLabel('Current password', {exact: true});
  await own.fill(password);
  const everywhere = () => page.getByRole('button', {name: 'Sign out everywhere'}).click();
  await survivesDrops(page, {
    path: '/account/security',
    press: everywhere,
    stays: keeping(unexpected, [[own, password]]),
  });
  await everywhere();
  await expect(page).toHaveURL(/\/account\/sign-in/);
});

test('a buyer’s review is written once, and what he orders again is in his cart once', async ({
  page,
  shopper,
}) => {
  await orderSpaghetti(page, shopper);
  await visit(page, '/account/orders');
  const again = () => page.getByRole('button', {name: /^Order again/}).click();
  await survivesDrops(page, {
    path: '/account/orders',
    press: again,
    stays: () => says(page, 'We could not look up these items. Please try again.'),
  });
  await again();
  await expect(page.getByText('1 item is in your cart.')).toBeVisible();
  await expect(header(page).getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
  await visit(page, '/account/reviews/konjac-spaghetti');
  await page.getByText('3', {exact: true}).click();
  const text = page.getByLabel('Your review');
  await text.fill(`Firm, says ${shopper.email}`);
  await page.getByLabel('Name to show').fill('Ada');
  const send = () => page.getByRole('button', {name: 'Send my review'}).click();
  await survivesDrops(page, {
    path: '/account/reviews/konjac-spaghetti',
    press: send,
    stays: keeping('We could not save your review. Please try again.', [
      [text, `Firm, says ${shopper.email}`],
    ]),
  });
  await send();
  await expect(page.getByText('Thank you! Your review waits')).toBeVisible();
});

test('who waits for what is sold out is noted once', async ({page}) => {
  const email = aNewEmail();
  await visit(page, '/wordpress-product/konjac-lasagna');
  const field = main(page).getByLabel('Email');
  await field.fill(email);
  const press = () => main(page).getByRole('button', {name: 'Tell me', exact: true}).click();
  const stays = keeping(unreachable, [[field, email]]);
  await survivesDrops(page, {path: '/back-in-stock', press, stays});
  await press();
  await expect(main(page).getByText('there is a link in your inbox')).toBeVisible();
  await visit(page, await mailedLink(email, '/back-in-stock'));
  const confirm = () => main(page).getByRole('button', {name: 'Yes, tell me'}).click();
  await survivesDrops(page, {
    path: '/back-in-stock',
    press: confirm,
    stays: () => says(page, unreachable),
  });
  await confirm();
  await expect(main(page).getByText('We will write to you once')).toBeVisible();
});

test('a code, the sample, a wish and an order are each had once', async ({page, shopper}) => {
  await visit(page, '/free-sample');
  const claim = () => page.getByRole('button', {name: 'Add Free Sample to Cart'}).click();
  await survivesDrops(page, {
    path: '/account/claim-sample',
    press: claim,
    stays: () => says(page, 'Network error occurred'),
  });
  await claim();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  const heart = main(page)
    .getByRole('button', {name: /^Wish list/})
    .first();
  const wish = () => heart.click();
  await survivesDrops(page, {
    path: '/functions/wishes',
    press: wish,
    stays: async () => {
      await expect(page.getByText('We could not change your wish list.')).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    },
  });
  await wish();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await withCart(page, [shopItems.variety]);
  await visit(page, '/cart');
  const code = page.getByLabel('Discount code');
  await code.fill('GETSTARTED');
  const apply = () => page.getByRole('button', {name: 'Apply'}).click();
  await survivesDrops(page, {
    path: '/functions/validate-discount',
    press: apply,
    stays: keeping(/./, [[code, 'GETSTARTED']]),
  });
  await apply();
  await expect(page.getByRole('button', {name: /^Remove/}).first()).toBeVisible();
  await visit(page, '/checkout');
  await fillAddress(page, {Email: shopper.email});
  await fillCard(page);
  await survivesDrops(page, {
    path: '/functions/create-woocommerce-order',
    press: () => placeOrder(page),
    stays: keeping(/Network error occurred|Failed to process order/, [
      [page.getByLabel('City'), 'Petaluma'],
      [page.getByLabel('CVV'), '123'],
    ]),
  });
  await placeOrder(page);
  await orderNumberOf(page);
  const orders = await shopControl(mockUrl).orders();
  expect(orders.filter(({email}) => email === shopper.email)).toHaveLength(1);
});

test('a form whose code an update has taken away goes the way without scripts', async ({page}) => {
  const {email} = await aShopper();
  await visit(page, '/faq');
  await header(page).getByRole('link', {name: 'Sign In'}).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', {exact: true}).fill(password);
  await page.route('**/assets/*.js', (route) => route.fulfill({status: 404, body: ''}));
  await dialog(page).getByRole('button', {name: 'Sign In'}).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(email).first()).toBeAttached();
});

test('where a dialog does not come its page is a click away', async ({page}) => {
  await visit(page, '/faq');
  await page.route('**/assets/*.js', (route) => route.fulfill({status: 404, body: ''}));
  for (const [opener, path] of [
    [header(page).getByRole('button', {name: 'Cart, 0 items'}), /\/cart$/],
    [header(page).getByRole('link', {name: 'Sign In'}), /\/account\/sign-in\?returnTo=%2Ffaq$/],
  ] as const) {
    await opener.click();
    await says(page, unreachable);
    const link = page.getByRole('link', {name: 'Open as a page'});
    await expect(link).toHaveAttribute('href', path);
  }
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Open as a page'}).click();
  await expect(main(page).getByRole('button', {name: 'Sign In'})).toBeVisible();
});

test.describe('without scripts', () => {
  // The browser's own error page has no storage.
  test.use({javaScriptEnabled: false, expectedComplaints: [/sessionStorage|ERR_|status of 50\d/]});

  /** Nothing answers, and the shopper goes back to what he typed. */
  const goingBack = (page: Page, typed: [Locator, string][]) => async () => {
    for (const [field] of typed) await expect(field).toHaveCount(0);
    await page.goBack();
    for (const [field, value] of typed) await expect(field).toHaveValue(value);
  };

  test('a message is there when one goes back, and is mailed once', async ({page}) => {
    const email = aNewEmail();
    await page.goto('/contact');
    const message = page.getByLabel('Message');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').selectOption('Other');
    await message.fill('Where is my order?');
    const press = () => main(page).getByRole('button', {name: /^Send/}).click();
    const stays = goingBack(page, [[message, 'Where is my order?']]);
    await survivesDrops(page, {path: '/contact', press, stays});
    await press();
    await expect(page.getByText('Thank you for your message!')).toBeVisible();
    const mails = await shopControl(mockUrl).mails();
    expect(mails.filter(({replyTo}) => replyTo === email)).toHaveLength(1);
  });

  test('an order is there when one goes back, and is placed once', async ({page}) => {
    const email = aNewEmail();
    await sendForm(page, '/cart', {item: 'wp-130'});
    await page.goto('/checkout');
    await fillAddress(page, {Email: email});
    await page.getByRole('form', {name: 'Checkout'}).getByLabel('Cash on delivery').check();
    const city = page.getByRole('region', {name: 'Shipping'}).getByLabel('City');
    const press = () => placeOrder(page);
    const stays = goingBack(page, [[city, 'Petaluma']]);
    await survivesDrops(page, {path: '/checkout', press, stays});
    await press();
    await orderNumberOf(page);
    const orders = await shopControl(mockUrl).orders();
    expect(orders.filter((order) => order.email === email)).toHaveLength(1);
  });
});
