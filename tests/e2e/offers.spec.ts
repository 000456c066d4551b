import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {
  beforePages,
  isDeclined,
  placeOrder,
  signIn,
  signInHere,
  storedState,
} from '../support/campaigns';
import {mockUrl} from '../support/mock-shop';
import {shopControl, startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {aShopper} from '../support/shoppers';

const bundle = '/opt/trg/starterdiscount';
const konjac = '/Konj/trg/starterdiscount';
const angelHair = `${konjac}/konjac-angel-hair`;
/** A fresh account for every test: one account takes only so many sign-ins. */
let shopper: string;
test.beforeEach(async () => {
  shopper = (await aShopper()).email;
});

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

test.beforeEach(async ({context}) => isDeclined(context));

test.describe('the bundle offer', () => {
  test('says what it costs, saves and promises', async ({page}) => {
    await visit(page, bundle);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The Bellyful Bundle');
    for (const text of [
      '$69.99',
      '$89.99',
      'You save $20.00 (22%)',
      'FREE shipping included',
      'Ships within 1-2 business days',
      'Sign in required to claim exclusive offer',
    ])
      await expect(main(page).getByText(text, {exact: true}).first()).toBeVisible();
    await expect(main(page).getByText('30-Day Guarantee').first()).toBeVisible();
    await expect(main(page).getByRole('link', {name: 'What It Is & How It Works'})).toHaveAttribute(
      'href',
      '/what-it-is-how-it-works',
    );
    await expectAccessible(page);
  });

  test('asks signed-out shoppers to sign in, then for the kit, then for the sample', async ({
    page,
  }) => {
    await visit(page, bundle);
    await button(page, /Claim My Kit/).click();
    await signInHere(page, shopper);
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
    await beforePages(page, {'cart-storage': {state: {items: [earlierLine]}, version: 1}});
    await visit(page, bundle);
    await signIn(page, shopper);
    await button(page, "Women's Kit").click();
    await button(page, /^Spaghetti/).click();
    await page.route('**/functions/validate-discount', async (route) => {
      await new Promise((later) => setTimeout(later, 400));
      await route.continue();
    });
    await button(page, /Claim My Kit/).click();
    await expect(button(page, 'Processing...')).toBeDisabled();
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
    await signInHere(page, shopper);
    await expect(page).toHaveURL(`${bundle}?kit=119&sample=Fettuccine`);
    await expect(button(page, "Men's Kit")).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(button(page, /^Fettuccine/)).toHaveAttribute('aria-pressed', 'true');
    await button(page, /Claim My Kit/).click();
    await page.waitForURL('**/cart');
    expect((await buyCart(page)).total).toBe(6499);
  });

  test('goes to the cart without the code when the code cannot be had', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.route('**/functions/validate-discount', (route) =>
      route.fulfill({json: {valid: false, discountAmount: 0, message: 'This code has expired.'}}),
    );
    await visit(page, `${bundle}?kit=117&sample=Spaghetti`);
    await signIn(page, shopper);
    await button(page, /Claim My Kit/).click();
    await page.waitForURL('**/cart');
    expect(await lines(page)).toHaveLength(1);
    expect(warnings.join()).toContain('GETSTARTED was not applied');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('keeps the choices in the address and leads to the sign-in', async ({page}) => {
      await page.goto(bundle);
      await button(page, "Women's Kit").click();
      await button(page, /^Spaghetti/).click();
      await expect(page).toHaveURL(`${bundle}?kit=117&sample=Spaghetti`);
      await button(page, /Claim My Kit/).click();
      const back = new URL(page.url()).searchParams.get('returnTo');
      expect(new URL(page.url()).pathname).toBe('/account/sign-in');
      expect(back).toBe(`${bundle}?kit=117&sample=Spaghetti`);
    });
  });
});

