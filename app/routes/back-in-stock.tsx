import {data} from 'react-router';
import type {NoticeAnswer} from '~/catalogue/stock-notice/notice-answer';
import {connectionLost} from '~/content/connection';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import {BackInStockPage} from '~/pages/back-in-stock/BackInStockPage';
import {postBackInStock, showBackInStock} from '~/pages/back-in-stock/back-in-stock.server';
import {privateMeta} from '~/platform/seo';
import type {Route} from './+types/back-in-stock';

export const meta: Route.MetaFunction = privateMeta({...stockNoticeWords, path: '/back-in-stock'});

export const loader = ({context, request}: Route.LoaderArgs) => showBackInStock(context, request);

export const action = ({context, request}: Route.ActionArgs) => postBackInStock(context, request);

/** Without a connection the form says so and keeps what was typed. */
export async function clientAction({serverAction}: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const refusals = [{field: null, message: connectionLost}];
    const answer: NoticeAnswer = {ok: false, refusals, email: ''};
    return data(answer, {status: 503});
  }
}

export default function BackInStock({loaderData, actionData}: Route.ComponentProps) {
  return <BackInStockPage shown={loaderData} posted={actionData} />;
}
