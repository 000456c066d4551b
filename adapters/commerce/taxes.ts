import type {Cents} from './money';
import type {Address, Fee, OrderTax} from './orders/order';
import type {NewOrderLine} from './orders/placement';

/** What of an address decides about taxes. */
export type TaxedPlace = Pick<Address, 'country' | 'state' | 'zipCode' | 'city'>;

/** What is to be taxed: an order's lines after all discounts, and what it costs to send them. */
export interface TaxQuestion {
  lines: (Pick<NewOrderLine, 'productId' | 'variationId' | 'quantity' | 'total'> &
    Partial<Pick<NewOrderLine, 'discounted'>>)[];
  /** What the storefront asks for it; or which of the shop's methods is wished, null for the one that it proposes. */
  shipping: Cents | {method: string | null};
  /** What may make the shop's shipping free. */
  codes?: string[];
  billing: TaxedPlace;
  shippingAddress: TaxedPlace;
  /** The way of paying that is chosen, as an order names it: given, the shop's plugins are asked in any case. */
  payment?: string;
  /** Of the customer, where the shop knows one whom it does not tax. */
  email: string | null;
}

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

/** Other plugins of a cart (rules: Other plugins). */
export interface PluginsQuote {
  fees: Fee[];
  /** Why it cannot be ordered, in the plugins' own words; plain text. */
  problems: {field: string | null; message: string}[];
  /** The ids of the shop's ways of paying that may be used for it; null: all. */
  payments: string[] | null;
}

interface TaxQuote extends OrderTax {
  /** Each tax by its name in the shop. */
  parts: {label: string; amount: Cents}[];
  /** By the shop's own rules, and without a method where the shop does not sell; null where nothing is to be sent. */
  shipping?: ShippingQuote | null;
  /** Where they were asked. */
  plugins?: PluginsQuote;
}

export interface Taxes {
  /** For pages: whether the shop charges tax at all. After a minute it is revalidated behind the answer. */
  areCharged(): Promise<boolean>;
  /** Whether there are addresses of a checkout to which the shop does not sell; old as well. */
  refusesAddresses(): Promise<boolean>;
  /** Whether plugins of the shop have a say in any order; old as well. */
  quotesAlways(): Promise<boolean>;
  /** What the shop will add to an order; null where that is nothing, and it sells to there (rules: Tax). */
  quote(question: TaxQuestion): Promise<TaxQuote | null>;
}
