import {hasOffers} from '~adapters/commerce';
import {cartFields} from '~/cart/cookie-cart/cart-form';
import {resendPath, standingOf} from '~/browser/account-standing';
import type {AppServices} from '~/server/app-services';
import {freeSampleId} from '~/pricing/constants';

/**
 * Where a plain form leads whoever may not claim an offer or the free sample yet; null where it goes on (rules: Public
 * pages). Of the sample a visitor's cart says so itself.
 */
export async function wayToOffer(
  {access}: Pick<AppServices, 'access'>,
  fields: Record<string, string>,
): Promise<string | null> {
  if (!hasOffers()) return null;
  const returnTo = fields[cartFields.returnTo];
  const isOffer = cartFields.offer in fields && returnTo !== undefined;
  if (!isOffer && fields[cartFields.item] !== freeSampleId) return null;
  const standing = standingOf(await access.shopper());
  if (standing === 'unconfirmed') return resendPath;
  const needsSignIn = isOffer && standing === 'visitor';
  return needsSignIn ? `/account/sign-in?returnTo=${encodeURIComponent(returnTo)}` : null;
}
