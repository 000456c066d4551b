import type {ReviewStatus} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {toReviewer} from './write-review.server';

/** Null for a visitor, and for a shopper without one. */
export async function findOwnStatus(
  {access, commerce, log}: Pick<AppServices, 'access' | 'commerce' | 'log'>,
  productId: number,
): Promise<ReviewStatus | null> {
  const shopper = await access.shopper();
  const reviewer = shopper && toReviewer(shopper);
  if (!reviewer || !Number.isSafeInteger(productId) || productId < 1) return null;
  try {
    return (await commerce.reviews.findOwn(productId, reviewer)).review?.status ?? null;
  } catch (error) {
    log.warn('review.unknown', {cause: toCause(error)});
    return null;
  }
}
