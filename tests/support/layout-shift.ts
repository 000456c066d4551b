import {expect, type Page} from '@playwright/test';

/** Counts what moves by itself on the pages opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as {layoutShift: number};
    counted.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput} = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) counted.layoutShift += value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What is still on its way. */
const picturesComing = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.complete && image.checkVisibility())
      .map(({src}) => src),
  );

/** The shift so far, after the page was read from top to bottom and all its pictures came. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // On a busy machine Chromium has drawn nothing for two minutes: the page is read on all the same.
    const aSecond = () => new Promise((done) => setTimeout(done, 1_000));
    const drawn = () => Promise.race([frames(), aSecond()]);
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await drawn();
    }
  });
  await expect.poll(() => picturesComing(page), {message: 'pictures'}).toEqual([]);
  await page.evaluate(() =>
    Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((done) => setTimeout(done, 1_000)),
    ]),
  );
  return shiftSoFar(page);
}

export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
