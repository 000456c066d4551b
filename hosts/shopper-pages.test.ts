import {expect, test, vi} from 'vitest';
import type {ShownShopper, TemplateKind} from '../app/platform/page-template.ts';
import {keepingPages} from './kept-page.ts';
import {PageKeeper} from './page-keeper.ts';
import {ShopperPages, type Asker} from './shopper-pages.ts';

const origin = 'http://shop.example';
const ada: ShownShopper = {id: '1', email: 'ada@shop.example', emailConfirmedAt: '2026-01-01'};

const dataOf = ({emailConfirmedAt}: ShownShopper) =>
  JSON.stringify(JSON.stringify([emailConfirmedAt]));

/** A worker that renders any page for the stand-in, and whoever asks. */
function aShop() {
  const shop = {asker: {shopper: ada, cookies: []} as Asker, kind: 'whole' as TemplateKind, now: 0};
  const render = vi.fn(
    async (address: string, standIn: ShownShopper) =>
      new Response(
        `<h1>${new URL(address).pathname}</h1><p>${standIn.email}</p><script nonce="0ld">${dataOf(standIn)}</script>`,
        {headers: {'Content-Security-Policy': "script-src 'nonce-0ld'", 'X-Template': shop.kind}},
      ),
  );
  const headers = {'Cache-Control': 'public, max-age=0', Vary: 'Cookie'};
  const everyones = new PageKeeper({
    make: keepingPages(async () => new Response('for everyone', {headers})),
  });
  const pages = new ShopperPages({
    findAsker: async () => shop.asker,
    render,
    everyones,
    routeOf: (path) => path,
    isTold: () => true,
  });
  const open = async (path: string) => {
    const page = await pages.find(origin + path, 'bellyful-account=x', 'identity');
    return page && {text: page.body.toString(), headers: page.headers.join(' ')};
  };
  return {shop, render, pages, open};
}

test('a page is rendered once, and each shopper reads his own address in it', async () => {
  const {shop, render, open} = aShop();
  expect((await open('/faq'))?.text).toContain('<p>ada@shop.example</p>');
  shop.asker = {...shop.asker, shopper: {...ada, email: 'bob@shop.example'}};
  const page = await open('/faq');
  expect(page?.text).toContain('<p>bob@shop.example</p>');
  expect(page?.text).not.toContain('ada');
  expect(render).toHaveBeenCalledTimes(1);
});

test('scripts have a nonce that is new each time, in page and policy', async () => {
  const {open} = aShop();
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit++) {
    const page = await open('/faq');
    const [, nonce = ''] = /nonce="(\w+)"/.exec(page?.text ?? '') ?? [];
    expect(page?.headers).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('who has not confirmed his address has a page of his own, whatever others ask for', async () => {
  const {shop, open} = aShop();
  shop.asker = {shopper: {...ada, emailConfirmedAt: null}, cookies: []};
  expect((await open('/faq'))?.text).toContain('[null]');
  shop.asker = {shopper: ada, cookies: []};
  for (const path of ['/faq', '/faq+unconfirmed', '/faq%20unconfirmed']) {
    const page = await open(path);
    expect(page?.text).toContain(`<h1>${path}</h1>`);
    expect(page?.text).toContain('2026-01-01');
  }
});

test('whose session has ended gets the page for everyone, for himself, and loses his cookie', async () => {
  const {shop, open, render} = aShop();
  shop.asker = {shopper: null, cookies: ['bellyful-account=; Max-Age=0']};
  const page = await open('/faq');
  expect(page?.text).toBe('for everyone');
  expect(page?.headers).toContain('Cache-Control private, no-store');
  expect(page?.headers).toContain('Set-Cookie bellyful-account=; Max-Age=0');
  expect(page?.headers).not.toMatch(/public|etag/i);
  expect(render).not.toHaveBeenCalled();
});

test('a page that needs a session is rendered for each, and not tried again', async () => {
  const {shop, open, pages} = aShop();
  shop.kind = 'own';
  expect(pages.mayKeep(`${origin}/free-sample`)).toBe(true);
  expect(await open('/free-sample')).toBeNull();
  expect(pages.mayKeep(`${origin}/free-sample`)).toBe(false);
  expect(pages.mayKeep(`${origin}/faq`)).toBe(true);
});

test('what lacks something is shown, but not kept', async () => {
  const {shop, open, render} = aShop();
  shop.kind = 'lacking';
  for (let visit = 0; visit < 2; visit++) expect((await open('/faq'))?.text).toContain('ada@');
  expect(render).toHaveBeenCalledTimes(2);
});
