import {redirect} from 'react-router';
import type {AppServices} from '~/server/app-services';
import type {OrderResult} from '~/checkout/order-result';
import {toCause} from '~/server/telemetry/log';
import {createOrderContext} from './create-order-context.server';
import {recallAnswer, rememberAnswer} from './order-memory.server';
import {finishReturn} from './payment-return.server';

/**
 * What the session remembers of the last order, as it stands now: a payment that the bank had still to decide on
 * may have gone through since, or have failed. Then its page says so and takes another (rules: Payment elsewhere).
 */
export async function recallStanding(context: AppServices): Promise<OrderResult | null> {
  const recalled = await recallAnswer(context);
  const checkoutKey = context.session.get('paymentAttempt');
  if (!recalled?.isPaymentPending || !checkoutKey) return recalled;
  const returned = await resume(context, checkoutKey);
  if (returned?.status === 'unpaid' || returned?.status === 'closed')
    throw redirect('/payment-return');
  if (returned?.status !== 'placed') return recalled;
  await rememberAnswer(context, checkoutKey, returned.result);
  return returned.result;
}

async function resume(context: AppServices, checkoutKey: string) {
  try {
    return await finishReturn(await createOrderContext(context), checkoutKey);
  } catch (thrown) {
    context.log.warn('payment.standing.unknown', {cause: toCause(thrown)});
    return null;
  }
}
