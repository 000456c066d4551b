import type {KeyboardEvent, ReactNode, Ref} from 'react';
import {cartPath} from '~/cart/kept/cart-form';
import {BuyButton} from './BuyButton';
import {isSelectionMissing, type BuyState} from './buy-state';

interface Props {
  state: BuyState;
  onBuy: () => void;
  /** A selection is missing and the button was pressed all the same. */
  onMissing?: () => void;
  button?: Ref<HTMLButtonElement>;
  className?: string;
  /** What is bought, for a browser without scripts, and what can be chosen of it. */
  children: ReactNode;
}

/** A choice is made by the space bar; Enter on it buys nothing. */
function keepChoosing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Puts a product into the browser's cart; without scripts into the one that the server keeps. */
export function BuyForm({state, onBuy, onMissing, button, className, children}: Props) {
  const press = isSelectionMissing(state) ? onMissing : onBuy;
  return (
    <form
      method="post"
      action={cartPath}
      className={className}
      onKeyDown={keepChoosing}
      onSubmit={(event) => {
        event.preventDefault();
        press?.();
      }}
    >
      {children}
      <BuyButton ref={button} state={state} />
    </form>
  );
}
