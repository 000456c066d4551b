import {LoadingCache, type Load} from '~adapters/cache';
import {
  CommerceError,
  toCurrency,
  type AdditionalField,
  type Currency,
  type PaymentMethod,
  type PaymentMethods,
  type PriceFacts,
  type PriceFactsReader,
  type PriceTax,
} from '~adapters/commerce';
import {requestPlugin, lacksPlugin} from './request-plugin';
import type {PluginClient} from './plugin-client';
import {toPlainLines, toPlainText} from './to-html';

/** What the plugin says of the shop at `/shop`. */
interface Settings {
  plugin?: {version: string; contract?: number};
  taxes?: boolean;
  /** Absent in an older plugin: they are the storefront's. */
  rules?: string;
  /** Ids of the claims that the owner has let end; absent in an older plugin. */
  endedClaims?: string[];
  pricesIncludeTax?: boolean;
  /** Whether the shop's own pages show prices with tax (`incl`). */
  taxDisplay?: {shop: string; cart: string};
  currency?: string;
  decimals?: number;
  gateways?: PaymentMethod[];
  /** Countries of a checkout's addresses to which the shop does not sell, by code; absent in an older plugin. */
  refusedCountries?: Record<string, string>;
  /** Absent in an older plugin. */
  additionalFields?: AdditionalField[];
  /** The products behind the storefront's own ones, by article number. */
  products?: Record<string, SettingsProduct>;
  /** There is no plugin that could say anything. */
  isWithoutPlugin?: true;
}

export interface SettingsProduct {
  productId: number;
  variationId: number | null;
  price: number | null;
  /** Absent in an older plugin. */
  isInStock?: boolean;
  /** The label's field, as typed; absent in an older plugin. */
  lotReports?: string;
  /** As the plugin keeps them; absent in an older plugin. */
  recalls?: string;
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
      const found = await requestSettings(plugin, isForPage, before).catch((error: unknown) => {
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

async function requestSettings(
  plugin: PluginClient,
  isForPage: boolean,
  before: Settings | undefined,
): Promise<Settings> {
  const request = {method: 'GET', path: '/shop', isForPage} as const;
  const settings = await requestPlugin<Settings>(plugin, operation, request);
  // An older plugin names no currency; an answer that says less than the one before is half of one.
  const namesNone = settings.currency === undefined && Object.keys(settings).length > 0;
  if (!namesNone || before?.currency !== undefined) requireCurrency(settings);
  return settings;
}

function requireCurrency({currency = '', decimals}: Settings): Currency {
  const found = toCurrency(currency, decimals);
  if (found) return found;
  throw new CommerceError('http', operation, `The shop counts in "${currency}".`);
}

/** The shop's ways of paying; without the plugin it takes payments on its own page alone, and names none. */
export const createPaymentMethods = (settings: ShopSettings): PaymentMethods => ({
  offered: async (waitUntil) => ((await settings.read(waitUntil)).gateways ?? []).map(toMethod),
});

const toMethod = ({id, title, description, instructions}: PaymentMethod): PaymentMethod => ({
  id,
  title: toPlainText(title) || id,
  description: toPlainText(description),
  instructions: toPlainLines(instructions),
});

/** What the shop asks at checkout; without the plugin nothing. */
export const readAdditionalFields = async (settings: ShopSettings): Promise<AdditionalField[]> =>
  ((await settings.read()).additionalFields ?? []).map(toField);

const toField = (field: AdditionalField): AdditionalField => ({
  ...field,
  label: toPlainText(field.label) || field.id,
  required: field.required === null ? null : toPlainText(field.required),
  options: field.options.map(({value, label}) => ({value, label: toPlainText(label) || value})),
});

/** By WooCommerce's settings and the plugin's page; `fallback` is for a shop whose plugin never named its currency. */
export function createPriceFacts(settings: ShopSettings, fallback: Currency): PriceFactsReader {
  const toFacts = (found: Settings): PriceFacts => ({
    currency: found.isWithoutPlugin ? fallback : requireCurrency(found),
    priceTax: toPriceTax(found),
    rules: found.rules === 'shop' ? 'shop' : 'storefront',
  });
  return {
    read: async (waitUntil) => toFacts(await settings.read(waitUntil)),
    revalidate: async () => toFacts(await settings.revalidate()),
  };
}

/** As they are entered; where the shop's own pages show the others, in words. */
function toPriceTax({taxes, pricesIncludeTax, taxDisplay}: Settings): PriceTax {
  if (taxes !== true) return null;
  if (pricesIncludeTax) return 'included';
  return taxDisplay?.shop === 'incl' ? 'added' : null;
}
