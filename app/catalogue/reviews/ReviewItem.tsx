import {reviewWords} from '~/content/messages/reviews';
import {Stars} from './Stars';
import type {ShownReview} from './shown-reviews';

/** One review; its text is plain and keeps its lines. */
export const ReviewItem = ({review}: {review: ShownReview}) => (
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
      </header>
      <p className="mt-2 max-w-prose break-words whitespace-pre-line">{review.text}</p>
    </article>
  </li>
);
