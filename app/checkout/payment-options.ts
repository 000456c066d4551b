import type {OfflineMethod} from '~adapters/commerce';
import type {PricedCart} from '~/pricing/priced-cart';
import type {CheckoutValues} from './checkout-form';
import type {ServiceFields} from './checkout-shopper.server';
import {chosenOffline, type WaysToPay} from './ways-to-pay';

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
