import {data} from 'react-router';
import {withFallback} from '~/browser/with-fallback';
import {problemWords} from '~/content/order-problem';
import {notAnswered, type FormAnswer} from '~/forms/refusals';
import {toFollowed, toPath} from '~/orders/find-followed.server';
import {openFollowed} from '~/orders/open-followed.server';
import {OrderMissed} from '~/orders/OrderMissed';
import {postProblem} from '~/orders/problem/post-problem.server';
import {ProblemPage} from '~/orders/problem/ProblemPage';
import {showProblemForm} from '~/orders/problem/show-problem.server';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/order.problem';

const notReported = notAnswered(problemWords.failed);

export const meta: Route.MetaFunction = privateMeta(problemWords.meta);

/** Saying what is wrong with an order, for who may see it (rules: Something is wrong). */
export async function loader({context, request, params}: Route.LoaderArgs) {
  const followed = toFollowed(request, params.number);
  const path = toPath(followed);
  const order = await openFollowed(context, followed);
  if (!order) return data({path, form: null}, {status: 503});
  return data({path, form: await showProblemForm(context, order, path)});
}

export async function action({context, request, params}: Route.ActionArgs) {
  const followed = toFollowed(request, params.number);
  const order = await openFollowed(context, followed);
  if (!order) return data<FormAnswer>(notReported, {status: 503});
  return postProblem(context, request, order, toPath(followed));
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notReported);

export default function OrderProblem({loaderData, actionData}: Route.ComponentProps) {
  const {form, path} = loaderData;
  return form ? <ProblemPage form={form} posted={actionData} /> : <OrderMissed path={path} />;
}
