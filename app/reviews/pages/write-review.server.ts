import type {Shopper} from '~adapters/accounts';
import {accepted, refused} from '~adapters/commerce';
import type {OwnReview, Reviewer, ReviewStatus} from '~adapters/reviews';
import {reviewMessages} from '~/content/messages/reviews';
import type {FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause, toNull} from '~/server/telemetry/log';
import {toReviewRefusals, toWrittenReview, type TypedReview} from './review-validation';

type Ports = Pick<AppServices, 'reviews' | 'rateLimits' | 'log' | 'clientAddress'>;

/** Who writes; null while the address is unconfirmed: it proves nothing about whose orders they are. */
export const toReviewer = ({customerId, email, emailConfirmedAt}: Shopper): Reviewer | null =>
  emailConfirmedAt === null ? null : {customerId, email};

/** Keeps the shopper's review of a product; the sentence says whether it can be read or waits (rules: Reviews). */
export async function writeReview(
  ports: Ports,
  shopper: Shopper,
  {productId, stars}: {productId: number; stars: OwnReview['stars']},
  typed: TypedReview,
): Promise<FormOutcome<typeof reviewMessages>> {
  const reviewer = toReviewer(shopper);
  if (!reviewer) return refused('unconfirmed');
  const refusals = toReviewRefusals(typed, stars);
  if (refusals.length > 0) return {ok: false, refusals};
  const {clientAddress, log, reviews} = ports;
  const limit = await limitTries(ports, 'write-review', {clientAddress, email: shopper.email});
  if (limit) return {ok: false, refusals: [limit]};
  try {
    const outcome = await reviews.write(productId, reviewer, toWrittenReview(typed));
    if (!outcome.ok)
      return refused(outcome.reason, outcome.reason === 'starsMissing' ? 'stars' : null);
    const isShown = outcome.status === 'approved';
    return accepted(isShown ? reviewMessages.thanksApproved : reviewMessages.thanksWaiting);
  } catch (error) {
    log.error('review.write.failed', {cause: toCause(error)});
    return refused('failed');
  }
}

/** Null for a visitor, and for a shopper without one. */
export async function findOwnStatus(
  {access, reviews, log}: Pick<AppServices, 'access' | 'reviews' | 'log'>,
  productId: number,
): Promise<ReviewStatus | null> {
  const shopper = await access.shopper();
  const reviewer = shopper && toReviewer(shopper);
  if (!reviewer || !Number.isSafeInteger(productId) || productId < 1) return null;
  const fail = toNull(log, 'warn', 'review.unknown');
  const own = await reviews.findOwn(productId, reviewer).catch(fail);
  return own?.review?.status ?? null;
}
