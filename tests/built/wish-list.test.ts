// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {findAll, requireOne, type PlainPage} from '../support/plain-browser';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1'});
const demo = {email: 'demo@bellyful.example', password: 'Bellyful-1!'};

const heartOf = (page: PlainPage, name: string | RegExp) =>
  requireOne(page, '.wish-heart button', typeof name === 'string' ? `Wish list: ${name}` : name);

const linesOf = (page: PlainPage) =>
  [...page.document.querySelectorAll('[aria-label="My wish list"] h2')].map((line) =>
    (line.textContent ?? '').trim(),
  );

describe('without scripts', () => {
  test('a visitor’s heart leads to signing in, and then it is in the account; removing can be undone', async () => {
    const browser = shop.openBrowser();
    const list = await browser.open('/products?q=vitamin');
    const asked = await browser.press(list, heartOf(list, /Women.s Daily/));
    expect(asked.path).toBe('/wish-list?add=womens-multi-vitamin');
    expect(asked.main).toContain('Without JavaScript a wish list needs an account');
    const signIn = await browser.follow(requireOne(asked, 'main a', 'Sign in'));
    const kept = await browser.press(signIn, requireOne(signIn, 'main button', 'Sign In'), demo);
    expect(linesOf(kept)).toEqual(["Women's Daily Multi-Vitamin"]);
    const empty = await browser.press(kept, requireOne(kept, 'main button', /^Remove/));
    expect(linesOf(empty)).toEqual([]);
    const undone = await browser.press(empty, requireOne(empty, 'main button', 'Undo'));
    expect(linesOf(undone)).toEqual(["Women's Daily Multi-Vitamin"]);
    expect(undone.headers.get('Cache-Control')).toContain('no-store');
  });

  test('a shared list is read by anybody: names and prices, nobody’s data, not for search engines', async () => {
    const page = await shop.open('/wish-list/womens-multi-vitamin+allulose-gummies');
    expect(page.status).toBe(200);
    expect(page.main).toContain('$17.99');
    expect(page.main).toContain('Allulose Gummies');
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  test.each(['/wish-list/%3Cscript%3E', '/wish-list/..%2F..'])('%s is no list', async (path) => {
    expect((await shop.open(path)).status).toBe(404);
  });
});

test('another site can neither wish for a shopper nor make a visitor’s page do it', async () => {
  const foreign = await fetch(new URL('/wish-list', shop.url()), {
    method: 'POST',
    headers: {Origin: 'https://elsewhere.example'},
    body: new URLSearchParams({add: 'wp-1'}),
  });
  expect(foreign.status).toBe(403);
  const page = await shop.open('/wish-list?add=womens-multi-vitamin');
  const signIn = requireOne(page, 'main a', 'Sign in');
  expect(signIn.getAttribute('href')).toBe('/account/sign-in?returnTo=%2Fwish-list');
});

test('the list of an account is told to its own session alone', async () => {
  const answer = await fetch(new URL('/functions/wishes', shop.url()));
  expect(answer.status).toBe(401);
  const post = await fetch(new URL('/functions/wishes', shop.url()), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: '{"add":["wp-1"]}',
  });
  expect(post.status).toBe(401);
});

test('hearts leave kept pages alike for everyone', async () => {
  const page = await shop.open('/');
  const hearts = findAll(page, '.wish-heart button', /^Wish list: /);
  expect(hearts.length).toBeGreaterThanOrEqual(4);
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).not.toContain('true');
  expect(page.headers.get('Cache-Control')).toContain('public');
});
