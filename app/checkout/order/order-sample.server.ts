import type {Order} from '~adapters/commerce';
import {orderMessages} from '~/content/messages';
import {staticProducts} from '~/content/static-products';
import {freeSampleId} from '~/pricing/constants';
import {isFreeSampleId} from '~/pricing/free-sample';
import {refusedFor} from './order-answer';
import {endWith, goOn, type OrderDesk, type OrderWork, type Step} from './order-desk.server';

const dayMs = 24 * 60 * 60_000;
const foreverMs = 3650 * dayMs;

const sampleOf = (checkoutKey: string) => `${checkoutKey}.sample`;

/**
 * One free sample per customer. The claim says that a shopper wants it, this hold
 * that one attempt is having it: for a day, so that an order which comes to nothing gives it back, and for
 * good once the order is paid.
 */
export async function holdSample(
  desk: OrderDesk,
  {checkoutKey, request}: Pick<OrderWork, 'checkoutKey' | 'request'>,
): Promise<Step<null>> {
  const session = desk.accountSession;
  if (!session || !request.items.some(({id}) => isFreeSampleId(id))) return goOn(null);
  await desk.accounts.freeSamples.claim(session);
  const isHeld = await reserveSample(desk, checkoutKey, session.shopper.id, dayMs);
  if (isHeld) return goOn(null);
  return endWith(refusedFor([{field: freeSampleId, message: orderMessages.freeSampleOnce}]));
}

/** A paid order keeps its sample. */
export async function keepSample(
  desk: OrderDesk,
  checkoutKey: string,
  {lines}: Order,
): Promise<void> {
  const shopper = desk.accountSession?.shopper;
  const {name} = staticProducts['free-sample'];
  if (shopper && lines.some((line) => line.name === name))
    await reserveSample(desk, checkoutKey, shopper.id, foreverMs);
}

export const releaseSample = (desk: OrderDesk, checkoutKey: string): Promise<void> =>
  desk.stockReservations.release(sampleOf(checkoutKey));

async function reserveSample(
  desk: OrderDesk,
  checkoutKey: string,
  shopperId: string,
  ttlMs: number,
) {
  const claim = {productKey: `sample:${shopperId}`, quantity: 1, available: 1};
  const held = await desk.stockReservations.reserve(sampleOf(checkoutKey), [claim], ttlMs);
  return held.status === 'reserved';
}
