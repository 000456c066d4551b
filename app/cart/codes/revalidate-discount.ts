import {useEffect} from 'react';
import {useCartStore} from '~/cart/cart-store';
import {useDiscountStore} from './discount-store';
import {isDiscountCurrent, requestDiscount, useBuyer} from './request-discount';
import {changeWords} from '~/content/labels/cart-changes';

/** Shoppers tap plus several times in a row: the server is asked once they stop. */
const settleMs = 600;
/** The server takes 10 tries a minute: who goes on changing waits twice as long each time, at most so long. */
const longestMs = 6000;
/** A server that cannot be reached, and does not say when, is asked again after this. */
const retryMs = 20_000;

/** Asks the server anew after each change of the cart; a code that no longer applies is taken off. Returns what ends it. */
export function revalidateDiscount(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let pauseMs = settleMs;
  let requestedAt = -Infinity;
  let refusedUntil = -Infinity;

  const revalidate = async () => {
    const {discountCode} = useCartStore.getState();
    if (discountCode === null) return;
    const isSoon = Date.now() - requestedAt < 2 * longestMs;
    pauseMs = isSoon ? Math.min(2 * pauseMs, longestMs) : settleMs;
    requestedAt = Date.now();
    const {signal} = request;
    const result = await requestDiscount(discountCode, signal);
    if (signal.aborted) return;
    if (result.status === 'refused')
      useCartStore
        .getState()
        .removeDiscount(`${changeWords.codeRemoved(discountCode)} ${result.message}`);
    if (result.status !== 'unreachable') return;
    if (result.retryAfterMs !== null) refusedUntil = Date.now() + result.retryAfterMs;
    schedule(result.retryAfterMs ?? retryMs);
  };
  const stop = () => {
    clearTimeout(timer);
    request.abort();
  };
  const schedule = (ms: number) => {
    stop();
    request = new AbortController();
    timer = setTimeout(() => void revalidate(), Math.max(ms, refusedUntil - Date.now()));
  };
  const watch = () => {
    const cart = useCartStore.getState();
    if (!useCartStore.persist.hasHydrated()) return;
    if (cart.discountCode === null || isDiscountCurrent(cart)) stop();
    else schedule(pauseMs);
  };

  const stopListening = [
    useCartStore.subscribe((cart, before) => {
      if (hasChanged(cart, before)) watch();
    }),
    useDiscountStore.subscribe((now, before) => {
      if (now.hasLoyaltyDiscount !== before.hasLoyaltyDiscount) watch();
    }),
    useBuyer.subscribe(watch),
    useCartStore.persist.onFinishHydration(watch),
  ];
  watch();
  return () => {
    stop();
    for (const end of stopListening) end();
  };
}

type Cart = ReturnType<typeof useCartStore.getState>;

const hasChanged = (cart: Cart, before: Cart) =>
  cart.items !== before.items ||
  cart.discountCode !== before.discountCode ||
  cart.abandonmentDiscount !== before.abandonmentDiscount;

/** Stands once, beside `useStoreHydration`. */
export default function DiscountWatch() {
  useEffect(revalidateDiscount, []);
  return null;
}
