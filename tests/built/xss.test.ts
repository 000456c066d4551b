import {rmSync} from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {hostileIds, hostilePages, makeHostileCatalogue} from '../support/hostile-shop';
import {hostileTexts} from '../support/hostile-texts';
import {findLiveMarkup} from '../support/inert';
import {anOrderBody} from '../support/order-body';
import {useBuiltShop} from '../support/use-built-shop';

const folder = makeHostileCatalogue();
const shop = useBuiltShop({MOCK_CATALOGUE: folder, TRUST_PROXY: '1'});
afterAll(() => rmSync(folder, {recursive: true}));

let tried = 0;

/** Each caller from a network of its own, so that limits on tries do not answer in place of the page. */
const fromElsewhere = () => ({'X-Forwarded-For': `203.0.${tried % 250}.${(tried * 7) % 250}`});

type Sent = Omit<RequestInit, 'headers'> & {headers?: Record<string, string>};

async function open(path: string, init: Sent = {}) {
  tried += 1;
  const headers = {Accept: 'text/html', Origin: shop.url(), ...fromElsewhere(), ...init.headers};
  const answer = await fetch(shop.url() + path, {redirect: 'manual', ...init, headers});
  return {status: answer.status, text: await answer.text(), headers: answer.headers};
}

async function expectInert(path: string, init: Sent = {}) {
  const {status, text} = await open(path, init);
  expect(status, path).toBeLessThan(500);
  const live = findLiveMarkup(text);
  expect(live, path).toEqual([]);
  return text;
}

const everyNth = (nth: number, first: number) =>
  hostileTexts.filter((_, index) => index % nth === first);

const form = (fields: Record<string, string>): Sent => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

test('there are at least 200 hostile texts, all different', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
});

test('a check that finds nothing would be worth nothing', () => {
  const raw = hostileTexts.filter((text) => text.startsWith('<'));
  const live = raw.filter((text) => findLiveMarkup(`<p>${text}</p>`).length > 0);
  expect(live.length / raw.length).toBeGreaterThan(0.9);
});

test('none is alive on a product’s page, in whichever field the shop has it', async () => {
  for (const path of hostilePages) {
    const page = await expectInert(path);
    // They are there, as text: otherwise nothing was tried.
    expect(page.includes('zq'), path).toBe(true);
  }
});

test('none is alive in lists, landing pages, and what machines read', async () => {
  const lists = [1, 2, 3].map((page) => `/products?page=${page}`);
  for (const path of [...lists, '/', '/Konj/trg/starterdiscount', '/products?q=konjac'])
    await expectInert(path);
  const machines = await open('/llms.txt');
  expect(machines.headers.get('Content-Type')).toContain('text/plain');
  expect(machines.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const {text} = await open('/sitemap.xml');
  const elements = text.match(/<\/?[^>]*/g) ?? [];
  expect(
    elements.filter(
      (element) => !/^<(?:\/?(?:urlset|url|loc|lastmod|xhtml:link)\b|\?xml)/.test(element),
    ),
  ).toEqual([]);
});

test('none is alive where a visitor types it into an address', async () => {
  for (let index = 0; index < hostileTexts.length; index += 4) {
    const [q = '', category = '', option = '', sort = ''] = hostileTexts.slice(index, index + 4);
    await expectInert(`/products?${new URLSearchParams({q, category, option, sort})}`);
  }
  for (const text of everyNth(20, 0)) {
    const typed = encodeURIComponent(text);
    await expectInert(`/account/sign-in?returnTo=${typed}`);
    await expectInert(`/wordpress-product/${typed}`);
    await expectInert(`/${typed}`);
    await expectInert(`/wish-list/${typed}`);
    await expectInert(`/orders/${typed}?key=${typed}`);
    await expectInert(`/back-in-stock?${new URLSearchParams({product: text, token: text})}`);
  }
});

test('none runs in a wish list that somebody shares', async () => {
  const page = await expectInert(`/wish-list/${hostileIds.map((id) => `wp-${id}`).join('+')}`);
  expect(page.includes('zq')).toBe(true);
});

test('none is alive in what reviewers write, nor under which name', async () => {
  for (const [index, databaseId] of hostileIds.slice(0, 6).entries()) {
    for (const text of everyNth(27, index)) {
      await shop.control().writeReview({databaseId, name: text, text, stars: 5});
      await shop.control().moderateReview('approve');
    }
    const page = await expectInert(`${hostilePages[index]}?seen=now`);
    expect(page.match(/"@type":"Review"/g)?.length).toBeGreaterThan(8);
    await expectInert(
      `${hostilePages[index]}?reviews=${encodeURIComponent(hostileTexts[index] ?? '')}`,
    );
  }
});

test('the search answers data that no browser takes for a page', async () => {
  for (const text of hostileTexts) {
    const found = await open(`/functions/search?q=${encodeURIComponent(text)}`);
    expect(found.headers.get('Content-Type')).toContain('application/json');
    expect(found.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(() => JSON.parse(found.text) as unknown).not.toThrow();
  }
});

test('none is alive in what a form says back, nor in the mail that it sends', async () => {
  for (const text of everyNth(16, 1)) {
    const fields = {name: text.slice(0, 100), email: text, subject: text, message: text};
    await expectInert('/contact', form(fields));
    await expectInert('/contact', form({...fields, email: 'ada@shop.example', subject: 'Other'}));
    await expectInert('/account/sign-in', form({email: text, password: text, returnTo: text}));
    await expectInert('/account/sign-up', form({email: text, password: text, returnTo: text}));
  }
  const mails = await shop.control().mails();
  expect(mails.length).toBeGreaterThan(0);
  for (const {html = ''} of mails as {html?: string}[]) expect(findLiveMarkup(html)).toEqual([]);
});

test('none is alive in what an order says, with any name and at any address', async () => {
  for (const text of everyNth(8, 2)) {
    const short = text.slice(0, 60);
    const address = {first_name: short, last_name: short, address_1: short, address_2: short};
    const place = {city: short, state: 'OR', postcode: '97201', country: 'US', phone: ''};
    const body = anOrderBody({
      items: [{id: 'mens-multi-vitamin', quantity: 1}],
      shippingAddress: {...address, ...place},
      billingAddress: {...address, ...place, email: 'ada@example.com'},
      discountCode: short,
    });
    const key = crypto.randomUUID();
    const headers = {'Content-Type': 'application/json', 'Idempotency-Key': key};
    const answer = await open('/functions/create-woocommerce-order', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const {orderLink} = JSON.parse(answer.text) as {orderLink?: string};
    if (orderLink) await expectInert(orderLink.replace(/^https?:\/\/[^/]+/, ''));
  }
});

afterAll(() => console.info(`${hostileTexts.length} hostile texts, ${tried} answers read`));
