import type {Cents} from '~adapters/commerce/money';

export interface TrackedItem {
  id: string;
  name: string;
  price: Cents;
  quantity: number;
}

/** A line of the cart as analytics may know it. */
export const toTracked = ({id, name, price, quantity}: TrackedItem): TrackedItem => ({
  id,
  name,
  price,
  quantity,
});

/** What analytics is told: never who, only what. */
export type ShopEvent =
  | {name: 'page_view'; path: string}
  | {name: 'view_item' | 'add_to_cart'; item: TrackedItem}
  | {name: 'begin_checkout'; items: TrackedItem[]}
  | {name: 'purchase'; orderNumber: string; items: TrackedItem[]};

/** `waiting`: the stored choice has not been read yet; what happens until then is held back. */
let mode: 'waiting' | 'on' | 'off' = 'waiting';
/** Also while the code that tells is on its way. */
let held: ShopEvent[] = [];
/** The page on show, until it was told: also when Accept comes while it is read. */
let untoldPage: ShopEvent | null = null;
const mostHeld = 20;

const hold = (event: ShopEvent): void => void (held = [...held.slice(-mostHeld + 1), event]);

/** What tells, and what ends it: fetched after Accept. */
let send = hold;
let stop: (() => void) | null = null;

/** The one way to tell analytics something. Silent without consent. */
export function track(event: ShopEvent): void {
  if (mode === 'on') send(event);
  else if (event.name === 'page_view') untoldPage = event;
  else if (mode === 'waiting') hold(event);
}

/** After Accept: lets events through. What cannot be fetched now is tried when the connection is back. */
export function enableAnalytics(url: string): void {
  if (mode === 'on') return;
  mode = 'on';
  if (untoldPage) held = [untoldPage, ...held];
  untoldPage = null;
  void connect(url);
}

async function connect(url: string): Promise<void> {
  const loaded = await import('./analytics-script').catch(() => null);
  if (!loaded) return addEventListener('online', () => void connect(url), {once: true});
  if (mode !== 'on') return;
  loaded.startScript(url);
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
