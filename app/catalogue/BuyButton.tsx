import type {Ref} from 'react';
import {isSelectionMissing, type BuyState} from './buy-state';

interface Props {
  state: BuyState;
  onBuy: () => void;
  /** A selection is missing and the button was pressed all the same. */
  onMissing?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Highlighted blue while a selection is missing; pressing it then says which. */
export function BuyButton({state, onBuy, onMissing, ref}: Props) {
  const isMissing = isSelectionMissing(state);
  return (
    <button
      ref={ref}
      type="button"
      className={`btn min-h-14 w-full text-lg ${isMissing ? 'btn-missing' : 'btn-primary'}`}
      aria-disabled={isMissing}
      disabled={state.status === 'outOfStock' || state.status === 'unpriced'}
      onClick={isMissing ? onMissing : onBuy}
    >
      {state.label}
    </button>
  );
}
