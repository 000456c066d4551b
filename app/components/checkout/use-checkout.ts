import {useRef, useState} from 'react';
import {toCents} from '~adapters/commerce/money';
import {orderMessages} from '~/content/messages';
import {sendOrder} from '~/lib/order-client';
import type {OrderResult} from '~/lib/order-result';
import type {PricedCart} from '~/pricing/priced-cart';
import {useCartStore} from '~/stores/cart-store';
import {attemptKey, forgetAttempt} from '~/stores/checkout-attempt';
import {reviewCart} from '~/stores/review-cart';
import {findProblem, toOrder, type CheckoutValues} from './checkout-form';

interface Problem {
  field: string | null;
  message: string;
}

interface Options {
  takesCards: boolean;
  priced: PricedCart;
  onPlaced: (result: OrderResult) => void;
}

/** Takes the cart's prices over from the server, so that the shopper reviews what it really costs. */
function takeOver(prices: Record<string, number>) {
  const fresh = Object.entries(prices).map(([key, price]) => [key, toCents(price)] as const);
  reviewCart(new Map(fresh));
}

/** Places the order once, however often the button is pressed, and says what is wrong. */
export function useCheckout({takesCards, priced, onPlaced}: Options) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isProcessing, setProcessing] = useState(false);
  const isUnderway = useRef(false);

  async function order(values: CheckoutValues): Promise<OrderResult> {
    const body = toOrder(values, useCartStore.getState(), priced.total);
    return sendOrder(takesCards ? {...body, paymentInfo: values.card} : body, attemptKey());
  }

  async function placeOrder(values: CheckoutValues): Promise<void> {
    if (isUnderway.current) return;
    const found = findProblem(values, takesCards);
    setProblem(found);
    if (found) return;
    isUnderway.current = true;
    setProcessing(true);
    try {
      const result = await order(values);
      if (result.prices) takeOver(result.prices);
      if (result.isOtherOrder) forgetAttempt();
      if (!result.success)
        return setProblem({
          field: result.field ?? null,
          message: result.error ?? orderMessages.failedAlert,
        });
      // Whoever is sent away to pay may come back without having paid: that is still this attempt.
      if (!result.requiresRedirect) forgetAttempt();
      onPlaced(result);
    } catch (thrown) {
      setProblem({
        field: null,
        message: thrown instanceof Error ? thrown.message : orderMessages.unexpected,
      });
    } finally {
      isUnderway.current = false;
      setProcessing(false);
    }
  }

  return {problem, isProcessing, placeOrder};
}
