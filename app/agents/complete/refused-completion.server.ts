import type {ShownRefusal} from '~/cart/refusals';
import type {OrderAnswer} from '~/checkout/order/order-answer.server';
import type {AddressWithEmail} from '~/forms/address-rules';
import {lineKey} from '~/pricing/line-key';
import {away, recoverable, tooMany, type ErrorMessage} from '../protocol';
import type {AgentSession} from '../session/agent-session.server';
import {pathOf, toTypedAddress} from '../session/destination';
import {askShopper, refusedByShop, totalChanged, wrongCode} from '../session/next-step';
import {itemCode} from '../session/shown-session.server';

/** The protocol's errors for a refused order. Throws a ProtocolError where the reason is unknown, or after too many tries. */
export function toRefusals(
  {status, body, retryAfterSeconds = 60}: OrderAnswer,
  session: AgentSession,
): ErrorMessage[] {
  if (status === 429) throw tooMany(retryAfterSeconds);
  // An earlier payment of this session's shopper is under way.
  if (status === 409)
    return [
      {...recoverable('payment_in_progress', body.error ?? ''), severity: 'requires_buyer_review'},
    ];
  const {refusals = []} = body;
  if (status !== 422 || refusals.length === 0) throw away();
  return refusals.map((refusal) => toError(refusal, session));
}

function toError({code, field, message}: ShownRefusal, session: AgentSession): ErrorMessage {
  const line = session.lines.findIndex((each) => lineKey(each) === field);
  if (line !== -1) return recoverable(itemCode(code), message, `$.line_items[${line}]`);
  if (code === 'order.answerMissing' || code === 'order.answerRefused') return askShopper(message);
  if (code === 'order.refused') return refusedByShop(message);
  if (field === 'paymentMethod') return recoverable('payment_failed', message, '$.payment');
  if (field === 'discountCode')
    return recoverable('discount_code_invalid', message, '$.discounts.codes[0]');
  if (field !== null && isOfAddress(field, session))
    return recoverable(wrongCode(field), message, pathOf(field, session));
  return totalChanged;
}

const isOfAddress = (field: string, session: AgentSession): field is keyof AddressWithEmail =>
  field === 'email' || field in toTypedAddress(session);
