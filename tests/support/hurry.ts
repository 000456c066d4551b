import type {Page} from '@playwright/test';
import {holdBack} from './hold-back';
import {isListening} from './page';

const scripts = /\/assets\/[^/]+\.js$/;

/** Holds back the scripts of the next page; what it returns lets them come, and waits until all that they do by themselves is done. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, scripts);
  return async () => {
    release();
    await isListening(page);
    // What comes after the page itself is alive.
    await page.locator('#wish-news').waitFor({state: 'attached'});
    await page.unroute(scripts);
  };
}

/** Opens a page as it is before its scripts come. */
export async function openInHurry(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await holdScripts(page);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return arrive;
}

/** Back to the page before, which the browser has not stored as a whole; its scripts are held back for a moment. */
export async function comeBack(page: Page): Promise<void> {
  const arrive = await holdScripts(page);
  await page.goBack({waitUntil: 'domcontentloaded'});
  await arrive();
}

export type Standing = Record<string, string | boolean>;

/** What stands in the fields that a page shows, and which of its parts are unfolded, each by its name. */
export const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const found: Record<string, string | boolean> = {};
    for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (field.type === 'hidden' || !field.checkVisibility()) continue;
      if (field.type === 'checkbox') found[`${field.name}: ${field.value}`] = field.checked;
      else if (field.type !== 'radio') found[field.name || field.id] = field.value;
      else if (field.checked) found[field.name] = field.value;
    }
    for (const details of document.querySelectorAll('details'))
      if (details.checkVisibility())
        found[details.querySelector('summary')?.textContent ?? ''] = details.open;
    for (const sheet of document.querySelectorAll('[popover]'))
      found[sheet.id] = sheet.matches(':popover-open');
    return found;
  });

/** Changes every field that the page shows, and unfolds every part of it, as a shopper would without any script. */
export async function useEverything(page: Page, except: readonly string[] = []): Promise<Standing> {
  await page.evaluate((left) => {
    const isUsable = (element: Element) =>
      element.checkVisibility() &&
      !element.matches(':disabled, [type=hidden]') &&
      !element.closest('[aria-hidden=true]');
    for (const summary of document.querySelectorAll('summary'))
      if (isUsable(summary) && !summary.closest('details')?.open) summary.click();
    for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (!isUsable(field) || left.includes(field.name)) continue;
      const others = field.form?.elements.namedItem(field.name);
      // Of alternatives the last one, of what can be ticked the first.
      if (field.type === 'radio') field.click();
      else if (field.type === 'checkbox' && others instanceof RadioNodeList && others[0] !== field)
        continue;
      else if (field.type === 'checkbox') field.click();
      else if (field instanceof HTMLSelectElement) field.selectedIndex = field.length - 1;
      else if (field.type === 'number') field.value = '3';
      else field.value = field.type === 'email' ? 'hurry@shop.example' : `${field.value}Hurry`;
    }
    const opener = [...document.querySelectorAll<HTMLElement>('[popovertarget]')].find(isUsable);
    opener?.click();
  }, except);
  const used = Object.entries(await standing(page)).filter(([, is]) => Boolean(is));
  return Object.fromEntries(used);
}

/** The names of all fields, and of all buttons that only scripts can answer, of pages as the server writes them. */
export const controlsOf = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (each) => {
    const fields = new Set<string>();
    const buttons = new Set<string>();
    const read = async (path: string) => {
      const html = await (await fetch(path)).text();
      const written = new DOMParser().parseFromString(html, 'text/html');
      for (const unseen of written.querySelectorAll('noscript, [aria-hidden=true]'))
        unseen.remove();
      for (const field of written.querySelectorAll('input:not([type=hidden]), select, textarea'))
        fields.add(field.getAttribute('name') ?? `nameless ${field.id} of ${path}`);
      for (const button of written.querySelectorAll('button[type=button]:enabled'))
        if (!button.matches('[popovertarget], .invisible'))
          buttons.add(button.getAttribute('aria-label') ?? button.textContent);
    };
    await Promise.all(each.map(read));
    return {fields: [...fields], buttons: [...buttons]};
  }, paths);
