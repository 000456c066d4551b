import type {Ref} from 'react';
import {cartFields} from '~/cart/cart-form';
import {selectionMessages} from '~/content/messages/selection';
import {isSelectionMissing, type BuyState} from './buy-state';

interface Props {
  state: BuyState;
  /** Scripts run: what the button says follows what is chosen beside it. */
  isAlive: boolean;
  /** The line that it puts into the cart, where no field of the form says it. */
  item: string | undefined;
  ref: Ref<HTMLButtonElement> | undefined;
}

/** Sends the form that it is in. Highlighted blue while a selection is missing; pressing it then says which. */
export function BuyButton({state, isAlive, item, ref}: Props) {
  const {status, label} = state;
  const {addToCart} = selectionMessages;
  // Until then the form itself asks for what is chosen in it.
  const isOpen = status === 'sampleMissing' && !isAlive;
  const isMissing = isSelectionMissing(state) && !isOpen;
  return (
    <button
      ref={ref}
      type="submit"
      name={item && cartFields.item}
      value={item}
      className={`btn min-h-14 w-full text-lg ${isMissing ? 'btn-missing' : 'btn-primary'}`}
      aria-disabled={isMissing}
      disabled={status === 'outOfStock' || status === 'unpriced'}
    >
      {status === 'ready' ? (
        <span>
          {addToCart}
          <span className={isAlive ? '' : 'invisible noscript:hidden'}>
            {label.slice(addToCart.length)}
          </span>
        </span>
      ) : (
        (isOpen && addToCart) || label
      )}
    </button>
  );
}
