import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

// The package's adapter for Playwright reads axe's long form twice a page, which takes longer than the look itself.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options = (hasForcedColours: boolean): axe.RunOptions => ({
  runOnly: {type: 'tag', values: tags},
  // What passed is not described in detail: that takes as long as the rules themselves.
  resultTypes: ['violations'],
  // axe reads some of the reader's forced colours and some of the shop's.
  ...(hasForcedColours && {rules: {'color-contrast': {enabled: false}}}),
});

/** Nothing on the page, or in one part of it, breaks WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A page that was just opened is asked before its styles have come.
  const hasStyles = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({sheet}) => sheet !== null,
    );
  await expect.poll(() => page.evaluate(hasStyles)).toBe(true);
  // Colours are judged at rest: a fade would be caught half way, also one that begins while axe reads.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const hasForcedColours = await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({finished}) => finished));
    return matchMedia('(forced-colors: active)').matches;
  });
  // To read its source takes as long as the look itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source}; 0`);
  const found = await page.evaluate(
    async ([where, how]) => {
      const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(where, how);
      return violations.map(
        ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
      );
    },
    [part ?? 'html', options(hasForcedColours)] as const,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/** The same at the width of the test's screen, and at a phone's. */
export async function expectAccessibleAtAnyWidth(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  const wide = page.viewportSize();
  await page.setViewportSize({width: 390, height: 844});
  await expectAccessible(page, part);
  if (wide) await page.setViewportSize(wide);
}
