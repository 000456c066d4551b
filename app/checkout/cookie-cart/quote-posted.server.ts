import {toCause} from '~/server/telemetry/log';
import type {AppServices} from '~/server/app-services';
import type {CheckoutValues} from '../checkout-form';
import {quoteTax} from '../tax/quote-tax.server';
import {toTaxQuestion} from '../tax/request-tax';
import type {PostedCheckout} from './cookie-checkout';
import {showCookieCart} from './show-cookie-cart.server';

/** What tax and shipping come to for what was posted, by the shop's own rules; null where nobody can tell. */
export async function quotePosted(
  context: AppServices,
  values: CheckoutValues,
): Promise<Required<Pick<PostedCheckout, 'tax' | 'shipping'>> | null> {
  const cart = await showCookieCart(context);
  if (!cart) return null;
  const items = cart.lines.flatMap(({item, notice}) => (item && notice === null ? [item] : []));
  const question = toTaxQuestion(values, items, cart.priced, {
    method: values.shippingMethod,
    discountCode: cart.code,
  });
  try {
    const quoted = await quoteTax(context, question);
    return quoted.ok ? {tax: quoted.tax, shipping: quoted.shipping ?? null} : null;
  } catch (thrown) {
    context.log.warn('shipping.unknown', {cause: toCause(thrown)});
    return null;
  }
}
