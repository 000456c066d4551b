import type {Product as ProductData, Review as ReviewData} from 'schema-dts';
import type {Rating} from '~adapters/commerce';
import type {Review} from '~adapters/reviews';

const mostStars = 5;

const toData = ({name, text, stars, writtenAt}: Review): ReviewData => ({
  '@type': 'Review',
  author: {'@type': 'Person', name},
  datePublished: writtenAt.slice(0, 10),
  reviewBody: text,
  ...(stars !== null && {
    reviewRating: {'@type': 'Rating', ratingValue: stars, bestRating: mostStars},
  }),
});

/** For search engines: the shop's own reviews, as far as the page shows them; the figures that pages state are none. */
export const reviewData = (
  rating: Rating | null,
  reviews: readonly Review[],
): Pick<ProductData, 'aggregateRating' | 'review'> => ({
  ...(rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: mostStars,
    },
  }),
  ...(reviews.length > 0 && {review: reviews.map(toData)}),
});
