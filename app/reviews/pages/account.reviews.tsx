import {Link} from 'react-router';
import {confirmLabels} from '~/content/account';
import {reviewMessages} from '~/content/messages/reviews';
import {Alert} from '~/ui/Alert';
import {notAnswered} from '~/forms/refusals';
import {accountMeta} from '~/account/account-meta';
import {requireSession} from '~/account/session/require-session.server';
import {withFallback} from '~/browser/with-fallback';
import {AccountFrame} from '~/account/AccountFrame';
import type {Route} from './+types/account.reviews';
import {postReview, showReviewPage} from './review-page.server';
import {ReviewForm} from './ReviewForm';

export const meta: Route.MetaFunction = accountMeta(reviewMessages.pageTitle);

export async function loader({context, request, params}: Route.LoaderArgs) {
  return showReviewPage(context, await requireSession(context, request), params.slug);
}

export async function action({context, request, params}: Route.ActionArgs) {
  return postReview(context, await requireSession(context, request), params.slug, request);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(reviewMessages.failed));

function Body({loaderData: {product, state}, actionData}: Route.ComponentProps) {
  if (state === 'unavailable') return <Alert>{reviewMessages.unavailable}</Alert>;
  if (state === 'unconfirmed')
    return (
      <>
        <Alert tone="info">{reviewMessages.unconfirmed}</Alert>
        <Link to="/account/resend" className="btn btn-secondary w-full">
          {confirmLabels.resendTitle}
        </Link>
      </>
    );
  if (state.may === 'closed') return <Alert tone="info">{reviewMessages.closed}</Alert>;
  if (state.may === 'notBought') return <Alert tone="info">{reviewMessages.notBought}</Alert>;
  return <ReviewForm slug={product.slug} own={state} posted={actionData} />;
}

/** A shopper's own review of one product. */
export default function OwnReview(props: Route.ComponentProps) {
  const {name, slug} = props.loaderData.product;
  return (
    <AccountFrame key={slug} title={reviewMessages.pageTitle} text={reviewMessages.about(name)}>
      <Body {...props} />
      <Link
        to={`/wordpress-product/${slug}#reviews`}
        className="inline-block py-2 text-sm font-semibold text-leaf underline underline-offset-4"
      >
        {reviewMessages.back(name)}
      </Link>
    </AccountFrame>
  );
}
