import {useState} from 'react';
import type {ShownCart} from '~/cart/shown-cart';
import {discountWords} from '~/content/labels/cart';
import {Icon} from '~/ui/Icon';
import {DiscountBox} from './DiscountBox';

interface Props {
  cart: ShownCart;
  isOnServer?: boolean;
  returnTo?: string;
}

/** The discount box where it is not what a shopper came for: open at first where a code is on already. */
export function FoldedDiscount({cart, isOnServer = false, returnTo}: Props) {
  const [isOpenAtFirst] = useState(cart.code !== null || cart.codeNotice !== null);
  return (
    <details className="group mb-3" open={isOpenAtFirst}>
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold">
        {discountWords.code}
        <Icon
          name="chevronDown"
          className="size-4 text-leaf transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-2">
        <DiscountBox cart={cart} isOnServer={isOnServer} returnTo={returnTo} isUntitled />
      </div>
    </details>
  );
}
