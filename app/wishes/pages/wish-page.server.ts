import {data, redirect} from 'react-router';
import type {AccountSession} from '~adapters/accounts';
import {changeAccountWishes, readAccountWishes} from './account-wishes.server';
import {showWishes, type ShownWishes} from './show-wishes.server';
import {isWishId} from '~/wishes/wish-ids';
import type {AppServices} from '~/server/app-services';
import {readFields} from '~/server/http/request-body.server';
import {notThere} from '~/content/problem-pages';

/** A visitor's list is in the browser; of the account's, `ids` is null while its service does not answer. */
export type WishListData =
  | {owner: 'visitor'; pending: string | null}
  | ({
      owner: 'account';
      ids: string[] | null;
      removed: string | null;
      /** A change came to nothing where no script ran. */
      isFailed: boolean;
    } & ShownWishes);

/** The product that this visitor chose before scripts ran; no other site can name one. */
function pendingWish({session}: AppServices, query: URLSearchParams): string | null {
  const added = query.get('add');
  return added !== null && added === session.get('wish') ? added : null;
}

async function showAccount(
  context: AppServices,
  session: AccountSession,
  query: URLSearchParams,
): Promise<WishListData> {
  const pending = pendingWish(context, query);
  const ids =
    pending === null
      ? await readAccountWishes(context, session)
      : await changeAccountWishes(context, session, {add: [pending], remove: []});
  if (pending !== null && ids) context.session.unset('wish');
  const removed = query.get('removed');
  const shown = await showWishes(context.commerce.products, ids ?? []);
  return {
    owner: 'account',
    ids,
    removed: isWishId(removed) ? removed : null,
    isFailed: query.has('failed'),
    ...shown,
  };
}

/** What the page of one's own wish list shows. */
export async function showWishList(context: AppServices, request: Request) {
  const query = new URL(request.url).searchParams;
  const session = await context.access.session();
  if (!session) {
    const visitor: WishListData = {owner: 'visitor', pending: pendingWish(context, query)};
    return data(visitor);
  }
  const shown = await showAccount(context, session, query);
  return data(shown, {status: shown.owner === 'account' && shown.ids === null ? 503 : 200});
}

/** A heart, or a line of the list, where no script answers it. A visitor's wish waits for the sign-in. */
export async function postWish(context: AppServices, request: Request): Promise<Response> {
  const {add, remove} = await readFields(request);
  const id = add ?? remove;
  if (!isWishId(id)) throw data(notThere.product, {status: 400});
  const session = await context.access.session();
  if (!session) {
    context.session.set('wish', id);
    return redirect(`/wish-list?add=${id}`, 303);
  }
  const isAdded = add !== undefined;
  const ids = await changeAccountWishes(context, session, {
    add: isAdded ? [id] : [],
    remove: isAdded ? [] : [id],
  });
  if (!ids) return redirect('/wish-list?failed', 303);
  return redirect(isAdded ? '/wish-list' : `/wish-list?removed=${id}`, 303);
}
