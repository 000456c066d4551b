import {useMemo} from 'react';
import {priceFacts} from '~adapters/commerce/price-facts';
import {isFreeSampleId} from '~/pricing/free-sample';
import {isBackordered, lineKey} from '~/pricing/line-key';
import {priceCart} from '~/pricing/price-cart';
import type {PricedCart, PricingInput} from '~/pricing/priced-cart';
import {useCartStore} from './cart-store';
import type {StoredCart} from './cart-state';
import {useDiscountStore} from './codes/discount-store';
import {noticeOf, useLineNotices} from './line-notices';
import type {ShownCart} from './shown-cart';

type ToPrice = Omit<StoredCart, 'abandonmentDiscountCode' | 'language'>;

/** The stored cart as the pricing engine reads it; a line's id is its key. */
export function toPricingInput(cart: ToPrice, hasLoyalty: boolean): PricingInput {
  const {discountCode: code, discountAmount: amount, discountFreeShipping: freeShipping} = cart;
  return {
    lines: cart.items.map((item) => ({
      id: lineKey(item),
      unitPrice: item.price,
      quantity: item.quantity,
      isFreeSample: isFreeSampleId(item.id),
      offerId: item.offerId ?? null,
      isVirtual: Boolean(item.soldAs?.isVirtual),
      isBackordered: isBackordered(item.soldAs, item.quantity),
    })),
    hasLoyalty,
    abandonmentPercent: cart.abandonmentDiscount,
    code: code === null ? null : {code, amount, freeShipping},
  };
}

/** The browser's own cart, priced. Its lines are in the order of the cart's items. */
export function usePricedCart(): PricedCart {
  const cart = useCartStore();
  const hasLoyalty = useDiscountStore((discounts) => discounts.hasLoyaltyDiscount);
  const {items, abandonmentDiscount, discountCode, discountAmount, discountFreeShipping} = cart;
  return useMemo(() => {
    const discounts = {abandonmentDiscount, discountCode, discountAmount, discountFreeShipping};
    return priceCart(toPricingInput({items, ...discounts}, hasLoyalty), priceFacts());
  }, [items, abandonmentDiscount, discountCode, discountAmount, discountFreeShipping, hasLoyalty]);
}

/** The browser's own cart, as a page shows it. */
export function useOwnCart(): ShownCart {
  const priced = usePricedCart();
  const {items, discountCode: code, discountNotice: notice} = useCartStore();
  const notices = useLineNotices((noted) => noted.notices);
  return useMemo(
    () => ({
      lines: items.map((item) => ({
        key: lineKey(item),
        quantity: item.quantity,
        item,
        notice: noticeOf(item, notices),
      })),
      priced,
      code,
      codeNotice: notice === null ? null : {message: notice},
    }),
    [items, priced, code, notice, notices],
  );
}
