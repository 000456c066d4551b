import type {Browser, Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {addSpaghetti, placeOrder, spaghettiPath, storedState} from '../support/campaigns';
import {shiftSoFar, watchLayoutShifts} from '../support/layout-shift';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {beforePages} from '../support/stored-before';

test.use({cookieChoice: null});

const banner = (page: Page) => page.getByRole('dialog', {name: 'Cookies, only if you like'});
const status = (page: Page) => storedState(page, 'cookie-consent-storage');
const key = 'cookie-consent-storage';

/** Lets the page's clock run until the banner asks. */
async function expectBanner(page: Page): Promise<void> {
  const comes = async () => {
    await page.clock.runFor(500);
    return banner(page).isVisible();
  };
  await expect.poll(comes, {intervals: [50]}).toBe(true);
}

test.describe('the cookie banner', () => {
  test(
    'appears two seconds after the page, at the bottom right, and not before',
    {tag: '@narrow'},
    async ({page}) => {
      const now = Date.now();
      await page.clock.install({time: now});
      await page.clock.pauseAt(now + 1_000);
      await watchLayoutShifts(page);
      await visit(page, '/faq');
      await page.clock.runFor(1_900);
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toBeHidden();
      await expectBanner(page);
      const box = await banner(page).boundingBox();
      const window = page.viewportSize();
      if (!box || !window) throw new Error('There is no banner');
      expect(window.width - (box.x + box.width)).toBeLessThan(40);
      expect(window.height - (box.y + box.height)).toBeLessThan(40);
      await page.clock.runFor(100);
      await expect(page.getByRole('status').getByText('Cookies, only if you like')).toBeAttached();
      await expect(page.locator('body')).toBeFocused();
      await page.clock.resume();
      await expectAccessible(page);
      expect(await shiftSoFar(page)).toBeLessThan(0.01);
    },
  );

  test(
    'makes declining as easy as accepting, and shows more on request',
    {tag: '@narrow'},
    async ({page}) => {
      await visit(page, '/faq');
      const looks = await Promise.all(
        ['Decline', 'Accept'].map(async (name) => {
          const button = banner(page).getByRole('button', {name});
          const box = await button.boundingBox();
          const look = await button.evaluate((element) => {
            const {backgroundColor, color, fontSize, fontWeight, borderColor} =
              getComputedStyle(element);
            return [backgroundColor, color, fontSize, fontWeight, borderColor];
          });
          return {look, size: [box?.width, box?.height], y: box?.y};
        }),
      );
      expect(looks[0]).toEqual(looks[1]);
      const more = banner(page).getByRole('button', {name: 'Learn more'});
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await more.click();
      await expect(banner(page).getByText(/Only after Accept/)).toBeVisible();
      await expect(banner(page).getByRole('button', {name: 'Decline'})).toBeInViewport();
      await banner(page).getByRole('link', {name: 'Privacy Policy'}).click();
      await expect(page).toHaveURL('/privacy');
    },
  );

  test(
    'is small on a phone, and never over a button that buys',
    {tag: '@phone-only'},
    async ({page}) => {
      await visit(page, '/wordpress-product/konjac-rice');
      await expect(banner(page)).toBeVisible();
      const box = async () => (await banner(page).boundingBox()) ?? {y: 0, height: 844};
      expect((await box()).height).toBeLessThan(844 / 5);
      const buttons = page.getByRole('button', {name: /Please Select|^Choose$|Add/});
      for (const scrolled of [0, 300, 600, 700, 800, 900, 1000, 1300, 3000]) {
        await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), scrolled);
        const covered = async () => {
          const {y, height} = await box();
          const places = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
          return places.filter(
            (place) => place && place.y < y + height && place.y + place.height > y,
          );
        };
        await expect.poll(covered).toEqual([]);
      }
    },
  );

  test('does not ask at the checkout, unless it is opened there', async ({page}) => {
    await withCart(page, [shopItems.spaghetti]);
    await page.clock.install();
    await visit(page, '/checkout');
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', {name: 'Cookie settings'}).click();
    await expect(banner(page)).toBeVisible();
  });

  test('remembers the choice, stays away, and opens again by Cookie settings', async ({page}) => {
    await page.clock.install();
    await visit(page, '/faq');
    await expectBanner(page);
    await banner(page).getByRole('button', {name: 'Accept'}).click();
    await expect(banner(page)).toBeHidden();
    expect(await status(page)).toEqual({consentStatus: 'accepted'});
    await visit(page, '/about');
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeHidden();
    const settings = page.getByRole('button', {name: 'Cookie settings'});
    await settings.click();
    await expect(banner(page)).toBeFocused();
    expect(await status(page)).toEqual({consentStatus: 'unknown'});
    await banner(page).getByRole('button', {name: 'Decline'}).click();
    await expect(settings).toBeFocused();
    expect(await status(page)).toEqual({consentStatus: 'declined'});
    await page.reload();
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeHidden();
  });

  test('closed with the X stays away for the session without a choice', async ({page, context}) => {
    await page.clock.install();
    await visit(page, '/faq');
    await expectBanner(page);
    await banner(page).getByRole('button', {name: 'Close without choosing'}).click();
    await expect(banner(page)).toBeHidden();
    expect(await status(page)).toBeNull();
    await page.reload();
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeHidden();
    await page.close();
    const nextSession = await context.newPage();
    await visit(nextSession, '/faq');
    await expectBanner(nextSession);
  });

  test('lets the keyboard in and out, and closes on Escape wherever the focus is', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/faq');
    await expectBanner(page);
    await banner(page).getByRole('button', {name: 'Accept'}).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(banner(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    expect(await status(page)).toBeNull();
  });

  test('a choice made in another tab counts here at once', async ({page, context}) => {
    await context.clock.install();
    await visit(page, '/faq');
    const other = await context.newPage();
    await visit(other, '/about');
    for (const tab of [page, other]) await expectBanner(tab);
    await banner(other).getByRole('button', {name: 'Decline'}).click();
    await expect(banner(page)).toBeHidden();
  });
});

