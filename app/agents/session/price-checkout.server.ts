import type {PluginsQuote, ShippingQuote} from '~adapters/commerce';
import {isNotSent, addShipping} from '~/checkout/shipping/add-shipping';
import type {PricedCart} from '~/pricing/priced-cart';
import type {AppServices} from '~/server/app-services';
import {emptyAddress} from '~/checkout/checkout-form';
import {listRequired} from '~/checkout/asked-fields.server';
import {addFees, addTax} from '~/checkout/tax/add-tax';
import {quoteTax} from '~/checkout/tax/quote-tax.server';
import {toTaxQuestion} from '~/checkout/tax/request-tax';
import {itemsOf, type ShownCart} from '~/cart/shown-cart';
import type {Message} from '../protocol';
import type {AgentSession} from './agent-session.server';
import {toTypedAddress} from './destination';
import {askShopper, buyerReview, nextStep, notSent, refusedByShop} from './next-step';
import {findHandlers, handlerId} from './payment-handlers.server';
import {showSession, type ShownSession} from './shown-session.server';

/** A checkout with its current prices, and what it still needs. */
export interface PricedCheckout {
  shown: ShownSession;
  /** With tax and the shop's shipping, once they can be known. */
  priced: PricedCart;
  sent: ShippingQuote | null;
  messages: Message[];
  status: 'incomplete' | 'requires_escalation' | 'ready_for_complete';
  /** By which an agent may complete it. */
  handlers: Record<string, object[]>;
}

export async function priceCheckout(
  services: AppServices,
  session: AgentSession,
): Promise<PricedCheckout> {
  const shown = await showSession(services, session);
  const step = nextStep(session, toTypedAddress(session), shown.cart.priced);
  const offered = await findHandlers(services);
  const {priced, sent, plugins} =
    step.severity === 'recoverable'
      ? {priced: shown.cart.priced, sent: null, plugins: undefined}
      : await quoteCheckout(services, shown.cart, session, offered);
  const isTaken = !plugins?.payments || plugins.payments.includes(handlerId);
  const handlers = isTaken ? offered : {};
  const isForAgent = step === buyerReview && Object.keys(handlers).length > 0;
  const asked = step === buyerReview ? await listRequired(services.commerce) : [];
  const open = asked.length > 0 ? askShopper(`The shop asks: ${asked.join(', ')}`) : null;
  const last = isNotSent(sent) ? notSent : (open ?? (isForAgent ? null : step));
  const refused = (plugins?.problems ?? []).map(({message}) => refusedByShop(message));
  const messages = [...shown.messages, ...refused, ...(last === null ? [] : [last])];
  const errors = messages.filter((message) => message.type === 'error');
  const isIncomplete = errors.some(({severity}) => severity === 'recoverable');
  const status = isIncomplete
    ? 'incomplete'
    : errors.length > 0
      ? 'requires_escalation'
      : 'ready_for_complete';
  return {shown, priced, sent, messages, status, handlers};
}

interface Quoted {
  priced: PricedCart;
  /** What the shop offers by its own rules; null where the storefront's count, or the address is not known. */
  sent: ShippingQuote | null;
  plugins: PluginsQuote | undefined;
}

/** The cart with the shop's tax for this address, its fees, and its shipping, as the checkout's page gets them. */
async function quoteCheckout(
  services: AppServices,
  cart: ShownCart,
  session: AgentSession,
  handlers: Record<string, object[]>,
): Promise<Quoted> {
  const {priced, code} = cart;
  const isForPlugins = await services.commerce.taxes.quotesAlways();
  const paymentMethod = Object.keys(handlers).length > 0 ? handlerId : null;
  const address = {shipping: toTypedAddress(session), billing: emptyAddress, isBillingSame: true};
  const sending = {
    method: session.option,
    discountCode: code,
    ...(isForPlugins && {paymentMethod}),
  };
  const question = toTaxQuestion(address, itemsOf(cart), priced, sending);
  const quoted = await quoteTax(services, question);
  if (!quoted.ok) return {priced, sent: null, plugins: undefined};
  const {tax, plugins} = quoted;
  const sent = quoted.shipping ?? null;
  const withMethod = quoted.shipping === undefined ? priced : addShipping(priced, sent);
  const withFees = addFees(withMethod, plugins?.fees ?? []);
  return {priced: tax === null ? withFees : addTax(withFees, tax), sent, plugins};
}
