import type {Cents, Order} from '~adapters/commerce';

/** A card as typed. Lives in memory for one request; never stored, logged or sent to the shop. */
export interface Card {
  cardNumber: string;
  /** MM/YY. */
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
}

export type PaymentResult =
  | {status: 'paid'; chargeId: string}
  /** The shopper must go to `url` first (3-D Secure, or the shop's pay page). */
  | {status: 'redirect'; url: string; chargeId: string | null}
  | {status: 'declined'; message: string};

export interface PaymentRequest {
  order: Order;
  amount: Cents;
  card: Card | null;
  /** Same key, same charge: derived from the order attempt's key. */
  idempotencyKey: string;
  returnUrl: string;
}

export interface PaymentGateway {
  /** `hosted`: no card is asked for; the shop's own pay page takes the payment. */
  readonly kind: 'hosted' | 'stripe' | 'offline';
  readonly takesCards: boolean;
  pay(request: PaymentRequest): Promise<PaymentResult>;
  /** How the charge of this key or id stands now; null when there was none. */
  findCharge(chargeIdOrKey: string): Promise<PaymentResult | null>;
}
