import {useEffect} from 'react';
import {useDiscountStore} from './discount-store';

/** Asks the server whether the signed-in shopper is loyal; without an answer the last one stands. */
export async function askLoyalty(signal: AbortSignal | null = null): Promise<void> {
  try {
    const response = await fetch('/functions/loyalty', {signal});
    const answer: unknown = await response.json();
    const isLoyal = readAnswer(answer);
    if (isLoyal !== null && !signal?.aborted) useDiscountStore.getState().setLoyalty(isLoyal);
  } catch {
    // Display only: the server decides about every order anyway.
  }
}

function readAnswer(answer: unknown): boolean | null {
  if (typeof answer !== 'object' || answer === null || !('hasLoyalty' in answer)) return null;
  return typeof answer.hasLoyalty === 'boolean' ? answer.hasLoyalty : null;
}

/** Where a total is read closely, and where an order has just changed the answer. */
const closelyRead = new Set(['/cart', '/checkout', '/thank-you']);

/**
 * Keeps the loyalty discount in step with who is signed in. Call once, in the root layout, after
 * `useStoreHydration`.
 */
export function useLoyaltyAnswer(shopperId: string | null, pathname: string): void {
  const occasion = closelyRead.has(pathname) ? pathname : 'browsing';
  const visit = shopperId === null ? null : `${shopperId} at ${occasion}`;
  useEffect(() => {
    if (visit === null) return useDiscountStore.getState().setLoyalty(false);
    const request = new AbortController();
    void askLoyalty(request.signal);
    return () => request.abort();
  }, [visit]);
}
