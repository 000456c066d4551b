import type {Page} from '@playwright/test';
import {expectAccessible} from './axe';
import {layoutShiftOf} from './layout-shift';
import {expect, test, visit} from './page';

/** How far the page sticks out of the screen sideways. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });

interface Expected {
  path: string;
  heading: string | RegExp;
  status?: number;
  /** Watched by `watchLayoutShifts`, read from top to bottom it moves nothing by itself. */
  isStill?: boolean;
  /** Looked at once more as wide as a phone. */
  isNarrowedToo?: boolean;
}

async function expectFitAndAccessible(page: Page, path: string) {
  // Asked within a change of the screen's width the browser answers with rules of both.
  await expect
    .configure({soft: true})
    .poll(() => excessOf(page), `${path} fits the screen`)
    .toBeLessThanOrEqual(0);
  // As it was opened: at its end the sticky header covers a part of whatever stands beneath it.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await test.step(path, () => expectAccessible(page));
}

/** All that every page owes its reader; console and security policy are watched by the test itself. */
export async function expectGoodPage(page: Page, expected: Expected) {
  const {path, heading, status = 200, isStill, isNarrowedToo} = expected;
  // The look at colours before asked for stillness.
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const response = await visit(page, path);
  const {soft} = expect;
  soft(response?.status(), `status of ${path}`).toBe(status);
  await soft(page.getByRole('heading', {level: 1}), `heading of ${path}`).toHaveText(heading);
  await soft(page.getByRole('banner'), `header of ${path}`).toBeVisible();
  await soft(page.getByRole('contentinfo'), `footer of ${path}`).toBeVisible();
  await soft(page, `title of ${path}`).toHaveTitle(/\S.* \| Bellyful$|^Bellyful/);
  if (isStill) soft(await layoutShiftOf(page), `moves on ${path}`).toBeLessThan(0.02);
  await expectFitAndAccessible(page, path);
  const wide = page.viewportSize();
  if (!isNarrowedToo || !wide) return;
  await page.setViewportSize({width: 390, height: 844});
  await expectFitAndAccessible(page, `${path} on 390 pixels`);
  await page.setViewportSize(wide);
}
