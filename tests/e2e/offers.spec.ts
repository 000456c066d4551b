import type {Page} from '@playwright/test';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {placeOrder, signInHere, storedState} from '../support/campaigns';
import {holdBack} from '../support/hold-back';
import {mockUrl} from '../support/mock-shop';
import {shopControl, startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {aShopper, signIn} from '../support/shoppers';
import {beforePages} from '../support/stored-before';

const bundle = '/opt/trg/starterdiscount';
const konjac = '/Konj/trg/starterdiscount';
const angelHair = `${konjac}/konjac-angel-hair`;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', {name, exact: true});
const alert = (page: Page) => main(page).getByRole('alert');
const lines = async (page: Page) =>
  ((await storedState(page, 'cart-storage'))?.['items'] ?? []) as Record<string, unknown>[];

/** What was in the cart before: an offer clears it. */
const earlierLine = {
  id: 'wp-134',
  name: 'Konjac Fettuccine Pasta',
  price: 399,
  quantity: 3,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/products',
};

async function orderOf(email: string) {
  const order = (await shopControl(mockUrl).orders()).find((one) => one.email === email);
  if (!order) throw new Error(`No order of ${email}`);
  return order;
}

/** From the cart to a paid order; what the shop then knows of it. */
async function buyCart(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.getByRole('link', {name: 'Proceed to Checkout'}).first().click();
  await page.waitForURL('**/checkout');
  await placeOrder(page, email);
  await page.waitForURL('**/thank-you');
  return orderOf(email);
}

test.describe('the bundle offer', () => {
  test('asks signed-out shoppers to sign in, then for the kit, then for the sample', async ({
    page,
  }) => {
    await visit(page, bundle);
    await button(page, /Claim My Kit/).click();
    await signInHere(page, await aShopper());
    await expect(page).toHaveURL(bundle);
    await expect(main(page).getByText('Sign in required')).toHaveCount(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await button(page, /Claim My Kit/).click();
    await expect(alert(page)).toHaveText('Please select your kit type.');
    await expect(button(page, "Women's Kit")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await button(page, "Men's Kit").click();
    await expect(alert(page)).toHaveCount(0);
    await button(page, /Claim My Kit/).click();
    await expect(alert(page)).toHaveText('Please select your free sample type.');
    await expect(button(page, /^Angel Hair/)).toBeFocused();
    expect(await lines(page)).toEqual([]);
  });

  test('is bought by a signed-in shopper, with GETSTARTED, at the price it promised', async ({
    page,
  }) => {
    await signIn(page, await aShopper());
    await beforePages(page, {'cart-storage': {state: {items: [earlierLine]}, version: 1}});
    await visit(page, bundle);
    await button(page, "Women's Kit").click();
    await button(page, /^Spaghetti/).click();
    await expect(main(page)).toContainText(
      'Claiming it takes out of your cart: 3 × Konjac Fettuccine Pasta.',
    );
    const release = await holdBack(page, '**/functions/validate-discount');
    await button(page, /Claim My Kit/).click();
    await expect(button(page, 'Processing...')).toBeDisabled();
    release();
    await page.waitForURL('**/cart');
    expect(await lines(page)).toMatchObject([
      {
        id: 'wp-115-var-117',
        name: "Bellyful Brand Bundle Kit (Women's Kit)",
        price: 6999,
        quantity: 1,
        konjacNoodleType: 'Spaghetti',
        offerId: 'bundle-starter',
      },
    ]);
    await expect(main(page).getByText('Discount code GETSTARTED').first()).toBeVisible();
    const setAside = page.getByRole('region', {name: 'You had in your cart'});
    await expect(setAside).toContainText('3 × Konjac Fettuccine Pasta');
    await expectAccessible(page);
    await setAside.getByRole('button', {name: 'Put it back in the cart'}).click();
    await expect(setAside).toHaveCount(0);
    expect((await lines(page)).map(({id}) => id)).toEqual(['wp-115-var-117', 'wp-134']);
    await button(page, 'Remove Konjac Fettuccine Pasta').click();
    const order = await buyCart(page);
    expect(order).toMatchObject({total: 6499, paidAt: expect.any(String)});
    const [line] = order.lines;
    expect(JSON.stringify(line)).toContain('Bundle starter');
    expect(JSON.stringify(line)).toContain('Spaghetti');
  });

  test('keeps the choices of a shopper who signs in on the way, and is bought', async ({page}) => {
    await visit(page, bundle);
    await button(page, "Men's Kit").click();
    await button(page, /^Fettuccine/).click();
    await expect(page).toHaveURL(`${bundle}?kit=119&sample=Fettuccine`);
    await button(page, /Claim My Kit/).click();
    await signInHere(page, await aShopper());
    await expect(page).toHaveURL(`${bundle}?kit=119&sample=Fettuccine`);
    await expect(button(page, "Men's Kit")).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    // What is pressed before scripts run goes into the server’s cart, whose checkout has other ways to pay.
    await isListening(page);
    await expect(button(page, /^Fettuccine/)).toHaveAttribute('aria-pressed', 'true');
    await button(page, /Claim My Kit/).click();
    await page.waitForURL('**/cart');
    expect((await buyCart(page)).total).toBe(6499);
  });

  test('takes two choices, however quickly they are made', async ({page}) => {
    await visit(page, bundle);
    await main(page).evaluate((part) => {
      for (const name of ["Men's Kit", 'Fettuccine'])
        [...part.querySelectorAll('button')]
          .find(({textContent}) => textContent.startsWith(name))
          ?.click();
    });
    await expect(page).toHaveURL(`${bundle}?kit=119&sample=Fettuccine`);
  });

  test('goes to the cart without the code when the code cannot be had', async ({page}) => {
    await signIn(page, await aShopper());
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.route('**/functions/validate-discount', (route) =>
      route.fulfill({json: {valid: false, discountAmount: 0, message: 'This code has expired.'}}),
    );
    await visit(page, `${bundle}?kit=117&sample=Spaghetti`);
    await button(page, /Claim My Kit/).click();
    await page.waitForURL('**/cart');
    expect(await lines(page)).toHaveLength(1);
    expect(warnings.join()).toContain('GETSTARTED was not applied');
  });
});

test.describe('the konjac offers', () => {
  test('let a product be selected, then its options', async ({page}) => {
    await visit(page, konjac);
    await button(page, 'Select Konjac Angel Hair Noodles').click();
    await button(page, '12 pouches').click();
    await expect(main(page).getByText('$37.99').first()).toBeVisible();
    await button(page, 'Select Konjac Spaghetti Pasta').click();
    await expect(page).toHaveURL(`${konjac}?product=konjac-spaghetti`);
    await expect(
      main(page).getByRole('link', {name: 'See 15 konjac recipes'}).first(),
    ).toBeVisible();
  });

  test('say what is missing, and are bought by a signed-in shopper', async ({page}) => {
    await signIn(page, await aShopper());
    await visit(page, konjac);
    await button(page, /^Claim My Offer/).click();
    await expect(alert(page)).toHaveText('Please select a product first.');
    await expect(button(page, /^Select Konjac Angel Hair/)).toBeFocused();
    await button(page, 'Select Konjac Angel Hair Noodles').click();
    await button(page, /^Claim My Offer/).click();
    await expect(alert(page)).toHaveText('Please select an option to continue.');
    await expect(button(page, '1 pouch')).toBeFocused();
    await button(page, '12 pouches').click();
    await button(page, 'Claim My Offer - $37.99').click();
    await page.waitForURL('**/cart');
    const [line] = await lines(page);
    expect(line).toMatchObject({price: 3799, quantity: 1, variationId: 126});
    expect(line?.['id']).toMatch(/^wp-123-(?!var-)/);
    const order = await buyCart(page);
    expect(order.total).toBe(3799);
    expect(JSON.stringify(order.lines)).toContain('Konjac starter');
  });
});

test.describe('the konjac special offer', () => {
  test('shows the shopper what comes next', async ({page}) => {
    await visit(page, angelHair);
    const hint = (text: string) => expect(main(page).getByText(text).first()).toBeVisible();
    await hint('Sign in required to claim exclusive offer');
    await signIn(page, await aShopper());
    await page.reload();
    await hint('Please select options above');
    await button(page, '12 pouches').click();
    await hint('Proceed to secure checkout');
    await expect(main(page).getByText('KONJAC SPECIAL: Save $10.00 - Only $37.99!')).toBeVisible();
    await expect(main(page).getByText('You save $10.00').first()).toBeVisible();
    await expect(main(page).getByText(/free 3-day sample/)).toBeVisible();
    await expectAccessible(page);
  });

  test('lets a chosen option go again, and asks for one before it is bought', async ({page}) => {
    await signIn(page, await aShopper());
    await visit(page, angelHair);
    await button(page, '6 pouches').click();
    await expect(button(page, '6 pouches')).toHaveAttribute('aria-pressed', 'true');
    await button(page, '6 pouches').click();
    await expect(button(page, '6 pouches')).toHaveAttribute('aria-pressed', 'false');
    const buy = button(page, 'Please Select Options Above').first();
    await expect(buy).toBeDisabled();
    await buy.press('Enter');
    await expect(alert(page)).toHaveText('Please select an option to continue.');
    await expect(button(page, '1 pouch')).toBeFocused();
    await button(page, '6 pouches').click();
    await expect(alert(page)).toHaveCount(0);
  });

  test('is bought from the end of the page, for one unit, with free shipping', async ({page}) => {
    await visit(page, `${angelHair}?variation=126`);
    await button(page, 'Claim My Offer - $37.99').last().click();
    const release = await holdBack(page, '**/functions/session');
    await signInHere(page, await aShopper());
    await expect(page).toHaveURL(`${angelHair}?variation=126`);
    // The next press may come before the page knows who has signed in.
    await button(page, 'Claim My Offer - $37.99').last().click();
    release();
    await page.waitForURL('**/cart');
    expect(await lines(page)).toMatchObject([{id: 'wp-123-var-126', offerId: 'konjac-starter'}]);
    expect((await buyCart(page)).total).toBe(3799);
  });
});

test('an offer that was put in the cart without a sign-in is refused by the server', async ({
  page,
}) => {
  const offerLine = {
    id: 'wp-115-var-117',
    name: 'Bundle',
    price: 6999,
    quantity: 1,
    image: '',
    variationId: 117,
    variationAttributes: [],
    href: bundle,
    konjacNoodleType: 'Spaghetti',
    offerId: 'bundle-starter',
  };
  await beforePages(page, {'cart-storage': {state: {items: [offerLine]}, version: 1}});
  await visit(page, '/checkout');
  await placeOrder(page);
  await expect(alert(page).first()).toContainText('Sign in to claim this exclusive offer.');
});

test.describe('while the catalogue is slow', () => {
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  test.beforeAll(async () => {
    shop = await startOwnShop();
  });
  test.afterAll(() => shop.close());

  test('pages that are already open say that the offers are loading', async ({page}) => {
    await visit(page, shop.url + angelHair);
    await shop.control.trouble('ProductCursors', 'slow', {times: 1, delayMs: 1500});
    await main(page).getByRole('link', {name: 'Back to Konjac Selection'}).click();
    await expect(page.getByText('Loading Konjac products...')).toBeVisible();
    await expect(button(page, 'Select Konjac Rice')).toBeVisible();

    const items = [{...earlierLine, href: bundle}];
    await page.evaluate(
      (text) => localStorage.setItem('cart-storage', text),
      JSON.stringify({state: {items}, version: 1}),
    );
    await visit(page, `${shop.url}/cart`);
    await shop.control.trouble('GetProduct', 'slow', {times: 1, delayMs: 1500});
    await main(page).getByRole('link', {name: 'Konjac Fettuccine Pasta'}).first().click();
    await expect(page.getByText('Loading exclusive offer...')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The Bellyful Bundle');
  });
});

test('who has not confirmed the email reads so at each offer, and how to', async ({page}) => {
  await signIn(page, await aShopper({isConfirmed: false}));
  for (const path of ['/opt/trg/starterdiscount', '/Konj/trg/starterdiscount/konjac-rice']) {
    await visit(page, path);
    await expect(
      page.getByText('Email confirmation required to claim exclusive offer').first(),
    ).toBeVisible();
    await page
      .getByRole('button', {name: /^Claim My/})
      .first()
      .click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please confirm your email address first: the link is in your inbox.',
    );
    await expectAccessibleAtAnyWidth(page, 'main');
  }
  await page.getByRole('link', {name: 'Send the confirmation again'}).first().click();
  const path = encodeURIComponent('/Konj/trg/starterdiscount/konjac-rice');
  await expect(page).toHaveURL(`/account/resend?returnTo=${path}`);
});
