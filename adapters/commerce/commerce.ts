import type {Coupon} from './coupon';
import type {NewOrder, Order} from './order';
import type {OrderNews} from './order-news';
import type {Dispute, RefundMade} from './money-back';
import type {Outcome} from './outcome';
import type {OfflineMethod} from './payment-methods';
import type {Taxes} from './taxes';
import type {Catalogue, ListedProduct, Product} from './product';
import type {Reviews} from './reviews';

/**
 * The shop behind the storefront. Absent is null; broken throws a CommerceError;
 * only lists of products may answer partly, and then say so in `problem`.
 */
export interface Commerce {
  products: {
    /** The published product of that slug in any letter case; null when there is none or the slug is empty. */
    find(slug: string): Promise<Product | null>;
    /** All published products, in the owner's order; of a large catalogue, what has arrived is reported meanwhile. */
    all(onArrival?: (soFar: () => Catalogue) => void): Promise<Catalogue>;
    /** Those of these that lists show, in no order; at most 100, never from a cache. */
    listed(databaseIds: number[]): Promise<ListedProduct[]>;
    /** One product by its shop id, never from a cache: for pricing an order and checking stock. */
    findFresh(databaseId: number): Promise<Product | null>;
  };
  coupons: {
    /** The coupon of that code in any letter case, never from a cache; null when there is none. */
    find(code: string): Promise<Coupon | null>;
    /** How many placed orders of this billing e-mail used the code; the shop's own record loses those of guests. */
    countUses(code: string, email: string): Promise<number>;
  };
  orders: {
    create(newOrder: NewOrder): Promise<Order>;
    find(databaseId: number): Promise<Order | null>;
    /** The order that was created under this reference, paid or not; null when none was created. */
    findByReference(orderReference: string): Promise<Order | null>;
    /** All orders of this reference, oldest first: more than one when the network repeated a request. */
    listByReference(orderReference: string): Promise<Order[]>;
    /** The order that was paid by this charge; null when there is none. */
    findByCharge(chargeId: string): Promise<Order | null>;
    /** All orders whose reference begins with this checkout's key and a dot, oldest first. */
    listByCheckout(checkoutKey: string): Promise<Order[]>;
    /** Newest first; exactly this billing e-mail. */
    listByEmail(email: string): Promise<Order[]>;
    /** Newest first; those that the shop stores for this customer of its own. */
    listByCustomer(customerId: number): Promise<Order[]>;
    /** Where it goes and what became of it since. */
    news(databaseId: number): Promise<OrderNews>;
    /** Marks paid with the charge's id: stock falls, the shop mails its confirmation. Twice is as once. */
    markPaid(databaseId: number, transactionId: string): Promise<Order>;
    /**
     * Has the shop's own method place an unpaid order: stock falls, the shop mails. Twice is as once; refused
     * while the method is off, and for an order that is closed or was placed in another way.
     */
    placeOffline(databaseId: number, method: OfflineMethod): Promise<Outcome<Order>>;
    cancel(databaseId: number): Promise<Order>;
    /**
     * Writes money that was given back; with the last of it the order is refunded. The same refund twice is as
     * once. False: the shop's books do not have as much to give back.
     */
    recordRefund(databaseId: number, refund: RefundMade): Promise<boolean>;
    /** Holds an order whose payment is disputed, and lets it go on or writes the money as lost when that is decided. */
    recordDispute(databaseId: number, dispute: Dispute): Promise<void>;
  };
  taxes: Taxes;
  reviews: Reviews;
}
