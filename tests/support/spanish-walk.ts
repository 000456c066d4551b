import type {Page} from '@playwright/test';
import {expectNoMisfits} from '../everyone/expect-fit';
import {openTextSize} from './text-size';
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

/** Usual letters, and those of twice the size. */
const looks = [
  {letters: 16, widths: [320, 390, 1280]},
  {letters: 32, widths: [640, 1280]},
];

/** Spanish is longer than English: on each page, at each width, nothing sticks out or is cut off. */
export async function walkInSpanish(page: Page, paths: readonly string[]): Promise<void> {
  const setTextSize = await openTextSize(page);
  for (const path of paths) {
    const address = path === '/' ? '/es' : `/es${path}`;
    await visit(page, address);
    for (const {letters, widths} of looks) {
      await setTextSize(letters);
      for (const width of widths) {
        await page.setViewportSize({width, height: 844});
        await expectNoMisfits(page, `${address} at ${width} px, letters of ${letters} px`);
      }
    }
  }
}
