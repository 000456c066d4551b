import type {AsyncLocalStorage} from 'node:async_hooks';
import type {AddressForms} from './address-forms';
import type {Answerable} from './particulars';

/** How an amount is written. */
export interface AmountForm {
  /** What stands before it: `$`, `CA$`, `KWD ` with its space. */
  sign: string;
  /** What stands behind it; absent: nothing. */
  end?: string;
  /** Between thousands; absent: a comma. */
  group?: string;
  /** Before decimals; absent: a point. */
  point?: string;
}

/** What a shop counts in. */
export interface Currency extends AmountForm {
  /** ISO 4217, such as `USD`. */
  code: string;
  /** Decimals of this shop's amounts: its minor unit is one of the last of them. */
  decimals: number;
  /** Decimals that the currency has elsewhere. */
  ownDecimals: number;
}

/**
 * What a price says of tax: that it is in it (`included`), or that it comes on top though the shop's own pages show it
 * with tax (`added`), or the owner's own words for what she shows. Null: nothing, as the shop's own pages.
 */
export type PriceTax = string | null;

/** Whose offers and shipping the shop sells by: this storefront's, or the shop's own (rules: Whose rules). */
export type ShopRules = 'storefront' | 'shop';

/** What every price of a page rests on. */
export interface PriceFacts {
  currency: Currency;
  priceTax: PriceTax;
  rules: ShopRules;
  /** Whether products with built-in prices are sold; not where the shop counts in another currency (rules: Money). */
  sellsBuiltIn?: false;
  /** Whether the shop's own pages show prices the other way, so that each price says what it is (rules: Tax). */
  saysTax?: true;
  /** Whether orders go to other countries than the United States, too. */
  isAbroad?: true;
}

export const usDollars: Currency = {code: 'USD', decimals: 2, ownDecimals: 2, sign: '$'};

/** Of a shop that says nothing else. */
export const usualFacts: PriceFacts = {currency: usDollars, priceTax: null, rules: 'storefront'};

/** Where a shop stands, to whom it sells and where it sends, by ISO 3166 codes; the Postal Service's territories are `US`. */
export interface ShopCountries {
  base: string;
  selling: readonly string[];
  shipping: readonly string[];
}

/** Of a shop that says nothing else. */
export const usualCountries: ShopCountries = {base: 'US', selling: ['US'], shipping: ['US']};

/** What a shop has set that all its answers rest on. */
export interface ShopScope {
  facts: PriceFacts;
  /** On the server alone: ids of the claims that its owner has ended (rules: What may be said). */
  endedClaims?: readonly string[];
  /** On the server alone; absent: the United States. */
  countries?: ShopCountries;
  /** On the server alone: ids of what a law asks and its owner has switched off (rules: What a country's law asks). */
  lawsOff?: readonly string[];
  /** As they were read last, in the language of the page. */
  addressForms?: Pick<AddressForms, 'known'>;
  /** On the server alone: where the shop itself takes withdrawals; absent: the storefront does. */
  withdrawsItself?: string;
  /** On the server alone: who answers for products that name nobody. */
  answersFor?: Answerable;
  /** On the server alone: in which its days and hours are told, as `Intl` takes it; absent: the storefront's own. */
  timeZone?: string;
}

export const usualScope: ShopScope = {facts: usualFacts};

const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
const place = Symbol.for('bellyful.shop-scope');
/** Each language is bundled apart and shares this one: what the first has made serves all. */
const shared = globalThis as {[place]?: AsyncLocalStorage<ShopScope>};
const scopes = hooks ? (shared[place] ??= new hooks.AsyncLocalStorage<ShopScope>()) : null;
/** Of a browser's page, and of a host that can tell no requests apart: there is one shop. */
let onlyScope = usualScope;

/** Does this for one shop: what it begins, too, finds what that shop has set. */
export function inShop<Value>(scope: Partial<ShopScope>, act: () => Value): Value {
  const found = {...shopScope(), ...scope};
  if (scopes) return scopes.run(found, act);
  onlyScope = found;
  return act();
}

export const shopScope = (): ShopScope => scopes?.getStore() ?? onlyScope;

/** Those of the shop that this is done for. */
export const priceFacts = (): PriceFacts => shopScope().facts;

export const shopCurrency = (): Currency => priceFacts().currency;

/** On the server. */
export const shopCountries = (): ShopCountries => shopScope().countries ?? usualCountries;

/** Whether there are the storefront's own discounts, offers and free sample. */
export const hasOffers = (): boolean => priceFacts().rules === 'storefront';

export const sellsBuiltIn = (): boolean => priceFacts().sellsBuiltIn ?? true;

/** Tells the browser what a page's prices rest on; the usual goes without saying. */
export function priceFactsMark(): string | undefined {
  const mark = JSON.stringify(priceFacts());
  return mark === JSON.stringify(usualFacts) ? undefined : mark;
}

/** What `priceFactsMark` said. */
export const readPriceFactsMark = (mark: string | undefined): PriceFacts =>
  mark ? (JSON.parse(mark) as PriceFacts) : usualFacts;

/** They stand in the shop's own settings. */
export interface PriceFactsReader {
  /** For pages in a language. Asked again behind the answer once they are old. Throws a CommerceError while the shop has never answered. */
  read(waitUntil: (work: Promise<unknown>) => void, language?: string): Promise<PriceFacts>;
  /** Asked now: the shop says that something has changed. */
  revalidate(language?: string): Promise<PriceFacts>;
}
