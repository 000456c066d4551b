import type {Ref} from 'react';
import {selectionMessages} from '~/content/messages';
import {isSelectionMissing, type BuyState} from './buy-state';

interface Props {
  state: BuyState;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const look = 'btn min-h-14 w-full text-lg';

/** Without scripts nothing follows the quantity: then it names no total. */
function Label({state: {status, label}}: Pick<Props, 'state'>) {
  if (status !== 'ready') return label;
  const {addToCart} = selectionMessages;
  return (
    <span>
      {addToCart}
      <span className="noscript:hidden">{label.slice(addToCart.length)}</span>
    </span>
  );
}

/** Sends the form that it is in. Highlighted blue while a selection is missing; pressing it then says which. */
export function BuyButton({state, ref}: Props) {
  const isMissing = isSelectionMissing(state);
  const isChosenBeside = state.status === 'sampleMissing';
  return (
    <>
      <button
        ref={ref}
        type="submit"
        className={`${look} ${isMissing ? 'btn-missing' : 'btn-primary'} ${isChosenBeside ? 'noscript:hidden' : ''}`}
        aria-disabled={isMissing}
        disabled={state.status === 'outOfStock' || state.status === 'unpriced'}
      >
        <Label state={state} />
      </button>
      {isChosenBeside && (
        <noscript>
          {import.meta.env.SSR && (
            <button type="submit" className={`${look} btn-primary`}>
              {selectionMessages.addToCart}
            </button>
          )}
        </noscript>
      )}
    </>
  );
}
