import type {AppSession} from '~/platform/session';
import type {OrderResult} from '~/checkout/order-result';

const thirtyMinutesMs = 30 * 60_000;

/**
 * What the signed session keeps of an order: its answer, so that a reload of /thank-you shows it again,
 * or the attempt whose shopper is at the bank's or the shop's pay page. Never a card.
 */
export function rememberAnswer(
  session: AppSession,
  checkoutKey: string | null,
  {success, orderId, orderNumber, message, requiresRedirect, isPaymentPending}: OrderResult,
): void {
  if (!success || !checkoutKey) return;
  if (requiresRedirect) return session.set('paymentAttempt', checkoutKey);
  session.unset('paymentAttempt');
  session.set('orderResult', {
    answer: {success, orderId, orderNumber, message, ...(isPaymentPending && {isPaymentPending})},
    until: Date.now() + thirtyMinutesMs,
  });
}
