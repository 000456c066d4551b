import {useId, type ReactNode} from 'react';
import {renderToReadableStream} from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  StaticRouterProvider,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import {expect, test} from 'vitest';
import {KeepingContext, KeptMarkup} from './KeptMarkup';
import {MarkupKeeper} from './keep-markup.server';

interface Words {
  words: string;
}

/** Renders a page with this part in it as often as `each` has words for it; the last one. */
async function renderPages(
  Part: (props: Words) => ReactNode,
  each: string[],
  {path = '/rice', isEverywhere = false, shopper = 'Ada'} = {},
): Promise<string> {
  let page = '';
  for (const words of each) {
    const Page = () => <KeptMarkup as="div" show={Part} of={{words}} isEverywhere={isEverywhere} />;
    const handler = createStaticHandler([
      {id: 'root', path: '*', Component: Page, loader: () => ({shopper})},
    ]);
    const context = await handler.query(new Request(`https://shop.example${path}`));
    if (context instanceof Response) throw new Error('No page');
    const work: Promise<unknown>[] = [];
    const keeping = {
      Keeper: MarkupKeeper,
      waitUntil: (kept: Promise<unknown>) => void work.push(kept),
    };
    const body = await renderToReadableStream(
      <KeepingContext value={keeping}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </KeepingContext>,
    );
    page = await new Response(body).text();
    await Promise.all(work);
  }
  return page;
}

test('a part is rendered for the first two pages, and for the second once more to be kept', async () => {
  let count = 0;
  const Part = ({words}: Words) => {
    count++;
    return <Link to="/rice">{words}</Link>;
  };
  const page = await renderPages(Part, Array<string>(6).fill('konjac & rice'));
  expect(count).toBe(3);
  expect(page).toContain('<div><a href="/rice" data-discover="true">konjac &amp; rice</a></div>');
});

test('new data are shown at once', async () => {
  const Part = ({words}: Words) => <b>{words}</b>;
  expect(await renderPages(Part, ['$1', '$1', '$1', '$2'])).toContain('<b>$2</b>');
});

test('a part that reads the visitor’s data is rendered for each of them', async () => {
  const Part = ({words}: Words) => {
    const {shopper} = useRouteLoaderData<{shopper: string}>('root') ?? {};
    return (
      <b>
        {words} {shopper}
      </b>
    );
  };
  for (const shopper of ['Ada', 'Bea', 'Cleo'])
    expect(await renderPages(Part, ['for', 'for'], {shopper})).toContain(shopper);
});

test('a part that shows the address is kept for each', async () => {
  const Part = ({words}: Words) => (
    <b>
      {words}
      {useLocation().pathname}
    </b>
  );
  for (const path of ['/rice', '/penne', '/rice', '/penne', '/rice', '/penne'])
    expect(await renderPages(Part, ['at'], {path})).toContain(path);
});

test('the same two parts everywhere share what is kept', async () => {
  let count = 0;
  const Part = ({words}: Words) => <b>{(count++, words)}</b>;
  for (const path of ['/a', '/b', '/c', '/d'])
    expect(await renderPages(Part, ['foot'], {path, isEverywhere: true})).toContain('<b>foot</b>');
  expect(count).toBe(3);
});

test('the picture that a page opens with is still fetched first', async () => {
  const Part = ({words}: Words) => (
    <img
      src="/a.webp"
      srcSet="/a-1.webp 1w, /a-2.webp 2w"
      sizes="9vw"
      alt={words}
      fetchPriority="high"
    />
  );
  const page = await renderPages(Part, Array<string>(3).fill('rice'));
  const [first = '', ...others] = page.match(/<link[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(page.startsWith(first)).toBe(true);
  for (const part of [
    'as="image"',
    'imageSrcSet="/a-1.webp 1w, /a-2.webp 2w"',
    'imageSizes="9vw"',
    '"high"',
  ])
    expect(first).toContain(part);
});

test('a part with numbered ids is not kept: they count within the whole page', async () => {
  let count = 0;
  const Part = ({words}: Words) => <b id={useId()}>{(count++, words)}</b>;
  await renderPages(Part, Array<string>(4).fill('rice'));
  expect(count).toBe(5);
});
