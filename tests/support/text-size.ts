import type {Page} from '@playwright/test';

/** Sets the size of letters in the browser: what is said in rem follows it, widths of screens too. */
export async function openTextSize(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return (standard: number) => session.send('Page.setFontSizes', {fontSizes: {standard}});
}
