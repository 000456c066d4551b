import type {Cents} from './money';

/** Whose offers and shipping the shop sells by: this storefront's, or the shop's own (rules: Whose rules). */
export type ShopRules = 'storefront' | 'shop';

/** A way of sending an order that the shop offers for its address. */
export interface ShippingMethod {
  /** The shop's own name for it, such as `flat_rate:3`. */
  id: string;
  title: string;
  /** Before tax. */
  cost: Cents;
  /** What is shown for it: with its tax where prices include tax. */
  shown: Cents;
}

/** What the shop offers for an order of these lines at this address. */
export interface ShippingQuote {
  /** None: it is not sent there. */
  methods: ShippingMethod[];
  /** The one that was asked for, as far as it is offered; else the one that the shop proposes. */
  method: string | null;
  /** Before tax. */
  cost: Cents;
}

let current: ShopRules = 'storefront';

/** By whose rules this process, or this page, sells. */
export const shopRules = (): ShopRules => current;

/** Whether there are the storefront's own discounts, offers and free sample. */
export const hasOffers = (): boolean => current === 'storefront';

/** Before anything is shown. */
export function setShopRules(whose: ShopRules): void {
  current = whose;
}

/** Tells the browser by whose rules a page was made; the storefront's go without saying. */
export const rulesMark = (): string | undefined => (hasOffers() ? undefined : current);

/** What `rulesMark` said. */
export function takeRules(mark: string | undefined): void {
  if (mark === 'shop') setShopRules(mark);
}
