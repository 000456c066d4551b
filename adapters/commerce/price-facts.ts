import type {AsyncLocalStorage} from 'node:async_hooks';

/** What a shop counts in. */
export interface Currency {
  /** ISO 4217, such as `USD`. */
  code: string;
  /** Decimals of this shop's amounts: its minor unit is one of the last of them. */
  decimals: number;
  /** Decimals that the currency has elsewhere. */
  ownDecimals: number;
  /** What stands before an amount: `$`, `CA$`, `KWD ` with its space. */
  sign: string;
}

/**
 * What a price says of tax: that it is in it, or that it comes on top though the shop's own pages show it with tax. Null:
 * nothing, as the shop's own pages.
 */
export type PriceTax = 'included' | 'added' | null;

/** Whose offers and shipping the shop sells by: this storefront's, or the shop's own (rules: Whose rules). */
export type ShopRules = 'storefront' | 'shop';

/** What every price of a page rests on. */
export interface PriceFacts {
  currency: Currency;
  priceTax: PriceTax;
  rules: ShopRules;
}

export const usDollars: Currency = {code: 'USD', decimals: 2, ownDecimals: 2, sign: '$'};

/** Of a shop that says nothing else. */
export const usualFacts: PriceFacts = {currency: usDollars, priceTax: null, rules: 'storefront'};

/** What a shop has set that all its answers rest on. */
export interface ShopScope {
  facts: PriceFacts;
  /** Ids of the claims that its owner has ended (rules: What may be said). */
  endedClaims: readonly string[];
}

const usualScope: ShopScope = {facts: usualFacts, endedClaims: []};

const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
const scopes: AsyncLocalStorage<ShopScope> | null = hooks ? new hooks.AsyncLocalStorage() : null;
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

/** Whether there are the storefront's own discounts, offers and free sample. */
export const hasOffers = (): boolean => priceFacts().rules === 'storefront';

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
  /** Asked again behind the answer once they are old. Throws a CommerceError while the shop has never answered. */
  read(waitUntil: (work: Promise<unknown>) => void): Promise<PriceFacts>;
  /** Asked now: the shop says that something has changed. */
  revalidate(): Promise<PriceFacts>;
}
