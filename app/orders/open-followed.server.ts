import {data} from 'react-router';
import type {Order} from '~adapters/commerce';
import {orderMessages} from '~/content/messages/orders';
import {orderPage} from '~/content/order-page';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {findFollowed, type Followed} from './find-followed.server';

type Services = Parameters<typeof findFollowed>[0] &
  Pick<AppServices, 'clientAddress' | 'rateLimits'>;

/** Undefined while the shop does not answer; an order that is not there, or not its reader's, is not found. */
export async function openFollowed(
  context: Services,
  followed: Followed,
): Promise<Order | undefined> {
  const {clientAddress, log} = context;
  const wait = await secondsToWait(context, 'follow-order', {clientAddress});
  if (wait > 0)
    throw data(orderMessages.tooManyTries, {
      status: 429,
      headers: {'Retry-After': String(wait)},
    });
  const order = await findFollowed(context, followed).catch((thrown: unknown) => {
    log.error('order.follow.failed', {cause: toCause(thrown)});
    return undefined;
  });
  if (order === null) throw data(orderPage.notFound, {status: 404});
  return order;
}
