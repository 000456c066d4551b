import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test, vi} from 'vitest';
import {shopManager} from '~mocks/demo-accounts';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import type {PlainPage} from '../support/plain-browser';
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
});

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

/** `NodeFilter.SHOW_TEXT`. */
const textNodes = 4;

/** What a reader sees of a page's main part, word by word; its day is when it was last changed. */
function wordsOf({document}: PlainPage): string[] {
  const main = document.querySelector('main');
  const unseen = main?.querySelectorAll('nav, script, svg, [aria-hidden=true], .sr-only') ?? [];
  for (const element of unseen) element.remove();
  main?.querySelector('time')?.parentElement?.remove();
  const texts = document.createTreeWalker(main ?? document.body, textNodes);
  const words: string[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.nodeValue ?? '');
  return words.join(' ').split(/\s+/).filter(Boolean);
}

test('drafts of the pages, published as they are made, say what the pages said', async () => {
  const {username, applicationPassword} = shopManager;
  const {stdout} = await promisify(execFile)(process.execPath, ['dist/host/pages.js'], {
    env: {
      ...process.env,
      ENV_FILE: '',
      WOO_GRAPHQL_URL: `${shop.mockUrl()}/graphql`,
      WOO_USERNAME: username,
      WOO_APPLICATION_PASSWORD: applicationPassword,
      PUBLIC_STORE_URL: shop.url(),
    },
  });
  expect(stdout).toContain('pages: made 11 as drafts, already there 0');
  const made = [...stdout.matchAll(/^made ([a-z-]+): /gm)].map(([, slug = '']) => slug);
  const slugs = made.filter((slug) => slug !== 'home');
  const pages = await Promise.all(
    slugs.slice(0, 10).map(async (slug) => ({slug, before: await shop.open(`/${slug}`)})),
  );
  const publish = (fields: object) =>
    fetch(`${shop.mockUrl()}/__control/content`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({type: 'page', ...fields}),
    });
  for (const {slug} of pages) await publish({slug});
  const picturesOf = ({document}: PlainPage) => [...document.querySelectorAll('main img')];
  const altOf = (picture: Element) => picture.getAttribute('alt');
  for (const {slug, before} of pages) {
    const after = await vi.waitFor(async () => {
      const page = await shop.open(`/${slug}`);
      expect(page.html, slug).toContain('prose-shop blocks');
      return page;
    }, 10_000);
    const shown = picturesOf(after);
    expect(shown.map(altOf), slug).toEqual(picturesOf(before).map(altOf));
    for (const picture of shown) expect(picture.getAttribute('src')).toMatch(/^\/pictures\//);
    // The FAQ's opening words stand beside its questions then.
    const inOrder = (words: string[]) => (slug === 'faq' ? words.toSorted() : words);
    expect(inOrder(wordsOf(after)), slug).toEqual(inOrder(wordsOf(before)));
  }
});
