import {Form} from 'react-router';
import type {Variation} from '~adapters/commerce';

const labelOf = ({attributes}: Variation) => attributes.map(({value}) => value).join(', ');

interface Props {
  variations: Variation[];
  selectedId: number | null;
  /** `Kit`, `Pack Size`: what is chosen. */
  label: string;
  error: string | null;
  toLabel?: (value: string) => string;
}

/** One button a variation; choosing the chosen one lets it go. The choice lives in the address, also without JavaScript. */
export function VariationPicker({variations, selectedId, label, error, toLabel}: Props) {
  return (
    <Form method="get" preventScrollReset replace id="options" tabIndex={-1}>
      <fieldset aria-describedby={error ? 'options-error' : undefined}>
        <legend className="mb-3 font-semibold">
          {label} <span className="text-clay">*</span>
        </legend>
        <div className="flex flex-wrap gap-3">
          {variations.map((variation) => {
            const isChosen = variation.databaseId === selectedId;
            const isOut = variation.stockStatus === 'OUT_OF_STOCK';
            const value = labelOf(variation);
            return (
              <button
                key={variation.id}
                type="submit"
                name={isChosen ? undefined : 'variation'}
                value={isChosen ? undefined : variation.databaseId}
                aria-pressed={isChosen}
                className={`min-h-12 rounded-xl border-2 px-5 py-2 font-semibold ${isChosen ? 'border-leaf bg-sage-light' : 'border-line bg-white hover:border-leaf'}`}
              >
                {toLabel ? toLabel(value) : value}
                {isOut && <span className="block text-xs font-normal text-clay">Out of stock</span>}
              </button>
            );
          })}
        </div>
        {error && (
          <p id="options-error" role="alert" className="mt-3 text-sm font-semibold text-[#9b2c14]">
            {error}
          </p>
        )}
      </fieldset>
    </Form>
  );
}
