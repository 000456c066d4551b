import type {ShippingQuote} from '~adapters/commerce';
import {emptyAddress} from '~/checkout/checkout-form';
import {addShipping} from '~/checkout/shipping/add-shipping';
import {addTax} from '~/checkout/tax/add-tax';
import {quoteTax} from '~/checkout/tax/quote-tax.server';
import {toTaxQuestion} from '~/checkout/tax/request-tax';
import {itemsOf, type ShownCart} from '~/cart/shown-cart';
import type {PricedCart} from '~/pricing/priced-cart';
import type {AppServices} from '~/server/app-services';
import type {AgentSession} from './agent-session.server';
import {toTypedAddress} from './destination';

interface Quoted {
  priced: PricedCart;
  /** What the shop offers by its own rules; null where the storefront's count, or the address is not known. */
  sent: ShippingQuote | null;
}

/** The cart with the shop's tax for this address, and its shipping, as the checkout asks for them. */
export async function quoteCheckout(
  services: AppServices,
  {priced, code, ...cart}: ShownCart,
  session: AgentSession,
): Promise<Quoted> {
  const address = {shipping: toTypedAddress(session), billing: emptyAddress, isBillingSame: true};
  const sending = {method: session.option, discountCode: code};
  const question = toTaxQuestion(address, itemsOf(cart), priced, sending);
  const quoted = await quoteTax(services, question);
  if (!quoted.ok) return {priced, sent: null};
  const sent = quoted.shipping ?? null;
  const withMethod = quoted.shipping === undefined ? priced : addShipping(priced, sent);
  return {priced: quoted.tax === null ? withMethod : addTax(withMethod, quoted.tax), sent};
}
