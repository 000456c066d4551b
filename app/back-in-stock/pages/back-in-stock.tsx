import {linkPath} from '~/back-in-stock/notice-path';
import StockNoticeForm from '~/back-in-stock/StockNoticeForm';
import {withFallback} from '~/browser/with-fallback';
import {connectionLost} from '~/content/connection';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import {notAnswered} from '~/forms/refusals';
import {privateMeta} from '~/seo/seo';
import {ArrowLink} from '~/ui/ArrowLink';
import {LinkForm} from '~/ui/fields/LinkForm';
import type {Route} from './+types/back-in-stock';
import {postBackInStock, showBackInStock, type ShownNotice} from './back-in-stock.server';

export const meta: Route.MetaFunction = privateMeta(stockNoticeWords);

export const loader = ({context, request}: Route.LoaderArgs) => showBackInStock(context, request);

export const action = ({context, request}: Route.ActionArgs) => postBackInStock(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(connectionLost));

const titleOf = (shown: ShownNotice): string =>
  shown.kind === 'ask' && shown.name !== null
    ? stockNoticeWords.titleFor(shown.name)
    : stockNoticeWords.title;

/** Where the mails about products that are sold out lead, and where they are asked for without scripts. */
export default function BackInStock({loaderData: shown, actionData: posted}: Route.ComponentProps) {
  return (
    <div className="container-page py-12 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-3xl">{titleOf(shown)}</h1>
        {shown.kind === 'link' ? (
          <LinkForm
            action={linkPath(shown.token)}
            posted={posted}
            text={stockNoticeWords.confirmText}
            button={stockNoticeWords.confirm}
          />
        ) : (
          <StockNoticeForm {...shown} posted={posted} />
        )}
        <p className="mt-8">
          <ArrowLink link={stockNoticeWords.products} />
        </p>
      </div>
    </div>
  );
}
