import {describe, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {findAll, requireOne, textOf} from '../support/plain-browser';

const shop = useBuiltShop();

test.each(['/no-such-page', '/there/is/nothing/here'])(
  '%s, an address that nobody has, answers 404 with ways out',
  async (path) => {
    const page = await shop.open(path);
    expect(page.status).toBe(404);
    requireOne(page, 'h1', 'This page is not on the menu');
    expect(page.document.title).toBe('Page not found | Bellyful');
    expect(requireOne(page, 'main a', 'Our products').getAttribute('href')).toBe('/products');
  },
);

test.each([
  '/',
  '/about',
  '/what-it-is-how-it-works',
  '/faq',
  '/products',
  '/recipes/konjac',
  '/pain-free-weight-loss',
  '/nighttime-support',
  '/free-sample',
  '/opt/trg/starterdiscount',
  '/Konj/trg/starterdiscount',
])('%s makes statements about health, and carries the disclaimer', async (path) => {
  const page = await shop.open(path);
  expect(page.main).toContain('not been evaluated by the Food and Drug Administration');
});

test('how long delivery takes is said with how long processing takes', async () => {
  expect((await shop.open('/')).main).toContain(
    'Delivered in 2-3 business days, after 1-2 for processing',
  );
});

test('recipes are filtered by the type in the address', async () => {
  const browser = shop.openBrowser();
  const all = await browser.open('/recipes');
  const dinner = await browser.follow(requireOne(all, 'nav a', /^Dinner/));
  expect(dinner.path).toBe('/recipes?type=Dinner');
  expect(requireOne(dinner, 'nav a', /^Dinner/).getAttribute('aria-current')).toBe('page');
  requireOne(dinner, 'h2', 'Beef & Broccoli Stir-Fry');
  expect(findAll(dinner, 'h2', 'Cocoa Almond Bites')).toEqual([]);
});

test('the menus of both widths and the answers of the FAQ open without scripts', async () => {
  const page = await shop.open('/faq');
  const menus = [...page.document.querySelectorAll('header details')];
  const withRecipes = menus.filter(
    (menu) =>
      menu.firstElementChild?.localName === 'summary' && menu.querySelector('a[href="/recipes"]'),
  );
  expect(withRecipes.map((menu) => textOf(menu.firstElementChild ?? menu))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('MINDFUL HABITS'),
      expect.stringMatching(/menu/i),
    ]),
  );
  requireOne(
    page,
    'main details',
    /^How do I get the free sample\?.*The free sample requires signing in to an account/,
  );
});

test('a message can be sent without scripts, and a wrong one comes back with what was typed', async () => {
  const browser = shop.openBrowser();
  const page = await browser.open('/contact');
  const typed = {name: 'Ben', email: 'ben@nowhere', subject: 'Other', message: 'Hello'};
  const wrong = await browser.press(page, requireOne(page, 'button', 'Send Message'), typed);
  requireOne(wrong, '[role=alert]', 'Please enter a valid email address');
  const field = (name: string) => wrong.document.querySelector<HTMLInputElement>(`[name=${name}]`);
  expect(field('name')?.value).toBe('Ben');
  expect(field('subject')?.value).toBe('Other');
  expect(field('message')?.value).toBe('Hello');
  const sent = await browser.press(wrong, requireOne(wrong, 'button', 'Send Message'), {
    email: 'ben@example.com',
  });
  expect(sent.main).toContain('Thank you for your message!');
});

describe('a function', () => {
  test.each(['create-woocommerce-order', 'validate-discount', 'send-contact-email'])(
    '%s wants a POST',
    async (name) => {
      const answer = await fetch(`${shop.url()}/functions/${name}`);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('POST');
    },
  );

  test.each(['GET', 'POST', 'DELETE'])('that there is not says so in JSON (%s)', async (method) => {
    const headers = {'Content-Type': 'application/json'};
    const init = method === 'GET' ? {} : {method, headers, body: '{}'};
    const answer = await fetch(`${shop.url()}/functions/no-such-function`, init);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({error: 'There is no such function.'});
  });

  test.each(['{', '[]', 'null', '{"items":[]}', '{"items":"all"}'])(
    'refuses an order that is no order in words (%s)',
    async (body) => {
      const answer = await fetch(`${shop.url()}/functions/create-woocommerce-order`, {
        method: 'POST',
        body,
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID()},
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.json()).toMatchObject({success: false, error: expect.any(String)});
    },
  );
});
