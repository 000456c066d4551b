import {LoadingCache, type Load} from '~adapters/cache';
import {CommerceError, toCurrency, type Currency, type PaymentMethod} from '~adapters/commerce';
import {requestPlugin, lacksPlugin} from './request-plugin';
import type {PluginClient} from './plugin-client';

/** What the plugin says of the shop at `/shop`. */
export interface Settings {
  plugin?: {version: string; contract?: number};
  taxes?: boolean;
  /** An older plugin does not tell them: they are the storefront's. */
  rules?: string;
  pricesIncludeTax?: boolean;
  /** Whether the shop's own pages show prices with tax (`incl`). */
  taxDisplay?: {shop: string; cart: string};
  currency?: string;
  decimals?: number;
  gateways?: PaymentMethod[];
  /** The products behind the storefront's own ones, by article number. */
  products?: Record<string, SettingsProduct>;
  /** There is no plugin that could say anything. */
  isWithoutPlugin?: true;
}

export interface SettingsProduct {
  productId: number;
  variationId: number | null;
  price: number | null;
  /** An older plugin does not tell it. */
  isInStock?: boolean;
  status: string;
}

export interface ShopSettings {
  /** For a page: what is known, and once that is old it is loaded again behind the page. */
  read: (waitUntil?: (work: Promise<unknown>) => void) => Promise<Settings>;
  /** For an order: what is fresh, else what the shop answers now. */
  readFresh: () => Promise<Settings>;
  /** What was known last, however old. */
  known: () => Settings | undefined;
  revalidate: () => Promise<Settings>;
  invalidate: () => void;
}

const operation = 'shop.settings';
const key = 'settings';
const minute = 60_000;
const day = 24 * 60 * minute;

/** The setting cache (docs/caching.md). Make one for the process. */
export function createShopSettings(plugin: PluginClient, now?: () => number): ShopSettings {
  const cache = new LoadingCache<Settings>({
    lifetime: {maxAge: minute, staleWhileRevalidate: day - minute},
    staleIfError: day,
    firstTimeout: {
      ms: 4000,
      error: () => new CommerceError('timeout', operation, 'The shop is slow.'),
    },
    backoff: 5000,
    firstBackoff: 5000,
    loadTimeout: 10_000,
    maxSize: 10_000,
    now,
  });
  const loadFor =
    (isForPage: boolean): Load<Settings> =>
    async ({before}) => {
      const found = await requestSettings(plugin, isForPage).catch((error: unknown) => {
        // A page of HTML in the plugin's place, such as one about maintenance, looks like a missing plugin.
        if (lacksPlugin(error)) return before ?? {isWithoutPlugin: true as const};
        throw error;
      });
      return {value: found, state: 'complete'};
    };
  const invalidate = () => cache.invalidate('all');
  return {
    read: async (waitUntil = () => {}) => (await cache.read(key, loadFor(true), {waitUntil})).value,
    readFresh: () => cache.readFresh(key, loadFor(false)),
    known: () => cache.peek(key),
    invalidate,
    revalidate() {
      invalidate();
      return cache.revalidate(key, loadFor(false));
    },
  };
}

async function requestSettings(plugin: PluginClient, isForPage: boolean): Promise<Settings> {
  const request = {method: 'GET', path: '/shop', isForPage} as const;
  const settings = await requestPlugin<Settings>(plugin, operation, request);
  if (settings.currency !== undefined) requireCurrency(settings);
  return settings;
}

export function requireCurrency({currency = '', decimals}: Settings): Currency {
  const found = toCurrency(currency, decimals);
  if (found) return found;
  throw new CommerceError('http', operation, `The shop counts in "${currency}".`);
}
