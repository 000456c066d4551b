import type {Cents, Fee} from '~adapters/commerce';
import type {OfferId} from './cart-item';

export interface LineToPrice {
  id: string;
  unitPrice: Cents;
  quantity: number;
  isFreeSample: boolean;
  offerId: OfferId | null;
  /** Nothing is sent for it. */
  isVirtual?: boolean;
  /** It is sent once the shop has it. */
  isBackordered?: boolean;
}

export interface PricingInput {
  lines: LineToPrice[];
  /** Whether the server granted loyalty (rules: Loyalty). */
  hasLoyalty: boolean;
  /** 0 to 100; 10 while the pop-up's SAVE10 is on (rules: The pop-up's discount). */
  abandonmentPercent: number;
  /** The typed code as the server last answered; null without one. */
  code: {code: string; amount: Cents; freeShipping: boolean} | null;
  /** What the shop asks for sending this where its own rules count; absent until that is known. */
  shopShipping?: Cents | undefined;
}

export type AdjustmentKind = 'bulk' | 'loyalty' | 'abandonment' | 'code';

/** One named change to the subtotal, shown alike in drawer, cart, checkout, order and thank-you. */
export interface Adjustment {
  kind: AdjustmentKind;
  label: string;
  /** Below zero. */
  amount: Cents;
}

export interface PricedLine {
  id: string;
  unitPrice: Cents;
  quantity: number;
  /** unitPrice × quantity. */
  subtotal: Cents;
  bulkPercent: number;
  loyaltyPercent: number;
  /** After bulk and loyalty; what the line shows. */
  discounted: Cents;
  /** After every discount, spread to the cent: all lines' totals add up to `discountedTotal`. */
  total: Cents;
}

export type FreeShippingReason = 'threshold' | 'freeSample' | 'offer' | 'code';

/** The tax of a cart at its address (rules: Tax). */
export interface CartTax {
  /** On top of lines and shipping; below zero where prices include more than this address pays. */
  tax: Cents;
  /** Where prices include tax: all of it, and what of it is for shipping. */
  includedTax?: {total: Cents; shipping: Cents};
}

/** Its tax is absent where the shop charges none, or has not said yet: only the checkout asks. */
export interface PricedCart extends Partial<CartTax> {
  lines: PricedLine[];
  itemCount: number;
  subtotal: Cents;
  adjustments: Adjustment[];
  /** Subtotal and adjustments; never below zero. */
  discountedTotal: Cents;
  /** Null until the shop has said it, which its own rules are needed for. */
  shipping: Cents | null;
  /** Which of the shop's methods sends it; null where nothing is sent, absent by the storefront's rules. */
  shippingMethod?: string | null;
  /** Nothing in it is sent: no shipping is spoken of. */
  shipsNothing?: true;
  /** Something of it is sent later: no days are named. */
  isBackordered?: true;
  /** Null where the shop's own rules count. */
  freeShipping: {
    reason: FreeShippingReason | null;
    /** What is missing to the threshold; zero once it ships free. */
    remaining: Cents;
    /** 0 to 100. */
    progressPercent: number;
  } | null;
  /** What the shop's plugins add; absent until they have said it: only the checkout asks. */
  fees?: Fee[];
  /** Without what is not known yet. */
  total: Cents;
}
