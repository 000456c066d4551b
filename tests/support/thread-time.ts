import type {Page} from '@playwright/test';

/** An event of Chromium's trace; its times are in microseconds, `tdur` what the thread itself worked. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id2?: {local?: string};
  args?: {
    name?: string;
    fileName?: string;
    /** Of how many elements a style was found out. */
    elementCount?: number;
    data?: {url?: string; functionName?: string; interactionId?: number};
  };
}

const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the browser tells of its own work while something is done; `categories` are further ones of its trace. */
export async function traceEvents(
  page: Page,
  act: () => Promise<unknown>,
  categories: readonly string[] = [],
): Promise<TraceEvent[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('A page without a browser tells nothing');
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const isComplete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  const traceConfig = {includedCategories: [...timeline, ...categories]};
  await session.send('Tracing.start', {transferMode: 'ReportEvents', traceConfig});
  await act();
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return events;
}

/** What pages' own threads did, in the order in which it began. */
export function onMainThreads(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`;
  const named = events.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const threads = new Set(named.map(threadOf));
  return events
    .filter((event) => event.ph === 'X' && threads.has(threadOf(event)))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

/** What keeps a page from anything else while it lasts. */
export const tasksOf = (events: readonly TraceEvent[]): TraceEvent[] =>
  onMainThreads(events).filter(({name}) => name === 'RunTask');

/** Other work on the machine, or its clock, does not count. */
export const threadMs = ({tdur}: TraceEvent): number => (tdur ?? 0) / 1000;

/** Of how many elements pages found out the style, each time that they did. */
export const stylesOf = (events: readonly TraceEvent[]): number[] =>
  onMainThreads(events)
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args?.elementCount ?? 0)
    .filter((count) => count > 0);
