import {data} from 'react-router';
import {notAnswered, type AccountAnswer} from '~/account/account-answer';
import {toRefusedInit} from '~/server/http/limit-tries.server';
import {accountMeta} from '~/account/account-meta';
import {AccountForm} from '~/account/AccountForm';
import {AccountFrame} from '~/account/AccountFrame';
import {Refusals} from '~/account/Refusals';
import {accountMessages} from '~/content/messages/accounts';
import {Alert} from '~/ui/Alert';
import {stopReviewMails} from './stop-mails.server';
import {reviewMailMessages} from '~/content/messages/reviews';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.review-mails';

export const meta: Route.MetaFunction = accountMeta(
  reviewMailMessages.title,
  '/account/review-mails',
);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('to') ?? '';

export const loader = ({request}: Route.LoaderArgs) => ({token: tokenOf(request)});

/** Of the page's button, and of mail programs that press it themselves (RFC 8058). */
export async function action({context, request}: Route.ActionArgs) {
  const outcome = await stopReviewMails(context, tokenOf(request));
  const answer: AccountAnswer = outcome.ok
    ? {ok: true, message: outcome.value}
    : {ok: false, refusals: outcome.refusals, values: {email: ''}};
  return data(answer, answer.ok ? {} : toRefusedInit(answer.refusals));
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(reviewMailMessages.failed));

/** Ends the mails that ask for reviews: by a button, since mail scanners open every link. */
export default function ReviewMails({loaderData, actionData}: Route.ComponentProps) {
  return (
    <AccountFrame title={reviewMailMessages.title} text={reviewMailMessages.text}>
      <AccountForm
        action={`/account/review-mails?to=${encodeURIComponent(loaderData.token)}`}
        posted={actionData}
        failed={reviewMailMessages.failed}
      >
        {({isWaiting, refusals, message}) => (
          <>
            <Refusals refusals={refusals} />
            {message ? (
              <Alert tone="success">{message}</Alert>
            ) : (
              <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
                {isWaiting ? accountMessages.pleaseWait : reviewMailMessages.stop}
              </button>
            )}
          </>
        )}
      </AccountForm>
    </AccountFrame>
  );
}
