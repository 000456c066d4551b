import type {OrderStanding} from '~adapters/commerce';

/** How an order stands, in the shop's words (rules: How an order stands). */
export interface StandingText {
  /** Short, as a status is shown. */
  status: string;
  /** What is true of the money; null where the status says all. */
  note: string | null;
}

export const standingTexts: Record<OrderStanding, StandingText> = {
  paid: {status: 'Paid', note: null},
  completed: {status: 'Completed', note: null},
  nothingToPay: {
    status: 'Nothing to pay',
    note: 'This order costs nothing, so there is nothing to pay.',
  },
  paidOnDelivery: {
    status: 'Pay on delivery',
    note: 'You pay when your order is delivered. Please have the amount ready.',
  },
  awaitsTransfer: {
    status: 'Waiting for your bank transfer',
    note: 'Please transfer the total with your order number as the reference. We send your order when the money has arrived.',
  },
  awaitsCheque: {
    status: 'Waiting for your check',
    note: 'Please send us your check with your order number on it. We send your order when it has cleared.',
  },
  onHold: {
    status: 'On hold',
    note: 'We are looking at the payment of this order, and send it once that is settled.',
  },
  unpaid: {
    status: 'Not paid yet',
    note: 'We send your order once it is paid.',
  },
  failed: {
    status: 'Payment failed',
    note: 'The payment did not go through, so this order is not placed yet.',
  },
  cancelled: {
    status: 'Canceled',
    note: 'This order was canceled. Nothing will be sent, and there is nothing to pay.',
  },
  refunded: {status: 'Refunded', note: 'The money for this order was given back.'},
};

/** Standings in which the shop's own instructions say how to pay. */
export const showsHowToPay: ReadonlySet<OrderStanding> = new Set([
  'paidOnDelivery',
  'awaitsTransfer',
  'awaitsCheque',
]);

/** Standings in which the order is sent only once its money is there. */
export const sentOncePaid: ReadonlySet<OrderStanding> = new Set([
  'awaitsTransfer',
  'awaitsCheque',
  'onHold',
  'unpaid',
  'failed',
]);

export const instructionsHeading = 'How to pay';
export const instructionsMailed = 'The email about your order tells you how to pay.';
