import {orderMessages} from '~/content/messages/orders';
import {shippingMessages} from '~/content/messages/shipping';
import {findAddressProblem, sayProblem, type TypedAddress} from '~/forms/address-rules';
import type {PricedCart} from '~/pricing/priced-cart';
import type {ErrorMessage} from '../protocol';
import type {AgentSession} from './agent-session.server';
import {pathOf} from './destination';

/** What is missing or wrong of where it goes, or what is left to the shopper. */
export function nextStep(
  session: AgentSession,
  address: TypedAddress,
  {total}: PricedCart,
): ErrorMessage {
  const problem = findAddressProblem({...address, email: session.buyer['email'] ?? ''});
  const {destinations, destination} = session;
  if (destinations.length > 0 && destination === null)
    return {
      type: 'error',
      code: 'missing',
      path: '$.fulfillment.methods[0].selected_destination_id',
      content: 'Select one of the destinations.',
      severity: 'recoverable',
    };
  if (problem) {
    const {field, code} = problem;
    return {
      type: 'error',
      code: code.endsWith('Required') ? 'missing' : wrongCode(field),
      path: pathOf(field, session),
      content: sayProblem(problem),
      severity: 'recoverable',
    };
  }
  return total === 0
    ? {
        type: 'error',
        code: 'sign_in_required',
        content: orderMessages.confirmForFree,
        severity: 'requires_buyer_input',
      }
    : buyerReview;
}

/** All is there: the shopper looks it over and pays. */
export const buyerReview: ErrorMessage = {
  type: 'error',
  code: 'buyer_review_required',
  content: 'The shopper reviews the order and pays on our page: open continue_url for them.',
  severity: 'requires_buyer_review',
};

/** What the shop asks at checkout no program answers in its shopper's stead. */
export const askShopper = (content: string): ErrorMessage => ({
  type: 'error',
  code: 'missing',
  content: `${content.replace(/[^.!?]$/, '$&.')} Open continue_url for the shopper.`,
  severity: 'requires_buyer_input',
});

export const wrongCode = (field: string) =>
  field === 'email' ? 'invalid_email' : 'address_undeliverable';

/** The shop sends nothing to this address. */
export const notSent: ErrorMessage = {
  type: 'error',
  code: 'address_undeliverable',
  path: '$.fulfillment.methods[0].selected_destination_id',
  content: shippingMessages.notSent,
  severity: 'recoverable',
};

/** A plugin of the shop does not take this order, in its own words. */
export const refusedByShop = (content: string): ErrorMessage => ({
  type: 'error',
  code: 'checkout_refused',
  content,
  severity: 'recoverable',
});

/** The total has changed since it was shown to the agent. */
export const totalChanged: ErrorMessage = {
  type: 'error',
  code: 'total_changed',
  path: '$.totals',
  content: 'The total is not the one that was shown. Review it, and complete it again.',
  severity: 'recoverable',
};
