import {percentOf, toCents, type Cents} from '~adapters/commerce/money';
import {hasOffers} from '~adapters/commerce/price-facts';
import {loyaltyPercent} from '~/pricing/constants';
import {useDiscountStore} from './discount-store';

/** Draws what calls it anew once the browser knows its shopper as loyal. */
export const useOwnPrices = () => useDiscountStore((discounts) => discounts.hasLoyaltyDiscount);

/** What an amount comes to for the shopper of this browser (rules: Loyalty): the same for all until he is known. */
export const toOwn = (amount: Cents): Cents =>
  hasOffers() && useDiscountStore.getState().hasLoyaltyDiscount
    ? toCents(amount - percentOf(amount, loyaltyPercent))
    : amount;
