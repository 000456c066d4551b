import {noodleNotes, noodleTypes} from '~/content/offers';
import type {NoodleType} from '~/content/noodle-types';

interface Props {
  chosen: NoodleType | null;
  onChoose: (noodleType: NoodleType | null) => void;
  error: string | null;
}

/** The free single-pack sample that comes with the bundle. */
export function NoodleChooser({chosen, onChoose, error}: Props) {
  return (
    <fieldset
      id="noodle-sample"
      tabIndex={-1}
      className="noscript:hidden"
      aria-describedby={error ? 'noodle-error' : undefined}
    >
      <legend className="mb-3 font-semibold">
        Choose your free Konjac noodle sample <span className="text-clay">*</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {noodleTypes.map((noodleType) => (
          <button
            key={noodleType}
            type="button"
            aria-pressed={chosen === noodleType}
            onClick={() => onChoose(chosen === noodleType ? null : noodleType)}
            className={`rounded-xl border-2 p-4 text-left ${chosen === noodleType ? 'border-leaf bg-sage-light' : 'border-line bg-white hover:border-leaf'}`}
          >
            <span className="font-semibold">{noodleType}</span>
            <span className="mt-1 block text-sm text-ink-soft">{noodleNotes[noodleType]}</span>
          </button>
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
