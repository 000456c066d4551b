import {toCents} from '~adapters/commerce/money';
import {reviewCart} from '~/cart/codes/review-cart';
import {useCartStore} from '~/cart/cart-store';
import {noteLines} from '~/cart/line-notices';
import {pressMessages} from '~/content/messages/pressed';
import {lineKey} from '~/pricing/line-key';
import {forgetCheckoutKey} from '~/cart/checkout-key';
import type {RefusalCode} from '~/cart/refusals';
import {sayProblem, type FormProblem} from '~/forms/address-rules';
import type {OrderResult} from './order-result';
import {findProblems, type CheckoutValues} from './checkout-form';

export interface Problem {
  field: string | null;
  message: string;
  /** Names what was refused. */
  code?: RefusalCode | undefined;
  /** The cart is at fault, not the form: the shopper is led back to it. */
  isAboutCart?: boolean;
  /** What the page shows counts in a currency of before: what comes next is read anew. */
  isOutdated?: boolean;
  /** An earlier order that stands instead: the shopper is led to it. */
  earlierOrder?: OrderResult;
}

const aboutCart = new Set(['items', 'discountCode', 'abandonmentDiscountCode']);

/** What went wrong, with the cart brought in line with what the server found. */
export function toProblem(result: OrderResult): Problem {
  const {field = null, code, error, prices, refusals, isOtherOrder, isOutdated} = result;
  const {items} = useCartStore.getState();
  noteLines(items, {refusals: refusals ?? [], prices: prices ?? {}});
  if (prices)
    reviewCart(new Map(Object.entries(prices).map(([key, price]) => [key, toCents(price)])));
  if (isOtherOrder) forgetCheckoutKey();
  const isLine =
    field !== null && (aboutCart.has(field) || items.some((item) => lineKey(item) === field));
  return {
    field: isLine ? null : field,
    message: error ?? pressMessages.failedAlert,
    code,
    isAboutCart: isLine || prices !== undefined || isOutdated === true,
    ...(isOutdated && {isOutdated: true}),
    ...(isOtherOrder && result.orderNumber && {earlierOrder: result}),
  };
}

/** A field of the form is. */
export const toFormProblem = (problem: FormProblem): Problem => ({
  field: problem.field,
  message: sayProblem(problem),
  code: `form.${problem.code}`,
});

/** The payment service's fields are at fault, or what was entered there. */
export const aboutPayment = (message: string): Problem => ({field: 'payment', message});

/** Whether what the form was refused for is right by now; what the server said stands until the next try. */
export function isCorrected({field, code}: Problem, values: CheckoutValues): boolean {
  if (field === null) return false;
  if (code === 'order.answerMissing') return !!values.answers[field];
  if (!code?.startsWith('form.')) return false;
  const now = findProblems(values, field in values.card);
  return !now.some((one) => one.field === field && `form.${one.code}` === code);
}

/** In the order of the form's fields (rules: The checkout's checks in order). */
export function fromAbove(problems: readonly Problem[], names: readonly string[]): Problem[] {
  // A box that is not ticked is not among what was sent.
  const placeOf = ({field}: Problem) => names.indexOf(field ?? '') + 1 || names.length + 1;
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}
