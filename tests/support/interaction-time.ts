import type {Locator, Page} from '@playwright/test';
import {stylesOf, tasksOf, threadMs, traceEvents, type TraceEvent} from './thread-time';

/** So many times slower than this machine is the phone that it is reckoned for. */
const slowness = 6;

/** For what comes after the answer: an animation, code that is fetched. */
const afterMs = 700;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What the page did from each event of an interaction to the frame that answers it (INP, without waiting). */
function answersOf(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): number[] {
  const timings = events.filter(({name}) => name === 'EventTiming');
  return timings.flatMap((timing) => {
    if (timing.ph !== 'b' || !timing.args?.data?.interactionId) return [];
    const end = timings.find(
      ({ph, pid, id2}) => ph === 'e' && pid === timing.pid && id2?.local === timing.id2?.local,
    );
    const within = tasks.filter(
      ({ts, dur = 0}) => ts + dur > timing.ts && ts < (end?.ts ?? timing.ts),
    );
    return [sum(within.map(threadMs))];
  });
}

/**
 * How long a slow phone's processor is kept by an interaction, in milliseconds: until the page has answered, or by the
 * longest task that it leaves behind. Time of the page's own thread, so that other work on this machine does not count.
 */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(afterMs);
  const events = await traceEvents(page, async () => {
    await act();
    await page.waitForTimeout(afterMs);
  });
  const tasks = tasksOf(events);
  return slowness * Math.max(...tasks.map(threadMs), ...answersOf(events, tasks));
}

export const timeOfKey = (page: Page, key: string) => timeOf(page, () => page.keyboard.press(key));

/** At its place on the screen: what Playwright asks a page before a click is work, too. */
async function tapAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is nowhere`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export const timeOfTap = async (page: Page, target: Locator): Promise<number> =>
  timeOf(page, await tapAt(page, target));

/**
 * Of how many elements a tap makes the page find out the style, each time that it does. What it answers, not the slowness
 * of this machine, decides it.
 */
export async function stylesOfTap(page: Page, target: Locator, ms = afterMs): Promise<number[]> {
  const tap = await tapAt(page, target);
  await page.waitForTimeout(afterMs);
  const events = await traceEvents(page, async () => {
    await tap();
    await page.waitForTimeout(ms);
  });
  return stylesOf(events);
}
