import type {Product, Variation} from '~adapters/commerce';
import {useOwnPrices} from '~/cart/codes/own-price';
import {formatPrice} from '~/content/labels/price';
import {kitLabels} from '~/content/offer-choices';
import {stockLabels} from '~/content/messages/selection';
import {catalogueProductWords, choiceText} from '~/content/labels/catalogue-product';

interface Props {
  product: Product;
  selectedId: number | null;
  onChoose: (id: string | null) => void;
  error: string | null;
}

const optionLabel = ({attributes}: Product) =>
  attributes.map(({label}) => label).join(', ') || catalogueProductWords.options;

const valueOf = ({attributes, name}: Variation) => attributes.map(choiceText).join(', ') || name;

/** Kits go by a short name, with what they hold beneath. */
function OptionText({variation}: {variation: Variation}) {
  const toOwn = useOwnPrices();
  const value = valueOf(variation);
  const kit = kitLabels[value];
  const {stockStatus, price} = variation;
  return (
    <>
      {kit ?? value}
      {price !== null && (
        <span className="font-normal figures"> · {formatPrice(toOwn(price))}</span>
      )}
      {kit && <span className="block text-sm font-normal text-ink-soft">{value}</span>}
      {stockStatus !== 'IN_STOCK' && (
        <span
          className={`block text-xs font-normal ${stockStatus === 'OUT_OF_STOCK' ? 'text-clay-dark' : 'text-ink-soft'}`}
        >
          {stockLabels[stockStatus]}
        </span>
      )}
    </>
  );
}

/** One button a variation; choosing the chosen one lets it go. The choice lives in the address. */
export function VariationPicker({product, selectedId, onChoose, error}: Props) {
  return (
    <fieldset id="options" aria-describedby={error ? 'options-error' : undefined}>
      <legend className="mb-3 font-semibold">
        {optionLabel(product)} <span className="text-clay">*</span>
      </legend>
      <div className="flex flex-wrap gap-3">
        {product.variations.map((variation) => {
          const isChosen = variation.databaseId === selectedId;
          const next = isChosen ? undefined : String(variation.databaseId);
          return (
            <button
              key={variation.id}
              type="submit"
              formMethod="get"
              formAction="?"
              formNoValidate
              name={next && 'variation'}
              value={next}
              aria-pressed={isChosen}
              onClick={(event) => {
                event.preventDefault();
                onChoose(next ?? null);
              }}
              className={`min-h-14 grow rounded-xl border-2 px-5 py-2 text-start font-semibold ${isChosen ? 'border-leaf bg-sage-light' : 'border-line bg-surface hover:border-leaf'}`}
            >
              <OptionText variation={variation} />
            </button>
          );
        })}
      </div>
      {error && (
        <p id="options-error" role="alert" className="mt-3 text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
