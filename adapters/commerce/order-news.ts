import type {Address} from './order';

/** A parcel on its way. */
export interface Shipment {
  /** `USPS`; empty where the shop does not say. */
  carrier: string;
  number: string;
  /** The carrier's own page; null where it is not known. */
  url: string | null;
  /** ISO 8601. */
  shippedAt: string | null;
}

/** What the shop's staff wrote to the customer; plain text. */
export interface OrderNote {
  text: string;
  /** ISO 8601. */
  writtenAt: string;
}

/** How an order can be, or was, cancelled by its customer. */
export interface Cancellation {
  /** ISO 8601; null: it cannot be, or not any more. */
  until: string | null;
  /** ISO 8601; null: its customer has not. */
  cancelledAt: string | null;
  /**
   * Of a cancelled order: nothing is due, it may still arrive, the storefront gives it back, staff do, or it was given
   * back.
   */
  money: 'none' | 'awaited' | 'refund' | 'staff' | 'returned';
}

/** What happens to an order after it was placed. */
export interface OrderNews {
  /** Null of an order that the storefront did not place, and of a shop that reports none. */
  cancellation: Cancellation | null;
  /** Where it goes; null where nothing is stored. */
  address: Address | null;
  /** As common shipment plugins keep them; the oldest first. */
  shipments: Shipment[];
  /** The newest first. */
  notes: OrderNote[];
}

/** Of a shop that reports none. */
export const noNews: OrderNews = {cancellation: null, address: null, shipments: [], notes: []};
