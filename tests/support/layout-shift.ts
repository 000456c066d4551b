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
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await drawn();
    }
  });
  await expect.poll(() => picturesComing(page), {message: 'pictures'}).toEqual([]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
}
