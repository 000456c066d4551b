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
  /** The address is complete, and a script asks. */
  isAsked: boolean;
  answer: TaxAnswer | null;
  /** What was answered last. */
  offered: ShippingQuote | null;
}

export function toShippingState({isAsked, answer, offered}: Known): ShippingState {
  if (answer === null)
    return isAsked ? {status: 'loading', quote: offered} : {status: 'waiting', quote: null};
  if (!answer.isKnown) return {status: 'failed', quote: null};
  return {status: 'known', quote: answer.shipping ?? null};
}
