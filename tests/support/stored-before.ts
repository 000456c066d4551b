import type {BrowserContext, Page} from '@playwright/test';

/** Stores what an earlier visit left, before the first page opens; text is stored as it is. */
export async function beforePages(
  target: BrowserContext | Page,
  entries: Record<string, unknown>,
): Promise<void> {
  const texts = Object.entries(entries).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  await target.addInitScript((stored) => {
    // A blank page has no storage, and a page of this test has its own by now.
    if (location.protocol === 'about:') return;
    for (const [name, text] of stored) {
      if (sessionStorage.getItem(`left ${name}`)) continue;
      sessionStorage.setItem(`left ${name}`, '1');
      localStorage.setItem(name, text);
    }
  }, texts);
}
