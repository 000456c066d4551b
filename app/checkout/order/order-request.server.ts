import {accepted, type Address, type Currency, type OfflineMethod} from '~adapters/commerce';
import type {Card, PaymentGateway} from '~adapters/payments';
import type {CartLine} from '~/cart/cart-lines.server';
import {formRefusal, refuse, type CartOutcome} from '~/cart/refusals';
import {findProblem, type CheckoutValues} from '~/checkout/checkout-form';
import type {TypedAddress} from '~/forms/address-rules';

/** What a shopper orders, before it is checked: what the form holds, the cart, and the amounts that its page showed. */
export interface AskedOrder {
  values: CheckoutValues;
  items: CartLine[];
  discountCode: string | null;
  abandonmentDiscountCode?: string | null | undefined;
  /** Whole minor units: the total that the shopper saw. */
  expectedTotal: number;
  /** What the page counted in; absent: US dollars with cents. */
  expectedCurrency?: Pick<Currency, 'code' | 'decimals'> | undefined;
  /** What tax adds to it; absent where none was shown. */
  expectedTax?: number | undefined;
  /** The shop's method that was chosen, null where nothing is sent, and what it cost; absent by the storefront's rules. */
  sentBy?: {method: string | null; cost: number} | undefined;
  /** Paid after the order by a method of the shop; absent where the gateway takes the payment. */
  paymentMethod?: OfflineMethod | undefined;
  /** What stands for the payment at the service whose own fields took it; good for one try. */
  paymentToken?: string | null | undefined;
}

/** An order as the shop is asked for it, every field checked; prices are not among them. */
export interface OrderRequest extends Pick<
  AskedOrder,
  'items' | 'expectedTotal' | 'expectedCurrency' | 'expectedTax' | 'sentBy' | 'paymentMethod'
> {
  email: string;
  shipping: Address;
  billing: Address & {email: string};
  discountCode: string | null;
  abandonmentDiscountCode: string | null;
  /** The page asked for no street. */
  shipsNothing?: true | undefined;
  card: Card | null;
  paymentToken: string | null;
}

type Services = Pick<PaymentGateway, 'takesCards' | 'elements'>;

/** Checks an order; the first thing that is wrong is refused in the checkout's own words. */
export function toOrderRequest(
  {values, ...asked}: AskedOrder,
  {takesCards, elements}: Services,
): CartOutcome<OrderRequest> {
  // Whoever says wrongly that it costs nothing is told its price.
  const isPaidHere = asked.expectedTotal > 0 && asked.paymentMethod === undefined;
  const needsCard = takesCards && !elements && isPaidHere;
  const problem = findProblem(values, needsCard);
  if (problem) return {ok: false, refusals: [formRefusal(problem)]};
  if (elements && isPaidHere && !asked.paymentToken)
    return refuse('order.paymentMissing', 'payment');
  const email = values.email.trim();
  return accepted({
    items: asked.items,
    email,
    shipping: toAddress(values.shipping),
    billing: {...toAddress(values.isBillingSame ? values.shipping : values.billing), email},
    discountCode: toCode(asked.discountCode),
    abandonmentDiscountCode: toCode(asked.abandonmentDiscountCode),
    expectedTotal: asked.expectedTotal,
    expectedCurrency: asked.expectedCurrency,
    expectedTax: asked.expectedTax,
    sentBy: asked.sentBy,
    paymentMethod: asked.paymentMethod,
    shipsNothing: values.shipsNothing,
    card: needsCard ? values.card : null,
    paymentToken: elements && isPaidHere ? (asked.paymentToken ?? null) : null,
  });
}

const toCode = (typed: string | null | undefined) => typed?.trim().toUpperCase() || null;

const toAddress = ({zipCode, ...typed}: TypedAddress): Address => ({
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  address1: typed.address1.trim(),
  address2: typed.address2.trim(),
  city: typed.city.trim(),
  state: typed.state,
  postcode: zipCode.trim(),
  country: typed.country,
  phone: typed.phone.trim(),
});
