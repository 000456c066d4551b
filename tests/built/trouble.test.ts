import {beforeEach, describe, expect, test, vi} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {sendHalf} from '../support/half-request';
import {findAll, requireOne, textOf} from '../support/plain-browser';

const konjac = '/Konj/trg/starterdiscount';

describe('while the shop behind does not answer', () => {
  const shop = useBuiltShop();
  beforeEach(() => shop.control().clear());

  test.each(['http500', 'html', 'dropped'])(
    'what needs no shop is sold all the same (%s)',
    async (trouble) => {
      await shop.control().trouble('*', trouble);
      const page = await shop.open('/products');
      expect(page.status).toBe(503);
      requireOne(page, 'h1', 'Our Products');
      expect(page.main).toContain('Our shop is taking a short break');
      expect(page.main).toContain('Unable to load some products from our catalog.');
      requireOne(page, 'main summary', 'Details');
      requireOne(page, 'a', 'View Product Pain-Free Weight Loss Capsules');
      expect(page.main).not.toContain('Konjac Rice');
      expect((await shop.open('/')).status).toBe(200);
      const product = await shop.open('/wordpress-product/konjac-penne');
      expect(product.status).toBe(503);
      requireOne(product, 'h1', 'Our shop is taking a short break');
      expect(product.document.title).toMatch(/^Our shop is taking a short break/);
      const cause =
        'The shop (?:did not|could not) answer(?: just now)?. Please try again in a minute.';
      expect(product.main).toMatch(new RegExp(`Failed to load product details: ${cause}`));
      for (const [label, path] of [
        ['Try again', '/wordpress-product/konjac-penne'],
        ['Back to Products', '/products'],
        ['Home', '/'],
      ] as const)
        expect(requireOne(product, 'main a', label).getAttribute('href')).toBe(path);
      const offer = await shop.open(`${konjac}/konjac-penne`);
      expect(offer.status).toBe(503);
      expect(offer.main).toMatch(new RegExp(`Failed to load Konjac products: ${cause}`));
    },
  );

  test('the bundle offer says so and leads to all products', async () => {
    await shop.control().trouble('GetProduct', 'http500');
    const page = await shop.open('/opt/trg/starterdiscount');
    requireOne(page, 'h1', 'Offer Temporarily Unavailable');
    expect(page.main).toContain(
      "We're having trouble loading this exclusive offer. Please try visiting our main products page.",
    );
    const all = requireOne(page, 'main a', 'View All Products');
    expect(all.getAttribute('href')).toBe('/products');
  });

  test('the konjac offers say so with the reason', async () => {
    await shop.control().trouble('ProductCursors', 'http500');
    const page = await shop.open(konjac);
    requireOne(page, 'h1', 'Unable to Load Products');
    expect(page.main).toMatch(/Failed to load Konjac products: \w+/);
    requireOne(page, 'main a', 'Back to Products');
  });
});

describe('a page that is opened for the first time while the shop does not answer', () => {
  const shop = useBuiltShop();
  const paths = [
    '/products',
    '/products?q=noodle',
    '/wordpress-product/konjac-udon',
    '/functions/search?q=noodle',
    '/opt/trg/starterdiscount',
  ];
  const open = (path: string) => fetch(shop.url() + path, {headers: {Accept: 'text/html'}});

  test('is stored by no cache, names when to come back, and is there as soon as the shop is', async () => {
    await shop.control().trouble('*', 'http500');
    for (const path of paths) {
      const {status, headers} = await open(path);
      expect([path, status, headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual([
        path,
        503,
        'private, no-store',
        '60',
      ]);
    }
    const code = {code: 'KONJAC20', cartTotal: 898};
    const posted = await fetch(`${shop.url()}/functions/validate-discount`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: shop.url()},
      body: JSON.stringify(code),
    });
    // When to press again is the shopper's to say, and the cart's own.
    expect([posted.status, posted.headers.get('Retry-After')]).toEqual([503, null]);
    const search = await shop.open('/products?q=nothing-like-this');
    requireOne(search, 'h1', 'Our Products');
    expect(search.main).toContain('Our shop is taking a short break');
    requireOne(search, 'main a', 'Try again');
    expect(search.main).not.toContain('No products match');
    await shop.control().clear();
    for (const path of paths)
      await vi.waitFor(
        async () => {
          const {status, headers} = await open(path);
          expect([path, status, headers.get('Retry-After')]).toEqual([path, 200, null]);
        },
        {timeout: 12_000, interval: 500},
      );
  });

  test('is none that was cached before: that is shown as it was', async () => {
    await shop.control().trouble('*', 'http500');
    expect((await shop.open('/wordpress-product/konjac-udon')).status).toBe(200);
    const list = await shop.open('/products?q=konjac');
    expect([list.status, list.main]).toEqual([200, expect.stringContaining('Konjac Rice')]);
  });
});

