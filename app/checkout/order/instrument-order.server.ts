import {measures, inSpan} from '~/server/telemetry/open-telemetry.server';
import type {OrderAnswer} from './order-answer.server';

/** One step of an order, to be seen in its trace; neither the order nor its shopper is told there. */
export const orderSpan = <Value>(name: string, act: () => Promise<Value>): Promise<Value> =>
  inSpan(`order ${name}`, {}, act);

/** A try to order, counted by what became of it. */
export const instrumentOrder = (place: () => Promise<OrderAnswer>): Promise<OrderAnswer> =>
  inSpan('order place', {}, async (span) => {
    const answer = await place();
    const outcome = outcomeOf(answer);
    span.setAttribute('bellyful.order.outcome', outcome);
    measures.orders().add(1, {outcome});
    return answer;
  });

const outcomes = {
  400: 'unreadable',
  409: 'belongs-to-other',
  422: 'refused',
  429: 'limited',
  503: 'failed',
};

function outcomeOf({status, body}: OrderAnswer): string {
  if (status !== 200) return outcomes[status];
  if (body.requiresRedirect) return 'sent-to-pay';
  if (body.clientSecret !== undefined) return 'asks-for-action';
  return body.isPaymentPending ? 'processing' : 'placed';
}
