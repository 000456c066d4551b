import {data} from 'react-router';
import {
  findFollowed,
  toFollowed,
  toPath,
  type Followed,
} from '~/account/orders/find-followed.server';
import {keepAgain} from '~/account/orders/keep-again.server';
import {OrderMissed} from '~/account/orders/OrderMissed';
import {OrderPage} from '~/account/orders/OrderPage';
import {repeatLines} from '~/account/orders/repeat-order.server';
import {notRepeated} from '~/account/orders/OrderAgain';
import {showOrder} from '~/account/orders/show-order.server';
import {orderPage} from '~/content/order-page';
import {secondsToWait} from '~/platform/limit-tries.server';
import {toCause} from '~/platform/log';
import {privateMeta} from '~/platform/seo';
import {withFallback} from '~/platform/with-fallback';
import type {Route} from './+types/order';

type Context = Route.LoaderArgs['context'];

export const meta: Route.MetaFunction = privateMeta({...orderPage.meta, path: '/orders'});

/** An order for whoever has its link, and for its account; everybody else learns nothing of it. */
export async function loader({context, request, params}: Route.LoaderArgs) {
  await limit(context);
  const followed = toFollowed(request, params.number);
  const shown = await findShown(context, followed);
  if (shown === null) throw data(orderPage.notFound, {status: 404});
  return data({shown: shown ?? null, path: toPath(followed)}, {status: shown ? 200 : 503});
}

/** Null where there is nothing to see, undefined while the shop does not tell. */
async function findShown(context: Context, followed: Followed) {
  try {
    const order = await findFollowed(context, followed);
    return order && (await showOrder(context, order, toPath(followed)));
  } catch (thrown) {
    context.log.error('order.follow.failed', {cause: toCause(thrown)});
    return undefined;
  }
}

/** Ordering the same again. */
export async function action({context, request, params}: Route.ActionArgs) {
  await limit(context);
  const order = await findFollowed(context, toFollowed(request, params.number));
  return keepAgain(context, request, await repeatLines(context, order));
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notRepeated);

async function limit(context: Context): Promise<void> {
  const {clientAddress} = context;
  const wait = await secondsToWait(context, 'follow-order', {clientAddress});
  if (wait > 0)
    throw data(orderPage.tooMany, {status: 429, headers: {'Retry-After': String(wait)}});
}

export default function OrderRoute({loaderData: {shown, path}, actionData}: Route.ComponentProps) {
  return shown ? <OrderPage order={shown} again={actionData} /> : <OrderMissed path={path} />;
}
