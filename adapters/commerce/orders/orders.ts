import type {AdditionalField} from './additional-fields';
import type {Dispute, Download, Order, RefundMade} from './order';
import type {OrderNews, Problem} from './order-news';
import type {NewOrder, PlacedOrder, Placement} from './placement';

export interface Orders {
  /** What the shop asks at checkout, in its order: as for a page, up to a minute old. */
  additionalFields(): Promise<AdditionalField[]>;
  /** Makes the order of a key and places it as far as no payment is needed; asked again it goes on where it is. */
  place(newOrder: NewOrder): Promise<Placement>;
  /** Marks an order paid by this charge, or a free one placed; twice is as once. `closed`: it cannot be had any more. */
  finish(databaseId: number, chargeId: string): Promise<{isClosed: boolean; order: PlacedOrder}>;
  /** Lets others have what an unpaid order holds; it can still be paid by another card. */
  release(databaseId: number): Promise<void>;
  /** Cancels an order unless it is paid or placed; answered as it stands then. */
  close(databaseId: number): Promise<PlacedOrder>;
  /**
   * Cancels an order for its customer, who may write why; twice is as once, and for good. `refunds`: the storefront
   * gives back what was paid, which is unfinished until it is closed. Null: it cannot be cancelled any more.
   */
  cancel(
    databaseId: number,
    request: {reason: string; refunds: boolean},
  ): Promise<PlacedOrder | null>;
  /**
   * Takes what is wrong with lines of a sent order, of each once; said again it was taken. `over`: nothing can be said
   * of them any more; `noPicture`: one of its pictures is none; `tooMany`: its order has all that it may have.
   */
  reportProblem(
    databaseId: number,
    problem: Problem,
  ): Promise<'taken' | 'over' | 'noPicture' | 'tooMany'>;
  /**
   * Takes a withdrawal from the contract of these lines, by their places, of each once; again it was taken. Without an
   * address it is acknowledged to the order's. False: nobody can withdraw from any of them any more.
   */
  withdraw(
    databaseId: number,
    withdrawal: {lines: number[]; name: string; email: string},
  ): Promise<boolean>;
  /** The present order of a checkout; null when there is none. */
  findByCheckout(checkoutKey: string): Promise<PlacedOrder | null>;
  /** The orders of checkouts of the last hours that have no end yet, oldest first. */
  listUnfinished(range: {sinceHours: number; limit: number}): Promise<UnfinishedOrder[]>;
  /** Whether an order claims one of these once-per-customer things. */
  isClaimed(claims: string[]): Promise<boolean>;
  find(databaseId: number): Promise<Order | null>;
  /** All orders of this reference, oldest first: another one follows where the shop has closed the one before. */
  listByReference(orderReference: string): Promise<Order[]>;
  /** The order that was paid by this charge; null when there is none. */
  findByCharge(chargeId: string): Promise<Order | null>;
  /** Those of this customer, and those of exactly this billing e-mail: each once, newest first, at most 100 of either. */
  listOfShopper(customerId: number, email: string | null): Promise<Order[]>;
  /** What can be downloaded of these orders by now, by their numbers; nothing of most. */
  downloads(databaseIds: number[]): Promise<Map<number, Download[]>>;
  /** Where these orders go and what became of them since, by their numbers. */
  news(databaseIds: number[]): Promise<Map<number, OrderNews>>;
  /** The program that ordered it has heard of this change, or there is none to tell. */
  noteTold(databaseId: number, event: string): Promise<void>;
  /** Writes money that was given back; twice is as once. False: the shop's books do not have as much to give back. */
  recordRefund(databaseId: number, refund: RefundMade): Promise<boolean>;
  /** Holds an order whose payment is disputed, and lets it go on or writes the money as lost when that is decided. */
  recordDispute(databaseId: number, dispute: Dispute): Promise<void>;
}

/** An unfinished order, and the checkout that it came from. */
export interface UnfinishedOrder {
  checkoutKey: string;
  order: PlacedOrder;
}
