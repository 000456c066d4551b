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

const isPaidLater = ({waysToPay}: PaymentAsked, {paymentMethod}: Chosen) =>
  chosenLater(waysToPay, paymentMethod) !== null;

/** Our own form asks for the card. */
export const asksForCard = (asked: PaymentAsked, chosen: Chosen): boolean =>
  asked.takesCards && !asked.serviceFields && !isPaidLater(asked, chosen);

/** The service's fields ask how it is paid. */
export const asksForToken = (
  asked: PaymentAsked,
  chosen: Chosen,
  {total}: Pick<PricedCart, 'total'>,
): boolean => asked.serviceFields !== null && total > 0 && !isPaidLater(asked, chosen);
