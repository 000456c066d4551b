import type {ShownMix} from './static-product';

interface Props {
  mix: ShownMix;
  /** The formula of each bottle, by its label. */
  chosen: string[];
  onChoose: (bottle: number, formula: string) => void;
}

/** What each bottle of the customizable package holds. */
export function MixPicker({mix, chosen, onChoose}: Props) {
  return (
    <div className="rounded-card border border-line bg-white p-5">
      <h2 className="font-sans text-base font-semibold tracking-normal">{mix.heading}</h2>
      <p className="mt-1 text-sm text-ink-soft">{mix.hint}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {mix.bottleLabels.map((bottleLabel, bottle) => (
          <fieldset key={bottleLabel}>
            <legend className="mb-2 text-sm font-semibold">{bottleLabel}</legend>
            <div className="space-y-2">
              {mix.formulas.map(({key, label, note}) => (
                <label
                  key={key}
                  className="grid grid-cols-[auto_1fr] gap-x-3 rounded-xl border-2 border-line p-3 has-checked:border-leaf has-checked:bg-sage-light"
                >
                  <input
                    type="radio"
                    name={`bottle-${bottle + 1}`}
                    value={key}
                    checked={chosen[bottle] === label}
                    onChange={() => onChoose(bottle, label)}
                    className="mt-1 size-4 accent-leaf"
                  />
                  <span className="font-semibold">{label}</span>
                  <span className="col-start-2 text-sm text-ink-soft">{note}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}
