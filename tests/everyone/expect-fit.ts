import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';

/** What sticks out of the screen sideways, and what is cut off inside its own box. */
const findMisfits = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.localName}.${[...element.classList].slice(0, 3).join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const isCut = (element: HTMLElement) => {
      const {overflowX, overflowY, clip, clipPath, textOverflow, webkitLineClamp} =
        getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const isOnPurpose =
        clip !== 'auto' ||
        clipPath !== 'none' ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none';
      return (
        hides &&
        !isOnPurpose &&
        element.checkVisibility() &&
        element.clientHeight > 1 &&
        (element.innerText ?? '').trim() !== '' &&
        (element.scrollWidth > element.clientWidth + 2 ||
          element.scrollHeight > element.clientHeight + 2)
      );
    };
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth
        ? wide.slice(0, 3).map((one) => `too wide: ${nameOf(one)}`)
        : []),
      ...[...document.body.querySelectorAll<HTMLElement>('*')]
        .filter(isCut)
        .slice(0, 3)
        .map((one) => `cut off: ${nameOf(one)}`),
    ];
  });

/** Nothing of what is shown sticks out or is cut off. */
export const expectNoMisfits = (page: Page, state: string) =>
  expect.soft.poll(() => findMisfits(page), {message: state}).toEqual([]);

/** Nothing of what is shown sticks out, is cut off, or breaks WCAG 2.2 AA as far as axe can tell. */
export async function expectFit(page: Page, state: string): Promise<void> {
  await test.step(`looks at ${state}`, async () => {
    expect.soft(await findMisfits(page), state).toEqual([]);
    await expectAccessible(page);
    await page.screenshot({path: test.info().outputPath(`${state.replace(/\W+/g, '_')}.png`)});
  });
}
