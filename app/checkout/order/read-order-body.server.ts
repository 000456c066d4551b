import {z} from 'zod';
import {offlineMethods} from '~adapters/commerce';
import type {PaymentGateway} from '~adapters/payments';
import {readCartLines} from '~/cart/cart-lines.server';
import {refuse, type CartOutcome} from '~/cart/refusals';
import {longestCardName} from '~/checkout/checkout-validation';
import {emptyCard} from '~/checkout/checkout-form';
import {longestEmail} from '~/forms/email-address';
import type {TypedAddress} from '~/forms/address-rules';
import {longestCode} from '~/pricing/constants';
import {toOrderRequest, type OrderRequest} from './order-request.server';

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

type AddressBody = z.output<typeof orderBody>['shippingAddress'];

/** Reads the body of an order. */
export function readOrderBody(
  posted: unknown,
  payments: Pick<PaymentGateway, 'takesCards' | 'elements'>,
): CartOutcome<OrderRequest> {
  const parsed = orderBody.safeParse(posted);
  // Only names of our own fields are told: a foreign one could hold anything.
  if (!parsed.success)
    return refuse('order.unreadable', String(parsed.error.issues[0]?.path[0] ?? 'order'));
  const body = parsed.data;
  // No card comes near this server where the service takes it.
  if (payments.elements && body.paymentInfo) return refuse('order.unreadable', 'paymentInfo');
  const items = readCartLines(body.items);
  if (!items.ok) return items;
  const {email: payersEmail, ...billing} = body.billingAddress;
  return toOrderRequest(
    {
      values: {
        // One address orders, gets the mails and answers for the codes: the order's own.
        email: (payersEmail.trim() || body.customerEmail).trim(),
        shipping: toTyped(body.shippingAddress),
        billing: toTyped(billing),
        isBillingSame: false,
        card: body.paymentInfo ?? emptyCard,
        paymentMethod: body.paymentMethod ?? null,
        shippingMethod: body.shippingMethod ?? null,
        ...(body.shipsNothing && {shipsNothing: body.shipsNothing}),
      },
      items: items.value,
      discountCode: body.discountCode ?? null,
      abandonmentDiscountCode: body.abandonmentDiscountCode,
      expectedTotal: body.expectedTotal,
      expectedCurrency: body.expectedCurrency,
      expectedTax: body.expectedTax,
      sentBy:
        body.shippingMethod === undefined
          ? undefined
          : {method: body.shippingMethod, cost: body.expectedShipping ?? 0},
      paymentMethod: body.paymentMethod,
      paymentToken: body.paymentToken,
    },
    payments,
  );
}

const toTyped = (place: AddressBody): TypedAddress => ({
  firstName: place.first_name,
  lastName: place.last_name,
  phone: place.phone,
  address1: place.address_1,
  address2: place.address_2,
  city: place.city,
  state: place.state,
  zipCode: place.postcode,
  country: place.country,
});
