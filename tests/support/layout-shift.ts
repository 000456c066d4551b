import type {Page} from '@playwright/test';

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

/** The shift so far, after the page was read from top to bottom and all its pictures came. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await drawn();
    }
    const isComing = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
    while ([...document.images].some(isComing)) await drawn();
    await drawn();
  });
  return page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
}
