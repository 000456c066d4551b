import {escapeHtml} from '~mocks/page';
import {fromCursor, globalId, toCursor} from '~mocks/woocommerce/ids';
import {avatarUrl} from '~mocks/woocommerce/media';
import type {PageArguments} from '~mocks/woocommerce/connection';
import type {ReviewRecord} from './review-record';
import type {Shop} from '~mocks/woocommerce/shop';

/** What visitors read of a product, newest first. */
export const approvedOf = ({reviews}: Shop, productId: number): ReviewRecord[] =>
  reviews
    .filter((review) => review.productId === productId && review.status === 'approved')
    .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt));

/** How many gave one star, two, and so on. */
export const countsOf = (reviews: ReviewRecord[]): number[] =>
  [1, 2, 3, 4, 5].map((given) => reviews.filter(({stars}) => stars === given).length);

/** WooCommerce rounds to two places; 0 without any. */
export function averageOf(reviews: ReviewRecord[]): number {
  const given = reviews.flatMap(({stars}) => stars ?? []);
  const sum = given.reduce((before, stars) => before + stars, 0);
  return given.length === 0 ? 0 : Number((sum / given.length).toFixed(2));
}

interface Asked {
  shop: Shop;
  origin: string;
}

/** The fields of a product about its reviews, as WooGraphQL and our plugin's filters answer them. */
export function toReviewFields({shop, origin}: Asked, productId: number) {
  const approved = approvedOf(shop, productId);
  const hasStars = shop.reviewSettings.areOpen && shop.reviewSettings.stars !== 'none';
  return {
    averageRating: hasStars ? averageOf(approved) : 0,
    reviewCount: approved.length,
    reviewsAllowed: shop.reviewSettings.areOpen || null,
    reviews: (page: PageArguments) => toConnection(approved, page, origin),
  };
}

/** An unknown cursor means page 1. */
function toConnection(reviews: ReviewRecord[], {first, after}: PageArguments, origin: string) {
  const id = after ? fromCursor(after) : null;
  const rest = reviews.slice(reviews.findIndex(({databaseId}) => databaseId === id) + 1);
  const shown = rest.slice(0, first || 10);
  const edges = shown.map((review) => ({
    rating: review.stars ?? 0,
    cursor: toCursor(review.databaseId),
    node: toNode(review, origin),
  }));
  return {
    edges,
    nodes: edges.map(({node}) => node),
    averageRating: averageOf(reviews),
    pageInfo: {
      hasNextPage: rest.length > shown.length,
      endCursor: shown.length > 0 ? toCursor(shown.at(-1)?.databaseId ?? 0) : null,
    },
  };
}

const toNode = ({databaseId, name, text, writtenAt}: ReviewRecord, origin: string) => ({
  id: globalId('comment', databaseId),
  databaseId,
  content: toParagraphs(text),
  dateGmt: writtenAt.slice(0, 19).replace('T', ' '),
  date: writtenAt.slice(0, 19).replace('T', ' '),
  status: 'APPROVE',
  author: {
    name: escapeHtml(name),
    node: {
      __typename: 'CommentAuthor',
      id: globalId('comment_author', databaseId),
      databaseId,
      name: escapeHtml(name),
      avatar: {url: avatarUrl(name, origin), size: 96},
    },
  },
});

/** As WordPress prints a comment that our plugin kept. */
const toParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
