import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {pressMessages} from '~/content/messages/pressed';
import {taxMessages} from '~/content/messages/tax';
import {paymentMessages} from '~/content/messages/payment';
import {shippingMessages} from '~/content/messages/shipping';
import type {PricedCart} from '~/pricing/priced-cart';
import {useCartStore} from '~/cart/cart-store';
import {checkoutKey} from '~/cart/checkout-key';
import {findProblems, valuesFor, type CheckoutValues} from './checkout-form';
import {aboutPayment, fromAbove, toFormProblem, toProblem, type Problem} from './order-problem';
import type {OrderResult} from './order-result';
import {needsCard, needsToken, type PaymentOptions, type Payer} from './payment/ways-to-pay';
import {isNotSent} from './shipping/add-shipping';
import {taxOf} from './tax/add-tax';
import type {TaxQuoting} from './tax/use-tax-quote';

interface Options extends PaymentOptions {
  /** Told when a press begins and when it has failed; one that has placed an order stays underway. */
  onUnderway?: (isUnderway: boolean) => void;
  onPlaced: (result: OrderResult) => void;
  /** What the page opens with. */
  opened?: Problem[];
}

/** What is ordered at this press, and by what it is paid. */
interface Press {
  priced: PricedCart;
  tax: TaxQuoting;
  payer: Payer | null;
  /** What the shop requires beside all that, and has no answer. */
  missing?: Problem[];
  /** The form's fields, from above. */
  names?: string[];
}

/** No order is sent at a total that was not shown; what is not known, or refused, is asked again. */
function findQuoteProblem({state, shipping, plugins, retry}: TaxQuoting): Problem | null {
  if (isNotSent(shipping.quote)) return {field: null, message: shippingMessages.notSent};
  const known = [state.status, shipping.status, plugins.status];
  const hasFailed = known.includes('failed');
  if (hasFailed || plugins.problems.length > 0) retry();
  return hasFailed || known.includes('loading')
    ? {field: null, message: taxMessages.pending}
    : null;
}

/** What is wrong before anything is sent: all that the form is to be corrected for, or else what is not there yet. */
function findPressProblems(options: PaymentOptions, values: CheckoutValues, press: Press) {
  const {priced, tax, payer, missing = [], names = []} = press;
  const wrong = findProblems(values, needsCard(options, values, priced)).map(toFormProblem);
  if (wrong.length + missing.length > 0) return fromAbove([...wrong, ...missing], names);
  const isMissing = needsToken(options, values, priced) && !payer;
  const problem =
    findQuoteProblem(tax) ?? (isMissing ? aboutPayment(paymentMessages.loading) : null);
  return problem ? [problem] : tax.plugins.problems;
}

/** What a press needs comes while the form is filled in. */
export const fetchPress = async () =>
  import.meta.env.SSR ? null : import('./submit-order').catch(() => null);

/** Places the order once, however often the button is pressed, and says what is wrong. */
export function useCheckout({onPlaced, onUnderway, opened = [], ...options}: Options) {
  const [problems, setProblems] = useState(opened);
  const [isProcessing, setProcessing] = useState(false);
  const isUnderway = useRef(false);

  const setUnderway = (isNow: boolean) => {
    isUnderway.current = isNow;
    setProcessing(isNow);
    onUnderway?.(isNow);
  };
  const wakeUp = useEffectEvent(() => setUnderway(false));

  // Back from the bank's page, the browser may show this page as it was left.
  useEffect(() => {
    const wake = ({persisted}: PageTransitionEvent) => {
      if (persisted) wakeUp();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  // Another tab must know the key before either presses the button: storage reaches it with a delay.
  useEffect(() => void checkoutKey(), []);

  async function press(values: CheckoutValues, {priced, tax, payer}: Press) {
    // While this tab waits, the other one may show its thanks, and forget this very cart and its key.
    const own = {cart: useCartStore.getState(), key: checkoutKey()};
    const code = await fetchPress();
    if (!code) return {field: null, message: pressMessages.networkError};
    const pressed = await code.submitOrder(options, values, {own, priced, payer});
    if ('problem' in pressed) return pressed.problem;
    const {result} = pressed;
    const changed = result.success ? null : taxOf(result.pricing);
    if (changed) tax.take(changed);
    if (result.field === 'shippingMethod') tax.retry();
    if (result.code === 'order.feesChanged') tax.askPlugins();
    if (!result.success) return toProblem(result);
    onPlaced(result);
    return null;
  }

  /** What keeps it first from being placed; null when it is placed, or a press is under way already. */
  async function placeOrder(typed: CheckoutValues, by: Press): Promise<Problem | null> {
    if (isUnderway.current) return null;
    const values = valuesFor(typed, by.priced);
    const found = findPressProblems(options, values, by);
    setProblems(found);
    if (found[0]) return found[0];
    setUnderway(true);
    const refused = await press(values, by).catch((thrown: unknown): Problem => ({
      field: null,
      message: thrown instanceof Error ? thrown.message : pressMessages.unexpected,
    }));
    // Once placed it stays underway, and the attempt's key is kept, until the next page has taken over.
    if (!refused) return null;
    setProblems([refused]);
    setUnderway(false);
    return refused;
  }

  return {problems, isProcessing, placeOrder};
}
