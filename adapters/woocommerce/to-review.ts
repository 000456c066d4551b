import type {Product, Review} from '~adapters/commerce';
import type {ProductReviewsQuery} from '~graphql/generated/documents';
import type {ListedNode} from './nodes';
import {toLines, toPlainText} from './to-html';

type ReviewEdge = NonNullable<
  NonNullable<ProductReviewsQuery['product']>['reviews']
>['edges'][number];

/** What the shop hides of a product is none of its facts; no stars average 0. */
export function toRating({
  averageRating,
  reviewCount,
  reviewsAllowed,
}: Pick<ListedNode, 'averageRating' | 'reviewCount' | 'reviewsAllowed'>): Pick<
  Product,
  'rating' | 'reviewCount'
> {
  if (!reviewsAllowed) return {rating: null, reviewCount: null};
  const count = reviewCount ?? 0;
  return {
    rating: averageRating && count > 0 ? {average: averageRating, count} : null,
    reviewCount: count,
  };
}

/** WordPress prints comments as HTML, whatever was typed. */
export const toReview = ({rating, node}: ReviewEdge): Omit<Review, 'isVerified' | 'language'> => ({
  databaseId: node.databaseId,
  name: toPlainText(node.author?.name),
  text: toLines(node.content),
  stars: rating ? Math.min(5, Math.max(1, Math.round(rating))) : null,
  writtenAt: toIso(node.dateGmt),
});

/** `2026-10-04 14:00:00`, in UTC. */
const toIso = (dateGmt: string | null) => `${(dateGmt ?? '').replace(' ', 'T')}Z`;
