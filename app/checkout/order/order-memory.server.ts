import type {ShopperAccess} from '~/platform/app-services';
import type {KeptCart} from '~/platform/kept-cart.server';
import type {AppSession} from '~/platform/session';
import type {OrderResult} from '~/checkout/order-result';

const thirtyMinutesMs = 30 * 60_000;

interface Remembering {
  session: AppSession;
  access: Pick<ShopperAccess, 'session'>;
  /** Absent where no cookie is read: nothing can be ordered from it. */
  keptCart?: Pick<KeptCart, 'key' | 'empty'>;
}

/**
 * What the signed session keeps of an order: its answer, so that a reload of /thank-you shows it again,
 * or the attempt whose shopper is at the bank's or the shop's pay page, or waits for his bank. Never a card.
 * The cart of a browser without scripts is empty once its order is placed: nothing else would clear it.
 */
export async function rememberAnswer(
  {session, access, keptCart}: Remembering,
  checkoutKey: string | null,
  result: OrderResult,
): Promise<void> {
  const {success, requiresRedirect, isPaymentPending, clientSecret} = result;
  if (!success || !checkoutKey) return;
  const isUnderway = requiresRedirect || clientSecret !== undefined;
  if (isUnderway || isPaymentPending) session.set('paymentAttempt', checkoutKey);
  else session.unset('paymentAttempt');
  if (isUnderway) return;
  const isFromKeptCart = keptCart?.key === checkoutKey;
  if (isFromKeptCart && !isPaymentPending) keptCart.empty();
  session.set('orderResult', {
    answer: toKept({...result, ...(isFromKeptCart && {isFromKeptCart})}),
    until: Date.now() + thirtyMinutesMs,
    shopperId: await shopperIdOf(access),
    checkoutKey,
  });
}

/** The cookie is small: nothing that the page can do without. */
function toKept(result: OrderResult): Record<string, unknown> {
  const {success, orderId, orderNumber, message, isPaymentPending, standing} = result;
  const {paymentMethod, orderLink, isFromKeptCart} = result;
  return {
    success,
    orderId,
    orderNumber,
    message,
    ...(isPaymentPending && {isPaymentPending}),
    ...(standing && {standing}),
    ...(paymentMethod && {paymentMethod}),
    ...(orderLink && {orderLink}),
    ...(isFromKeptCart && {isFromKeptCart}),
  };
}

/**
 * What is remembered of the last order. A signed-in shopper's order is shown to him alone: the cookie could be
 * copied, and signing out must end what it shows.
 */
export async function recallAnswer({session, access}: Remembering): Promise<OrderResult | null> {
  const kept = session.get('orderResult');
  if (!kept || kept.until <= Date.now()) return null;
  const isOwn = kept.shopperId === null || kept.shopperId === (await shopperIdOf(access));
  return isOwn ? (kept.answer as unknown as OrderResult) : null;
}

/** Whether the order that is remembered is the one of this checkout. */
export const isRemembered = ({session}: Pick<Remembering, 'session'>, checkoutKey: string) =>
  session.get('orderResult')?.checkoutKey === checkoutKey;

const shopperIdOf = async (access: Remembering['access']) =>
  (await access.session())?.shopper.id ?? null;
