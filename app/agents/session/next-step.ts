import {orderMessages} from '~/content/messages/orders';
import {shippingMessages} from '~/content/messages/shipping';
import {findAddressProblem, sayProblem, type TypedAddress} from '~/forms/address-rules';
import type {PricedCart} from '~/pricing/priced-cart';
import {recoverable, type ErrorMessage} from '../protocol';
import type {AgentSession} from './agent-session.server';
import {pathOf} from './destination';

const selectedPath = '$.fulfillment.methods[0].selected_destination_id';

/** What is missing or wrong of where it goes, or what is left to the shopper. */
export function nextStep(
  session: AgentSession,
  address: TypedAddress,
  {total}: PricedCart,
): ErrorMessage {
  const problem = findAddressProblem({...address, email: session.buyer['email'] ?? ''});
  const {destinations, destination} = session;
  if (destinations.length > 0 && destination === null)
    return recoverable('missing', 'Select one of the destinations.', selectedPath);
  if (problem) {
    const {field, code} = problem;
    const shown = code.endsWith('Required') ? 'missing' : wrongCode(field);
    return recoverable(shown, sayProblem(problem), pathOf(field, session));
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
export const notSent = recoverable('address_undeliverable', shippingMessages.notSent, selectedPath);

/** A plugin of the shop does not take this order, in its own words. */
export const refusedByShop = (content: string) => recoverable('checkout_refused', content);

/** The total has changed since it was shown to the agent. */
export const totalChanged = recoverable(
  'total_changed',
  'The total is not the one that was shown. Review it, and complete it again.',
  '$.totals',
);
