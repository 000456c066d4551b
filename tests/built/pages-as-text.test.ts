import {expect, test} from 'vitest';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url() + path, {headers, redirect: 'manual'});
  return {status: answer.status, headers: answer.headers, text: await answer.text()};
}

const markdown = {Accept: 'text/markdown'};

test('every page that llms.txt leads to is Markdown that begins with its heading', async () => {
  const {text} = await read('/llms.txt');
  const paths = [...text.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]*)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const page = await read(path);
    expect(page.status, path).toBe(200);
    expect(page.headers.get('Content-Type'), path).toBe('text/markdown; charset=utf-8');
    expect(page.text.match(/^# .+$/gm), path).toHaveLength(1);
    expect(page.text, path).not.toMatch(/<(?!https?:)[a-z]+[\s>]/);
  }
}, 60_000);

test('a product says its price, its stock, its choices and the disclaimer', async () => {
  const {text} = await read('/wordpress-product/konjac-angel-hair.md');
  expect(text).toContain('From $4.99');
  expect(text).toContain('In Stock');
  expect(text).toMatch(/\[6 ?.*\]\(http.*\/wordpress-product\/konjac-angel-hair\?variation=\d+\)/);
  const capsules = await read('/pain-free-weight-loss.md');
  expect(capsules.text).toContain('| Vitamin B6 (as pyridoxine HCl)');
  expect(capsules.text).toContain(fdaDisclaimer);
});

test('a choice of a page has its own price', async () => {
  const {text} = await read('/wordpress-product/konjac-angel-hair.md');
  const [, choice = ''] = /konjac-angel-hair(\?variation=\d+)/.exec(text) ?? [];
  const chosen = await read(`/wordpress-product/konjac-angel-hair.md${choice}`);
  expect(chosen.text).toMatch(/^\$\d+\.\d\d$/m);
});

test('one address answers a browser with HTML and an agent with Markdown, cached or not', async () => {
  for (let time = 0; time < 2; time += 1) {
    const page = await read('/faq', {Accept: 'text/html'});
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(page.headers.get('Link')).toContain('</faq.md>; rel="alternate"; type="text/markdown"');
    const text = await read('/faq', markdown);
    expect(text.headers.get('Content-Type')).toContain('text/markdown');
    expect(text.headers.get('Cache-Control')).toBe('private, no-store');
    expect(text.headers.get('Vary')).toContain('Accept,');
  }
});

test('its own address may be cached by everybody, and shows nothing of the visitor', async () => {
  const {headers, text} = await read('/faq.md', {Cookie: 'session=somebody'});
  expect(headers.get('Cache-Control')).toMatch(/^public/);
  expect(text).toBe((await read('/faq.md')).text);
});

test.each(['/account.md', '/cart.md', '/checkout.md', '/orders/7.md', '/functions/session.md'])(
  '%s is not there',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);

test('a page that is not there says so, with 404', async () => {
  const {status, text} = await read('/wordpress-product/nothing-of-the-kind.md');
  expect(status).toBe(404);
  expect(text).toContain('# Product Not Found');
});
