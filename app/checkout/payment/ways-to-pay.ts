import type {OfflineMethod} from '~adapters/commerce';
import type {PaymentElements} from '~adapters/payments';
import type {PricedCart} from '~/pricing/priced-cart';
import type {CheckoutValues} from '../checkout-form';
import {payNow} from '../checkout-fields';

/** A way of paying as the checkout offers it. */
export interface WayToPay {
  /** The shop's own name for it. */
  id: string;
  title: string;
  description: string;
}

/** What takes the payment at once. */
export interface PaidNow {
  /** As the form has it: `payNow` of the usual one, or a gateway's name. */
  id: string;
  title: string;
  /** Here, where scripts run; else on the shop's own page. */
  takesCards: boolean;
  /** The payment service's own fields, in place of our card form. */
  fields: ServiceFields | null;
  /** What the shop's own page takes; empty where the shop does not answer. */
  online: WayToPay[];
}

interface PaidLater extends WayToPay {
  id: OfflineMethod;
}

/** What an order can be paid with. */
export interface WaysToPay {
  now: PaidNow[];
  /** What is paid after the order. */
  later: PaidLater[];
}

/** The chosen way of paying, as long as it is offered; else the first. */
export const chosenWay = (
  {now, later}: WaysToPay,
  wanted: string | null,
): PaidNow | PaidLater | null =>
  [...now, ...later].find(({id}) => id === wanted) ?? now[0] ?? later[0] ?? null;

/** What can be paid with where no script runs: the shop's own page, or after the order. */
export const waysWithoutScripts = ({now, later}: WaysToPay): WaysToPay => ({
  now: now.filter(({takesCards}) => !takesCards),
  later,
});

/** What of it the shop's plugins leave for this cart; `taken` null: all. */
export function waysLeft({now, later}: WaysToPay, taken: readonly string[] | null): WaysToPay {
  const isTaken = ({id}: WayToPay) => taken === null || taken.includes(id);
  return {
    now: now.flatMap((way) => {
      const online = way.online.filter(isTaken);
      return way.online.length > 0 && online.length === 0 ? [] : {...way, online};
    }),
    later: later.filter(isTaken),
  };
}

/** What a page needs to open the payment service's own fields. */
export interface ServiceFields extends PaymentElements, Pick<PaidNow, 'id'> {
  gateway: string;
  /** Where a wallet may have it sent; absent: the United States. */
  countries?: readonly string[];
}

/** What this shop asks for when an order is paid. */
export interface PaymentOptions {
  waysToPay: WaysToPay;
}

type Chosen = Pick<CheckoutValues, 'paymentMethod'>;
type Total = Pick<PricedCart, 'total'>;

/** By what this order is paid; null where it costs nothing. */
const wayOf = ({waysToPay}: PaymentOptions, {paymentMethod}: Chosen, {total}: Total) =>
  total > 0 ? chosenWay(waysToPay, paymentMethod) : null;

/** The way of paying that an order names: none where the usual gateway takes the payment, or it costs nothing. */
export const methodOf = (...order: Parameters<typeof wayOf>) => toMethod(wayOf(...order));

export const toMethod = (way: {id: string} | null): string | null =>
  way && way.id !== payNow ? way.id : null;

const paidNow = (...order: Parameters<typeof wayOf>): PaidNow | null => {
  const way = wayOf(...order);
  return way && 'takesCards' in way ? way : null;
};

/** Our own form asks for the card. */
export function needsCard(...order: Parameters<typeof wayOf>): boolean {
  const {takesCards = false, fields} = paidNow(...order) ?? {};
  return takesCards && !fields;
}

/** The service's fields ask how it is paid. */
export const needsToken = (...order: Parameters<typeof wayOf>): boolean =>
  !!paidNow(...order)?.fields;

/** The payment service's own fields, once they are there. */
export interface Payer {
  /** What stands for what was entered, good for one try; or what is wrong with it. */
  makeToken(
    values: Pick<CheckoutValues, 'email' | 'shipping' | 'billing' | 'isBillingSame'>,
  ): Promise<{token: string} | {problem: string}>;
  /** Lets the service ask for more, in this page or on another; null when it has what it wanted, else the problem. */
  goOn(clientSecret: string): Promise<string | null>;
}
