import {data} from 'react-router';
import {changeAccountWishes, readAccountWishes} from './account-wishes.server';
import {toWishIds} from '~/wishes/wish-ids';
import type {AppServices} from '~/server/app-services';
import {readJson} from '~/server/http/request-body.server';
import {toRecord} from '~/forms/to-record';
import type {Route} from './+types/functions.wishes';

const answer = (ids: string[] | null, status = ids ? 200 : 503) => data({ids}, {status});

const statusOfVisitor = async ({access}: Pick<AppServices, 'access'>) =>
  (await access.isUnknown()) ? 503 : 401;

/** The wish list of the signed-in shopper. */
export async function loader({context}: Route.LoaderArgs) {
  const session = await context.access.session();
  if (!session) return answer(null, await statusOfVisitor(context));
  return answer(await readAccountWishes(context, session));
}

/** `add` and `remove`: ids of products; answers the list as it is then. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  if (!body.ok) return answer(null, body.status);
  const session = await context.access.session();
  if (!session) return answer(null, await statusOfVisitor(context));
  const {add, remove} = toRecord(body.value);
  const change = {add: toWishIds(add), remove: toWishIds(remove)};
  return answer(await changeAccountWishes(context, session, change));
}
