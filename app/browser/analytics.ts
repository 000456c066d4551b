import type {ShopEvent} from './analytics-events';

/** `waiting`: the stored choice has not been read yet; what happens until then is held back. */
let mode: 'waiting' | 'on' | 'off' = 'waiting';
/** Also while the code that reports is loading. */
let held: ShopEvent[] = [];
/** The current page, until it was reported: also when Accept comes while it is read. */
let pendingPage: ShopEvent | null = null;
const mostHeld = 20;

const hold = (event: ShopEvent): void => void (held = [...held.slice(-mostHeld + 1), event]);

/** What reports, and what ends it: fetched after Accept. */
let send = hold;
let stop: (() => void) | null = null;

/** The one way to report to analytics. Silent without consent. */
export function track(event: ShopEvent): void {
  if (mode === 'on') send(event);
  else if (event.name === 'page_view') pendingPage = event;
  else if (mode === 'waiting') hold(event);
}

/** After Accept: lets events through. What cannot be fetched now is tried when the connection is back. */
export function enableAnalytics(url: string): void {
  if (mode === 'on') return;
  mode = 'on';
  if (pendingPage) held = [pendingPage, ...held];
  pendingPage = null;
  void connect(url);
}

async function connect(url: string): Promise<void> {
  // The server's program has none of it.
  const loaded = import.meta.env.SSR ? null : await import('./analytics-script').catch(() => null);
  if (!loaded) return addEventListener('online', () => void connect(url), {once: true});
  if (mode !== 'on') return;
  loaded.startScript(url, track);
  ({send, stopScript: stop} = loaded);
  for (const event of held) send(event);
  held = [];
}

/** Without consent: nothing is sent any more. */
export function disableAnalytics(): void {
  mode = 'off';
  held = [];
  stop?.();
  stop = null;
  send = hold;
}
