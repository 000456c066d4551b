import {describe, expect, test, vi} from 'vitest';
import {publicPolicy} from './cache-policy';
import {answerFromEdge, createEdgePages} from './edge-pages';
import {tagsOfChange} from './public-page';

const url = 'https://shop.example/products';
const everyone = {'Cache-Control': publicPolicy, 'Content-Type': 'text/html'};

/** A data centre's cache, a clock that stands until it is moved, and a page that can change. */
function anEdge() {
  const stored = new Map<string, Response>();
  const page = {now: 1_000_000, html: 'first', status: 200, headers: everyone as HeadersInit};
  const work: Promise<unknown>[] = [];
  const render = vi.fn((_request: Request) =>
    Promise.resolve(new Response(page.html, {status: page.status, headers: page.headers})),
  );
  const cache = {
    match: async (requested: RequestInfo | URL) => stored.get((requested as Request).url)?.clone(),
    put: async (requested: RequestInfo | URL, answer: Response) =>
      void stored.set((requested as Request).url, answer),
    delete: async (requested: RequestInfo | URL) => stored.delete((requested as Request).url),
  };
  const anInstance = () => {
    const pages = createEdgePages(
      async () => cache,
      () => page.now,
    );
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    const get = async (init?: RequestInit, requested = url) => {
      const answer = await answerFromEdge(new Request(requested, init), {
        pages,
        render,
        waitUntil,
        store: 'https://shop.example',
      });
      return answer && {answer, text: await answer.text()};
    };
    const changed = (slugs: string[] | null) => pages.invalidate(tagsOfChange(slugs, []));
    return {get, changed};
  };
  return {page, ...anInstance(), anInstance, render, settle: () => Promise.all(work)};
}

test('a page is rendered once, from nothing of whoever requests it', async () => {
  const {get, render} = anEdge();
  await get({headers: {Cookie: 'bellyful-account=sealed', 'Sec-GPC': '1', 'User-Agent': 'mine'}});
  const again = await get();
  expect(again?.text).toBe('first');
  expect(again?.answer.headers.get('Cache-Control')).toContain('s-maxage=10');
  expect(render).toHaveBeenCalledTimes(1);
  const [requested] = render.mock.calls[0] ?? [];
  expect([...(requested?.headers.keys() ?? [])]).toEqual(['accept']);
});

test('nor by which port it was requested, and another’s name is not the shop’s', async () => {
  const {get, render} = anEdge();
  await get({}, 'https://shop.example/about');
  expect((await get({}, 'https://shop.example:8443/about'))?.text).toBe('first');
  expect(await get({}, 'https://evil.example/about')).toBeNull();
  expect(render).toHaveBeenCalledTimes(1);
});

test('an older page is shown at once while the newer one is made behind it', async () => {
  const {page, get, settle} = anEdge();
  await get();
  page.html = 'second';
  page.now += 12_000;
  expect((await get())?.text).toBe('first');
  await settle();
  expect((await get())?.text).toBe('second');
});

test('a page older than a quarter of a minute is only shown while the shop is down', async () => {
  const {page, get} = anEdge();
  await get();
  page.now += 16_000;
  page.status = 503;
  expect((await get())?.text).toBe('first');
  page.status = 200;
  page.html = 'second';
  expect((await get())?.text).toBe('second');
});

describe('a change that this instance was notified of', () => {
  const tea = '<a href="/wordpress-product/tea">Tea</a>';
  const about = 'https://shop.example/about';

  test('is on the page that leads to the product, for the next visitor', async () => {
    const {page, get, changed} = anEdge();
    page.html = tea;
    await get({}, about);
    page.now += 1000;
    page.html = `${tea} now $5`;
    changed(['coffee']);
    expect((await get({}, about))?.text).toBe(tea);
    changed(['tea']);
    expect((await get({}, about))?.text).toContain('$5');
  });

  test('makes a page anew once, and pages that list products whatever they showed', async () => {
    const {page, get, changed, render} = anEdge();
    await get();
    page.now += 1000;
    changed(['coffee']);
    page.now += 1;
    await get();
    await get();
    expect(render).toHaveBeenCalledTimes(2);
    changed(null);
    page.now += 1;
    await get();
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('past its age a page', () => {
  test.each([
    ['lacks something', {headers: {'Cache-Control': 'private, no-store'}}],
    ['is refused', {status: 429}],
  ])('stays while the newer one %s', async (_what, newer) => {
    const {page, get} = anEdge();
    await get();
    page.now += 16_000;
    Object.assign(page, newer, {html: 'in part'});
    expect((await get())?.text).toBe('first');
  });

  test('stays while the newer one cannot be made', async () => {
    const {page, get, render} = anEdge();
    await get();
    page.now += 16_000;
    render.mockRejectedValue(new Error('broken'));
    expect((await get())?.text).toBe('first');
  });

  test('is shown after two seconds, and the newer one is cached when it comes', async () => {
    vi.useFakeTimers();
    const {page, get, render, settle} = anEdge();
    await get();
    page.now += 16_000;
    let arrive = (_page: Response) => {};
    render.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const requested = get();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await requested)?.text).toBe('first');
    arrive(new Response('second', {headers: everyone}));
    await settle();
    expect((await get())?.text).toBe('second');
    vi.useRealTimers();
  });

  test('is gone when the shop has taken it away, also while the shop is down afterwards', async () => {
    const {page, get} = anEdge();
    await get();
    page.now += 16_000;
    page.status = 404;
    expect((await get())?.answer.status).toBe(404);
    page.status = 503;
    expect((await get())?.answer.status).toBe(503);
  });
});

test.each(['konjac-rice', 'ñoquis-日本', 'cr%C3%A8me'])(
  'a page that shows the product %s is rendered anew once this instance was notified of its change',
  async (slug) => {
    const {page, changed, get} = anEdge();
    const shown = async () => (await get({}, 'https://shop.example/faq'))?.text;
    page.html = `<a href="/wordpress-product/${slug}">now $4</a>`;
    await shown();
    page.html = page.html.replace('$4', '$5');
    page.now += 1000;
    changed(['another']);
    expect(await shown()).toContain('$4');
    changed([slug]);
    expect(await shown()).toContain('$5');
  },
);

test('what is not for everyone is not cached', async () => {
  const {page, get, render} = anEdge();
  page.headers = {'Cache-Control': 'private, no-store'};
  await get();
  await get();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a form and a personal page pass by', async () => {
  const {get, render} = anEdge();
  expect(await get({method: 'POST', body: 'x'})).toBeNull();
  expect(await get({}, 'https://shop.example/account')).toBeNull();
  expect(render).not.toHaveBeenCalled();
});
