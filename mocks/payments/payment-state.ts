import type {CardOutcome} from './test-cards';

export type ChargeStatus = 'new' | 'paid' | 'challenge' | 'declined' | 'cancelled';

/** One charge as the mocked service stores it. It never holds a card. */
export interface MockCharge {
  id: string;
  key: string;
  orderId: number;
  amount: number;
  status: ChargeStatus;
  declineCode: string;
  declineReason: string;
  returnUrl: string;
  /** How often money was taken; more than once would be a double charge. */
  timesTaken: number;
  /** The money was given back. */
  isRefunded: boolean;
  /** What its payer's bank says of it; lost takes the money back. */
  dispute: 'open' | 'won' | 'lost' | null;
  /** Of Stripe's customers; null for a visitor's. */
  customer: string | null;
  /** The bank asks on a page of its own instead of in the shop's. */
  isElsewhere: boolean;
}

/** What Stripe's fields made of what was entered in them; never the number itself. */
export interface MockToken {
  outcome: CardOutcome;
  /** As a saved card is shown: `Visa •••• 4242`. */
  label: string;
  isSaved: boolean;
  isElsewhere: boolean;
  isUsed: boolean;
}

export interface MockCustomer {
  id: string;
  email: string;
  /** The account's id. */
  shopper: string;
  methods: {id: string; label: string; outcome: CardOutcome}[];
}

/** Everything the mocked payment services remember. */
export interface PaymentState {
  charges: Map<string, MockCharge>;
  /** By id: a confirmation token is good for one try. */
  tokens: Map<string, MockToken>;
  customers: Map<string, MockCustomer>;
  /** The customer behind a customer session's secret. */
  sessions: Map<string, string>;
  /** Answers by idempotency key, as Stripe repeats them; `at` in milliseconds since 1970. */
  repeats: Map<string, {body: string; answer: Response; at: number}>;
  /** Whether Stripe breaks down now, after it has done what it was asked. */
  breaksDown: () => boolean;
}

export const createPaymentState = (): PaymentState => ({
  charges: new Map(),
  tokens: new Map(),
  customers: new Map(),
  sessions: new Map(),
  repeats: new Map(),
  breaksDown: () => false,
});

/** The charges whose money was taken and not given back, for tests. */
export const standingCharges = (state: PaymentState): MockCharge[] =>
  takenCharges(state).filter(({isRefunded, dispute}) => !isRefunded && dispute !== 'lost');

/** The charges that took money, for tests. */
export const takenCharges = (state: PaymentState): MockCharge[] =>
  [...state.charges.values()].filter((charge) => charge.timesTaken > 0);

export function findCharge(state: PaymentState, idOrKey: string): MockCharge | null {
  for (const charge of state.charges.values())
    if (charge.id === idOrKey || charge.key === idOrKey) return charge;
  return null;
}

export function openCharge(
  state: PaymentState,
  prefix: 'ch' | 'pi',
  // Named one by one: what a request brings beside them (a card) is not stored.
  {key, orderId, amount, returnUrl}: Pick<MockCharge, 'key' | 'orderId' | 'amount' | 'returnUrl'>,
): MockCharge {
  const charge: MockCharge = {
    key,
    orderId,
    amount,
    returnUrl,
    id: newId(prefix),
    status: 'new',
    declineCode: '',
    declineReason: '',
    timesTaken: 0,
    isRefunded: false,
    dispute: null,
    customer: null,
    isElsewhere: false,
  };
  state.charges.set(charge.id, charge);
  return charge;
}

export const newId = (prefix: string): string =>
  `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;

/** Lets a card decide over a charge that is still open. */
export function settle(charge: MockCharge, outcome: CardOutcome): void {
  if (outcome === 'paid') return take(charge);
  if (outcome === 'challenge') charge.status = 'challenge';
  else if (outcome !== 'down') {
    charge.status = 'declined';
    charge.declineCode = outcome.declined;
    charge.declineReason = outcome.reason ?? '';
  }
}

/** Gives the money back; false when none was taken, or its payer disputes it with the bank. */
export function giveBack(charge: MockCharge | null): charge is MockCharge {
  const isDisputed = charge?.dispute === 'open' || charge?.dispute === 'lost';
  if (charge?.status === 'paid' && !isDisputed) charge.isRefunded = true;
  return charge?.isRefunded ?? false;
}

export function take(charge: MockCharge): void {
  charge.status = 'paid';
  charge.timesTaken += 1;
}
