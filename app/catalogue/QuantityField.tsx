import {useRef} from 'react';
import {cartFields} from '~/cart/kept/cart-form';
import {selectionMessages} from '~/content/messages/selection';
import {maximumQuantity} from '~/pricing/constants';
import {Icon} from '~/ui/Icon';

interface Props {
  /** What is counted, for screen readers. */
  name: string;
  quantity: number;
  maximum?: number;
}

const side =
  'grid size-11 place-items-center rounded-full text-leaf hover:bg-sage-light disabled:text-ink-soft/40 noscript:hidden';

/** How many, typed or by the buttons beside it; before scripts run these are answered by `begin-scripts.ts`. */
export function QuantityField({name, quantity, maximum = maximumQuantity}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const button = (way: 'stepUp' | 'stepDown', isDisabled: boolean) => (
    <button
      type="button"
      className={side}
      aria-label={way === 'stepUp' ? 'Increase quantity' : 'Decrease quantity'}
      disabled={isDisabled}
      data-step={way}
      onClick={() => {
        field.current?.[way]();
        // A field that is stepped by code tells nobody.
        field.current?.dispatchEvent(new Event('input', {bubbles: true}));
      }}
    >
      <Icon name={way === 'stepUp' ? 'plus' : 'minus'} className="size-4" />
    </button>
  );
  return (
    <div className="flex items-center gap-4">
      <label htmlFor="quantity" className="font-semibold">
        {selectionMessages.quantity}
      </label>
      <div
        role="group"
        aria-label={`Quantity of ${name}`}
        className="inline-flex items-center rounded-full border border-line bg-white"
      >
        {button('stepDown', quantity <= 1)}
        <input
          ref={field}
          id="quantity"
          type="number"
          inputMode="numeric"
          name={cartFields.quantity}
          min={1}
          max={maximum}
          required
          defaultValue={quantity}
          className="h-11 w-10 [appearance:textfield] rounded-full text-center font-semibold figures [&::-webkit-inner-spin-button]:appearance-none"
        />
        {button('stepUp', quantity >= maximum)}
      </div>
    </div>
  );
}
