import {data} from 'react-router';
import {showWishes} from '~/catalogue/wishes/show-wishes.server';
import {splitWishIds} from '~/catalogue/wishes/wish-ids';
import {wishListPage} from '~/content/wish-list';
import {SharedWishList} from '~/pages/wish-list/SharedWishList';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/wish-list.shared';

const {sharedTitle, sharedDescription, sharedEmpty} = wishListPage;

export const meta: Route.MetaFunction = privateMeta({
  title: sharedTitle,
  description: sharedDescription,
  path: '/wish-list',
});

/** A shared list: its address names the products only. */
export async function loader({context, params}: Route.LoaderArgs) {
  const ids = splitWishIds(params.ids);
  if (ids.length === 0) throw data(sharedEmpty, {status: 404});
  return showWishes(context.commerce, ids);
}

export default function Shared({loaderData}: Route.ComponentProps) {
  return <SharedWishList {...loaderData} />;
}
