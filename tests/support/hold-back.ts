import type {Page} from '@playwright/test';

/** Holds back what the page asks for at this address, until what it returns is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((open) => (release = open));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
