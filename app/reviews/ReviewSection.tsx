import {useEffect, useRef} from 'react';
import {Link, useSearchParams} from 'react-router';
import {reviewWords} from '~/content/messages/reviews';
import {OwnReviewLink} from './OwnReviewLink';
import {RatingSummary} from './RatingSummary';
import type {ShownReviews, ShownReview} from './show-reviews.server';
import {Stars} from './Stars';

/** Where reviews begin stands in the address, so that they are there without scripts, after a reload and going back. */
function useReviewPath() {
  const [search] = useSearchParams();
  return (after: string | null) => {
    const params = new URLSearchParams(search);
    if (after === null) params.delete('reviews');
    else params.set('reviews', after);
    return `?${params}#reviews`;
  };
}

function More({next, isOlder}: Pick<ShownReviews, 'next' | 'isOlder'>) {
  const pathOf = useReviewPath();
  if (next === null && !isOlder) return null;
  return (
    <nav aria-label={reviewWords.title} className="mt-6 flex flex-wrap gap-3">
      {isOlder && (
        <Link to={pathOf(null)} preventScrollReset className="btn btn-secondary">
          {reviewWords.newest}
        </Link>
      )}
      {next !== null && (
        <Link to={pathOf(next)} rel="next" preventScrollReset className="btn btn-secondary">
          {reviewWords.more}
        </Link>
      )}
    </nav>
  );
}

/** Who asks for others is led to their beginning. */
function useFocusOnOthers(first: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(first);
  useEffect(() => {
    if (seen.current === first) return;
    seen.current = first;
    heading.current?.focus();
  }, [first]);
  return heading;
}

function List({reviews, next, isOlder}: ShownReviews) {
  return (
    <div className="min-w-0">
      {isOlder && <p className="mb-4 text-sm text-ink-soft">{reviewWords.older}</p>}
      <ol>
        {reviews.map((review) => (
          <ReviewItem key={review.databaseId} review={review} />
        ))}
      </ol>
      <More next={next} isOlder={isOlder} />
    </div>
  );
}

export interface ReviewSectionProps {
  shown: ShownReviews | 'away';
  slug: string;
  productId: number;
}

/** What shoppers wrote about a product, newest first, and the way to write. */
export default function ReviewSection({shown, slug, productId}: ReviewSectionProps) {
  const reviews = shown === 'away' ? [] : shown.reviews;
  const heading = useFocusOnOthers(reviews[0]?.databaseId);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="container-page pt-14">
      <h2 id="reviews-title" ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {reviewWords.title}
      </h2>
      <div className="mt-6 grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <div className="space-y-6">
          {shown !== 'away' && shown.rating && (
            <RatingSummary rating={shown.rating} counts={shown.counts} />
          )}
          {reviews.length > 0 && <p className="text-sm text-ink-soft">{reviewWords.whoWrites}</p>}
          {shown === 'away' && <p className="text-ink-soft">{reviewWords.away}</p>}
          {shown !== 'away' && shown.total === 0 && (
            <p className="text-ink-soft">{reviewWords.none}</p>
          )}
          <OwnReviewLink slug={slug} productId={productId} />
        </div>
        {shown !== 'away' && reviews.length > 0 && <List {...shown} />}
      </div>
    </section>
  );
}

/** One review; its text is plain and keeps its lines. */
const ReviewItem = ({review}: {review: ShownReview}) => (
  <li className="border-t border-line py-6 first:border-t-0 first:pt-0">
    <article>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {review.stars !== null && <Stars rating={review.stars} />}
        <h3 className="font-sans text-base font-semibold break-words">{review.name}</h3>
        {review.isVerified && (
          <span className="inline-flex items-center gap-1 rounded-full bg-sage px-2.5 py-0.5 text-xs font-semibold text-leaf-dark">
            <span aria-hidden="true">✓</span>
            {reviewWords.verified}
          </span>
        )}
        <time dateTime={review.writtenAt} className="text-sm text-ink-soft">
          {review.writtenOn}
        </time>
        {review.writtenIn && <span className="text-sm text-ink-soft">{review.writtenIn}</span>}
      </header>
      <p
        lang={review.writtenIn ? review.language : undefined}
        className="mt-2 max-w-prose break-words whitespace-pre-line"
      >
        {review.text}
      </p>
    </article>
  </li>
);
