import type {LaterMethod} from '~adapters/commerce';
import type {PricedCart} from '~/pricing/priced-cart';
import type {CheckoutValues} from './checkout-form';
import type {ServiceFields} from './payment/service-fields.server';
import {chosenLater, type WaysToPay} from './ways-to-pay';

/** What this shop asks for when an order is paid. */
export interface PaymentAsked {
  takesCards: boolean;
  /** The payment service's own fields, in place of our card form. */
  serviceFields: ServiceFields | null;
  waysToPay: WaysToPay;
}

type Chosen = Pick<CheckoutValues, 'paymentMethod'>;
type Total = Pick<PricedCart, 'total'>;

/** By what this order is paid later; null where it is paid at once, or costs nothing. */
export const laterMethodOf = (
  {waysToPay}: PaymentAsked,
  {paymentMethod}: Chosen,
  {total}: Total,
): LaterMethod | null => (total > 0 ? chosenLater(waysToPay, paymentMethod) : null);

const isPaidAtOnce = (asked: PaymentAsked, chosen: Chosen, priced: Total) =>
  priced.total > 0 && laterMethodOf(asked, chosen, priced) === null;

/** Our own form asks for the card. */
export const asksForCard = (asked: PaymentAsked, chosen: Chosen, priced: Total): boolean =>
  asked.takesCards && !asked.serviceFields && isPaidAtOnce(asked, chosen, priced);

/** The service's fields ask how it is paid. */
export const asksForToken = (asked: PaymentAsked, chosen: Chosen, priced: Total): boolean =>
  asked.serviceFields !== null && isPaidAtOnce(asked, chosen, priced);
