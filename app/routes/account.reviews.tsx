import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/account/account-answer';
import {ReviewPage} from '~/account/reviews/ReviewPage';
import {postReview, showReviewPage} from '~/account/reviews/review-page.server';
import {requireSession} from '~/account/session/require-session.server';
import {reviewMessages} from '~/content/messages/reviews';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.reviews';

export const meta: Route.MetaFunction = accountMeta(reviewMessages.pageTitle, '/account/reviews');

export async function loader({context, request, params}: Route.LoaderArgs) {
  return showReviewPage(context, await requireSession(context, request), params.slug);
}

export async function action({context, request, params}: Route.ActionArgs) {
  return postReview(context, await requireSession(context, request), params.slug, request);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(reviewMessages.failed));

export default function OwnReview({loaderData, actionData}: Route.ComponentProps) {
  return <ReviewPage key={loaderData.product.slug} {...loaderData} posted={actionData} />;
}
