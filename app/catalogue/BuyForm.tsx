import type {ComponentProps, KeyboardEvent, Ref} from 'react';
import {useLoaderData} from 'react-router';
import {cartFields, cartPath} from '~/cart/cart-form';
import {selectionMessages} from '~/content/messages/selection';
import {inLanguage} from '~/content/language-paths';
import {useInBrowser} from '~/ui/use-in-browser';
import {isSelectionMissing, type BuyState} from './buy-state';
import type {ToolData} from '~/forms/form-tool';

/** Buttons elsewhere on the page send it, too. */
export const buyFormId = 'buy';

/** Its children: what can be chosen of what is bought. */
interface Props extends Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'className' | 'children'> {
  state: BuyState;
  onBuy: () => void;
  /** A selection is missing and the button was pressed all the same. */
  onMissing?: () => void;
  button?: Ref<HTMLButtonElement>;
  /** The line that it puts into the cart, where no field says it. */
  item?: string;
}

/** A choice is made by the space bar; Enter on it buys nothing. */
function reopenChoice(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Puts a product into the browser's cart; before scripts run, and without, into the one that the server keeps. */
export function BuyForm({state, onBuy, onMissing, button, item, children, ...form}: Props) {
  const isAlive = useInBrowser(() => true);
  const isMissing = isSelectionMissing(state);
  return (
    <form
      {...form}
      {...useLoaderData<ToolData>().tool}
      id={buyFormId}
      method="post"
      action={inLanguage(cartPath)}
      noValidate={isAlive && isMissing}
      onKeyDown={reopenChoice}
      onSubmit={(event) => {
        event.preventDefault();
        (isMissing ? onMissing : onBuy)?.();
      }}
    >
      {/* Enter sends a form by its first button, and an option's would be that. */}
      {item && (
        <button type="submit" name={cartFields.item} value={item} hidden>
          {state.label}
        </button>
      )}
      {children}
      <BuyButton ref={button} state={state} isAlive={isAlive} item={item} />
    </form>
  );
}

interface ButtonProps {
  state: BuyState;
  /** Scripts run: what the button says follows what is chosen beside it. */
  isAlive: boolean;
  /** The line that it puts into the cart, where no field of the form says it. */
  item: string | undefined;
  ref: Ref<HTMLButtonElement> | undefined;
}

/** Sends the form that it is in. Highlighted blue while a selection is missing; pressing it then says which. */
function BuyButton({state, isAlive, item, ref}: ButtonProps) {
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
