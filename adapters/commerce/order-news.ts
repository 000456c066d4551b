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

/** What the shopper answered at checkout, as the shop shows it; plain text. */
export interface ShownAnswer {
  label: string;
  value: string;
}

/** What happens to an order after it was placed. */
export interface OrderNews {
  /** Where it goes; null where nothing is stored. */
  address: Address | null;
  /** As common shipment plugins keep them; the oldest first. */
  shipments: Shipment[];
  /** The newest first. */
  notes: OrderNote[];
  answers: ShownAnswer[];
}

/** Of a shop that reports none. */
export const noNews: OrderNews = {address: null, shipments: [], notes: [], answers: []};
