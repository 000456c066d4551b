import type {Cents, Dispute, PlacedOrder, RefundMade} from '~adapters/commerce';

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
  /** The service's own script asks the shopper for more in the page (3-D Secure), or redirects. */
  | {status: 'action'; clientSecret: string; chargeId: string}
  /** The bank has not decided yet; the service reports it by its webhook. */
  | {status: 'pending'; chargeId: string}
  /** Nothing was taken. The shopper reads one sentence, whatever the reason. */
  | {status: 'declined'};

/** The one charge of an order, made or not. */
export interface OrderCharge {
  /** What is charged is this order's total. */
  order: PlacedOrder;
  /** The storefront's name for the order; the same for every try to pay it. */
  orderReference: string;
}

/** The service's own fields in the shopper's page: what is typed there never reaches this storefront. */
export interface PaymentElements {
  /** The publishable key; it opens the fields and nothing else. */
  publishableKey: string;
  /** As the service writes it. */
  currency: string;
  /** Of the service's smallest unit, which need not be the shop's. */
  decimals: number;
  /** Ways of paying that the account may have and an order may not. */
  excluded: string[];
  /** Where the mocked shop answers in the service's stead; null in every real shop. */
  stub: string | null;
}

/** Whose saved ways of paying may be used. */
export interface PayingShopper {
  id: string;
  email: string;
}

export interface PaymentRequest extends OrderCharge {
  /** From our own form; null where the service has its own. */
  card: Card | null;
  /** Stands for what was entered in the service's fields, for one try; null where there are none. */
  token: string | null;
  /** Null for a visitor. */
  shopper: PayingShopper | null;
  /** Where the shopper comes back to after 3-D Secure. */
  returnUrl: string;
}

/** A webhook's message about a charge of ours. */
export interface PaymentNotice {
  orderReference: string;
  orderId: number;
  amount: Cents;
  chargeId: string;
}

/** Something happened to a charge after it was made. */
export type ChargeEvent = {chargeId: string; amount: Cents} & (
  | {kind: 'failed'}
  | {kind: 'refunded'; refundId: string}
  | {kind: 'disputed'; disputeId: string; state: Dispute['state']}
);

export type NoticeReading =
  | {status: 'paid'; eventId: string; notice: PaymentNotice}
  | {status: 'notified'; eventId: string; event: ChargeEvent}
  /** Genuine, but nothing of ours or nothing to do. */
  | {status: 'ignored'}
  /** Forged, replayed, or not readable. */
  | {status: 'refused'};

/** Takes the money for an order. Declined is an answer; a service that cannot be reached throws a CommerceError of the kind `payment`: the money may have been taken. */
export interface PaymentGateway {
  /** As settings and checkouts name it, and an order whose payment the checkout takes. */
  readonly id: string;
  /** Whether the checkout takes the payment itself, by our own card form or by the service's fields; else the shop's own page does. */
  readonly takesCards: boolean;
  /** The service's own fields; null where our form asks for the card, or no card is asked for. */
  readonly elements: PaymentElements | null;
  /**
   * One reference is charged at most once, however many tries and cards: a paid one answers `paid` again
   * whatever the card, and a declined try leaves it free for another card.
   */
  pay(request: PaymentRequest): Promise<PaymentResult>;
  /** How the charge stands now; null when there was none. */
  findCharge(charge: OrderCharge): Promise<PaymentResult | null>;
  /**
   * Makes sure that nothing is taken under this reference any more; null when that is so.
   * `paid` when the money was taken before: then that order stands. `pending`: it cannot be stopped now.
   */
  cancelCharge(charge: OrderCharge): Promise<PaymentResult | null>;
  /**
   * Gives back all that was taken under this reference; twice is as once, and known by the same id as in the service's
   * message. Null when nothing was taken, or when the shop's own page took it: then its staff gives it back.
   */
  refund(charge: OrderCharge): Promise<RefundMade | null>;
  /** Opens the fields with this shopper's saved payment methods, to which more can be added; null without such fields. */
  openSaved(shopper: PayingShopper): Promise<string | null>;
  /** Deletes what the service has saved for an account; absent where it saves nothing. */
  forgetSaved?: (shopper: PayingShopper) => Promise<void>;
  /** Reads a webhook of the service; only a fresh one with the right signature is believed. */
  readNotice(body: string, headers: Headers): Promise<NoticeReading>;
  /** What a total is charged as, where the service rounds some currencies; absent: as it is. */
  toCharged?(total: Cents): Cents;
  /** Throws when the service cannot be reached; absent where there is none to ask. */
  check?: () => Promise<void>;
}

/** What a shop takes payments by, the usual one first. */
export type Gateways = readonly [PaymentGateway, ...PaymentGateway[]];

/** What takes the payment of an order that names it, or none. */
export const gatewayNamed = <Gateway extends Pick<PaymentGateway, 'id'>>(
  gateways: readonly [Gateway, ...Gateway[]],
  name: string | undefined,
): Gateway => gateways.find(({id}) => id === name) ?? gateways[0];

/** What has taken, or will take, the payment of an order: where none of them, its payer chose on the shop's own page. */
export const gatewayOf = (
  gateways: Gateways,
  {paymentMethod}: Pick<PlacedOrder, 'paymentMethod'>,
): PaymentGateway =>
  gateways.find(({id}) => id === paymentMethod) ??
  gateways.find(({takesCards}) => !takesCards) ??
  gateways[0];
