import {shopCurrency, toAmount} from '~adapters/commerce/currency';
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

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** `waiting`: the stored choice has not been read yet; what happens until then is held back. */
let mode: 'waiting' | 'on' | 'off' = 'waiting';
let held: ShopEvent[] = [];
/** The page on show, until it was told: also when Accept comes while it is read. */
let untoldPage: ShopEvent | null = null;
let loadedUrl: string | null = null;
const mostHeld = 20;

/** The one way to tell analytics something. Silent without consent. */
export function track(event: ShopEvent): void {
  if (mode === 'on') send(event);
  else if (event.name === 'page_view') untoldPage = event;
  else if (mode === 'waiting') held = [...held.slice(-mostHeld + 1), event];
}

/** After Accept: loads the script, whose host the page's policy names, and lets events through. */
export function enableAnalytics(url: string): void {
  if (mode === 'on') return;
  mode = 'on';
  setDisabled(url, false);
  if (loadedUrl !== url) load(url);
  for (const event of [untoldPage, ...held]) if (event) send(event);
  untoldPage = null;
  held = [];
}

/** Without consent: nothing is sent any more, and what the script has kept in cookies goes. */
export function disableAnalytics(url: string | null): void {
  mode = 'off';
  held = [];
  if (url !== null) setDisabled(url, true);
  if (loadedUrl !== null) removeCookies();
}

function load(url: string): void {
  loadedUrl = url;
  queue('js', new Date());
  queue('config', idOf(url), {send_page_view: false, page_location: plainAddress()});
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

/** What stands behind `?` may be a shopper's own. */
const plainAddress = () => location.origin + location.pathname;

const idOf = (url: string): string => new URL(url).searchParams.get('id') ?? 'shop';

/** The switch that gtag.js and scripts like it look at before they send. */
function setDisabled(url: string, isDisabled: boolean): void {
  Object.assign(window, {[`ga-disable-${idOf(url)}`]: isDisabled});
}

/** The script reads its commands from `dataLayer`; it knows them by being `arguments`. */
function queue(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

const toEntry = ({id, name, price, quantity}: TrackedItem) => ({
  item_id: id,
  item_name: name,
  price: toAmount(price),
  quantity,
});

function itemsOf(event: Exclude<ShopEvent, {name: 'page_view'}>): TrackedItem[] {
  return 'item' in event ? [event.item] : event.items;
}

function send(event: ShopEvent): void {
  if (event.name === 'page_view')
    return queue('event', event.name, {page_path: event.path, page_location: plainAddress()});
  const items = itemsOf(event);
  const value = items.reduce((sum, {price, quantity}) => sum + price * quantity, 0);
  queue('event', event.name, {
    currency: shopCurrency().code,
    value: toAmount(value),
    items: items.map(toEntry),
    ...('orderNumber' in event && {transaction_id: event.orderNumber}),
  });
}

/** Our own cookies are HttpOnly: whatever a script can see here came with analytics. */
function removeCookies(): void {
  const domain = location.hostname.split('.').slice(-2).join('.');
  for (const entry of document.cookie.split(';')) {
    const name = entry.split('=')[0]?.trim();
    if (!name) continue;
    for (const scope of ['', `; domain=${location.hostname}`, `; domain=.${domain}`])
      document.cookie = `${name}=; max-age=0; path=/${scope}`;
  }
}
