import type {Cents, Fee, OrderStanding} from '~adapters/commerce';
import type {ShownDownload} from './Downloads';

/** A line of an order as its shopper sees it. */
export interface OrderSummaryLine {
  name: string;
  quantity: number;
  /** Of what it sold; empty or absent where nothing is known of it. */
  image?: string;
  /** Chosen extras: `Free noodle sample: Spaghetti`. */
  details: string[];
  amount: Cents;
  /** Struck through where it is more. */
  before: Cents;
}

/** An order as its shopper sees it: no keys, no payment ids. */
export interface OrderSummary {
  databaseId: number;
  orderNumber: string;
  /** ISO 8601. */
  createdAt: string;
  /** `October 2, 2026`, written by the server, so that every browser shows the same. */
  createdOn: string;
  standing: OrderStanding;
  lines: OrderSummaryLine[];
  subtotal: Cents;
  /** Of the whole order, each by its code; `code` is null where the codes do not add up to what was taken off. */
  discounts: {code: string | null; amount: Cents}[];
  /** Null: nothing of it is sent. */
  shipping: Cents | null;
  /** `Dec 2 to Dec 4`; null where no days are promised, or they have gone by. */
  arrives: string | null;
  fees: Fee[];
  /** On top of these; zero where they include it. */
  tax: Cents;
  /** In the total, where prices include tax; else null. */
  includedTax: Cents | null;
  /** What staff have changed, or what the rounding of taxes left. */
  other: Cents;
  total: Cents;
}

/** An order in its account's list. */
export type ListedOrder = OrderSummary & {
  downloads: ShownDownload[];
  /** `Allulose Gummies · Lasts until about May 3, 2027`, of what ends first; null where nothing of it has an end. */
  lasts: string | null;
  /** `Sent in 2 parcels, the last on October 3, 2026.`; null where its status says all. */
  progress: string | null;
};
