import type {ShippingQuote} from '~adapters/commerce/taxes';
import type {TaxAnswer} from '../tax/request-tax';

/** What the checkout knows of the shop's shipping; `none` where the storefront's rules count. */
export interface ShippingState {
  status: 'none' | 'waiting' | 'loading' | 'failed' | 'known';
  /** While another answer is on its way the one before; null where nothing is sent. */
  quote: ShippingQuote | null;
}

export const noShipping: ShippingState = {status: 'none', quote: null};

interface Known {
  /** Whether the address is complete. */
  isComplete: boolean;
  answer: TaxAnswer | null;
  /** What was answered last. */
  offered: ShippingQuote | null;
}

export function toShippingState({isComplete, answer, offered}: Known): ShippingState {
  if (!isComplete) return {status: 'waiting', quote: null};
  if (answer === null) return {status: 'loading', quote: offered};
  if (!answer.isKnown) return {status: 'failed', quote: null};
  return {status: 'known', quote: answer.shipping ?? null};
}
