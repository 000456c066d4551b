import type {ComponentProps, KeyboardEvent, Ref} from 'react';
import {useLoaderData} from 'react-router';
import {cartFields, cartPath} from '~/cart/cart-form';
import {useInBrowser} from '~/ui/use-in-browser';
import {BuyButton} from './BuyButton';
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
      action={cartPath}
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
