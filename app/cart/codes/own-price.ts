import {percentOf, toCents, type Cents} from '~adapters/commerce/money';
import {hasOffers} from '~adapters/commerce/price-facts';
import {loyaltyPercent} from '~/pricing/constants';
import {useDiscountStore} from './discount-store';

export type ToOwn = (amount: Cents) => Cents;

/**
 * What an amount comes to for the shopper of this browser (rules: Loyalty): the same for all until he is known, and while
 * React takes over what the server wrote, which may be later than that.
 */
export function useOwnPrices(): ToOwn {
  const isLoyal = useDiscountStore((discounts) => discounts.hasLoyaltyDiscount) && hasOffers();
  return (amount) => (isLoyal ? toCents(amount - percentOf(amount, loyaltyPercent)) : amount);
}
