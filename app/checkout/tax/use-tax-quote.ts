import {useEffect, useState} from 'react';
import {hasOffers} from '~adapters/commerce/price-facts';
import {useCartStore} from '~/cart/cart-store';
import type {CheckoutValues} from '~/checkout/checkout-form';
import type {CartTax, PricedCart} from '~/pricing/priced-cart';
import {noShipping, toShippingState, type ShippingState} from '../shipping/shipping-state';
import {requestTax, toTaxQuestion, type TaxAnswer} from './request-tax';

/** Nobody types for longer without meaning it. */
const debounceMs = 400;

/** What the checkout knows of the tax; `none` where the shop charges none. */
type TaxState =
  | {status: 'none'}
  /** The address is not complete. */
  | {status: 'waiting'}
  | {status: 'loading'}
  | {status: 'known'; tax: CartTax}
  | {status: 'failed'};

interface Options {
  /** Whether the shop charged tax when the page was opened. */
  isCharged: boolean;
  values: CheckoutValues;
  /** Null until the cart is known. */
  priced: PricedCart | null;
}

export interface TaxQuoting {
  state: TaxState;
  /** By the shop's own rules. */
  shipping: ShippingState;
  /** After a failure. */
  retry: () => void;
  /** Takes what the server said beside an order that it did not place. */
  take: (tax: CartTax) => void;
}

/** The tax of the cart for the typed address: asked once it is complete and rests, and again when either changes. */
export function useTaxQuote({isCharged, values, priced}: Options): TaxQuoting {
  const items = useCartStore((cart) => cart.items);
  const discountCode = useCartStore((cart) => cart.discountCode);
  const [isOn, setOn] = useState(isCharged);
  const [given, setGiven] = useState<{question: string; answer: TaxAnswer} | null>(null);
  const isByShop = !hasOffers();
  const sending = {method: values.shippingMethod, discountCode};
  const taxQuestion = toTaxQuestion(values, items, priced, sending);
  // As text, two questions can be told apart.
  const question = JSON.stringify(taxQuestion);
  const answer = given?.question === question ? given.answer : null;
  const offered = given?.answer.isKnown ? (given.answer.shipping ?? null) : null;
  const isDue = (isOn || isByShop) && taxQuestion !== null && answer === null;
  useEffect(() => {
    if (!isDue) return;
    const request = new AbortController();
    const load = async () => {
      const answer = await requestTax(JSON.parse(question), request.signal);
      if (request.signal.aborted) return;
      setGiven({question, answer});
      if (answer.isKnown && answer.tax !== null) setOn(true);
    };
    const timer = setTimeout(() => void load(), debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isDue, question]);
  return {
    state: isOn ? toState(taxQuestion !== null, answer) : {status: 'none'},
    shipping: isByShop
      ? toShippingState({isComplete: taxQuestion !== null, answer, offered})
      : noShipping,
    retry: () => setGiven(null),
    take(tax) {
      setOn(true);
      setGiven({question, answer: {isKnown: true, tax, shipping: offered}});
    },
  };
}

function toState(isComplete: boolean, answer: TaxAnswer | null): TaxState {
  if (!isComplete) return {status: 'waiting'};
  if (answer === null) return {status: 'loading'};
  if (!answer.isKnown) return {status: 'failed'};
  return answer.tax === null ? {status: 'none'} : {status: 'known', tax: answer.tax};
}
