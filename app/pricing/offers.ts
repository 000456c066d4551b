import {toCents, type Cents} from '~adapters/commerce/money';
import type {Product} from '~adapters/commerce/product';
import {bundleSlug} from '~/content/product-slugs';
import type {OfferId} from './cart-item';
import {bundleFallbackRegularPrice, bundleSpecialPrice, konjacReduction} from '~/content/amounts';
import {isKonjac} from './product-kind';

/** What a landing page shows of its offer and the server charges for it (rules: Offers). */
export interface OfferPrice {
  regular: Cents;
  special: Cents;
  savings: Cents;
  /** Whole percent, rounded. */
  savingsPercent: number;
}

/** The bundle's deal: 69.99 instead of the product's price, or of 89.99 without one; never more than the shop asks (rules: Offers). */
export function bundleOffer(productPrice: Cents | null): OfferPrice {
  const regular = productPrice ?? bundleFallbackRegularPrice();
  return toOfferPrice(regular, toCents(Math.min(bundleSpecialPrice(), regular)));
}

/** Konjac's deal: 10 dollars less, never below zero (rules: Offers). */
export function konjacOffer(productPrice: Cents): OfferPrice {
  return toOfferPrice(productPrice, toCents(Math.max(0, productPrice - konjacReduction())));
}

function toOfferPrice(regular: Cents, special: Cents): OfferPrice {
  const savings = toCents(regular - special);
  return {
    regular,
    special,
    savings,
    savingsPercent: regular === 0 ? 0 : Math.round((savings * 100) / regular),
  };
}

/** Each offer holds for its own product only (rules: Offers). */
export function isOfferFor(
  offerId: OfferId,
  product: Pick<Product, 'name' | 'slug' | 'mark'>,
): boolean {
  if (offerId === 'bundle-starter') return product.slug.toLowerCase() === bundleSlug;
  return isKonjac(product);
}

export function offerPrice(offerId: OfferId, productPrice: Cents): OfferPrice {
  return offerId === 'bundle-starter' ? bundleOffer(productPrice) : konjacOffer(productPrice);
}
