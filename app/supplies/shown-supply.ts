import type {ReminderState} from '~adapters/supplies';

/** A line of an order with the day on which it is used up. */
export interface ShownLine {
  id: number;
  name: string;
  /** Servings a day; null while unknown. */
  perDay: number | null;
  /** What the label says of it stands. */
  isFixed: boolean;
  /** `One serving is 2 capsules.`; empty where the label does not say. */
  serving: string;
  /** `May 3, 2027`; null while the dose is unknown. */
  endsOn: string | null;
  isOver: boolean;
}

/** How long an order lasts; only lines that have an end. */
export interface ShownSupply {
  lines: ShownLine[];
  reminder: ReminderState;
}
