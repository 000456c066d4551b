import type {ShippingQuote} from '~adapters/commerce';
import {isNotSent} from '~/checkout/shipping/add-shipping';
import type {PricedCart} from '~/pricing/priced-cart';
import type {AppServices} from '~/server/app-services';
import {findHandlers} from '../complete/payment-handlers.server';
import type {Message} from '../protocol';
import type {AgentSession} from './agent-session.server';
import {toTypedAddress} from './destination';
import {buyerReview, nextStep, notSent} from './next-step';
import {quoteCheckout} from './quote-checkout.server';
import {showSession, type ShownSession} from './shown-session.server';

/** A checkout as it stands now, and what it waits for. */
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
  const {priced, sent} =
    step.severity === 'recoverable'
      ? {priced: shown.cart.priced, sent: null}
      : await quoteCheckout(services, shown.cart, session);
  const handlers = await findHandlers(services);
  const isForAgent = step === buyerReview && Object.keys(handlers).length > 0;
  const last = isNotSent(sent) ? notSent : isForAgent ? null : step;
  const messages = last === null ? shown.messages : [...shown.messages, last];
  const errors = messages.filter((message) => message.type === 'error');
  const isIncomplete = errors.some(({severity}) => severity === 'recoverable');
  const status = isIncomplete
    ? 'incomplete'
    : errors.length > 0
      ? 'requires_escalation'
      : 'ready_for_complete';
  return {shown, priced, sent, messages, status, handlers};
}
