import type {Review} from '.';
import type {ProductReviewsQuery} from '~graphql/generated/documents';
import {toLines, toPlainText} from '~adapters/woocommerce/to-html';

type ReviewEdge = NonNullable<
  NonNullable<ProductReviewsQuery['product']>['reviews']
>['edges'][number];

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