const analyticsUrl = 'https://analytics.example/gtag.js?id=G-TEST';

test.describe('analytics', () => {
  test.describe.configure({mode: 'default'});
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  test.beforeAll(async () => {
    shop = await startOwnShop({PUBLIC_ANALYTICS_URL: analyticsUrl});
  });
  test.afterAll(() => shop.close());

  let loads: number;
  test.beforeEach(async ({context}) => {
    loads = 0;
    await context.clock.install();
    await context.route('https://analytics.example/**', (route) => {
      loads += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga=1; path=/"; document.cookie = "_ga_TEST=2; path=/";',
      });
    });
  });

  /** The commands that the script would read: `event` ones, with their name and values. */
  const allEvents = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((command) => Array.from(command as ArrayLike<unknown>))
        .filter(([kind]) => kind === 'event')
        .map(([, name, values]) => [name, values] as [string, Record<string, unknown>]),
    );
  const isFigure = (name: string) => ['LCP', 'INP', 'CLS'].includes(name);
  const events = async (page: Page) => (await allEvents(page)).filter(([name]) => !isFigure(name));
  const figures = async (page: Page) => (await allEvents(page)).filter(([name]) => isFigure(name));

  const names = async (page: Page) => (await events(page)).map(([name]) => name);

  async function accept(page: Page) {
    await expectBanner(page);
    await banner(page).getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga');
  }

  test('before a choice nothing is stored or requested but what the shop needs', async ({
    page,
    context,
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const path of ['/', '/products', '/faq', '/opt/trg/starterdiscount', spaghettiPath]) {
      await visit(page, shop.url + path);
      await expectBanner(page);
    }
    const stored = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage).filter((name) => !name.startsWith('react-router')),
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
        cookies: document.cookie,
        queue: window.dataLayer ?? null,
      }));
    const nothing = {databases: 0, caches: 0, cookies: '', queue: null, session: []};
    expect(await stored()).toEqual({...nothing, local: []});
    expect(await context.cookies()).toEqual([]);

    await addSpaghetti(page);
    await expect.poll(async () => (await stored()).local.length).toBe(2);
    expect(await stored()).toEqual({
      ...nothing,
      local: expect.arrayContaining(['cart-storage', 'cart-abandonment-storage']),
    });
    expect(await context.cookies()).toEqual([]);
    expect(loads).toBe(0);
    const foreign = [...origins].filter((origin) => !origin.startsWith('http://127.0.0.1:'));
    expect(foreign).toEqual([]);
  });

  test('loads once after Accept, is notified of the pages, and after Decline is silent and loses its cookies', async ({
    page,
  }) => {
    await visit(page, shop.url + spaghettiPath);
    await accept(page);
    expect(await events(page)).toContainEqual([
      'page_view',
      {page_path: spaghettiPath, page_location: shop.url + spaghettiPath},
    ]);
    await page.getByRole('link', {name: 'Back to Products'}).click();
    await expect.poll(() => names(page)).toEqual(['page_view', 'page_view']);
    expect(loads).toBe(1);
    await page.getByRole('button', {name: 'Cookie settings'}).click();
    await banner(page).getByRole('button', {name: 'Decline'}).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    expect(
      await page.evaluate(
        () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST'],
      ),
    ).toBe(true);
    const before = (await events(page)).length;
    await page.getByRole('contentinfo').getByRole('link', {name: 'About Us'}).click();
    await page.waitForURL('**/about');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect((await events(page)).length).toBe(before);
    await visit(page, `${shop.url}/faq`);
    expect(loads).toBe(1);
  });

  test('is notified of a product, the cart, the checkout and the purchase, and never who it was', async ({
    page,
  }) => {
    await beforePages(page, {[key]: {state: {consentStatus: 'accepted'}, version: 1}});
    await visit(page, shop.url + spaghettiPath);
    // What listens to the cart comes after all that the page is read with.
    await expect.poll(() => names(page)).toEqual(['page_view', 'view_item']);
    await addSpaghetti(page);
    const item = {item_id: 'wp-130', item_name: 'Konjac Spaghetti Pasta', price: 4.49, quantity: 1};
    const money = {currency: 'USD', value: 4.49, items: [item]};
    await expect
      .poll(() => events(page))
      .toEqual([
        ['page_view', {page_path: spaghettiPath, page_location: shop.url + spaghettiPath}],
        ['view_item', money],
        ['add_to_cart', money],
      ]);
    await page.getByRole('button', {name: 'Cart, 1 item'}).click();
    await page.getByRole('link', {name: 'View Cart'}).click();
    await page.getByRole('link', {name: 'Proceed to Checkout'}).first().click();
    await page.waitForURL('**/checkout');
    await expect.poll(() => names(page)).toContain('begin_checkout');
    await placeOrder(page);
    await page.waitForURL('**/thank-you');
    await expect.poll(() => names(page)).toContain('purchase');
    const all = await events(page);
    expect(all.filter(([name]) => name === 'begin_checkout' || name === 'purchase')).toEqual([
      ['begin_checkout', money],
      ['purchase', {...money, transaction_id: expect.stringMatching(/^\d+$/)}],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/ada|miller|orchard|4242/i);
  });

  test('an order says where its visit came from after Accept alone, and no more once that is taken back', async ({
    page,
    context,
  }) => {
    const noted = async () =>
      (await context.cookies()).filter(({name}) => name === 'visit-origin').length;
    /** An order of the fourth page, once that is noted, or of one that nothing is noted of. */
    const originOfOrder = async (email: string, isNoted: boolean) => {
      await visit(page, shop.url + spaghettiPath);
      await addSpaghetti(page);
      await visit(page, `${shop.url}/checkout`);
      const stored = async () => JSON.stringify(await context.cookies());
      if (isNoted) await expect.poll(stored).toContain('session_pages%22%3A%224%22');
      await placeOrder(page, email);
      await page.waitForURL('**/thank-you');
      const order = (await shop.control.orders()).find((one) => one.email === email);
      return ['source_type', 'utm_source', 'session_pages'].map(
        (name) =>
          order?.meta.find(({key}) => key === `_wc_order_attribution_${name}`)?.value ?? null,
      );
    };
    await visit(page, `${shop.url}/?utm_source=newsletter`);
    await expectBanner(page);
    expect(await noted()).toBe(0);
    await banner(page).getByRole('button', {name: 'Accept'}).click();
    await expect.poll(noted).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    await page.waitForURL('**/faq');
    expect(await originOfOrder('utm@example.com', true)).toEqual(['utm', 'newsletter', '4']);
    await page.getByRole('button', {name: 'Cookie settings'}).click();
    await expect.poll(noted).toBe(0);
    await banner(page).getByRole('button', {name: 'Decline'}).click();
    expect(await originOfOrder('direct@example.com', false)).toEqual(['typein', '(direct)', null]);
  });

  test.describe('of how the pages were', () => {
    /** In the browser's own time, which its figures are measured in. */
    const accepting = async (browser: Browser) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await context.route('https://analytics.example/**', (route) => route.fulfill({body: ''}));
      await beforePages(page, {[key]: {state: {consentStatus: 'accepted'}, version: 1}});
      await visit(page, `${shop.url}/faq?email=ada@mail.example`);
      await expect.poll(() => names(page)).toEqual(['page_view']);
      return page;
    };
    /** As when the shopper goes to another tab. */
    const turnAway = (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
        document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
      });

    test('is told by what is measured, without what stands behind the ?', async ({browser}) => {
      const page = await accepting(browser);
      // The first click ends what can be the largest paint.
      await page.getByRole('heading', {level: 1}).click();
      await expect.poll(() => figures(page)).toHaveLength(1);
      const told = async () => {
        // A browser tells of a click some frames later.
        await turnAway(page);
        return Object.fromEntries(await figures(page));
      };
      const figure = expect.objectContaining({
        page_path: '/faq',
        page_location: `${shop.url}/faq`,
        value: expect.any(Number),
        metric_id: expect.any(String),
        metric_value: expect.any(Number),
      });
      await expect.poll(told).toEqual({LCP: figure, INP: figure, CLS: figure});
      expect(JSON.stringify(await told())).not.toContain('ada@');
      await page.context().close();
    });
  });

  test.describe('with the browser’s privacy signal', () => {
    const accepted = JSON.stringify({state: {consentStatus: 'accepted'}, version: 1});
    const staysSilent = async (page: Page) => {
      await visit(page, `${shop.url}/faq`);
      await page.clock.runFor(5_000);
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => window.dataLayer ?? null)).toBeNull();
      expect(loads).toBe(0);
    };

    test.beforeEach(({page}) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
      ),
    );

    test('declines without asking, whatever was stored, and says so where the settings are opened', async ({
      page,
    }) => {
      await staysSilent(page);
      await page.evaluate(
        ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
        [key, accepted],
      );
      await staysSilent(page);
      await page.getByRole('button', {name: 'Cookie settings'}).click();
      await expect(banner(page).getByText(/Global Privacy Control signal. We count/)).toBeVisible();
      await expect(banner(page).getByRole('button', {name: 'Accept'})).toHaveCount(0);
    });
  });
});
