import {useEffect, useRef, useState} from 'react';
import {toCents} from '~adapters/commerce/money';
import {orderMessages, taxMessages} from '~/content/messages';
import {sendOrder} from './order-client';
import type {OrderResult} from './order-result';
import {lineKey} from '~/pricing/line-key';
import type {PricedCart} from '~/pricing/priced-cart';
import {useCartStore} from '~/cart/cart-store';
import {checkoutKey, findCheckoutKey, forgetCheckoutKey} from './checkout-key';
import {expectThanks} from './first-sight';
import {noteLines} from '~/cart/line-notices';
import {reviewCart} from '~/cart/codes/review-cart';
import {findProblem, toOrderBody, type CheckoutValues} from './checkout-form';
import {keepPlacedOrder} from './placed-order';
import type {TaxQuoting} from './tax/use-tax-quote';
import {chosenLater, type WaysToPay} from './ways-to-pay';

export interface Problem {
  field: string | null;
  message: string;
  /** The cart is at fault, not the form: the shopper is led back to it. */
  isAboutCart?: boolean;
  /** An earlier order that stands instead: the shopper is led to it. */
  earlierOrder?: OrderResult;
}

interface Options {
  takesCards: boolean;
  waysToPay: WaysToPay;
  priced: PricedCart;
  tax: TaxQuoting;
  onPlaced: (result: OrderResult) => void;
}

const aboutCart = new Set(['items', 'discountCode', 'abandonmentDiscountCode']);

/** What went wrong, with the cart brought in line with what the server found. */
function toProblem(result: OrderResult): Problem {
  const {field = null, error, prices, refusals, isOtherOrder} = result;
  const {items} = useCartStore.getState();
  noteLines(items, {refusals: refusals ?? [], prices: prices ?? {}});
  if (prices)
    reviewCart(new Map(Object.entries(prices).map(([key, price]) => [key, toCents(price)])));
  if (isOtherOrder) forgetCheckoutKey();
  const isLine =
    field !== null && (aboutCart.has(field) || items.some((item) => lineKey(item) === field));
  return {
    field: isLine ? null : field,
    message: error ?? orderMessages.failedAlert,
    isAboutCart: isLine || prices !== undefined,
    ...(isOtherOrder && result.orderNumber && {earlierOrder: result}),
  };
}

/** Nobody orders at a total that he has not seen. */
function findTaxProblem({state: {status}, askAgain}: TaxQuoting): Problem | null {
  if (status === 'failed') askAgain();
  const isMissing = status === 'loading' || status === 'failed';
  return isMissing ? {field: null, message: taxMessages.pending} : null;
}

function keepForThanks({orderNumber, orderId}: OrderResult, priced: PricedCart): void {
  const number = String(orderNumber ?? orderId ?? '');
  expectThanks(number);
  keepPlacedOrder({orderNumber: number, items: useCartStore.getState().items, priced});
}

/** Two tabs that order at the same moment wait for each other, so that the second finds the first one's key. */
function oneTabAtATime<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request('checkout', act);
}

/** Places the order once, however often the button is pressed, and says what is wrong. */
export function useCheckout({takesCards, waysToPay, priced, tax, onPlaced}: Options) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isProcessing, setProcessing] = useState(false);
  const isUnderway = useRef(false);

  const setUnderway = (isNow: boolean) => {
    isUnderway.current = isNow;
    setProcessing(isNow);
  };

  // Back from the bank's page, the browser may show this page as it was left.
  useEffect(() => {
    const wake = ({persisted}: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderway.current = false;
      setProcessing(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  // Another tab must know the key before either presses the button: storage reaches it with a delay.
  useEffect(() => void checkoutKey(), []);

  const asksForCard = ({paymentMethod}: CheckoutValues) =>
    takesCards && chosenLater(waysToPay, paymentMethod) === null;

  async function send(values: CheckoutValues): Promise<OrderResult> {
    const paymentMethod = chosenLater(waysToPay, values.paymentMethod);
    const body = {
      ...toOrderBody(values, useCartStore.getState(), priced),
      ...(paymentMethod && {paymentMethod}),
    };
    // While this tab waits, the other one may show its thanks and forget the key of this very cart.
    const keyAtPress = checkoutKey();
    return oneTabAtATime(() =>
      sendOrder(
        asksForCard(values) ? {...body, paymentInfo: values.card} : body,
        findCheckoutKey() ?? keyAtPress,
      ),
    );
  }

  async function placeOrder(values: CheckoutValues): Promise<void> {
    if (isUnderway.current) return;
    const found = findProblem(values, asksForCard(values)) ?? findTaxProblem(tax);
    setProblem(found);
    if (found) return;
    setUnderway(true);
    try {
      const result = await send(values);
      if (result.success) {
        // It stays underway, and the attempt's key is kept, until the next page has taken over.
        keepForThanks(result, priced);
        return onPlaced(result);
      }
      if (result.pricing?.tax !== undefined) tax.take(result.pricing.tax);
      setProblem(toProblem(result));
    } catch (thrown) {
      setProblem({
        field: null,
        message: thrown instanceof Error ? thrown.message : orderMessages.unexpected,
      });
    }
    setUnderway(false);
  }

  return {problem, isProcessing, placeOrder};
}
