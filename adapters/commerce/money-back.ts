import type {Cents} from './money';

/** Money of an order that the payment service gave back to its payer. */
export interface RefundMade {
  /** One for each time that money went back. */
  refundId: string;
  amount: Cents;
}

/** What became of a payment that its payer had his bank take back. */
export interface Dispute {
  disputeId: string;
  state: 'open' | 'won' | 'lost';
  amount: Cents;
}
