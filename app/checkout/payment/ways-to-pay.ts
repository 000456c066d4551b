import type {OfflineMethod} from '~adapters/commerce';
import type {PaymentElements, PaymentGateway} from '~adapters/payments';
import type {PricedCart} from '~/pricing/priced-cart';
import type {CheckoutValues} from '../checkout-form';

/** A way of paying as the checkout offers it. */
export interface WayToPay {
  title: string;
  description: string;
}

export interface WaysToPay {
  /** What the shop's own page takes; empty where the checkout takes the payment itself, or the shop does not answer. */
  online: WayToPay[];
  /** What is paid after the order. */
  later: (WayToPay & {id: OfflineMethod})[];
  /** Whether there is a way of paying at once, here or on the shop's page. */
  hasOnline: boolean;
}

/** The chosen way of paying later, as long as it is offered; else the first one where there is no other way. */
export const chosenOffline = (
  {later, hasOnline}: WaysToPay,
  wanted: string | null,
): OfflineMethod | null =>
  (later.find(({id}) => id === wanted) ?? (hasOnline ? undefined : later[0]))?.id ?? null;

/** What can be paid with where no script runs: the shop's own page, or after the order. */
export const waysWithoutScripts = (ways: WaysToPay, kind: PaymentGateway['kind']): WaysToPay => ({
  ...ways,
  hasOnline: ways.hasOnline && kind === 'hosted',
});

/** What a page needs to open the payment service's own fields. */
export interface ServiceFields extends PaymentElements {
  /** Where the mocked shop answers in the service's stead; null in every real shop. */
  stripeStub: string | null;
}

/** What this shop asks for when an order is paid. */
export interface PaymentOptions {
  takesCards: boolean;
  /** The payment service's own fields, in place of our card form. */
  serviceFields: ServiceFields | null;
  waysToPay: WaysToPay;
}

type Chosen = Pick<CheckoutValues, 'paymentMethod'>;
type Total = Pick<PricedCart, 'total'>;

/** By what this order is paid later; null where it is paid at once, or costs nothing. */
export const offlineMethodOf = (
  {waysToPay}: PaymentOptions,
  {paymentMethod}: Chosen,
  {total}: Total,
): OfflineMethod | null => (total > 0 ? chosenOffline(waysToPay, paymentMethod) : null);

const isPaidAtOnce = (options: PaymentOptions, chosen: Chosen, priced: Total) =>
  priced.total > 0 && offlineMethodOf(options, chosen, priced) === null;

/** Our own form asks for the card. */
export const needsCard = (options: PaymentOptions, chosen: Chosen, priced: Total): boolean =>
  options.takesCards && !options.serviceFields && isPaidAtOnce(options, chosen, priced);

/** The service's fields ask how it is paid. */
export const needsToken = (options: PaymentOptions, chosen: Chosen, priced: Total): boolean =>
  options.serviceFields !== null && isPaidAtOnce(options, chosen, priced);

/** The payment service's own fields, once they are there. */
export interface Payer {
  /** What stands for what was entered, good for one try; or what is wrong with it. */
  makeToken(
    values: Pick<CheckoutValues, 'email' | 'shipping' | 'billing' | 'isBillingSame'>,
  ): Promise<{token: string} | {problem: string}>;
  /** Lets the service ask for more, in this page or on another; null when it has what it wanted, else the problem. */
  goOn(clientSecret: string): Promise<string | null>;
}
