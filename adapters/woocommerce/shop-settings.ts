import {LoadingCache, partOf, type Load, type SnapshotPart} from '~adapters/cache';
import {
  CommerceError,
  usDollars,
  toCurrency,
  type AdditionalField,
  type AmountForm,
  type Answerable,
  type Currency,
  type PaymentMethod,
  type PaymentMethods,
  type PriceFacts,
  type PriceFactsReader,
  type PriceTax,
  type ShopCountries,
} from '~adapters/commerce';
import {fromWooCountries} from './orders/territories';
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
  /** Ids of what a law asks and the owner has switched off; absent in an older plugin. */
  lawsOff?: string[];
  /** The address where WooCommerce itself takes withdrawals; empty where it does not, absent in an older plugin. */
  withdrawsItself?: string;
  /** Who answers for products that name nobody; absent in an older plugin. */
  answersFor?: Answerable;
  /** As `Intl` takes it; empty where the owner has chosen none, absent in an older plugin. */
  timeZone?: string;
  pricesIncludeTax?: boolean;
  /** Whether the shop's own pages show prices with tax (`incl`). */
  taxDisplay?: {shop: string; cart: string};
  /** What the owner writes behind each price; absent in an older plugin. */
  priceSuffix?: string;
  currency?: string;
  decimals?: number;
  /** Null: as WooCommerce makes it for its country; absent in an older plugin. */
  amountForm?: AmountForm | null;
  /** What the storefront's own amounts are in; absent in an older plugin. */
  offersCurrency?: string;
  gateways?: PaymentMethod[];
  /** As WooCommerce names them; absent in an older plugin: the United States. */
  countries?: ShopCountries;
  /** Whether plugins of the shop have a say in any order; absent in an older plugin. */
  quotesAlways?: boolean;
  /** Whether any cart may go on to the shop's own checkout; absent in an older plugin. */
  handsOver?: boolean;
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
  part: SnapshotPart;
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
    part: partOf(cache),
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

function requireCurrency(
  {currency = '', decimals, amountForm, countries}: Settings,
  language = 'en-US',
): Currency {
  const byLanguage = () => String(new Intl.Locale(language, {region: countries?.base ?? 'US'}));
  const found = toCurrency(currency, decimals, amountForm === null ? byLanguage() : amountForm);
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
  const toFacts = (found: Settings, language?: string): PriceFacts => {
    const currency = found.isWithoutPlugin ? fallback : requireCurrency(found, language);
    const {offersCurrency = found.isWithoutPlugin ? usDollars.code : currency.code} = found;
    const isOfOffers = currency.code === offersCurrency;
    return {
      currency,
      priceTax: toPriceTax(found),
      rules: found.rules === 'shop' || !isOfOffers ? 'shop' : 'storefront',
      ...(!isOfOffers && {sellsBuiltIn: false}),
      ...(found.taxes && found.taxDisplay && !isShownAsEntered(found) && {saysTax: true}),
      ...(isAbroad(found) && {isAbroad: true}),
    };
  };
  return {
    read: async (waitUntil, language) => toFacts(await settings.read(waitUntil), language),
    revalidate: async (language) => toFacts(await settings.revalidate(), language),
  };
}

const isAbroad = ({countries}: Settings): boolean =>
  fromWooCountries(countries).shipping.some((code) => code !== 'US');

const isShownAsEntered = ({pricesIncludeTax, taxDisplay}: Settings): boolean =>
  taxDisplay?.shop === (pricesIncludeTax ? 'incl' : 'excl');

/** As they are entered; where the shop's own pages show the others, in words. An amount in hers only the shop knows. */
function toPriceTax(settings: Settings): PriceTax {
  const {taxes, pricesIncludeTax, taxDisplay, priceSuffix = ''} = settings;
  if (taxes !== true) return null;
  const words =
    isShownAsEntered(settings) && !priceSuffix.includes('{') ? toPlainText(priceSuffix) : '';
  if (pricesIncludeTax) return words || 'included';
  return taxDisplay?.shop === 'incl' ? 'added' : words || null;
}
