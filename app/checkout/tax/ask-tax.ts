import type {PluginsQuote, ShippingQuote} from '~adapters/commerce/taxes';
import {postJson} from '~/browser/fetch-json';
import type {CartTax} from '~/pricing/priced-cart';
import type {TaxAnswer} from './request-tax';

/** What `functions/tax` answers. */
type QuotedTax = Omit<CartTax, 'tax'> & {
  isKnown: boolean;
  tax: CartTax['tax'] | null;
  shipping?: ShippingQuote | null;
  plugins?: PluginsQuote;
};

/** Asks such a question. Never throws. */
export async function requestTax(question: unknown, signal: AbortSignal): Promise<TaxAnswer> {
  const answer = await postJson<QuotedTax>('/functions/tax', question, {signal});
  if (answer.kind !== 'answered' || !answer.isOk || !answer.value.isKnown) return {isKnown: false};
  const {tax, includedTax, shipping = null, plugins} = answer.value;
  return {
    isKnown: true,
    tax: tax === null ? null : {tax, ...(includedTax && {includedTax})},
    shipping,
    plugins,
  };
}
