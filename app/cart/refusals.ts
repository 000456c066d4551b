import type {Outcome} from '~adapters/commerce';
import {discountMessages} from '~/content/messages/discounts';
import {freeSampleMessages} from '~/content/messages/free-sample';
import {orderMessages} from '~/content/messages/orders';
import {selectionMessages} from '~/content/messages/selection';
import type {CheckoutMessage} from '~/content/messages/checkout';
import {shippingMessages} from '~/content/messages/shipping';
import {sayProblem, type FormProblem} from '~/forms/address-rules';

/** What a cart, a code or an order is refused with, and what is said of it. */
const words = {
  'order.unreadable': orderMessages.unreadable,
  'order.cartEmpty': orderMessages.cartEmpty,
  'order.tooManyLines': orderMessages.tooManyLines,
  'order.listedTwice': orderMessages.listedTwice,
  'order.quantityOutOfRange': orderMessages.quantityOutOfRange,
  'order.notSold': orderMessages.notSold,
  'order.inShop': orderMessages.inShop,
  'order.notForSaleNow': orderMessages.notForSaleNow,
  'order.outOfStock': orderMessages.outOfStock,
  'order.onlyLeftInStock': orderMessages.onlyLeftInStock,
  'order.onePerOrder': orderMessages.onePerOrder,
  'order.offerEnded': orderMessages.offerEnded,
  'order.offerUnavailable': orderMessages.offerUnavailable,
  'order.offerNeedsSignIn': orderMessages.offerNeedsSignIn,
  'order.offerNeedsConfirmed': orderMessages.offerNeedsConfirmed,
  'order.offerOncePerOrder': orderMessages.offerOncePerOrder,
  'order.offerOncePerCustomer': orderMessages.offerOncePerCustomer,
  'order.offerOncePerHousehold': orderMessages.offerOncePerHousehold,
  'order.freeSampleOnce': orderMessages.freeSampleOnce,
  'order.freeSampleOncePerHousehold': orderMessages.freeSampleOncePerHousehold,
  'order.freeSampleNeedsConfirmed': orderMessages.freeSampleNeedsConfirmed,
  'order.confirmForFree': orderMessages.confirmForFree,
  'order.priceChanged': orderMessages.priceChanged,
  'order.taxChanged': orderMessages.taxChanged,
  'order.feesChanged': orderMessages.feesChanged,
  'order.refused': orderMessages.asTheShopSays,
  'order.answerMissing': orderMessages.asTheShopSays,
  'order.answerRefused': orderMessages.asTheShopSays,
  'order.paymentMissing': orderMessages.paymentMissing,
  'order.methodOff': orderMessages.methodOff,
  'order.shopClosed': orderMessages.shopClosed,
  'order.cardDeclined': orderMessages.cardDeclined,
  'order.cardPaused': orderMessages.cardPaused,
  'order.closedBeforePaid': orderMessages.closedBeforePaid,
  'order.paidUnfinished': orderMessages.paidUnfinished,
  'order.paymentUnreachable': orderMessages.paymentUnreachable,
  'order.bankDecides': orderMessages.bankDecides,
  'order.paidEarlier': orderMessages.paidEarlier,
  'order.keyMissing': orderMessages.keyMissing,
  'order.keyOfOtherOrder': orderMessages.keyOfOtherOrder,
  'order.stillPlacing': orderMessages.stillPlacing,
  'order.shopUpdating': orderMessages.shopUpdating,
  'order.shopUncertain': orderMessages.shopUncertain,
  'order.tooManyTries': orderMessages.tooManyTries,
  'order.failed': orderMessages.failed,
  'code.invalid': discountMessages.invalid,
  'code.expired': discountMessages.expired,
  'code.usedUp': discountMessages.usedUp,
  'code.alreadyApplied': discountMessages.alreadyApplied,
  'code.notCombinable': discountMessages.notCombinable,
  'code.notForYou': discountMessages.notForYou,
  'code.notForTheseItems': discountMessages.notForTheseItems,
  'code.someItemsExcluded': discountMessages.someItemsExcluded,
  'code.spendMore': discountMessages.spendMore,
  'code.spendLess': discountMessages.spendLess,
  'code.offerEnded': discountMessages.offerEnded,
  'code.openCart': discountMessages.openCart,
  'code.tooManyTries': discountMessages.tooManyTries,
  'choice.optionRequired': selectionMessages.optionRequired,
  'choice.mixIncomplete': selectionMessages.mixIncomplete,
  'choice.sampleRequired': selectionMessages.sampleRequired,
  'sample.notAuthenticated': freeSampleMessages.notAuthenticated,
  'shipping.changed': shippingMessages.changed,
  'shipping.notSent': shippingMessages.notSent,
};

type Words = typeof words;

/** Beside these, what is wrong with a field of the form. */
export type RefusalCode = keyof Words | `form.${CheckoutMessage}`;

/** What the words of a code name. */
export type ParamsOf<Code extends RefusalCode> = Code extends keyof Words
  ? Words[Code] extends (...params: infer Params extends (string | number)[]) => string
    ? Params
    : []
  : [];

/** Why something is refused, for whoever shows it. */
export interface CartRefusal {
  code: RefusalCode;
  /** A line's key, a field of the form or of the request; null for all of it. */
  field: string | null;
  /** What the sentence names: a product, an amount. */
  params: readonly (string | number)[];
}

export type CartOutcome<Value> = Outcome<Value, CartRefusal>;

export const toRefusal = <Code extends RefusalCode>(
  code: Code,
  field: string | null,
  ...params: ParamsOf<Code>
): CartRefusal => ({code, field, params});

export const refuse = <Code extends RefusalCode>(
  code: Code,
  field: string | null,
  ...params: ParamsOf<Code>
): {ok: false; refusals: CartRefusal[]} => ({ok: false, refusals: [{code, field, params}]});

/** A refusal with its sentence, as a page and an answer show it. */
export interface ShownRefusal extends Pick<CartRefusal, 'code' | 'field'> {
  message: string;
}

export const formRefusal = ({field, code}: FormProblem): CartRefusal => ({
  code: `form.${code}`,
  field,
  params: [],
});

export function showRefusal({code, field, params}: CartRefusal): ShownRefusal {
  const said: unknown = (words as Partial<Record<RefusalCode, unknown>>)[code];
  if (said === undefined)
    return {code, field, message: sayProblem({field: field ?? '', code: toFormCode(code)})};
  return {code, field, message: String(typeof said === 'function' ? said(...params) : said)};
}

const toFormCode = (code: RefusalCode) => code.replace('form.', '') as CheckoutMessage;
