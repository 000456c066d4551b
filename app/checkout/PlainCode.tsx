import {cartFields} from '~/cart/cart-form';
import {discountWords} from '~/content/labels/cart';
import {cartLabels} from '~/content/messages/cart';
import {longestCode} from '~/pricing/constants';
import {checkoutFormId} from './checkout-fields';

/** Sent with all that was typed, so that nothing of it is lost; open again with a code that was refused (rules: Without scripts). */
export const PlainCode = ({typed}: {typed: string | undefined}) => (
  <details open={typed !== undefined}>
    <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline">
      {discountWords.code}
    </summary>
    <div className="flex gap-2">
      <input
        id={`checkout-${cartFields.code}`}
        form={checkoutFormId}
        name={cartFields.code}
        className="field uppercase"
        defaultValue={typed}
        aria-label={discountWords.code}
        aria-invalid={typed !== undefined}
        autoComplete="off"
        maxLength={longestCode}
      />
      <button
        type="submit"
        form={checkoutFormId}
        name={cartFields.act}
        value="apply"
        className="btn btn-secondary px-5"
      >
        {cartLabels.apply}
      </button>
    </div>
  </details>
);
