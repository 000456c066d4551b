import {wishListPage} from '~/content/wish-list';
import {postWish, showWishList} from '~/pages/wish-list/wish-list.server';
import {WishListPage} from '~/pages/wish-list/WishListPage';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/wish-list';

export const meta: Route.MetaFunction = privateMeta({...wishListPage, path: '/wish-list'});

export const loader = ({context, request}: Route.LoaderArgs) => showWishList(context, request);

export const action = ({context, request}: Route.ActionArgs) => postWish(context, request);

export default function WishList({loaderData}: Route.ComponentProps) {
  return <WishListPage data={loaderData} />;
}
