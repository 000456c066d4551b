import {useEffect, useState} from 'react';
import {hasOffers} from '~adapters/commerce/price-facts';
import type {PluginsQuote} from '~adapters/commerce/taxes';
import {itemsOf, type ShownCart} from '~/cart/shown-cart';
import type {PostedCheckout} from '~/checkout/checkout-fields';
import type {CheckoutValues} from '~/checkout/checkout-form';
import {useInBrowser} from '~/ui/use-in-browser';
import type {CartTax} from '~/pricing/priced-cart';
import type {Problem} from '../order-problem';
import {noShipping, type ShippingState} from '../shipping/add-shipping';
import {toTaxQuestion, type TaxAnswer} from './request-tax';

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
  chargesTax: boolean;
  /** Whether there are addresses to which it did not sell then. */
  refusesAddresses: boolean;
  /** Whether plugins of the shop had a say then. */
  quotesAlways?: boolean;
  values: CheckoutValues;
  /** The way of paying as an order names it. */
  paymentMethod: string | null;
  /** Null until it is known. */
  cart: ShownCart | null;
  /** What the server answered to a posted form. */
  posted: Pick<PostedCheckout, 'tax' | 'shipping' | 'plugins'> | null;
}

/** What the shop's plugins say; `none` where they are not asked. */
interface PluginsState extends Pick<PluginsQuote, 'fees' | 'payments'> {
  status: ShippingState['status'];
  problems: Problem[];
}

export interface TaxQuoting {
  state: TaxState;
  /** By the shop's own rules. */
  shipping: ShippingState;
  plugins: PluginsState;
  /** After a failure. */
  retry: () => void;
  /** Takes what the server said beside an order that it did not place. */
  take: (tax: CartTax) => void;
  /** The shop's plugins have a say by now. */
  askPlugins: () => void;
}

/** The tax of the cart for the typed address: asked once it is complete and rests, and again when either changes. */
export function useTaxQuote(options: Options): TaxQuoting {
  const {chargesTax, refusesAddresses, values, cart, posted} = options;
  const isAlive = useInBrowser(() => true);
  const [isOn, setOn] = useState(chargesTax);
  const isByShop = !hasOffers();
  const [isForPlugins, setForPlugins] = useState(!!(options.quotesAlways || posted?.plugins));
  const taxQuestion = cart?.priced
    ? toTaxQuestion(values, itemsOf(cart), cart.priced, {
        method: values.shippingMethod,
        discountCode: cart.code,
        ...(isForPlugins && {paymentMethod: options.paymentMethod}),
      })
    : null;
  // As text, two questions can be compared.
  const question = JSON.stringify(taxQuestion);
  const [given, setGiven] = useState<{question: string; answer: TaxAnswer} | null>(
    posted && (posted.tax ?? posted.plugins ?? posted.shipping) !== undefined
      ? {question, answer: {isKnown: true, ...posted}}
      : null,
  );
  const answer = given?.question === question ? given.answer : null;
  const last = given?.answer.isKnown ? given.answer : null;
  const isQuoted = isOn || isByShop || refusesAddresses || isForPlugins;
  const isDue = isQuoted && taxQuestion !== null && !answer;
  useEffect(() => {
    if (!isDue) return;
    const request = new AbortController();
    // It comes while the address rests.
    const code = import('./ask-tax').catch(() => null);
    const load = async () => {
      const asked = (await code)?.requestTax(JSON.parse(question), request.signal);
      const answer = (await asked) ?? {isKnown: false};
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
  const known = answer && last;
  // Until the address is complete, and where no script asks, nothing is on its way.
  const isAsked = isAlive && taxQuestion !== null;
  const unknown = answer ? 'failed' : isAsked ? 'loading' : 'waiting';
  const status = known ? 'known' : unknown;
  return {
    state: known?.tax
      ? {status: 'known', tax: known.tax}
      : {status: isOn && !known ? unknown : 'none'},
    shipping:
      isByShop || known?.shipping
        ? {status, quote: (known || unknown === 'loading' ? last?.shipping : null) ?? null}
        : noShipping,
    plugins: {
      fees: known?.plugins?.fees ?? [],
      problems: known?.plugins?.problems ?? [],
      // Those of before, while another answer is on its way.
      payments: last?.plugins?.payments ?? null,
      status: isForPlugins ? status : 'none',
    },
    retry: () => setGiven(null),
    take(tax) {
      setOn(true);
      setGiven({question, answer: {...last, isKnown: true, tax}});
    },
    askPlugins() {
      setForPlugins(true);
      setGiven(null);
    },
  };
}
