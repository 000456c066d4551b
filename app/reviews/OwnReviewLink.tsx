import {useEffect, useState} from 'react';
import {Link} from 'react-router';
import type {ReviewStatus} from '~adapters/reviews';
import {reviewWords} from '~/content/messages/reviews';
import {getJson} from '~/browser/fetch-json';
import {useSessionStore} from '~/browser/session-store';

interface Props {
  slug: string;
  productId: number;
}

/** What became of the shopper's own review: asked late, and for signed-in shoppers alone. */
function useOwnReview(productId: number): ReviewStatus | null {
  const isSignedIn = useSessionStore(({shopper}) => shopper !== null);
  const [status, setStatus] = useState<ReviewStatus | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    const request = new AbortController();
    const {signal} = request;
    async function load() {
      const path = `/functions/own-review?product=${productId}`;
      const own = await getJson<{status: ReviewStatus | null}>(path, {signal});
      if (!signal.aborted) setStatus(own?.status ?? null);
    }
    void load();
    return () => request.abort();
  }, [productId, isSignedIn]);
  return status;
}

/** The way to write a review, or to what one has written. */
export function OwnReviewLink({slug, productId}: Props) {
  const status = useOwnReview(productId);
  return (
    <div className="space-y-3">
      {status && <p className="text-sm font-semibold text-leaf">{reviewWords.own[status]}</p>}
      <Link to={`/account/reviews/${slug}`} className="btn btn-secondary">
        {status ? reviewWords.edit : reviewWords.write}
      </Link>
    </div>
  );
}
