import type {Rating} from '~adapters/commerce';
import {reviewWords} from '~/content/messages/reviews';
import {Stars} from './Stars';

/** One line of the distribution; its text says what its bar shows. */
function Bar({stars, count, total}: {stars: number; count: number; total: number}) {
  return (
    <li className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3 text-sm">
      <span>{reviewWords.starWords[stars - 1]}</span>
      <svg className="h-2.5 w-full overflow-hidden rounded-full bg-sand" aria-hidden="true">
        <rect
          width={`${total > 0 ? (100 * count) / total : 0}%`}
          height="100%"
          className="fill-honey"
        />
      </svg>
      <span className="text-end text-ink-soft figures">
        {count}
        <span className="sr-only"> {reviewWords.noun(count)}</span>
      </span>
    </li>
  );
}

/** Average, number, and how many gave how many stars, five first. */
export function RatingSummary({rating, counts}: {rating: Rating; counts: number[] | null}) {
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display text-5xl" aria-hidden="true">
          {rating.average.toFixed(1)}
        </span>
        <span>
          <Stars rating={rating.average} className="text-xl" />
          <span className="block text-sm text-ink-soft">{reviewWords.count(rating.count)}</span>
        </span>
      </p>
      {counts && (
        <ul className="mt-5 space-y-2">
          {counts
            .map((count, index) => (
              <Bar key={index} stars={index + 1} count={count} total={total} />
            ))
            .toReversed()}
        </ul>
      )}
    </div>
  );
}
