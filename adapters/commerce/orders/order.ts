import type {AttributeValue} from '../product';
import type {Cents} from '../money';

/** A file of a paid order, with the shop's own permission in its address. */
export interface Download {
  name: string;
  productName: string;
  url: string;
  /** How often it can still be downloaded; null: as often as one likes. */
  remaining: number | null;
  /** ISO 8601; null: for good. */
  expiresAt: string | null;
}

export type OrderStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'ON_HOLD'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'FAILED';

export interface Address {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  /** Two-letter US state code. */
  state: string;
  zipCode: string;
  /** Two-letter country code. */
  country: string;
  phone: string;
}

export interface MetaEntry {
  key: string;
  value: string;
}

/** Its amounts are as they were shown: with tax in an order of prices that include it. */
export interface OrderLine {
  name: string;
  productId: number | null;
  variationId: number | null;
  /** Its article number, as it was ordered; null of orders that the storefront did not place. */
  sku: string | null;
  quantity: number;
  /** Before every discount. */
  subtotal: Cents;
  /** After those of quantity, loyalty and offers; before codes. */
  discounted: Cents;
  total: Cents;
  attributes: AttributeValue[];
}

export interface Order {
  id: string;
  databaseId: number;
  orderNumber: string;
  orderKey: string;
  status: OrderStatus;
  /** ISO 8601. */
  createdAt: string;
  paidAt: string | null;
  /** The shop's name for the way of paying; empty until one is chosen. */
  paymentMethod: string;
  /** As its payer reads it. */
  paymentMethodTitle: string;
  lines: OrderLine[];
  /** Of its lines, before discounts. */
  subtotal: Cents;
  /** The discount codes that count for it, with what each takes off its lines. */
  codes: {code: string; amount: Cents}[];
  /** How it is sent, as its payer read it; empty where nothing is. */
  shippingTitle: string;
  /** With its tax where prices include tax. */
  shippingTotal: Cents;
  fees: Fee[];
  taxTotal: Cents;
  pricesIncludeTax: boolean;
  total: Cents;
  email: string;
  transactionId: string | null;
  /** The storefront's name that it was created under; kept when it is paid. Null for orders of another origin. */
  orderReference: string | null;
  needsPayment: boolean;
  /** Whether something of it is downloaded once it is paid. */
  hasDownloads: boolean;
  /** Nothing of it is sent. */
  shipsNothing: boolean;
  /** The shop's own page where this order can be paid. */
  payUrl: string;
  meta: MetaEntry[];
}

/** What a plugin of the shop adds to an order, or takes off it. */
export interface Fee {
  /** The plugin's own word; plain text. */
  name: string;
  /** As it is shown: with its tax where prices include tax. Below zero it is a discount. */
  amount: Cents;
}

/** The tax of an order, as the shop adds it up, to the cent. */
export interface OrderTax {
  /** All of it. */
  tax: Cents;
  /** What of it is for sending. */
  shippingTax: Cents;
  /**
   * What the order's total is above its lines, shipping and fees as they were shown; below zero where prices include more tax
   * than is charged at this address.
   */
  added: Cents;
  /** Whether the lines were shown with tax. */
  pricesIncludeTax: boolean;
}

/** Money of an order that the payment service gave back to its payer. */
export interface RefundMade {
  /** One for each time that money went back. */
  refundId: string;
  amount: Cents;
}

/** How a payment that its payer disputes at the bank stands. */
export interface Dispute {
  disputeId: string;
  state: 'open' | 'won' | 'lost';
  amount: Cents;
}
