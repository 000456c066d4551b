import type {Cents} from '../money';
import type {Address} from './order';
import type {Recall} from '../product';
import type {WithdrawalException} from '../withdrawal-exceptions';

/** So many of a line of the order, by its place among the order's lines. */
export interface OrderPart {
  line: number;
  quantity: number;
}

/** A parcel that has left. */
export interface Shipment {
  /** `USPS`; empty where the shop does not say. */
  carrier: string;
  /** Empty where the shop does not say. */
  number: string;
  /** The carrier's own page; null where it is not known. */
  url: string | null;
  /** ISO 8601. */
  shippedAt: string | null;
  /** ISO 8601; null until a carrier's status says so. */
  deliveredAt: string | null;
  /** Null where the shop does not record what is in it. */
  items: OrderPart[] | null;
}

/** Money of an order that was given back. */
export interface Refund {
  amount: Cents;
  /** As staff wrote it, plain text; empty where they did not. */
  reason: string;
  /** ISO 8601. */
  madeAt: string;
  /** Of which lines, with their tax; none where it was an amount alone. */
  items: (OrderPart & {amount: Cents})[];
}

/** What a plugin of the shop offers of an order, such as an invoice. */
export interface OrderDocument {
  name: string;
  url: string;
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
  /** Of a cancelled order: nothing is due, it may still come, the storefront or staff return it, or it was returned. */
  money: 'none' | 'awaited' | 'refund' | 'staff' | 'returned';
}

export const faults = ['damaged', 'wrong', 'missing'] as const;
export type Fault = (typeof faults)[number];

/** What is wrong with a line of the order, by its place among the order's lines. */
export interface LineProblem {
  line: number;
  what: Fault;
}

/** What its customer says is wrong with a sent order. */
export interface Problem {
  lines: LineProblem[];
  /** Empty where nothing was written. */
  text: string;
  /** JPEG, PNG or WebP. */
  pictures: Uint8Array[];
}

/** What can be said, and was said, to be wrong with a sent order. */
export interface Problems {
  /** ISO 8601; null: nothing can be said, or not any more. */
  until: string | null;
  /** Lines that have left, and of which nothing was said, by their places. */
  lines: number[];
  /** What was said; the oldest first. */
  reports: {
    /** ISO 8601. */
    receivedAt: string;
    lines: LineProblem[];
  }[];
}

/** From which lines of an order its customer can withdraw, and has. */
export interface Withdrawal {
  /** The last moment, ISO 8601; null while none is known. */
  until: string | null;
  /** From which nobody has withdrawn, by their places; none where it is too early or too late. */
  lines: {line: number; exception: WithdrawalException | ''}[];
  /** The oldest first; `at` is ISO 8601. */
  withdrawn: {at: string; lines: number[]}[];
}

/** What the shopper answered at checkout, as the shop shows it; plain text. */
export interface ShownAnswer {
  label: string;
  value: string;
}

/** From which lot a line of an order was sent. */
export interface SentLot {
  /** Its place among the order's lines. */
  line: number;
  lot: string;
  /** A day: `2027-05-31`; null where none is known. */
  bestBefore: string | null;
  units: number;
}

/** What happens to an order after it was placed. */
export interface OrderNews {
  /** Null of an order that the storefront did not place, and of a shop that reports none. */
  cancellation: Cancellation | null;
  /** Null of the same orders. */
  problems: Problems | null;
  /** Null of a shop that reports none. */
  withdrawal: Withdrawal | null;
  /** Where it goes; null where nothing is stored. */
  address: Address | null;
  /** Whom it is billed to. */
  billing: Address | null;
  /** ISO 8601; null where the shop does not record it, or something has left. */
  packedAt: string | null;
  /** When staff completed it, ISO 8601. */
  completedAt: string | null;
  /** The oldest first. */
  shipments: Shipment[];
  /** What is not sent yet of an order in parts; none where the shop does not record what is in a parcel. */
  toCome: OrderPart[];
  /** The oldest first. */
  refunds: Refund[];
  documents: OrderDocument[];
  /** The newest first. */
  notes: OrderNote[];
  answers: ShownAnswer[];
  /** From which lots its lines were sent; none where the shop does not record it. */
  lots: SentLot[];
  /** Recalls of those lots that stand, each with the places of its lines. */
  recalls: (Recall & {lines: number[]})[];
}

/** Of a shop that reports none. */
export const noNews: OrderNews = {
  cancellation: null,
  problems: null,
  withdrawal: null,
  address: null,
  billing: null,
  packedAt: null,
  completedAt: null,
  shipments: [],
  toCome: [],
  refunds: [],
  documents: [],
  notes: [],
  answers: [],
  lots: [],
  recalls: [],
};
