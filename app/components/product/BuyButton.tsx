import {isSelectionMissing, type BuyState} from './buy-state';

interface Props {
  state: BuyState;
  onBuy: () => void;
  /** A selection is missing and the button was pressed all the same. */
  onMissing: () => void;
}

/** Highlighted blue while a selection is missing (spec 2 §4); pressing it then says which. */
export function BuyButton({state, onBuy, onMissing}: Props) {
  const isMissing = isSelectionMissing(state);
  return (
    <button
      type="button"
      className={`btn w-full text-lg ${isMissing ? 'btn-missing' : 'btn-primary'}`}
      aria-disabled={isMissing}
      disabled={state.status === 'outOfStock' || state.status === 'unpriced'}
      onClick={isMissing ? onMissing : onBuy}
    >
      {state.label}
    </button>
  );
}
