import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Nothing on the page, or in one part of it, breaks WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Colours are judged at rest: a fade would be caught half way, also one that begins while axe reads.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({finished}) => finished));
  });
  // The other mode opens a page of its own for the results; it is for frames, and the shop has none.
  const builder = new AxeBuilder({page})
    .setLegacyMode()
    // What passed is not described in detail: that takes as long as the rules themselves.
    .options({resultTypes: ['violations']})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  // axe reads some of the reader's forced colours and some of the shop's.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches))
    builder.disableRules('color-contrast');
  const {violations} = await (part ? builder.include(part) : builder).analyze();
  const found = violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}
