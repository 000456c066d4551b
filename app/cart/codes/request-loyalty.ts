import {useEffect} from 'react';
import {hasOffers} from '~adapters/commerce/price-facts';
import {getJson} from '~/browser/fetch-json';
import {useDiscountStore} from './discount-store';

/** Asks the server whether the signed-in shopper is loyal; without an answer the last one stands. */
export async function requestLoyalty(signal: AbortSignal | null = null): Promise<void> {
  const answer = await getJson<{hasLoyalty: boolean}>('/functions/loyalty', {signal});
  // Display only: the server decides about every order anyway.
  if (answer && !signal?.aborted) useDiscountStore.getState().setLoyalty(answer.hasLoyalty);
}

/** Where a total is read closely, and where an order has just changed the answer. */
const closelyRead = new Set(['/cart', '/checkout', '/thank-you']);

/** Keeps the loyalty discount in step with who is signed in. */
export function useLoyalty(shopperId: string | null, pathname: string): void {
  const occasion = closelyRead.has(pathname) ? pathname : 'browsing';
  const visit = shopperId === null || !hasOffers() ? null : `${shopperId} at ${occasion}`;
  useEffect(() => {
    if (visit === null) return useDiscountStore.getState().setLoyalty(false);
    const request = new AbortController();
    void requestLoyalty(request.signal);
    return () => request.abort();
  }, [visit]);
}
