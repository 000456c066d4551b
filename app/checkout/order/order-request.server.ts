import {z} from 'zod';
import {
  accepted,
  isOfflineMethod,
  toCents,
  type AdditionalAnswers,
  type Address,
  type Currency,
  type Fee,
} from '~adapters/commerce';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {gatewayNamed, type Card, type PaymentGateway} from '~adapters/payments';
import {readCartLines, type CartLine} from '~/cart/cart-lines.server';
import {formRefusal, refuse, type CartOutcome} from '~/cart/refusals';
import {toSentAnswers} from './sent-answers';
import {findProblems, emptyCard, type CheckoutValues} from '~/checkout/checkout-form';
import {toSeenAddress, type TypedAddress} from '~/forms/address-rules';
import {firstCountry} from '~/forms/local-forms';
import {longestCardName} from '~/checkout/checkout-validation';
import {longestEmail} from '~/forms/email-address';
import {longestCode} from '~/pricing/constants';

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
  /** Of plugins; absent where none were shown. */
  expectedFees?: Fee[] | undefined;
  /** The shop's method that was chosen, null where nothing is sent, and what it cost; absent by the storefront's rules. */
  sentBy?: {method: string | null; cost: number} | undefined;
  /** Paid after the order by a method of the shop, or by this gateway; absent where the usual one takes the payment. */
  paymentMethod?: string | undefined;
  /** What stands for the payment at the service whose own fields took it; good for one try. */
  paymentToken?: string | null | undefined;
}

/** An order as the shop is asked for it, every field checked; prices are not among them. */
export interface OrderRequest extends Pick<
  AskedOrder,
  | 'items'
  | 'expectedTotal'
  | 'expectedCurrency'
  | 'expectedTax'
  | 'expectedFees'
  | 'sentBy'
  | 'paymentMethod'
> {
  email: string;
  shipping: Address;
  billing: Address & {email: string};
  discountCode: string | null;
  abandonmentDiscountCode: string | null;
  /** The page asked for no street. */
  shipsNothing?: true | undefined;
  /** To what the shop asks; absent where nothing was answered. */
  answers?: AdditionalAnswers | undefined;
  card: Card | null;
  paymentToken: string | null;
}

type Gateway = Pick<PaymentGateway, 'id' | 'takesCards' | 'elements'>;
type Services = readonly [Gateway, ...Gateway[]];

/** Checks an order; the first thing that is wrong is refused in the checkout's own words. */
export function toOrderRequest(
  {values: typed, ...asked}: AskedOrder,
  gateways: Services,
): CartOutcome<OrderRequest> {
  const [shipping, billing] = [toSeenAddress(typed.shipping), toSeenAddress(typed.billing)];
  const values = {...typed, shipping, billing};
  // A total that is wrongly 0 is refused with the real price.
  const {id, takesCards, elements} = gatewayNamed(gateways, asked.paymentMethod);
  const {paymentMethod = id} = asked;
  const isLater = isOfflineMethod(paymentMethod);
  if (!isLater && paymentMethod !== id) return refuse('order.unreadable', 'paymentMethod');
  const isPaidHere = asked.expectedTotal > 0 && !isLater;
  const needsCard = takesCards && !elements && isPaidHere;
  const [problem] = findProblems(values, needsCard);
  if (problem) return {ok: false, refusals: [formRefusal(problem)]};
  if (elements && isPaidHere && !asked.paymentToken)
    return refuse('order.paymentMissing', 'payment');
  const {email} = values;
  const answers = toSentAnswers(values);
  return accepted({
    items: asked.items,
    email,
    shipping,
    billing: {...(values.isBillingSame ? shipping : billing), email},
    discountCode: toCode(asked.discountCode),
    abandonmentDiscountCode: toCode(asked.abandonmentDiscountCode),
    expectedTotal: asked.expectedTotal,
    expectedCurrency: asked.expectedCurrency,
    expectedTax: asked.expectedTax,
    expectedFees: asked.expectedFees,
    sentBy: asked.sentBy,
    paymentMethod: asked.paymentMethod,
    shipsNothing: values.shipsNothing,
    answers: Object.keys(answers).length > 0 ? answers : undefined,
    card: needsCard ? values.card : null,
    paymentToken: elements && isPaidHere ? (asked.paymentToken ?? null) : null,
  });
}

const toCode = (typed: string | null | undefined) => toDiscountCode(typed ?? '') || null;

/** As a page showed them. */
const shownFees = z
  .array(z.strictObject({name: z.string().max(1000), amount: z.int().transform(toCents)}))
  .max(50);

/** Those of a plain form, as JSON; what cannot be read is none. */
export function readShownFees(text: string | undefined): Fee[] | undefined {
  if (text === undefined) return undefined;
  try {
    return shownFees.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

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
  country: z.string().default(firstCountry),
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

/** The shop says how long an answer may be, in its own words. */
const longestAnswer = 5000;
const mostAnswers = 100;

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
  expectedFees: shownFees.optional(),
  shippingMethod: z.string().max(200).nullable().optional(),
  expectedShipping: z.int().min(0).optional(),
  paymentMethod: z.string().max(40).optional(),
  shipsNothing: z.literal(true).optional(),
  additionalFields: z
    .record(
      z
        .string()
        .max(200)
        .regex(/^_wc_(?:shipping|billing|other)\/./),
      z.string().max(longestAnswer),
    )
    .refine((answers) => Object.keys(answers).length <= mostAnswers)
    .optional(),
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

export function readOrderBody(posted: unknown, payments: Services): CartOutcome<OrderRequest> {
  const parsed = orderBody.safeParse(posted);
  // Only names of our own fields are answered: a foreign one could hold anything.
  if (!parsed.success)
    return refuse('order.unreadable', String(parsed.error.issues[0]?.path[0] ?? 'order'));
  const body = parsed.data;
  // No card comes near this server where the service takes it.
  const {elements} = gatewayNamed(payments, body.paymentMethod);
  if (elements && body.paymentInfo) return refuse('order.unreadable', 'paymentInfo');
  const items = readCartLines(body.items);
  if (!items.ok) return items;
  const {email: payersEmail, ...billing} = body.billingAddress;
  const shipping = toTyped(body.shippingAddress);
  const billed = toTyped(billing);
  return toOrderRequest(
    {
      values: {
        // One address orders, gets the mails and answers for the codes: the order's own.
        email: (payersEmail.trim() || body.customerEmail).trim(),
        shipping,
        billing: billed,
        isBillingSame: JSON.stringify(shipping) === JSON.stringify(billed),
        card: body.paymentInfo ?? emptyCard,
        paymentMethod: body.paymentMethod ?? null,
        shippingMethod: body.shippingMethod ?? null,
        answers: body.additionalFields ?? {},
        ...(body.shipsNothing && {shipsNothing: body.shipsNothing}),
      },
      items: items.value,
      discountCode: body.discountCode ?? null,
      abandonmentDiscountCode: body.abandonmentDiscountCode,
      expectedTotal: body.expectedTotal,
      expectedCurrency: body.expectedCurrency,
      expectedTax: body.expectedTax,
      expectedFees: body.expectedFees,
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