test.describe('the konjac offers', () => {
  test('are found in any letter case, under one address', async ({page}) => {
    for (const path of ['/konj/trg/starterdiscount', '/KONJ/TRG/StarterDiscount/'])
      expect((await page.goto(path))?.url()).toContain(konjac);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Konj\/trg\//);
    await page.goto('/OPT/trg/StarterDiscount');
    await expect(page).toHaveURL(bundle);
  });

  test('let a product be selected, then its options, and nothing that is sold out', async ({
    page,
  }) => {
    await visit(page, konjac);
    await expect(button(page, 'Out of Stock Konjac Lasagna Sheets')).toBeDisabled();
    await expect(main(page).getByRole('heading', {name: 'Bellyful Brand Bundle Kit'})).toHaveCount(
      0,
    );
    await button(page, 'Select Konjac Angel Hair Noodles').click();
    await button(page, '12').click();
    await expect(main(page).getByText('$37.99').first()).toBeVisible();
    await button(page, 'Select Konjac Spaghetti Pasta').click();
    await expect(page).toHaveURL(`${konjac}?product=konjac-spaghetti`);
    await expect(
      main(page).getByRole('link', {name: 'See 15 konjac recipes'}).first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('say what is missing, and are bought after a sign-in on the way', async ({page}) => {
    await visit(page, konjac);
    await signIn(page, shopper);
    await button(page, /^Claim My Offer/).click();
    await expect(alert(page)).toHaveText('Please select a product first.');
    await expect(button(page, /^Select Konjac Angel Hair/)).toBeFocused();
    await button(page, 'Select Konjac Angel Hair Noodles').click();
    await button(page, /^Claim My Offer/).click();
    await expect(alert(page)).toHaveText('Please select an option to continue.');
    await expect(button(page, '1')).toBeFocused();
    await button(page, '12').click();
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
  test('tells everything, and its hint follows the shopper', async ({page}) => {
    await visit(page, angelHair);
    for (const text of ['Zero-Calorie Pasta Alternative', 'Product Options *', 'In Stock'])
      await expect(main(page).getByText(text).first()).toBeVisible();
    const hint = (text: string) => expect(main(page).getByText(text).first()).toBeVisible();
    await hint('Sign in required to claim exclusive offer');
    await signIn(page, shopper);
    await hint('Please select options above');
    await button(page, '12').click();
    await hint('Proceed to secure checkout');
    await expect(main(page).getByText('KONJAC SPECIAL: Save $10.00 - Only $37.99!')).toBeVisible();
    await expect(main(page).getByText('You save $10.00').first()).toBeVisible();
    await expect(main(page).getByText('EXCLUSIVE KONJAC OFFER')).toBeVisible();
    await expect(main(page).getByRole('img', {name: /^Quality marks/})).toBeVisible();
    await expect(main(page).getByText(/free 3-day sample/)).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', {name: 'Back to Konjac Selection'}).click();
    await expect(page).toHaveURL(konjac);
  });

  test('lets a chosen option go again, and asks for one before it is bought', async ({page}) => {
    await visit(page, angelHair);
    await signIn(page, shopper);
    await button(page, '6').click();
    await expect(button(page, '6')).toHaveAttribute('aria-pressed', 'true');
    await button(page, '6').click();
    await expect(button(page, '6')).toHaveAttribute('aria-pressed', 'false');
    const buy = button(page, 'Please Select Options Above').first();
    await expect(buy).toBeDisabled();
    await buy.press('Enter');
    await expect(alert(page)).toHaveText('Please select an option to continue.');
    await expect(button(page, '1')).toBeFocused();
    await button(page, '6').click();
    await expect(alert(page)).toHaveCount(0);
  });

  test('is bought from the end of the page, for one unit, with free shipping', async ({page}) => {
    await visit(page, `${angelHair}?variation=126`);
    await button(page, 'Claim My Offer - $37.99').last().click();
    await signInHere(page, shopper);
    await expect(page).toHaveURL(`${angelHair}?variation=126`);
    await button(page, 'Claim My Offer - $37.99').last().click();
    await page.waitForURL('**/cart');
    expect(await lines(page)).toMatchObject([{id: 'wp-123-var-126', offerId: 'konjac-starter'}]);
    expect((await buyCart(page)).total).toBe(3799);
  });

  test('of a product that is sold out cannot be bought', async ({page}) => {
    await visit(page, `${konjac}/konjac-lasagna`);
    await expect(button(page, 'Out of Stock').first()).toBeDisabled();
  });

  test('is none of a product that is not konjac', async ({page}) => {
    const response = await page.goto(`${konjac}/bellyful-bundle`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', {name: 'Back to Konjac Selection'})).toBeVisible();
  });
});

test.describe('an offer that was tampered with', () => {
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

  const refused: [string, object, string][] = [
    ['without a sign-in', {}, 'Sign in to claim this exclusive offer.'],
    ['for another product', {id: 'wp-158', variationId: null}, 'Sign in to claim'],
  ];
  for (const [kind, changes, reason] of refused) {
    test(`${kind} is refused by the server`, async ({page}) => {
      const items = [{...offerLine, ...changes}];
      await beforePages(page, {'cart-storage': {state: {items}, version: 1}});
      await visit(page, '/checkout');
      await placeOrder(page);
      await expect(alert(page).first()).toContainText(reason);
    });
  }

  test('in its price is stopped with the price that holds', async ({page}) => {
    await visit(page, '/');
    await signIn(page, shopper);
    await page.evaluate(
      (item) =>
        localStorage.setItem(
          'cart-storage',
          JSON.stringify({state: {items: [{...item, price: 99}]}, version: 1}),
        ),
      offerLine,
    );
    await visit(page, '/checkout');
    await placeOrder(page);
    await expect(alert(page).first()).toContainText(
      'The price of your cart has changed. Please review your cart.',
    );
  });
});

test.describe('when the shop does not answer', () => {
  test.describe.configure({mode: 'default'});
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  test.beforeEach(async () => {
    shop = await startOwnShop();
  });
  test.afterEach(() => shop.close());
  test.use({expectedComplaints: [/503/]});

  test('the bundle offer says so and leads to all products', async ({page}) => {
    await shop.control.trouble('GetProduct', 'http500');
    await visit(page, shop.url + bundle);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Offer Temporarily Unavailable');
    await expect(
      page.getByText(
        "We're having trouble loading this exclusive offer. Please try visiting our main products page.",
      ),
    ).toBeVisible();
    await main(page).getByRole('link', {name: 'View All Products'}).click();
    await expect(page).toHaveURL(`${shop.url}/products`);
  });

  test('the konjac offers say so with the reason', async ({page}) => {
    await shop.control.trouble('GetProducts', 'http500');
    await visit(page, shop.url + konjac);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Unable to Load Products');
    await expect(page.getByText(/^Failed to load Konjac products: .+/)).toBeVisible();
    await expect(main(page).getByRole('link', {name: 'Back to Products'})).toBeVisible();
  });

  test('a catalogue without konjac says how many products there were', async ({page}) => {
    for (const slug of [
      'konjac-angel-hair',
      'konjac-spaghetti',
      'konjac-fettuccine',
      'konjac-penne',
      'konjac-lasagna',
      'konjac-rice',
      'konjac-udon',
      'konjac-variety-pack',
      'free-sample-konjac',
    ])
      await shop.control.change({slug, status: 'draft'});
    await visit(page, shop.url + konjac);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('No Konjac Products Found');
    await expect(
      page.getByText("We couldn't find any Konjac noodle products in the catalog."),
    ).toBeVisible();
    await expect(page.getByText(/^Total products loaded: [1-9]\d*$/)).toBeVisible();
    await expect(main(page).getByRole('link', {name: 'View All Products'})).toBeVisible();
  });

  test('pages that are already open say that the offers are loading', async ({page}) => {
    await visit(page, shop.url + angelHair);
    await shop.control.trouble('GetProducts', 'slow', {times: 1, delayMs: 1500});
    await main(page).getByRole('link', {name: 'Back to Konjac Selection'}).click();
    await expect(page.getByText('Loading Konjac products...')).toBeVisible();
    await expect(button(page, 'Select Konjac Rice')).toBeVisible();

    await beforePages(page, {
      'cart-storage': {state: {items: [{...earlierLine, href: bundle}]}, version: 1},
    });
    await visit(page, `${shop.url}/cart`);
    await shop.control.trouble('GetProduct', 'slow', {times: 1, delayMs: 1500});
    await main(page).getByRole('link', {name: 'Konjac Fettuccine Pasta'}).first().click();
    await expect(page.getByText('Loading exclusive offer...')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The Bellyful Bundle');
  });
});
