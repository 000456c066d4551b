import {approvedOf, countsOf} from './reviews';
import type {ReviewRecord} from './review-record';
import {findProduct} from '~mocks/woocommerce/shop';
import {refuse, route, type Call} from '~mocks/wordpress/rest';
import type {WordPressState} from '~mocks/wordpress/state';

type Fields = Call['fields'];

/** The storefront's requests about reviews beyond GraphQL. */
export const reviewRoutes = (state: WordPressState) => [
  route('get', '/reviews/facts', ({fields}) => answerFacts(state, fields)),
  route('get', '/reviews/own', ({fields}) => answerOwn(state, fields)),
  route('put', '/reviews/own', ({fields, language}) =>
    answerWrite(state, fields, language === 'es' ? language : ''),
  ),
];

function answerFacts({shop}: WordPressState, {product, reviews}: Fields) {
  const ids = String(reviews).split(',').map(Number);
  const approved = approvedOf(shop, Number(product));
  return {
    counts: shop.reviewSettings.stars === 'none' ? null : countsOf(approved),
    verified: approved
      .filter(({databaseId, isVerified}) => isVerified && ids.includes(databaseId))
      .map(({databaseId}) => databaseId),
    languages: Object.fromEntries(
      approved.flatMap(({databaseId, language}) => (language ? [[databaseId, language]] : [])),
    ),
  };
}

const isBy =
  ({product, customer, email}: Fields) =>
  (review: ReviewRecord) =>
    review.productId === Number(product) &&
    (review.email === String(email).toLowerCase() ||
      (Number(customer) > 0 && review.customerId === Number(customer)));

function answerOwn(state: WordPressState, fields: Fields) {
  const own = state.shop.reviews.findLast(isBy(fields));
  return {
    may: mayReview(state, fields),
    rating: state.shop.reviewSettings.stars,
    review: own ? {name: own.name, text: own.text, rating: own.stars, status: own.status} : null,
  };
}

function mayReview({shop}: WordPressState, {product, customer, email}: Fields) {
  const found = findProduct(shop, Number(product));
  if (found?.status !== 'publish' || !shop.reviewSettings.areOpen) return 'closed';
  const hasBought = shop.orders.some(
    ({status, customerId, billing, lines}) =>
      (status === 'PROCESSING' || status === 'COMPLETED') &&
      ((Number(customer) > 0 && customerId === Number(customer)) ||
        billing.email?.toLowerCase() === String(email).toLowerCase()) &&
      lines.some(({productId}) => productId === Number(product)),
  );
  return hasBought ? 'write' : 'not_bought';
}

/** A new or changed one waits, as in a WordPress whose owner looks at comments first. */
function answerWrite(state: WordPressState, fields: Fields, language: string) {
  const {shop} = state;
  const may = mayReview(state, fields);
  if (may !== 'write') return refuse(may, 'This cannot be reviewed.');
  const stars = fields['rating'] == null ? null : Number(fields['rating']);
  if (shop.reviewSettings.stars === 'required' && stars === null)
    return refuse('rating_required', 'The shop asks for a rating.');
  const own = shop.reviews.findLast(isBy(fields)) ?? addReview(state, fields);
  const written = {
    name: String(fields['name']).trim(),
    text: String(fields['text']).trim(),
    stars,
    language,
  };
  const isSame = own.name === written.name && own.text === written.text && own.stars === stars;
  Object.assign(own, written, isSame && own.status === 'approved' ? {} : {status: 'waiting'});
  return {status: own.status};
}

function addReview({shop, now}: WordPressState, {product, customer, email}: Fields): ReviewRecord {
  const review: ReviewRecord = {
    databaseId: Math.max(300, ...shop.reviews.map(({databaseId}) => databaseId)) + 1,
    productId: Number(product),
    customerId: Number(customer) || null,
    name: '',
    email: String(email).toLowerCase(),
    text: '',
    stars: null,
    writtenAt: new Date(now()).toISOString(),
    status: 'waiting',
    isVerified: true,
  };
  shop.reviews.push(review);
  return review;
}