describe('a shop that answers a product in part', () => {
  const shop = useBuiltShop();

  test('has a page of it with what arrived, and a whole one as soon as it can', async () => {
    await shop.control().trouble('GetProduct', 'partial');
    const page = await shop.open('/wordpress-product/konjac-udon');
    expect(page.status).toBe(200);
    expect(page.main).toContain('Konjac Udon Noodles');
    expect(page.main).toContain('$5.29');
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    expect(requireOne(page, 'main h1', /./).textContent).toBe('Konjac Udon Noodles');
    await shop.control().clear();
    await vi.waitFor(
      async () => {
        const whole = await shop.open('/wordpress-product/konjac-udon');
        expect(whole.document.querySelector('main img[src*="konjac-udon"]')).not.toBeNull();
      },
      {timeout: 12_000, interval: 500},
    );
  });

  test('is away where what is missing is its choices', async () => {
    await shop.control().trouble('GetProduct', 'partialVariations');
    const page = await shop.open('/wordpress-product/konjac-angel-hair');
    expect(page.status).toBe(503);
  });
});

describe('a shop without konjac', () => {
  const shop = useBuiltShop();

  test('says on the konjac offers how many products there were', async () => {
    const names = 'angel-hair spaghetti fettuccine penne lasagna rice udon variety-pack'.split(' ');
    for (const slug of [...names.map((name) => `konjac-${name}`), 'free-sample-konjac'])
      await shop.control().change({slug, status: 'draft'});
    const page = await shop.open(konjac);
    requireOne(page, 'h1', 'No Konjac Products Found');
    expect(page.main).toContain("We couldn't find any Konjac noodle products in the catalog.");
    expect(page.main).toMatch(/Total products loaded: [1-9]\d*/);
    requireOne(page, 'main a', 'View All Products');
  });
});

describe('a shop of hundreds of products', () => {
  const shop = useBuiltShop();

  test('keeps their order from page to page', async () => {
    await shop.control().reset('large');
    const names: string[] = [];
    let page = await shop.open('/products');
    for (let number = 1; findAll(page, 'a', 'Next').length > 0 || number === 1; number += 1) {
      page = await shop.open(`/products?page=${number}`);
      names.push(...[...page.document.querySelectorAll('main ul h2')].map(textOf));
    }
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBeGreaterThan(300);
    expect(names[0]).toBe('Bellyful Brand Bundle Kit');
    expect(names.at(-1)).toMatch(/^Nighttime Support/);
    requireOne(page, 'a', 'Previous');
    expect(page.main).toMatch(/Page (\d+) of \1/);
  });
});

describe('a connection that breaks in the middle of a form', () => {
  const shop = useBuiltShop();

  test.each(['/contact', '/contact.data', '/functions/send-contact-email'])(
    'mails no half message (%s)',
    async (path) => {
      const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
      const typed = {name: 'Ada', email, subject: 'Other', message: 'Where is'};
      await sendHalf(shop.url(), path, typed);
      const browser = shop.openBrowser();
      const page = await browser.open('/contact');
      const complete = {...typed, message: 'Where is my order?'};
      await browser.press(page, requireOne(page, 'main button', 'Send Message'), complete);
      const mails = (await shop.control().mails()).filter(({replyTo}) => replyTo === email);
      expect(mails.map(({text}) => text)).toEqual([expect.stringContaining('my order?')]);
    },
  );
});
