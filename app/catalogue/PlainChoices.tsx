import {cartFields} from '~/cart/kept/cart-form';
import {selectionMessages} from '~/content/messages/selection';
import {noodleTypes} from '~/content/noodle-types';
import {maximumQuantity} from '~/pricing/constants';

interface Props {
  maximum?: number;
  asksForNoodles?: boolean;
}

function Fields({maximum = maximumQuantity, asksForNoodles = false}: Props) {
  return (
    <div className="mb-4 flex flex-wrap gap-4">
      {asksForNoodles && (
        <label className="font-semibold">
          {selectionMessages.noodles}
          <select name={cartFields.noodles} required className="field mt-1.5">
            <option value="">{selectionMessages.choose}</option>
            {noodleTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
      )}
      <label className="font-semibold">
        {selectionMessages.quantity}
        <input
          type="number"
          inputMode="numeric"
          name={cartFields.quantity}
          min={1}
          max={maximum}
          required
          defaultValue={1}
          className="field mt-1.5 block w-24"
        />
      </label>
    </div>
  );
}

/**
 * What buttons choose where scripts run, as fields of the form around it where none do: no browser that runs our
 * scripts needs the code of it.
 */
export const PlainChoices = (props: Props) => (
  <noscript>{import.meta.env.SSR && <Fields {...props} />}</noscript>
);
