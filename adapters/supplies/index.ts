/** How an order's reminder stands. `unavailable`: there is nothing to remind of, or the shop sends no reminders. */
export type ReminderState = 'unavailable' | 'none' | 'unconfirmed' | 'planned' | 'sent';

/** A line of an order, of which something was kept. */
export interface SupplyLine {
  /** The line's own number. */
  id: number;
  name: string;
  productId: number;
  variationId: number | null;
  /** Its article number; empty where it has none. */
  sku: string;
  /** Units that were not given back. */
  quantity: number;
  /** `2 capsules`, by the label of the shop's product; empty where it says nothing. */
  servingSize: string;
  /** In one unit, by the label of the shop's product; null where it says none. */
  servings: number | null;
  servingsADay: number | null;
  /** Servings a day, as the buyer set them; null until then. */
  perDay: number | null;
  /** Of a part of a kit whose dose the label alone says. */
  isFixed?: true;
}

/** What an order leaves its buyer with. */
export interface OrderSupply {
  /** The first day on which something of it can be taken: `2026-11-25`, in the shop's time zone. */
  startsOn: string;
  /** None of an order that was given up or given back. */
  lines: SupplyLine[];
  reminder: ReminderState;
}

/** What the buyer takes of a line. */
export interface Dose {
  /** The line's number. */
  id: number;
  /** Servings; above zero. */
  perDay: number;
  /** For how many days one unit lasts. */
  days: number;
  /** Article numbers under which the same thing is bought again. */
  skus: string[];
}

interface SupplyChanges {
  doses: Dose[];
  /** Whether one reminder is wanted; null leaves that as it is. */
  wants: boolean | null;
  /** The order's address is proven to be the buyer's, so no mail to confirm it is sent. */
  isConfirmed: boolean;
  /** The page to which the mail to confirm leads; the token is added to it. */
  returnUrl: string;
}

/** How long orders last, and the one mail before they end (rules: Reminders). Failures throw a CommerceError. */
export interface Supplies {
  /** Of these orders, by their numbers; none of a shop that does not tell. */
  of(databaseIds: number[]): Promise<Map<number, OrderSupply>>;
  save(databaseId: number, changes: SupplyChanges): Promise<OrderSupply>;
  /** Notes that the mail's link was followed. */
  opened(databaseId: number): Promise<void>;
  /** With the token of a mailed link; false when it is no longer good. */
  confirm(token: string): Promise<boolean>;
}
