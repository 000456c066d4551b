import {useEffect, useState} from 'react';
import {hasOffers} from '~adapters/commerce/price-facts';
import {itemsOf, type ShownCart} from '~/cart/shown-cart';
import type {PostedCheckout} from '~/checkout/checkout-fields';
import type {CheckoutValues} from '~/checkout/checkout-form';
import {useInBrowser} from '~/ui/use-in-browser';
import type {CartTax} from '~/pricing/priced-cart';
import {noShipping, toShippingState, type ShippingState} from '../shipping/add-shipping';
import {requestTax, toTaxQuestion, type TaxAnswer} from './request-tax';

/** Typing that pauses this long is taken as finished. */
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
  /** Whether there are addresses to which it did not sell then. */
  refusesAddresses: boolean;
  values: CheckoutValues;
  /** Null until it is known. */
  cart: ShownCart | null;
  /** What the server answered to a posted form. */
  posted: Pick<PostedCheckout, 'tax' | 'shipping'> | null;
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
export function useTaxQuote(options: Options): TaxQuoting {
  const {isCharged, refusesAddresses, values, cart, posted} = options;
  const isAlive = useInBrowser(() => true);
  const [isOn, setOn] = useState(isCharged);
  const isByShop = !hasOffers();
  const sending = {method: values.shippingMethod, discountCode: cart?.code ?? null};
  const taxQuestion = toTaxQuestion(
    values,
    cart ? itemsOf(cart) : [],
    cart?.priced ?? null,
    sending,
  );
  // As text, two questions can be compared.
  const question = JSON.stringify(taxQuestion);
  const [given, setGiven] = useState<{question: string; answer: TaxAnswer} | null>(
    posted && isAnswered(posted) ? {question, answer: {isKnown: true, ...posted}} : null,
  );
  const answer = given?.question === question ? given.answer : null;
  const offered = given?.answer.isKnown ? (given.answer.shipping ?? null) : null;
  const isDue = (isOn || isByShop || refusesAddresses) && taxQuestion !== null && answer === null;
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
    state: isOn ? toState(isAlive && taxQuestion !== null, answer) : {status: 'none'},
    shipping:
      isByShop || (answer?.isKnown && answer.shipping)
        ? toShippingState({isAsked: isAlive && taxQuestion !== null, answer, offered})
        : noShipping,
    retry: () => setGiven(null),
    take(tax) {
      setOn(true);
      setGiven({question, answer: {isKnown: true, tax, shipping: offered}});
    },
  };
}

const isAnswered = ({tax, shipping}: Pick<PostedCheckout, 'tax' | 'shipping'>) =>
  tax !== null || shipping !== undefined;

/** `isAsked`: the address is complete, and a script asks. */
function toState(isAsked: boolean, answer: TaxAnswer | null): TaxState {
  if (answer === null) return {status: isAsked ? 'loading' : 'waiting'};
  if (!answer.isKnown) return {status: 'failed'};
  return answer.tax === null ? {status: 'none'} : {status: 'known', tax: answer.tax};
}
