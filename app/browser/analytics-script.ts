import {shopCurrency} from '~adapters/commerce/price-facts';
import {toAmount} from '~adapters/commerce/money';
import {onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric} from 'web-vitals';
import type {PageExperience, ShopEvent, TrackedItem} from './analytics-events';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loadedUrl: string | null = null;

type Report = (experience: PageExperience) => void;

/** After Accept: loads the script, whose host the page's policy names, and measures the page for as long as it lives. */
export function startScript(url: string, report: Report): void {
  setDisabled(url, false);
  if (loadedUrl === url) return;
  load(url);
  for (const measure of [onLCP, onINP, onCLS]) measure((metric) => report(toExperience(metric)));
}

function toExperience(metric: CLSMetric | INPMetric | LCPMetric): PageExperience {
  const {name, id, value, delta, navigationURL} = metric;
  return {name, path: new URL(navigationURL ?? location.href).pathname, id, value, delta};
}

/** Silences it, and what it stored in cookies is removed. */
export function stopScript(): void {
  if (loadedUrl === null) return;
  setDisabled(loadedUrl, true);
  removeCookies();
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

/** The script reads its commands from `dataLayer`; it recognizes them as `arguments` objects. */
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

function itemsOf(event: Exclude<ShopEvent, {path: string}>): TrackedItem[] {
  return 'item' in event ? [event.item] : event.items;
}

export function send(event: ShopEvent): void {
  if ('path' in event)
    return queue('event', event.name, {
      page_path: event.path,
      page_location: location.origin + event.path,
      ...('id' in event && {value: event.delta, metric_id: event.id, metric_value: event.value}),
    });
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
