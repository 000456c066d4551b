import {Link} from 'react-router';
import {confirmLabels} from '~/content/account';
import {reviewMessages} from '~/content/messages/reviews';
import {Alert} from '~/ui/Alert';
import type {AccountAnswer} from '~/account/account-answer';
import {AccountFrame} from '~/account/AccountFrame';
import type {ReviewPageState} from './review-page.server';
import {ReviewForm} from './ReviewForm';

interface Props {
  product: {name: string; slug: string};
  state: ReviewPageState;
  posted: AccountAnswer | undefined;
}

function Body({product, state, posted}: Props) {
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
  if (state.may === 'not bought') return <Alert tone="info">{reviewMessages.notBought}</Alert>;
  return <ReviewForm slug={product.slug} own={state} posted={posted} />;
}

/** A shopper's own review of one product. */
export function ReviewPage(props: Props) {
  const {name, slug} = props.product;
  return (
    <AccountFrame title={reviewMessages.pageTitle} text={reviewMessages.about(name)}>
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
