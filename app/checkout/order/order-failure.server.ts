import {PaymentError} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {toCause} from '~/server/telemetry/log';
import {LeaseLost} from './claim-attempt.server';
import {CreationUncertain} from './create-order-once.server';
import {PaidUnfinished} from './finish-order.server';
import {TotalDiffers} from './open-order.server';
import {failed, type OrderAnswer} from './order-answer.server';
import type {OrderContext} from './order-context.server';

/**
 * While the shop may still be making an order, nobody else may take the attempt over: it stays claimed until
 * the lease ends, and by then the order can be found.
 */
export const holdsLease = (thrown: unknown): boolean => thrown instanceof CreationUncertain;

/** What a shopper is told when something broke: what happened to the money, and what to do. */
export function answerFailure(
  {log}: Pick<OrderContext, 'log'>,
  thrown: unknown,
  {mayHaveOrder, needsCardNow}: {mayHaveOrder: boolean; needsCardNow: boolean},
): OrderAnswer {
  log.warn('order.failed', {cause: toCause(thrown)});
  if (thrown instanceof LeaseLost) return failed(503, orderMessages.stillPlacing);
  if (thrown instanceof PaidUnfinished) return failed(503, orderMessages.paidUnfinished);
  if (thrown instanceof PaymentError) return failed(503, orderMessages.paymentUnreachable);
  if (thrown instanceof TotalDiffers) return failed(503, orderMessages.failed);
  // Where no card was asked for, none is spoken of.
  return failed(
    503,
    !mayHaveOrder && needsCardNow ? orderMessages.shopUnreachable : orderMessages.shopUncertain,
  );
}
