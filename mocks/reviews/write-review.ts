import {GraphQLError} from 'graphql';
import {globalId} from '~mocks/woocommerce/ids';
import {findProduct} from '~mocks/woocommerce/shop';
import type {Visitor} from '~mocks/woocommerce/visitor';

interface ReviewInput {
  author?: string | null;
  authorEmail?: string | null;
  commentOn?: number | null;
  content?: string | null;
  rating: number;
}

/** A review waits for the owner: until then its text is not shown, not even to its writer. */
export function writeReview({input}: {input: ReviewInput}, {shop, customer}: Visitor) {
  const product = findProduct(shop, input.commentOn ?? 0);
  if (!product || !shop.reviewSettings.areOpen)
    throw new GraphQLError('Comments are not open on this content.');
  const databaseId = Math.max(9000, ...shop.reviews.map((review) => review.databaseId)) + 1;
  const writtenAt = new Date().toISOString();
  shop.reviews.push({
    databaseId,
    productId: product.databaseId,
    customerId: customer?.databaseId ?? null,
    name: input.author ?? '',
    email: input.authorEmail ?? customer?.email ?? '',
    text: input.content ?? '',
    stars: input.rating,
    writtenAt,
    status: 'waiting',
    isVerified: false,
  });
  return {
    rating: input.rating,
    review: {id: globalId('comment', databaseId), databaseId, content: null, date: writtenAt},
  };
}
