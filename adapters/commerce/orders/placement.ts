import type {Currency} from '../price-facts';
import type {Cents} from '../money';
import type {AdditionalAnswers} from './additional-fields';
import type {Address, Fee, MetaEntry, Order, OrderTax} from './order';
import type {OrderOrigin} from './order-origin';

/** One line to order. Without `productId` it is known by its name and article number (built-in products). */
export interface NewOrderLine {
  name: string;
  productId: number | null;
  variationId: number | null;
  sku: string | null;
  quantity: number;
  /** What one unit costs in the shop, as it was priced by; null where built-in prices decide. */
  price: Cents | null;
  /** Of the line, before discounts. */
  subtotal: Cents;
  /** After its own discounts, before those of codes. */
  discounted: Cents;
  /** Of the line, after all discounts. */
  total: Cents;
  /** What a variation left open, by WooCommerce's names: `pa_color`: `red`. */
  attributes?: Record<string, string>;
  /** The pack in whose place its buyer has mixed his own, at the price that it was priced by. */
  box?: {productId: number; variationId: number | null; price: Cents};
  meta: MetaEntry[];
}

/** Who orders and from where, as the shop's staff sees it; null is not known. */
interface OrderingCustomer {
  /** The shop's own number for a signed-in shopper; null for a guest. */
  id: number | null;
  ip: string | null;
  userAgent: string | null;
}

/** Tries of one thing for one party, counted in a window that begins with the first. */
export interface TryLimit {
  /** Names what is limited and for whom; never holds a plain e-mail or token. */
  bucket: string;
  limit: number;
  windowSeconds: number;
}

/** A code and what it takes off the order's lines. */
export type OrderedCode = {
  code: string;
  /** The rules that it was judged by; null where the shop has none of it. */
  version: string | null;
  discount: Cents;
};

/**
 * An order to place under a checkout's key. Lines are as they were shown, with tax where prices include it; with
 * shipping, fees and what tax adds they come to what the shopper saw.
 */
export interface NewOrder {
  /** Of the checkout: one key makes one order. */
  key: string;
  /** The storefront's name for the order of this key and body. */
  reference: string;
  /** The key's earlier order, which takes no payment any more: the shop closes it. */
  settled: number | null;
  /** None: the cart cannot be ordered any more, and only what was ordered before is gone on with. */
  lines: NewOrderLine[];
  /** The storefront's own, null where nothing is sent; or the shop's method at the cost that was shown, its null likewise. */
  shipping: {title: string; total: Cents} | {method: string | null; total: Cents} | null;
  /** As they were shown; absent: none. */
  fees?: Fee[];
  billing: Address & {email: string};
  shippingAddress: Address;
  customer: OrderingCustomer;
  /** `method` is empty where the shop's own page takes the payment. */
  payment: {method: string; title: string};
  codes: OrderedCode[];
  /** Once-per-customer things, such as `sample:{id}`; never a plain e-mail or address. */
  claims: string[];
  /** What the shopper saw. */
  expected: {total: number} & Pick<Currency, 'code' | 'decimals'>;
  /** To what the shop asks at checkout; absent: nobody was asked. */
  fields?: AdditionalAnswers;
  /** How long it can be paid. */
  minutesOpen: number;
  /** Tries of a card: a paid order gives them back. */
  tries: TryLimit[];
  limits: TryLimit[];
  meta: MetaEntry[];
  origin: OrderOrigin;
}

/** An order as placing, finishing and closing answer it. */
export type PlacedOrder = Pick<
  Order,
  | 'databaseId'
  | 'orderNumber'
  | 'orderKey'
  | 'status'
  | 'createdAt'
  | 'paidAt'
  | 'paymentMethod'
  | 'total'
  | 'email'
  | 'transactionId'
  | 'orderReference'
  | 'needsPayment'
  | 'hasDownloads'
  | 'shipsNothing'
  | 'payUrl'
  | 'meta'
>;

/** What the shop knows better than the storefront did. */
export type OrderChange =
  /** Null: it cannot be bought. */
  | {kind: 'price'; productId: number; variationId: number | null; price: Cents | null}
  | {kind: 'code'; code: string}
  | ({kind: 'tax'; total: Cents} & OrderTax)
  | {kind: 'currency'}
  /** The shop sells by other rules than the page that was ordered from. */
  | {kind: 'rules'}
  /** The method is not offered any more, or costs something else. */
  | {kind: 'shipping'}
  /** The shop does not sell, or send, to this one of its addresses. */
  | {kind: 'place'; address: 'billing' | 'shipping'}
  /** An answer, by its name, that the shop does not take, with its own sentence. */
  | {kind: 'field'; field: string; message: string}
  /** Plugins ask for other fees than were shown. */
  | {kind: 'fees'}
  /** A plugin of the shop, or WooCommerce, does not take this order; its own sentence. */
  | {kind: 'refused'; message: string}
  /** The shop does not take this way of paying any more. */
  | {kind: 'method'}
  /** The shop's pay page cannot be reached by visitors. */
  | {kind: 'closed'};

/** What was sold at a built-in price, and what the shop would ask for its product; null without a price. */
interface DifferingPrice {
  sku: string;
  price: Cents | null;
}

/** Less than was ordered is left of something, or another order has it. */
export interface Shortage {
  /** `product:23`, `variation:25`, `coupon:SAVE10`, or a claim. */
  key: string;
  left: number;
  /** The first line that needs it; null for what belongs to no line. */
  line: number | null;
}

/** What became of a new order. Except for `placed` and `open` nothing was made and nothing is held. */
export type Placement =
  /** It stands: paid, free, or by an offline method. */
  | {status: 'placed'; order: PlacedOrder; differing?: DifferingPrice[]}
  /** It waits for its payment; what it needs is held as long as it can be paid. */
  | {status: 'open'; order: PlacedOrder; isResumed: boolean; differing?: DifferingPrice[]}
  /** The key's order is of another body, and stands. */
  | {status: 'other'; order: PlacedOrder}
  /** The key's earlier order may have been charged: settle it, and place with `settled`. */
  | {status: 'earlier'; order: PlacedOrder}
  | {status: 'changed'; changes: OrderChange[]}
  /** `order`: the resumed one, closed by this; it may have been charged. */
  | {status: 'short'; shortages: Shortage[]; order: PlacedOrder | null}
  /** No lines, and nothing to go on with. */
  | {status: 'none'}
  /** Too many cards were declined. */
  | {status: 'paused'}
  | {status: 'limited'; retryAfterSeconds: number};
