import type {PaymentResult} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {toCause} from '~/server/telemetry/log';
import {toNetwork} from '~/server/http/network';
import type {OrderContext, Attempt} from './order-context.server';

const mostDeclines = 5;
const pauseMs = 15 * 60_000;

/**
 * Lets a card be tried while fewer than five were declined in the last 15 minutes, for this checkout, this
 * account and this network (rules: Payment elsewhere). A try takes a place before the bank is asked, so that thirty at
 * once are no way around it; only a decline keeps it.
 */
export async function withinDeclineLimits(
  desk: OrderContext,
  work: Attempt,
  pay: () => Promise<PaymentResult>,
): Promise<PaymentResult> {
  if (!desk.payments.takesCards) return pay();
  const place = `card.${crypto.randomUUID()}`;
  if (await isPaused(desk, work, place)) {
    desk.log.warn('order.card.paused');
    return {status: 'declined', message: orderMessages.cardPaused};
  }
  const paying = pay();
  desk.waitUntil(
    paying.then(
      ({status}) => (status === 'declined' ? undefined : leave(desk, place)),
      () => leave(desk, place),
    ),
  );
  return paying;
}

/** While the places cannot be counted the card is tried: what makes the order safe is elsewhere. */
async function isPaused(desk: OrderContext, work: Attempt, place: string): Promise<boolean> {
  try {
    const claims = keysOf(desk, work).map((productKey) => ({
      productKey: `declines:${productKey}`,
      quantity: 1,
      available: mostDeclines,
    }));
    return (await desk.stockReservations.reserve(place, claims, pauseMs)).status === 'short';
  } catch (error) {
    desk.log.warn('order.card.uncounted', {cause: toCause(error)});
    return false;
  }
}

function keysOf({accountSession, device}: OrderContext, {checkoutKey}: Attempt): string[] {
  const network = device.ip && toNetwork(device.ip);
  return [
    `checkout:${checkoutKey}`,
    ...(accountSession ? [`account:${accountSession.shopper.id}`] : []),
    ...(network ? [`network:${network}`] : []),
  ];
}

async function leave({stockReservations, log}: OrderContext, place: string): Promise<void> {
  await stockReservations
    .release(place)
    .catch((error: unknown) => log.warn('order.card.uncounted', {cause: toCause(error)}));
}
