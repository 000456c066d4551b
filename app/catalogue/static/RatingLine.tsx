import {statedFigures, type ShopperRating} from '~/content/ratings';
import {Stars} from '~/catalogue/reviews/Stars';
import {ratingWords} from '~/content/labels/static-product';

/** The stated reviews and customers, and whose word that is. */
export function RatingLine({
  rating: {stars, reviewCount, customersLabel},
}: {
  rating: ShopperRating;
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        {stars !== null && (
          <>
            <Stars rating={stars} className="text-xl" />
            <span className="font-semibold text-ink">{ratingWords.stars(stars)}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <span>{ratingWords.reviews(reviewCount)}</span>
        <span aria-hidden="true">·</span>
        <span>{customersLabel}</span>
      </p>
      <p className="mt-1 text-xs text-ink-soft">{statedFigures}</p>
    </>
  );
}
