import {create} from 'zustand';
import {sumCents, toCents, type Cents} from '~adapters/commerce/money';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {useCartStore} from '~/cart/cart-store';
import type {StoredCart} from '~/cart/cart-state';
import {postJson} from '~/browser/fetch-json';
import {networkError} from '~/content/connection';
import {invalidCode} from '~/content/messages/cart';
import {useDiscountStore} from './discount-store';
import type {DiscountAnswer} from './validate-discount.server';

/** `unreachable`: the server did not answer; a code that is already applied may stay. */
export type DiscountResult =
  | {status: 'applied'; amount: Cents}
  | {status: 'refused'; message: string}
  /** `retryAfterMs`: when to ask again, where the server said it. */
  | {status: 'unreachable'; message: string; retryAfterMs: number | null};

/** Whom the checkout's form names, for codes that count by address; null while it names nobody. */
export const useBuyer = create<{email: string | null}>(() => ({email: null}));

/** Asks the server what a code is worth for the current cart and applies it. `signal` gives up without a change. */
export async function requestDiscount(
  typed: string,
  signal: AbortSignal | null = null,
): Promise<DiscountResult> {
  const code = toDiscountCode(typed);
  const cart = useCartStore.getState();
  const result = await send(code, cart, signal);
  if (result.status !== 'applied' || signal?.aborted) return result;
  answeredFor = contentOf(cart, code);
  useCartStore.getState().applyDiscount({code, ...result});
  return result;
}

let answeredFor: string | null = null;

/** The server found another total: the next change of the cart asks again, even for the same lines. */
export function doubtDiscount(): void {
  answeredFor = null;
}

/** Whether the amount of the applied code was computed for this very cart. */
export function isDiscountCurrent(cart: StoredCart): boolean {
  return answeredFor === contentOf(cart, cart.discountCode);
}

function contentOf({items, abandonmentDiscount}: StoredCart, code: string | null): string {
  const lines = items.map(({id, offerId, quantity, price}) => [id, offerId, quantity, price]);
  const {hasLoyaltyDiscount} = useDiscountStore.getState();
  const {email} = useBuyer.getState();
  return JSON.stringify([code, abandonmentDiscount, hasLoyaltyDiscount, lines, email]);
}

type Answer =
  | {status: 'applied'; amount: Cents; freeShipping: boolean}
  | Exclude<DiscountResult, {status: 'applied'}>;

async function send(code: string, cart: StoredCart, signal: AbortSignal | null): Promise<Answer> {
  const path = '/functions/validate-discount';
  const answer = await postJson<DiscountAnswer>(path, toBody(code, cart), {signal});
  if (answer.kind !== 'answered') return unreachable(networkError);
  const message = answer.value.message || invalidCode;
  if (!answer.isOk) return unreachable(message, answer.retryAfterMs);
  const {valid, discountAmount, freeShipping} = answer.value;
  // A code is valid only if the server says so.
  if (!valid) return {status: 'refused', message};
  return {status: 'applied', amount: discountAmount, freeShipping};
}

const unreachable = (message: string, retryAfterMs: number | null = null): Answer => ({
  status: 'unreachable',
  message,
  retryAfterMs,
});

function toBody(code: string, {items, abandonmentDiscountCode}: StoredCart) {
  const {email} = useBuyer.getState();
  return {
    code,
    cartTotal: sumCents(items.map(({price, quantity}) => toCents(price * quantity))),
    items: items.map(({id, quantity, offerId, konjacNoodleType}) => ({
      id,
      quantity,
      offerId,
      konjacNoodleType,
    })),
    abandonmentDiscountCode,
    ...(email !== null && {customerEmail: email}),
  };
}
