import {data} from 'react-router';
import type {Order} from '~adapters/commerce';
import {withFallback} from '~/browser/with-fallback';
import {orderMessages} from '~/content/messages/orders';
import {orderPage} from '~/content/order-page';
import {problemWords} from '~/content/order-problem';
import {findFollowed, toFollowed, toPath, type Followed} from '~/orders/find-followed.server';
import {OrderMissed} from '~/orders/OrderMissed';
import {postProblem} from '~/orders/problem/post-problem.server';
import {notReported} from '~/orders/problem/problem-answer';
import {ProblemPage} from '~/orders/problem/ProblemPage';
import {showProblemForm} from '~/orders/problem/show-problem.server';
import {privateMeta} from '~/seo/seo';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import type {Route} from './+types/order.problem';

type Context = Route.LoaderArgs['context'];

export const meta: Route.MetaFunction = privateMeta({...problemWords.meta, path: '/orders'});

/** Saying what is wrong with an order, for who may see it (rules: Something is wrong). */
export async function loader({context, request, params}: Route.LoaderArgs) {
  const followed = toFollowed(request, params.number);
  const path = toPath(followed);
  const order = await find(context, followed);
  if (!order) return data({path, form: null}, {status: 503});
  return data({path, form: await showProblemForm(context, order, path)});
}

export async function action({context, request, params}: Route.ActionArgs) {
  const followed = toFollowed(request, params.number);
  const order = await find(context, followed);
  if (!order) return data(notReported, {status: 503});
  return postProblem(context, request, order, toPath(followed));
}

/** Undefined while the shop does not answer; an order that is not there, or not its reader's, is not found. */
async function find(context: Context, followed: Followed): Promise<Order | undefined> {
  const {clientAddress, log} = context;
  const wait = await secondsToWait(context, 'follow-order', {clientAddress});
  if (wait > 0)
    throw data(orderMessages.tooManyTries, {status: 429, headers: {'Retry-After': String(wait)}});
  const order = await findFollowed(context, followed).catch((thrown: unknown) => {
    log.error('order.follow.failed', {cause: toCause(thrown)});
    return undefined;
  });
  if (order === null) throw data(orderPage.notFound, {status: 404});
  return order;
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notReported);

export default function OrderProblem({loaderData, actionData}: Route.ComponentProps) {
  const {form, path} = loaderData;
  return form ? <ProblemPage form={form} posted={actionData} /> : <OrderMissed path={path} />;
}
