// Languages: a further language costs a content folder and a line of the list, whichever way it is written.
import {expect, test} from '@playwright/test';
import {buildMadeUp} from '../support/made-up-language';
import {startOwnShop} from '../support/own-shop';

const pages = ['', '/faq', '/contact', '/terms', '/recipes', '/products', '/free-sample']
  .concat('/wordpress-product/konjac-spaghetti', '/Konj/trg/starterdiscount')
  .concat('/pain-free-weight-loss', '/what-adds-up', '/account/sign-in', '/cart', '/checkout');

/** What is wider than the window and could not be scrolled to. */
function cutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const isClipped = (element: Element): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (outer !== document.body && getComputedStyle(outer).overflowX !== 'visible') return true;
    return false;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const {left, right, height} = element.getBoundingClientRect();
      return right > left && height > 0 && (left < -1 || right > width + 1) && !isClipped(element);
    })
    .map(({outerHTML}) => outerHTML.slice(0, 100));
}

/** Words that nobody has accented, outside of what says that it is English. */
function inEnglish(): string[] {
  const english =
    /(?<![\p{L}\d-])(?:an|and|are|as|at|be|by|for|from|how|if|in|is|it|not|of|on|or|our|that|the|them|they|this|to|was|what|when|which|who|with|without|you|your)(?![\p{L}\d-])/iu;
  const body = document.body.cloneNode(true) as Element;
  for (const other of body.querySelectorAll('[lang|=en], script, style')) other.remove();
  return [...body.querySelectorAll('*')].flatMap((element) =>
    [
      ...['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ...[...element.childNodes].map(({nodeType, nodeValue}) => (nodeType === 3 ? nodeValue : '')),
    ].flatMap((text) => (text && english.test(text) ? [text.trim()] : [])),
  );
}

test('a language that nobody has written is read whole, from the right, on a phone and on a desk', async ({
  page,
}) => {
  test.slow();
  const built = buildMadeUp();
  const shop = await startOwnShop({}, built.folder);
  for (const path of pages) {
    await page.goto(`${shop.url}/ar-xb${path}`);
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await page.evaluate(cutOff), `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(inEnglish), `${path} at ${width}`).toEqual([]);
    }
  }
  await shop.close();
  built.remove();
});
