import {z} from 'zod';
import type {Shopper} from '~adapters/accounts';
import {accepted, priceFacts, toCents, type Cents} from '~adapters/commerce';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {discountMessages} from '~/content/messages/discounts';
import {isEmailAddress, longestEmail} from '~/forms/email-address';
import {secondsToWait, type Counters} from '~/server/http/limit-tries.server';
import type {Log} from '~/server/telemetry/log';
import {lineKey} from '~/pricing/line-key';
import {longestCode} from '~/pricing/constants';
import {discountOnTotal} from './discount-on-total.server';
import {readCartLines} from '../cart-lines.server';
import {priceOrder, type PricePorts} from '../price/price-order.server';
import {toShopperFacts, type ShopperFacts} from '../price/shopper-facts';
import type {CouponGrant} from './coupon-rules.server';
import {refuse, showRefusal, type CartOutcome} from '../refusals';

export interface DiscountServices {
  commerce: PricePorts;
  rateLimits: Counters;
  log: Log;
}

export interface DiscountRequest {
  /** The posted body, unread. */
  body: unknown;
  /** Null for a visitor. */
  shopper: Shopper | null;
  /** The session's random id. */
  visitorId: string;
  /** `unknown` when the host does not say. */
  clientAddress: string;
  now: Date;
}

/** What the call answers. `discountAmount` is whole cents. */
export interface DiscountAnswer {
  valid: boolean;
  discountAmount: Cents;
  message: string;
  freeShipping: boolean;
}

export interface DiscountReply {
  status: 200 | 400 | 429;
  answer: DiscountAnswer;
  retryAfterSeconds: number | null;
}

const discountBody = z.object({
  code: z.string().transform(toDiscountCode).pipe(z.string().min(1).max(longestCode)),
  /** Sum of price × quantity in whole cents; used only without `items`. */
  cartTotal: z.int().min(0).max(100_000_000),
  items: z.array(z.unknown()).optional(),
  abandonmentDiscountCode: z.string().max(longestCode).nullish(),
  /** As the checkout's form has it: it orders, whoever is signed in. */
  customerEmail: z.string().max(longestEmail).refine(isEmailAddress).nullish(),
});

type DiscountBody = z.output<typeof discountBody>;

/** What a typed code is worth (rules: Codes): for `items` as in an order, for a total alone only codes that need no items. */
export async function validateDiscount(
  services: DiscountServices,
  request: DiscountRequest,
): Promise<DiscountReply> {
  const wait = await secondsToWait(services, 'try-code', request);
  if (wait > 0) return reply(429, discountMessages.tooManyTries(wait), wait);
  const body = discountBody.safeParse(request.body);
  if (!body.success) return reply(400, discountMessages.invalid);
  const grant = await decide(services.commerce, request, body.data);
  if (!grant.ok)
    return reply(200, grant.refusals.map(showRefusal)[0]?.message ?? discountMessages.invalid);
  const {amount, freeShipping} = grant.value;
  const answer = {
    valid: true,
    discountAmount: amount,
    message: discountMessages.applied(body.data.code),
    freeShipping,
  };
  return {status: 200, answer, retryAfterSeconds: null};
}

async function decide(
  commerce: PricePorts,
  {shopper, now}: DiscountRequest,
  body: DiscountBody,
): Promise<CartOutcome<CouponGrant>> {
  // A code is worth the same whoever signs in later; the order itself asks for the sign-in.
  const known = toShopperFacts(shopper, body.customerEmail ?? undefined);
  const facts = {...known, isSignedIn: true, isConfirmed: true};
  return body.items
    ? discountOnCart(commerce, body, body.items, facts, now)
    : discountOnTotal(commerce.coupons, body, facts, now);
}

/** What a code is worth for these items: exactly what an order of them would grant. */
async function discountOnCart(
  commerce: PricePorts,
  {code, abandonmentDiscountCode}: Pick<DiscountBody, 'code' | 'abandonmentDiscountCode'>,
  items: unknown[],
  shopper: ShopperFacts,
  now: Date,
): Promise<CartOutcome<CouponGrant>> {
  if (items.length === 0) return refuse('code.notForTheseItems', 'discountCode');
  const read = readCartLines(items);
  if (!read.ok) return read;
  const priced = await priceOrder(commerce, {
    items: read.value,
    shopper,
    discountCode: code,
    abandonmentDiscountCode: abandonmentDiscountCode ?? null,
    facts: priceFacts(),
    now,
  });
  // What is bought in the shop's own checkout is none of the code's business here.
  const inShop = priced.ok ? [] : priced.refusals.filter((each) => each.code === 'order.inShop');
  if (inShop.length > 0) {
    const others = read.value.filter((line) => inShop.every(({field}) => field !== lineKey(line)));
    return discountOnCart(commerce, {code, abandonmentDiscountCode}, others, shopper, now);
  }
  if (!priced.ok) return priced;
  const {code: granted} = priced.value;
  return granted ? accepted(granted) : refuse('code.invalid', 'discountCode');
}

function reply(
  status: DiscountReply['status'],
  message: string,
  retryAfterSeconds: number | null = null,
): DiscountReply {
  const answer = {valid: false, discountAmount: toCents(0), message, freeShipping: false};
  return {status, answer, retryAfterSeconds};
}
