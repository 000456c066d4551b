import {Link} from 'react-router';
import type {ReviewStatus} from '~adapters/reviews';
import {reviewWords} from '~/content/messages/reviews';
import {useSessionStore} from '~/browser/session-store';
import {useJson} from '~/browser/use-json';

interface Props {
  slug: string;
  productId: number;
}

/** The way to write a review, or to what one has written: asked late, and for signed-in shoppers alone. */
export function OwnReviewLink({slug, productId}: Props) {
  const isSignedIn = useSessionStore(({shopper}) => shopper !== null);
  const path = `/functions/own-review?product=${productId}`;
  const {status} = useJson<{status: ReviewStatus | null}>(isSignedIn ? path : null, {status: null});
  return (
    <div className="space-y-3">
      {status && <p className="text-sm font-semibold text-leaf">{reviewWords.own[status]}</p>}
      <Link to={`/account/reviews/${slug}`} className="btn btn-secondary">
        {status ? reviewWords.edit : reviewWords.write}
      </Link>
    </div>
  );
}
