import type {Page} from '@playwright/test';
import {expectNoMisfits} from '../everyone/expect-fit';
import {visit} from './page';
import {openPages, otherGroups, recipePages} from './site-pages';

/** What anybody may open, without what needs a cart. */
export const spanishPaths = [
  ...new Set(
    [...openPages, ...Object.values(otherGroups).flat(), ...recipePages.slice(0, 2)].map(
      ([path]) => path,
    ),
  ),
].filter((path) => path !== '/cart');

/** Spanish is longer than English: on each page, at each width, nothing sticks out or is cut off. */
export async function walkInSpanish(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
): Promise<void> {
  for (const path of paths) {
    const address = path === '/' ? '/es' : `/es${path}`;
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({width, height: 844});
      await expectNoMisfits(page, `${address} at ${width} px`);
    }
  }
}
