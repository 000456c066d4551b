import {expect, test} from '../support/page';
import {recipePages, openPages} from '../support/site-pages';

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

test('every page is reached from home by links, and no link of the shop is dead', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const anchors: [from: string, href: string][] = [];
  const waiting: [from: string, href: string][] = [['', '/']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, href] = next;
    const path = href.split('#')[0] || '/';
    if (href.includes('#')) anchors.push([from, href]);
    if (pages.has(path) || path.startsWith('/account/sign-in')) continue;
    const response = await request.get(path);
    const html = await response.text();
    pages.set(path, html);
    if (response.status() !== 200) dead.push(`${path} (${response.status()}) on ${from}`);
    for (const link of linksIn(html)) waiting.push([path, link]);
  }
  expect(dead).toEqual([]);
  const lost = anchors.filter(([, href]) => {
    const [path = '/', id] = href.split('#');
    return id && !idsIn(pages.get(path || '/') ?? '').has(id);
  });
  expect(lost.filter(([, href]) => href !== '/#content')).toEqual([]);
  const all = [...openPages, ...recipePages].map(([path]) => path);
  expect(all.filter((path) => !pages.has(path))).toEqual([]);
});

test('every address of the sitemap answers', async ({request}) => {
  test.setTimeout(120_000);
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths.length).toBeGreaterThan(50);
  const wrong = [];
  for (const path of paths) {
    const response = await request.get(path, {maxRedirects: 0});
    if (response.status() !== 200) wrong.push(`${path} ${response.status()}`);
  }
  expect(wrong).toEqual([]);
});
