import {cartFields} from '~/cart/cart-form';
import {selectionMessages} from '~/content/messages/selection';
import {maximumQuantity} from '~/pricing/constants';
import {Icon} from '~/ui/Icon';
import {controlLabels} from '~/content/labels/controls';

interface Props {
  /** What the page opens with: a browser remembers only what differs from it. */
  first: number;
  quantity: number;
  maximum?: number;
}

interface StepProps {
  way: 'stepUp' | 'stepDown';
  icon: 'plus' | 'minus';
  label: string;
  isDisabled: boolean;
}

/** How many, typed or by the buttons beside it; before scripts run `begin-scripts.ts` answers these. */
export function QuantityField({first, quantity, maximum = maximumQuantity}: Props) {
  const toStep = ({way, icon, label, isDisabled}: StepProps) => (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      data-step={way}
      onClick={({currentTarget}) => {
        const field = currentTarget.parentElement?.querySelector('input');
        field?.[way]();
        // A field that is stepped by code dispatches no event.
        field?.dispatchEvent(new Event('input', {bubbles: true}));
      }}
      className="grid size-11 place-items-center rounded-full text-leaf hover:bg-sage-light disabled:text-off-line noscript:hidden"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
  return (
    <div className="flex items-center gap-4">
      <label htmlFor="quantity" className="font-semibold">
        {selectionMessages.quantity}
      </label>
      <div className="inline-flex items-center rounded-full border border-line bg-surface">
        {toStep({
          way: 'stepDown',
          icon: 'minus',
          label: controlLabels.decreaseQuantity,
          isDisabled: quantity <= 1,
        })}
        <input
          id="quantity"
          type="number"
          inputMode="numeric"
          name={cartFields.quantity}
          min={1}
          max={maximum}
          required
          defaultValue={first}
          className="counter size-11 rounded-full text-center font-semibold figures"
        />
        <output htmlFor="quantity" className="sr-only">
          {quantity}
        </output>
        {toStep({
          way: 'stepUp',
          icon: 'plus',
          label: controlLabels.increaseQuantity,
          isDisabled: quantity >= maximum,
        })}
      </div>
    </div>
  );
}
