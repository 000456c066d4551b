import {afterEach, describe, expect, test} from 'vitest';
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

afterEach(() => shop.control().clear());

describe('without scripts', () => {
  test('a visitor’s heart leads to signing in, and then it is in the account; removing can be undone', async () => {
    const browser = shop.openBrowser();
    const list = await browser.open('/products?q=vitamin');
    const answered = await browser.press(list, heartOf(list, /Women.s Daily/));
    expect(answered.path).toBe('/wish-list?add=womens-multi-vitamin');
    expect(answered.main).toContain('Without JavaScript a wish list needs an account');
    const signIn = await browser.follow(requireOne(answered, 'main a', 'Sign in'));
    const wished = await browser.press(signIn, requireOne(signIn, 'main button', 'Sign In'), demo);
    expect(linesOf(wished)).toEqual(["Women's Daily Multi-Vitamin"]);
    const empty = await browser.press(wished, requireOne(wished, 'main button', /^Remove/));
    expect(linesOf(empty)).toEqual([]);
    const undone = await browser.press(empty, requireOne(empty, 'main button', 'Undo'));
    expect(linesOf(undone)).toEqual(["Women's Daily Multi-Vitamin"]);
    expect(undone.headers.get('Cache-Control')).toContain('no-store');
  });

  test('a change that the account could not store does not look done', async () => {
    const browser = shop.openBrowser();
    const signIn = await browser.open('/account/sign-in?returnTo=/products?q=vitamin');
    const list = await browser.press(signIn, requireOne(signIn, 'main button', 'Sign In'), demo);
    const wished = await browser.press(list, heartOf(list, /Men.s Daily/));
    const lines = linesOf(wished);
    expect(lines).toContain("Men's Daily Multi-Vitamin");
    await shop.control().trouble('database', 'http500');
    const remove = requireOne(wished, 'main button', /^Remove Men.s Daily/);
    const failed = await browser.press(wished, remove);
    expect(failed.main).toContain('We could not change your wish list. Please try again.');
    await shop.control().clear();
    const again = await browser.open(failed.path);
    expect(again.main).toContain('We could not change your wish list. Please try again.');
    expect(linesOf(again)).toEqual(lines);
    const done = await browser.press(again, remove);
    expect(done.main).not.toContain('We could not change your wish list.');
    expect(linesOf(done)).not.toContain("Men's Daily Multi-Vitamin");
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

describe('what is sold out, without scripts', () => {
  const email = 'plain@shop.example';
  const product = '/wordpress-product/konjac-lasagna';
  const openMailed = async (browser: ReturnType<typeof shop.openBrowser>, path: string) => {
    const mails = (await shop.control().mails()).filter(({to}) => to === email);
    const links = mails.flatMap(({text}) => text.match(/https?:\S+/g) ?? []);
    const link = links.map((one) => new URL(one)).findLast((one) => one.pathname === path);
    return browser.open(`${link?.pathname}${link?.search}`);
  };

  test('is requested on a page of its own, which says what is wrong and what was done', async () => {
    const browser = shop.openBrowser();
    const page = await browser.open(product);
    const form = await browser.follow(requireOne(page, 'noscript a', 'Tell me when it is back'));
    const notifyMe = (shown: PlainPage, typed: string) =>
      browser.press(shown, requireOne(shown, 'main button', 'Tell me'), {email: typed});
    const wrong = await notifyMe(form, 'nobody');
    expect(wrong.status).toBe(422);
    expect(wrong.main).toContain('Please enter a valid email address');
    expect(wrong.document.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('nobody');
    const answered = await notifyMe(wrong, email);
    expect(answered.status).toBe(200);
    expect(answered.main).toContain('Konjac Lasagna');
    expect(answered.main).toContain('there is a link in your inbox');
  });

  test('is confirmed and ended by the buttons of mailed links, and says so', async () => {
    const browser = shop.openBrowser();
    const link = await openMailed(browser, '/back-in-stock');
    const yes = requireOne(link, 'main button', 'Yes, tell me');
    expect((await browser.press(link, yes)).main).toContain('We will write to you once');
    await shop.control().change({slug: 'konjac-lasagna', stock: 5});
    const mailed = await openMailed(browser, '/account/mails');
    const end = requireOne(mailed, 'main button', 'End these: Emails that ask for reviews');
    expect((await browser.press(mailed, end)).main).toContain('We will not ask for reviews');
  });

  test('says of a link that is over that it is', async () => {
    const browser = shop.openBrowser();
    const page = await browser.open('/back-in-stock?token=1.2.3&type=confirm');
    const over = await browser.press(page, requireOne(page, 'main button', 'Yes, tell me'));
    expect(over.status).toBe(422);
    expect(over.main).toContain('This link is no longer valid.');
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

test('the list of an account is answered to its own session alone', async () => {
  const answer = await fetch(new URL('/functions/wishes', shop.url()));
  expect(answer.status).toBe(401);
  const post = await fetch(new URL('/functions/wishes', shop.url()), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: '{"add":["wp-1"]}',
  });
  expect(post.status).toBe(401);
});

test('hearts leave cached pages alike for everyone', async () => {
  const page = await shop.open('/');
  const hearts = findAll(page, '.wish-heart button', /^Wish list: /);
  expect(hearts.length).toBeGreaterThanOrEqual(4);
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).not.toContain('true');
  expect(page.headers.get('Cache-Control')).toContain('public');
});
