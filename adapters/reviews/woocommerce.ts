import {CommerceError} from '~adapters/commerce';
import type {OwnReview, Reviewer, ReviewPage, ReviewRefusal, Reviews, ReviewStatus} from '.';
import {ProductReviewsDocument} from '~graphql/generated/documents';
import {requestPlugin, lacksPlugin} from '~adapters/woocommerce/request-plugin';
import type {ShopClient} from '~adapters/woocommerce/client';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {throwProblems} from '~adapters/woocommerce/problems';
import {toReview} from './to-review';

/** Reviews that a page shows at once (rules: Reviews). */
const pageSize = 10;
/** WPGraphQL's own are 30 letters long; a shop looks at no other. */
const longestCursor = 100;

interface Facts {
  counts: number[] | null;
  verified: number[];
  /** By their ids; an older plugin tells none. */
  languages?: Record<string, string>;
}

/** What the plugin answers of a shopper's own review. */
interface Own {
  may: 'write' | 'not_bought' | 'closed';
  rating: OwnReview['stars'];
  review: {name: string; text: string; rating: number | null; status: ReviewStatus} | null;
}

const path = '/reviews/own';

/** WooCommerce's reviews: read by GraphQL, and by the plugin what that does not know. */
export function createReviews(client: ShopClient, plugin: PluginClient): Reviews {
  return {
    read: (productId, after) => readPage(client, plugin, productId, after),
    async findOwn(productId, reviewer) {
      const query = toParameters(productId, reviewer);
      const request = {method: 'GET', path, query, isForPage: true} as const;
      return toOwn(await requestPlugin<Own>(plugin, 'reviews.findOwn', request));
    },
    async write(productId, reviewer, {stars, ...texts}) {
      const body = {...toParameters(productId, reviewer), ...texts, rating: stars};
      const request = {method: 'PUT', path, body} as const;
      const answer = await plugin.send<{status: ReviewStatus}>('reviews.write', request);
      if (answer.ok) return {ok: true, status: answer.body.status};
      return {ok: false, reason: reasons[answer.code] ?? 'refused'};
    },
  };
}

const toParameters = (product: number, {customerId, email}: Reviewer) => ({
  product,
  customer: customerId,
  email,
});

const toOwn = ({may, rating, review}: Own): OwnReview => ({
  may: may === 'not_bought' ? 'notBought' : may,
  stars: rating,
  review: review && {
    name: review.name,
    text: review.text,
    stars: review.rating,
    status: review.status,
  },
});

/** The plugin's codes and WordPress' own. */
const reasons: Record<string, ReviewRefusal> = {
  not_bought: 'notBought',
  closed: 'closed',
  rating_required: 'starsMissing',
  comment_flood: 'tooFast',
};

async function readPage(
  client: ShopClient,
  plugin: PluginClient,
  productId: number,
  after: string | null,
): Promise<ReviewPage> {
  const cursor = after && after.length <= longestCursor ? after : null;
  const variables = {id: String(productId), first: pageSize, after: cursor};
  const answer = await client.query(ProductReviewsDocument, variables, {fresh: true});
  throwProblems('ProductReviews', answer.problems);
  const connection = answer.data?.product?.reviews;
  const found = (connection?.edges ?? []).map(toReview);
  const {counts, verified, languages = {}} = await readFacts(plugin, productId, found);
  const {hasNextPage = false, endCursor = null} = connection?.pageInfo ?? {};
  return {
    reviews: found.map((review) => ({
      ...review,
      isVerified: verified.includes(review.databaseId),
      language: languages[review.databaseId] ?? 'en',
    })),
    next: hasNextPage ? endCursor : null,
    counts,
  };
}

async function readFacts(
  plugin: PluginClient,
  product: number,
  found: {databaseId: number}[],
): Promise<Facts> {
  const reviews = found.map(({databaseId}) => databaseId).join(',');
  const query = {product, reviews};
  const request = {method: 'GET', path: '/reviews/facts', query, isForPage: true} as const;
  try {
    return await requestPlugin<Facts>(plugin, 'reviews.facts', request);
  } catch (error) {
    // A storefront that only shows the catalogue has no user who may read them.
    if (lacksPlugin(error) || isUnauthorised(error)) return {counts: null, verified: []};
    throw error;
  }
}

const isUnauthorised = (error: unknown) =>
  error instanceof CommerceError && error.kind === 'unauthorised';
