import {notNoted} from '~/catalogue/stock-notice/notice-answer';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import {BackInStockPage} from '~/pages/back-in-stock/BackInStockPage';
import {postBackInStock, showBackInStock} from '~/pages/back-in-stock/back-in-stock.server';
import {privateMeta} from '~/seo/seo';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/back-in-stock';

export const meta: Route.MetaFunction = privateMeta({...stockNoticeWords, path: '/back-in-stock'});

export const loader = ({context, request}: Route.LoaderArgs) => showBackInStock(context, request);

export const action = ({context, request}: Route.ActionArgs) => postBackInStock(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notNoted);

export default function BackInStock({loaderData, actionData}: Route.ComponentProps) {
  return <BackInStockPage shown={loaderData} posted={actionData} />;
}
