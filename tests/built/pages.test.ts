import {describe, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {findAll, requireOne, textOf} from '../support/plain-browser';
import {openPages, recipePages} from '../support/site-pages';

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

test.each(['/cart', '/checkout'])(
  '%s does not name Stripe, where it takes no payments',
  async (path) => {
    const response = await fetch(shop.url() + path);
    expect(JSON.stringify([...response.headers])).not.toMatch(/stripe|allow-popups/);
    expect(await response.text()).not.toContain('stripe.js');
  },
);

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

const pathOf = (href: string) => href.split('#')[0] || '/';

/** Every page that links lead to, and what was wrong on the way. */
async function crawl() {
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const links: [from: string, href: string][] = [['', '/']];
  for (const [from, href] of links) {
    const path = pathOf(href);
    if (pages.has(path) || path.startsWith('/account/sign-in')) continue;
    const response = await fetch(shop.url() + path);
    const html = await response.text();
    pages.set(path, html);
    if (response.status !== 200) dead.push(`${path} (${response.status}) on ${from}`);
    for (const link of linksIn(html)) links.push([path, link]);
  }
  return {pages, dead, links};
}

/** What links lead to is asked once. */
let crawled: ReturnType<typeof crawl> | undefined;
const findPages = () => (crawled ??= crawl());

test('every page is reached from home by links, and no link of the shop is dead', async () => {
  const {pages, dead, links} = await findPages();
  expect(dead).toEqual([]);
  const lost = links.filter(([, href]) => {
    const [, id] = href.split('#');
    return id && id !== 'content' && !idsIn(pages.get(pathOf(href)) ?? '').has(id);
  });
  expect(lost).toEqual([]);
  const all = [...openPages, ...recipePages].map(([path]) => path);
  expect(all.filter((path) => !pages.has(path))).toEqual([]);
});

test('every address of the sitemap answers', async () => {
  const xml = await (await fetch(`${shop.url()}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths.length).toBeGreaterThan(50);
  const {pages} = await findPages();
  const wrong: string[] = [];
  for (const path of paths.filter((one) => !pages.has(one))) {
    const {status} = await fetch(shop.url() + path, {redirect: 'manual'});
    if (status !== 200) wrong.push(`${path} ${status}`);
  }
  expect(wrong).toEqual([]);
});
