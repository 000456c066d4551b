import {useEffect, useState} from 'react';
import {Link} from 'react-router';
import type {ReviewStatus} from '~adapters/commerce';
import {reviewWords} from '~/content/messages/reviews';
import {getJson} from '~/platform/fetch-json';
import {toRecord} from '~/platform/unknown-record';

interface Props {
  slug: string;
  productId: number;
  isSignedIn: boolean;
}

const isStatus = (value: unknown): value is ReviewStatus =>
  typeof value === 'string' && value in reviewWords.own;

const toStatus = (json: unknown): {status: ReviewStatus | null} => {
  const {status} = toRecord(json);
  return {status: isStatus(status) ? status : null};
};

/** What became of the shopper's own review: asked late, and for signed-in shoppers alone. */
function useOwnReview({productId, isSignedIn}: Props): ReviewStatus | null {
  const [status, setStatus] = useState<ReviewStatus | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    const request = new AbortController();
    const {signal} = request;
    async function ask() {
      const answer = await getJson(`/functions/own-review?product=${productId}`, toStatus, {
        signal,
      });
      if (answer.kind === 'answered' && !signal.aborted) setStatus(answer.value.status);
    }
    void ask();
    return () => request.abort();
  }, [productId, isSignedIn]);
  return status;
}

/** The way to write a review, or to what one has written. */
export function OwnReviewLink(props: Props) {
  const status = useOwnReview(props);
  return (
    <div className="space-y-3">
      {status && <p className="text-sm font-semibold text-leaf">{reviewWords.own[status]}</p>}
      <Link to={`/account/reviews/${props.slug}`} className="btn btn-secondary">
        {status ? reviewWords.edit : reviewWords.write}
      </Link>
    </div>
  );
}
