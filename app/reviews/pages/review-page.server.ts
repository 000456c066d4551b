import {data} from 'react-router';
import type {AccountSession} from '~adapters/accounts';
import {refused, type Product} from '~adapters/commerce';
import type {OwnReview} from '~adapters/reviews';
import {withShownCause} from '~/catalogue/load-problem.server';
import {catalogueMessages} from '~/content/messages/catalogue';
import {reviewMessages} from '~/content/messages/reviews';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {answerForm} from '~/server/http/answer-form.server';
import {readFields} from '~/server/http/request-body.server';
import {toTypedReview} from './review-validation';
import {toReviewer, writeReview} from './write-review.server';

/** What the shopper sees instead of the form, or the form. */
type ReviewPageState = OwnReview | 'unconfirmed' | 'unavailable';

type Ports = Pick<AppServices, 'commerce' | 'log'>;

async function requireProduct({commerce, log}: Ports, slug: string): Promise<Product> {
  const product = await commerce.products.find(slug).catch(withShownCause(log, '/account/reviews'));
  if (!product) throw data(catalogueMessages.notFoundText, {status: 404});
  return product;
}

/** The page on which a shopper writes or changes the review of one product. */
export async function showReviewPage(
  {commerce, reviews, log}: Ports & Pick<AppServices, 'reviews'>,
  {shopper}: AccountSession,
  slug: string,
) {
  const product = await requireProduct({commerce, log}, slug);
  const shown = {name: product.name, slug: product.slug};
  const reviewer = toReviewer(shopper);
  if (!reviewer) return {product: shown, state: 'unconfirmed' as ReviewPageState};
  try {
    const state: ReviewPageState = await reviews.findOwn(product.databaseId, reviewer);
    return {product: shown, state};
  } catch (error) {
    log.error('review.read.failed', {cause: toCause(error)});
    return {product: shown, state: 'unavailable' as ReviewPageState};
  }
}

/** Keeps what was posted. Which stars the shop wants is asked of it, never of the browser. */
export async function postReview(
  context: AppServices,
  {shopper}: AccountSession,
  slug: string,
  request: Request,
) {
  const typed = toTypedReview(await readFields(request));
  const {databaseId: productId, reviewCount} = await requireProduct(context, slug);
  // The shop itself decides whether stars are missing; a number that is none never reaches it.
  const outcome =
    reviewCount === null
      ? refused('closed' as const)
      : await writeReview(context, shopper, {productId, stars: 'optional'}, typed);
  return answerForm(reviewMessages, outcome, typed);
}
