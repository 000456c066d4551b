import {useMemo} from 'react';
import {priceFacts} from '~adapters/commerce/price-facts';
import {priceCart} from '~/pricing/price-cart';
import type {PricedCart, PricingInput} from '~/pricing/priced-cart';
import {toLineToPrice} from './to-line-to-price';
import {useCartStore} from './cart-store';
import type {StoredCart} from './cart-state';
import {useDiscountStore} from './codes/discount-store';

/** The stored cart as the pricing engine reads it. */
export function toPricingInput(cart: StoredCart, hasLoyalty: boolean): PricingInput {
  return {
    lines: cart.items.map(toLineToPrice),
    hasLoyalty,
    abandonmentPercent: cart.abandonmentDiscount,
    code:
      cart.discountCode === null
        ? null
        : {
            code: cart.discountCode,
            amount: cart.discountAmount,
            freeShipping: cart.discountFreeShipping,
          },
  };
}

/** The current cart, priced. Its lines are in the order of the cart's items; a line's id is its key. */
export function usePricedCart(): PricedCart {
  const items = useCartStore((cart) => cart.items);
  const abandonmentDiscount = useCartStore((cart) => cart.abandonmentDiscount);
  const discountCode = useCartStore((cart) => cart.discountCode);
  const discountAmount = useCartStore((cart) => cart.discountAmount);
  const discountFreeShipping = useCartStore((cart) => cart.discountFreeShipping);
  const hasLoyalty = useDiscountStore((discounts) => discounts.hasLoyaltyDiscount);
  return useMemo(
    () =>
      priceCart(
        toPricingInput(
          {
            items,
            abandonmentDiscount,
            abandonmentDiscountCode: null,
            discountCode,
            discountAmount,
            discountFreeShipping,
          },
          hasLoyalty,
        ),
        priceFacts(),
      ),
    [items, abandonmentDiscount, discountCode, discountAmount, discountFreeShipping, hasLoyalty],
  );
}
