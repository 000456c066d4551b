import {describe, expect, test} from 'vitest';
import {acceptsMarkdown} from './request-kind';
import {toHtmlRequest, toMarkdown} from './markdown.server';

const site = 'https://shop.example';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html;q=0.5, Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', false],
  ['text/markdown;q=0.9, */*;q=0.1', true],
  ['text/*', false],
  ['text/*, text/markdown;q=0', false],
  ['text/html;q=0, text/*', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
])('Accept: %s', (accept, isWanted) => {
  expect(acceptsMarkdown(accept)).toBe(isWanted);
});

describe('the page behind', () => {
  const pathOf = (path: string, init: RequestInit = {}) => {
    const html = toHtmlRequest(new Request(site + path, init));
    return html && html.url.slice(site.length);
  };

  test.each([
    ['/faq.md', '/faq'],
    ['/index.md', '/'],
    ['/wordpress-product/konjac-rice.md?variation=7', '/wordpress-product/konjac-rice?variation=7'],
  ])('%s is %s', (path, page) => {
    expect(pathOf(path)).toBe(page);
  });

  test.each(['/orders/7.md', '/account.md', '/cart.md', '/functions/session.md'])(
    '%s is nobody’s',
    (path) => {
      expect(pathOf(path)).toBeNull();
    },
  );

  test('is requested without anything of the visitor', () => {
    const headers = {Cookie: 'session=1', Authorization: 'Bearer x', Accept: 'text/markdown'};
    const html = toHtmlRequest(new Request(`${site}/faq`, {headers}));
    expect([...(html?.headers ?? [])]).toEqual([['accept', 'text/html']]);
  });

  test('is not what a form posts to', () => {
    expect(pathOf('/faq.md', {method: 'POST'})).toBeNull();
  });
});

describe('Markdown of a page', () => {
  const page = (html: string, headers: Record<string, string> = {}) =>
    new Response(html, {headers: {'Content-Type': 'text/html; charset=utf-8', ...headers}});
  const textOf = async (html: string) =>
    (await toMarkdown(page(html), new Request(`${site}/faq.md`), site)).text();

  test('is its main part, with tables and whole addresses, without controls and drawings', async () => {
    const text = await textOf(`<header>Menu</header><main><nav>Home</nav><h1>Rice</h1>
      <p>Costs <strong>$4.99</strong>, see <a href="/faq">questions</a>.</p>
      <form><label>Packs <input value="1"></label><button>Add</button></form>
      <p hidden>Later</p><svg><text>drawn</text></svg><script>run()</script>
      <table><tr><th>Serving</th><th>Calories</th></tr><tr><td>100 g</td><td>5</td></tr></table>
      <img src="/rice.webp" alt="A bowl"></main><footer>Foot</footer>`);
    expect(text).toBe(`# Rice

Costs **$4.99**, see [questions](${site}/faq).

Packs

| Serving | Calories |
| ------- | -------- |
| 100 g   | 5        |

![A bowl](${site}/rice.webp)
`);
  });

  test('leads to a film or a sound that is one file, and has no link without words', async () => {
    const text = await textOf(
      '<main><video src="/up/pour.mp4"></video><video><source src="/a.mp4"></video><p>Film<a href="/x"> </a></p></main>',
    );
    expect(text).toBe(`[pour.mp4](${site}/up/pour.mp4)\n\nFilm\n`);
  });

  test('leads to each choice of a page by its address', async () => {
    const text = await textOf(
      '<main><form><button formMethod="get" formAction="?" name="variation" value="7">6 pouches</button></form></main>',
    );
    expect(text).toBe(`[6 pouches](${site}/faq?variation=7)\n`);
  });

  test('shows a hostile text as text', async () => {
    const text = await textOf(
      '<main><p>&lt;script>alert(1)&lt;/script> [x](javascript:y)</p></main>',
    );
    expect(text).not.toMatch(/(^|[^\\])<script/);
    expect(text).toContain('\\[x]');
  });

  test.each([
    ['/faq.md', 'public, max-age=0', null],
    ['/faq', null, 'Accept'],
  ])('of %s may be stored: %s, varies: %s', async (path, policy, vary) => {
    const html = page('<main><p>Yes</p></main>', {'Cache-Control': 'public, max-age=0'});
    const {headers} = await toMarkdown(html, new Request(site + path), site);
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([policy, vary]);
  });

  test('other answers stay as they are', async () => {
    const xml = new Response('<urlset/>', {headers: {'Content-Type': 'application/xml'}});
    expect(await toMarkdown(xml, new Request(`${site}/sitemap.xml`), site)).toBe(xml);
  });
});
