import {notAnswered} from '~/forms/refusals';
import {answerForm} from '~/server/http/answer-form.server';
import {accountMeta} from '~/account/account-meta';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {AccountFrame} from '~/account/AccountFrame';
import {accountMessages} from '~/content/messages/accounts';
import {stopReviewMails} from './stop-mails.server';
import {reviewMailMessages} from '~/content/messages/reviews';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.review-mails';

export const meta: Route.MetaFunction = accountMeta(reviewMailMessages.title);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('to') ?? '';

export const loader = ({request}: Route.LoaderArgs) => ({token: tokenOf(request)});

/** Of the page's button, and of mail programs that press it themselves (RFC 8058). */
export const action = async ({context, request}: Route.ActionArgs) =>
  answerForm(reviewMailMessages, await stopReviewMails(context, tokenOf(request)));

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(reviewMailMessages.failed));

/** Ends the mails that ask for reviews: by a button, since mail scanners open every link. */
export default function ReviewMails({loaderData, actionData}: Route.ComponentProps) {
  return (
    <AccountFrame title={reviewMailMessages.title} text={reviewMailMessages.text}>
      <AnswerForm
        action={`/account/review-mails?to=${encodeURIComponent(loaderData.token)}`}
        posted={actionData}
        failed={reviewMailMessages.failed}
        isOnce
      >
        {({isWaiting, refusals}) => (
          <>
            <FormNote refusals={refusals} />
            <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
              {isWaiting ? accountMessages.pleaseWait : reviewMailMessages.stop}
            </button>
          </>
        )}
      </AnswerForm>
    </AccountFrame>
  );
}
