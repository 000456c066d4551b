import {percentOf, toCents, type Cents} from '~adapters/commerce/money';
import {hasOffers} from '~adapters/commerce/price-facts';
import {loyaltyPercent} from '~/pricing/constants';
import {useDiscountStore} from './discount-store';

/** What an amount comes to for the shopper of this browser (rules: Loyalty): for all the same until it knows him as loyal. */
export function useOwnPrice(): (amount: Cents) => Cents {
  const isLoyal = useDiscountStore(({hasLoyaltyDiscount}) => hasLoyaltyDiscount) && hasOffers();
  return (amount) => (isLoyal ? toCents(amount - percentOf(amount, loyaltyPercent)) : amount);
}
