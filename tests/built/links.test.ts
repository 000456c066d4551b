import {expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {openPages, recipePages} from '../support/site-pages';

const shop = useBuiltShop();

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
