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

let current = usualFacts;

/** Those of the one shop that this process, or this page, shows. */
export const priceFacts = (): PriceFacts => current;

export const shopCurrency = (): Currency => current.currency;

/** Whether there are the storefront's own discounts, offers and free sample. */
export const hasOffers = (): boolean => current.rules === 'storefront';

/** Before anything is shown: amounts in memory keep their numbers and change their meaning. */
export function setPriceFacts(facts: Partial<PriceFacts>): void {
  current = {...current, ...facts};
}

/** Tells the browser what a page's prices rest on; the usual goes without saying. */
export function priceFactsMark(): string | undefined {
  const mark = JSON.stringify(current);
  return mark === JSON.stringify(usualFacts) ? undefined : mark;
}

/** What `priceFactsMark` said. */
export function takePriceFacts(mark: string | undefined): void {
  if (mark) setPriceFacts(JSON.parse(mark) as PriceFacts);
}

/** They stand in the shop's own settings. */
export interface PriceFactsReader {
  /** Asked again behind the answer once they are old. Throws a CommerceError while the shop has never answered. */
  read(waitUntil: (work: Promise<unknown>) => void): Promise<PriceFacts>;
  /** Asked now: the shop says that something has changed. */
  revalidate(): Promise<PriceFacts>;
}
