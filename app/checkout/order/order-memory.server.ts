import type {ShopperAccess} from '~/server/app-services';
import type {CartCookie} from '~/cart/cart-cookie.server';
import type {AppSession} from '~/server/session/session';
import type {OrderResult} from '~/checkout/order-result';

const thirtyMinutesMs = 30 * 60_000;

interface Remembering {
  session: AppSession;
  access: Pick<ShopperAccess, 'session'>;
  /** Absent where no cookie is read: nothing can be ordered from it. */
  cartCookie?: Pick<CartCookie, 'key' | 'empty'>;
}

/**
 * What the signed session keeps of an order: its answer, so that a reload of /thank-you shows it again,
 * or the attempt whose shopper is at the bank's or the shop's pay page, or waits for his bank. Never a card.
 * The cart of a browser without scripts is empty once its order is placed: nothing else would clear it.
 */
export async function rememberAnswer(
  {session, access, cartCookie}: Remembering,
  checkoutKey: string | null,
  result: OrderResult,
): Promise<void> {
  const {success, requiresRedirect, isPaymentPending, clientSecret} = result;
  if (!success || !checkoutKey) return;
  const isUnderway = requiresRedirect || clientSecret !== undefined;
  if (isUnderway || isPaymentPending) session.set('paymentAttempt', checkoutKey);
  else session.unset('paymentAttempt');
  session.unset('handOver');
  if (isUnderway) return;
  const isFromServerCart = cartCookie?.key === checkoutKey;
  if (isFromServerCart && !isPaymentPending) cartCookie.empty();
  session.set('orderResult', {
    answer: toRemembered({...result, ...(isFromServerCart && {isFromServerCart})}),
    until: Date.now() + thirtyMinutesMs,
    shopperId: await shopperIdOf(access),
    checkoutKey,
  });
}

/** The cookie is small: nothing that the page can do without. */
function toRemembered(result: OrderResult): Record<string, unknown> {
  const {success, orderId, orderNumber, message, isPaymentPending, standing} = result;
  const {paymentMethod, orderLink, isFromServerCart, isHandedOver, hasDownloads, shipsNothing} =
    result;
  return {
    success,
    orderId,
    orderNumber,
    message,
    isPaymentPending,
    standing,
    paymentMethod,
    orderLink,
    isFromServerCart,
    isHandedOver,
    hasDownloads,
    shipsNothing,
  };
}

/** What is remembered of the last order; a signed-in shopper's for that shopper alone. */
export async function findRememberedAnswer({
  session,
  access,
}: Remembering): Promise<OrderResult | null> {
  const stored = session.get('orderResult');
  if (!stored || stored.until <= Date.now()) return null;
  const isOwn = stored.shopperId === null || stored.shopperId === (await shopperIdOf(access));
  return isOwn ? (stored.answer as unknown as OrderResult) : null;
}

/** Whether the order that is remembered is the one of this checkout. */
export const isRemembered = ({session}: Pick<Remembering, 'session'>, checkoutKey: string) =>
  session.get('orderResult')?.checkoutKey === checkoutKey;

const shopperIdOf = async (access: Remembering['access']) =>
  (await access.session())?.shopper.id ?? null;
