import {Stars} from '~/ui/Stars';
import type {ShopperRating} from '~/content/ratings';

/** The stated reviews and customers. */
export function RatingLine({
  rating: {stars, reviewCount, customersLabel},
}: {
  rating: ShopperRating;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
      {stars !== null && (
        <>
          <Stars rating={stars} />
          <span className="font-semibold text-ink">{stars} stars</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{reviewCount} reviews</span>
      <span aria-hidden="true">·</span>
      <span>{customersLabel}</span>
    </p>
  );
}
