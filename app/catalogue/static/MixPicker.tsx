import {cartFields} from '~/cart/cart-form';
import type {ShownMix} from './static-product';

/** What each bottle of the customizable package holds; its choice rests while another package is chosen. */
export function MixPicker({mix}: {mix: ShownMix}) {
  return (
    <div className="rounded-card border border-line bg-white p-5 unmixed:hidden">
      <h2 className="font-sans text-base font-semibold tracking-normal">{mix.heading}</h2>
      <p className="mt-1 text-sm text-ink-soft">{mix.hint}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {mix.bottleLabels.map((bottleLabel, bottle) => (
          <fieldset key={bottleLabel}>
            <legend className="mb-2 text-sm font-semibold">{bottleLabel}</legend>
            <div className="space-y-2">
              {mix.formulas.map(({key, label, note}, place) => (
                <label
                  key={key}
                  className="grid grid-cols-[auto_1fr] gap-x-3 rounded-xl border-2 border-line p-3 has-checked:border-leaf has-checked:bg-sage-light"
                >
                  <input
                    type="radio"
                    name={cartFields.bottle(bottle + 1)}
                    value={key}
                    defaultChecked={place === 0}
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
