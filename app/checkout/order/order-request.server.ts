import {z} from 'zod';
import {
  accepted,
  offlineMethods,
  refused,
  type Address,
  type Currency,
  type OfflineMethod,
  type Outcome,
} from '~adapters/commerce';
import type {Card, PaymentGateway} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {longestCardName} from '~/checkout/card-input';
import {findCheckoutProblem} from '~/checkout/checkout-validation';
import {longestEmail} from '~/forms/email-address';
import {longestCode} from '~/pricing/constants';
import {readOrderedItems, type OrderedItem} from './price/ordered-items.server';

/** How long it may be is for the checks in the checkout's own words; the body has a limit of its own. */
const text = z.string().default('');

const address = {
  first_name: text,
  last_name: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: z.string().default('US'),
  phone: text,
};

/** A cart line as the cart keeps it. Its money is for display and stays unread (rules: Who decides a price). */
const line = z.strictObject({
  id: z.unknown(),
  quantity: z.unknown(),
  konjacNoodleType: z.unknown(),
  offerId: z.unknown(),
  name: z.unknown(),
  price: z.unknown(),
  regularPrice: z.unknown(),
  image: z.unknown(),
  variationId: z.unknown(),
  variationAttributes: z.unknown(),
  href: z.unknown(),
});

const code = z.string().max(longestCode).nullish();

/** The body of an order (rules: Orders exactly once). Fields that it does not name are refused, not ignored. */
const orderBody = z.strictObject({
  items: z.array(line.partial()),
  customerEmail: text,
  shippingAddress: z.strictObject(address),
  billingAddress: z.strictObject({...address, email: z.string().max(longestEmail).default('')}),
  discountCode: code,
  abandonmentDiscountCode: code,
  expectedTotal: z.int().min(0),
  expectedCurrency: z
    .strictObject({code: z.string().regex(/^[A-Z]{3}$/), decimals: z.int().min(0).max(8)})
    .optional(),
  expectedTax: z.int().optional(),
  shippingMethod: z.string().max(200).nullable().optional(),
  expectedShipping: z.int().min(0).optional(),
  paymentMethod: z.enum(offlineMethods).optional(),
  shipsNothing: z.literal(true).optional(),
  paymentInfo: z
    .strictObject({
      cardNumber: text,
      expiryDate: text,
      cvv: text,
      nameOnCard: z.string().max(longestCardName).default(''),
    })
    .nullish(),
  paymentToken: z.string().max(200).nullish(),
});

type OrderBody = z.output<typeof orderBody>;
type AddressBody = OrderBody['shippingAddress'];

/** An order as a browser asks for it, every field checked; prices are not among them. */
export interface OrderRequest {
  items: OrderedItem[];
  email: string;
  shipping: Address;
  billing: Address & {email: string};
  discountCode: string | null;
  abandonmentDiscountCode: string | null;
  /** Whole minor units: the total that the shopper saw. */
  expectedTotal: number;
  /** What his page counted in; absent: US dollars with cents. */
  expectedCurrency?: Pick<Currency, 'code' | 'decimals'>;
  /** What tax adds to it; absent where none was shown. */
  expectedTax?: number;
  /** The shop's method that was chosen, null where nothing is sent, and what it cost; absent by the storefront's rules. */
  sentBy?: {method: string | null; cost: number};
  /** Paid after the order by a method of the shop; absent where the gateway takes the payment. */
  paymentMethod?: OfflineMethod;
  /** The page asked for no street. */
  shipsNothing?: true;
  card: Card | null;
  /** What stands for the payment at the service whose own fields took it; good for one try. */
  paymentToken: string | null;
}

type Services = Pick<PaymentGateway, 'takesCards' | 'elements'>;

/** Reads the body of an order; the first thing that is wrong is refused in the checkout's own words. */
export function readOrderRequest(
  posted: unknown,
  {takesCards, elements}: Services,
): Outcome<OrderRequest> {
  const parsed = orderBody.safeParse(posted);
  if (!parsed.success) return refused(orderMessages.unreadable, fieldOf(parsed.error));
  const body = parsed.data;
  // No card comes near this server where the service takes it.
  if (elements && body.paymentInfo) return refused(orderMessages.unreadable, 'paymentInfo');
  const items = readOrderedItems(body.items);
  if (!items.ok) return items;
  // Whoever says wrongly that it costs nothing is told its price.
  const isPaidHere = body.expectedTotal > 0 && body.paymentMethod === undefined;
  const needsCard = takesCards && !elements && isPaidHere;
  const problem =
    problemOf(body, body.shippingAddress, needsCard) ?? problemOf(body, body.billingAddress, false);
  if (problem) return refused(problem.message, problem.field);
  if (elements && isPaidHere && !body.paymentToken)
    return refused(orderMessages.paymentMissing, 'payment');
  return accepted({
    ...toRequest(body, items.value),
    card: needsCard ? (body.paymentInfo ?? null) : null,
    paymentToken: elements && isPaidHere ? (body.paymentToken ?? null) : null,
  });
}

/** Only names of our own fields are told: a foreign one could hold anything. */
function fieldOf(error: z.ZodError): string {
  return String(error.issues[0]?.path[0] ?? 'order');
}

function problemOf(body: OrderBody, place: AddressBody, needsCard: boolean) {
  const card = body.paymentInfo ?? {cardNumber: '', expiryDate: '', cvv: '', nameOnCard: ''};
  return findCheckoutProblem(
    {
      firstName: place.first_name,
      lastName: place.last_name,
      email: emailOf(body),
      phone: place.phone,
      address1: place.address_1,
      address2: place.address_2,
      city: place.city,
      state: place.state,
      zipCode: place.postcode,
      country: place.country,
      ...card,
    },
    {needsCard, isSent: !body.shipsNothing},
  );
}

/** One address orders, gets the mails and answers for the codes: the order's own. */
const emailOf = ({billingAddress, customerEmail}: OrderBody) =>
  billingAddress.email.trim() || customerEmail.trim();

function toRequest(
  body: OrderBody,
  items: OrderedItem[],
): Omit<OrderRequest, 'card' | 'paymentToken'> {
  const email = emailOf(body);
  return {
    items,
    email,
    shipping: toAddress(body.shippingAddress),
    billing: {
      ...toAddress(body.billingAddress),
      email,
    },
    discountCode: body.discountCode?.trim().toUpperCase() || null,
    abandonmentDiscountCode: body.abandonmentDiscountCode?.trim().toUpperCase() || null,
    expectedTotal: body.expectedTotal,
    ...(body.expectedCurrency && {expectedCurrency: body.expectedCurrency}),
    ...(body.expectedTax !== undefined && {expectedTax: body.expectedTax}),
    ...(body.shippingMethod !== undefined && {
      sentBy: {method: body.shippingMethod, cost: body.expectedShipping ?? 0},
    }),
    ...(body.paymentMethod && {paymentMethod: body.paymentMethod}),
    ...(body.shipsNothing && {shipsNothing: body.shipsNothing}),
  };
}

const toAddress = (place: AddressBody): Address => ({
  firstName: place.first_name.trim(),
  lastName: place.last_name.trim(),
  address1: place.address_1.trim(),
  address2: place.address_2.trim(),
  city: place.city.trim(),
  state: place.state,
  postcode: place.postcode.trim(),
  country: place.country,
  phone: place.phone.trim(),
});
