import {describe, expect, test, vi} from 'vitest';
import {answerFromEdge} from './edge-pages';
import {LateChanges} from './late-changes';

const url = 'https://shop.example/products';
const everyone = {'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/html'};

/** A data centre's cache, a clock that stands until it is moved, and a page that can change. */
function anEdge() {
  const stored = new Map<string, Response>();
  const page = {now: 1_000_000, html: 'first', status: 200, headers: everyone as HeadersInit};
  const work: Promise<unknown>[] = [];
  const render = vi.fn((_request: Request) =>
    Promise.resolve(new Response(page.html, {status: page.status, headers: page.headers})),
  );
  const edge = {
    cache: {
      match: (asked: RequestInfo | URL) =>
        Promise.resolve(stored.get((asked as Request).url)?.clone()),
      put: (asked: RequestInfo | URL, answer: Response) => {
        stored.set((asked as Request).url, answer);
        return Promise.resolve();
      },
      delete: (asked: RequestInfo | URL) => Promise.resolve(stored.delete((asked as Request).url)),
    },
    render,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    now: () => page.now,
    changes: new LateChanges(15_000),
  };
  const ask = async (init?: RequestInit, asked = url) => {
    const answer = await answerFromEdge(new Request(asked, init), edge);
    return answer && {answer, text: await answer.text()};
  };
  const changed = (slugs: string[] | null) => edge.changes.add(slugs, page.now);
  return {page, changed, render, ask, settle: () => Promise.all(work)};
}

test('a page is rendered once, for a visitor of whom nothing is known', async () => {
  const {ask, render} = anEdge();
  await ask({headers: {Cookie: 'theme=dark', 'User-Agent': 'mine'}});
  const again = await ask();
  expect(again?.text).toBe('first');
  expect(again?.answer.headers.get('Cache-Control')).toContain('s-maxage=10');
  expect(again?.answer.headers.has('X-Made-At')).toBe(false);
  expect(render).toHaveBeenCalledTimes(1);
  const [asked] = render.mock.calls[0] ?? [];
  expect([...(asked?.headers.keys() ?? [])]).toEqual(['accept']);
});

test('an older page is shown at once while the newer one is made behind it', async () => {
  const {page, ask, settle} = anEdge();
  await ask();
  page.html = 'second';
  page.now += 12_000;
  expect((await ask())?.text).toBe('first');
  await settle();
  expect((await ask())?.text).toBe('second');
});

test('a page older than a quarter of a minute is only shown while the shop is down', async () => {
  const {page, ask} = anEdge();
  await ask();
  page.now += 16_000;
  page.status = 503;
  expect((await ask())?.text).toBe('first');
  page.status = 200;
  page.html = 'second';
  expect((await ask())?.text).toBe('second');
});

describe('a change that this instance has heard of', () => {
  const tea = '<a href="/wordpress-product/tea">Tea</a>';
  const about = 'https://shop.example/about';

  test('is on the page that leads to the product, for the next visitor', async () => {
    const {page, ask, changed} = anEdge();
    page.html = tea;
    await ask({}, about);
    page.now += 1000;
    page.html = `${tea} now $5`;
    changed(['coffee']);
    expect((await ask({}, about))?.text).toBe(tea);
    changed(['tea']);
    expect((await ask({}, about))?.text).toContain('$5');
  });

  test('makes a page anew once, and pages that list products whatever they showed', async () => {
    const {page, ask, changed, render} = anEdge();
    await ask();
    page.now += 1000;
    changed(['coffee']);
    page.now += 1;
    await ask();
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
    changed(null);
    page.now += 1;
    const shown = await ask();
    expect(render).toHaveBeenCalledTimes(3);
    expect(shown?.answer.headers.has('X-Shows')).toBe(false);
  });
});

describe('past its age a page', () => {
  test.each([
    ['lacks something', {headers: {'Cache-Control': 'private, no-store'}}],
    ['is refused', {status: 429}],
  ])('stays while the newer one %s', async (_what, newer) => {
    const {page, ask} = anEdge();
    await ask();
    page.now += 16_000;
    Object.assign(page, newer, {html: 'in part'});
    expect((await ask())?.text).toBe('first');
  });

  test('stays while the newer one cannot be made', async () => {
    const {page, ask, render} = anEdge();
    await ask();
    page.now += 16_000;
    render.mockRejectedValue(new Error('broken'));
    expect((await ask())?.text).toBe('first');
  });

  test('is shown after two seconds, and the newer one is kept when it comes', async () => {
    vi.useFakeTimers();
    const {page, ask, render, settle} = anEdge();
    await ask();
    page.now += 16_000;
    let arrive = (_page: Response) => {};
    render.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const asked = ask();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await asked)?.text).toBe('first');
    arrive(new Response('second', {headers: everyone}));
    await settle();
    expect((await ask())?.text).toBe('second');
    vi.useRealTimers();
  });

  test('is gone when the shop has taken it away, also while the shop is down afterwards', async () => {
    const {page, ask} = anEdge();
    await ask();
    page.now += 16_000;
    page.status = 404;
    expect((await ask())?.answer.status).toBe(404);
    page.status = 503;
    expect((await ask())?.answer.status).toBe(503);
  });
});

test.each(['konjac-rice', 'ñoquis-日本', 'cr%C3%A8me'])(
  'a page that shows the product %s is made anew once this instance has heard that it changed',
  async (slug) => {
    const {page, changed, ask} = anEdge();
    const shown = async () => (await ask({}, 'https://shop.example/faq'))?.text;
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

test('what is not for everyone is not kept', async () => {
  const {page, ask, render} = anEdge();
  page.headers = {'Cache-Control': 'private, no-store'};
  await ask();
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a signed-in shopper, a form and a personal page pass by', async () => {
  const {ask, render} = anEdge();
  expect(await ask({headers: {Cookie: 'bellyful-account=sealed'}})).toBeNull();
  expect(await ask({method: 'POST', body: 'x'})).toBeNull();
  expect(await ask({}, 'https://shop.example/account')).toBeNull();
  expect(render).not.toHaveBeenCalled();
});

test('who wants not to be counted gets another page', async () => {
  const {page, ask} = anEdge();
  await ask();
  page.html = 'not counted';
  expect((await ask({headers: {'Sec-GPC': '1'}}))?.text).toBe('not counted');
  expect((await ask())?.text).toBe('first');
});
