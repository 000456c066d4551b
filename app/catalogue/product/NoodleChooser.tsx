import {cartFields} from '~/cart/kept/cart-form';
import {noodleNotes, noodleTypes} from '~/content/offers';
import type {NoodleType} from '~/content/noodle-types';

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
        Choose your free Konjac noodle sample <span className="text-clay">*</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {noodleTypes.map((noodleType) => (
          <label
            key={noodleType}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-xl border-2 border-line bg-white p-4 hover:border-leaf has-checked:border-leaf has-checked:bg-sage-light"
          >
            <input
              type="radio"
              name={cartFields.noodles}
              value={noodleType}
              required
              defaultChecked={noodleType === first}
              className="mt-1 size-4 accent-leaf"
            />
            <span className="font-semibold">{noodleType}</span>
            <span className="col-start-2 text-sm text-ink-soft">{noodleNotes[noodleType]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="noodle-error" role="alert" className="mt-3 text-sm font-semibold text-[#9b2c14]">
          {error}
        </p>
      )}
    </fieldset>
  );
}
