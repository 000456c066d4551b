import type {Cents} from '~adapters/commerce';

/** A step of an order's way, with its day as the page writes it; empty where it is not known. */
export interface Step {
  label: string;
  /** ISO 8601. */
  at: string;
  on: string;
  isDone: boolean;
}

/** A parcel with its days as the page writes them; empty where they are not known. */
export interface Parcel {
  carrier: string;
  number: string;
  url: string | null;
  on: string;
  deliveredOn: string;
  /** `2 × Konjac Rice`. */
  items: string[];
}

export interface OrderProgress {
  steps: Step[];
  parcels: Parcel[];
  /** Not sent yet, of an order in parts. */
  toCome: string[];
}

/** What came back of an order's money, or is due less. */
export interface ShownRefunds {
  /** Each with its day in words, why, and for which lines; the oldest first. */
  given: {amount: Cents; label: string; what: string[]}[];
  /** What the order comes to after them. */
  left: Cents;
  leftLabel: string;
}
