import {useState} from 'react';
import type {ShownCart} from '~/cart/shown-cart';
import {discountWords} from '~/content/labels/cart';
import {fetched} from '~/ui/fetched';

const DiscountBox = fetched(() => import('./DiscountBox'));

/** The discount box where it is not what a shopper came for, fetched once it is opened. */
export function FoldedDiscount({cart}: {cart: ShownCart}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({currentTarget: {open}}) => setOpen(open)}>
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline">
        {discountWords.code}
      </summary>
      <DiscountBox isWanted={isOpen} cart={cart} isOnServer={false} isUntitled />
    </details>
  );
}
