import {expect, request, type Page, type Route} from '@playwright/test';

const bodyOf = (status: number) =>
  `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr>proxy</body></html>`;

const proxySays = (status: number) => (route: Route) =>
  route.fulfill({status, contentType: 'text/html', body: bodyOf(status)});

/** Nothing of these reaches the shop. */
const dropsBefore = {
  'a reset before the shop was asked': (route: Route) => route.abort('connectionreset'),
  'a 502 of a proxy': proxySays(502),
  'a page of somebody else’s network': proxySays(200),
  'half an answer': (route: Route) =>
    route.fulfill({contentType: 'text/x-script', body: '[{"_1":2},"da'}),
};

/** The shop has done it when the connection breaks: the browser has neither its answer nor its cookies. */
async function dropAfter(route: Route): Promise<void> {
  const dropped = route.request();
  const stranger = await request.newContext();
  await stranger.fetch(dropped.url(), {
    method: 'POST',
    headers: await dropped.allHeaders(),
    data: dropped.postDataBuffer() ?? '',
    maxRedirects: 0,
  });
  await stranger.dispose();
  await route.abort('connectionreset');
}

interface Pressed {
  /** What its POST asks; the router's own addresses end in `.data`. */
  path: string;
  press: () => Promise<unknown>;
  /** The page says what to do, and what was typed stays. */
  stays: () => Promise<unknown>;
}

/** Presses while every POST to this path meets the trouble, and no data can be read; resolves once it has. */
async function pressInTrouble(
  page: Page,
  {path, press, stays}: Pressed,
  trouble: (route: Route) => Promise<void>,
): Promise<void> {
  let isMet = () => {};
  const met = new Promise<void>((resolve) => (isMet = resolve));
  const isMatch = ({pathname}: URL) => pathname === path || pathname.endsWith('.data');
  const answer = async (route: Route) => {
    const isData = new URL(route.request().url()).pathname.endsWith('.data');
    if (route.request().method() !== 'POST')
      return isData ? route.abort('connectionreset') : route.continue();
    await trouble(route);
    isMet();
  };
  await page.route(isMatch, answer);
  await press();
  await met;
  await stays();
  await page.unroute(isMatch, answer);
}

/** One trouble after the other, none of which the shop hears of. */
export async function staysUndone(page: Page, pressed: Pressed): Promise<void> {
  for (const trouble of Object.values(dropsBefore)) await pressInTrouble(page, pressed, trouble);
  await expect(page.getByRole('heading', {name: 'Something went wrong'})).toHaveCount(0);
}

/** The same, and once more when the shop has done it. */
export async function survivesDrops(page: Page, pressed: Pressed): Promise<void> {
  await staysUndone(page, pressed);
  await pressInTrouble(page, pressed, dropAfter);
}
