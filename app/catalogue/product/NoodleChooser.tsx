import {cartFields} from '~/cart/cart-form';
import {noodleNotes} from '~/content/offer-choices';
import {type NoodleType, noodleTypes} from '~/content/noodle-types';
import {catalogueProductWords} from '~/content/labels/catalogue-product';

interface Props {
  /** What the page opens with. */
  first: NoodleType | null;
  error: string | null;
}

/** The free single-pack sample that comes with the bundle. */
export function NoodleChooser({first, error}: Props) {
  return (
    <fieldset
      id="noodle-sample"
      tabIndex={-1}
      aria-describedby={error ? 'noodle-error' : undefined}
    >
      <legend className="mb-3 font-semibold">
        {catalogueProductWords.chooseNoodle} <span className="text-clay">*</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {noodleTypes.map((noodleType) => (
          <label
            key={noodleType}
            className="relative rounded-xl border-2 border-line bg-surface p-4 hover:border-leaf has-checked:border-leaf has-checked:bg-sage-light has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name={cartFields.noodles}
              value={noodleType}
              required
              defaultChecked={noodleType === first}
              className="sr-only"
            />
            <span className="font-semibold">{noodleType}</span>
            <span className="mt-1 block text-sm text-ink-soft">{noodleNotes[noodleType]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="noodle-error" role="alert" className="mt-3 text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
