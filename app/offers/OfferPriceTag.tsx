import {formatCents} from '~adapters/commerce/money';
import {formatPrice} from '~/content/labels/price';
import type {OfferPrice} from '~/pricing/offers';
import {priceLabels} from '~/content/labels/controls';
import {PriceTaxWords} from '~/ui/Price';

interface Props {
  price: OfferPrice;
  /** `You save $20.00 (22%)`. */
  savings: string;
  regularLabel: string;
  specialLabel: string;
  /** Options are still open: this is the price of the least expensive one. */
  isFrom?: boolean;
}

/** The offer's price beside the struck-through one, and what is saved. */
export function OfferPriceTag({
  price: {regular, special, ...saved},
  isFrom = false,
  ...words
}: Props) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 figures">
      <span className="sr-only">{words.specialLabel}</span>
      {isFrom && <span className="text-lg text-ink-soft">{priceLabels.from}</span>}
      <span className="font-display text-4xl font-semibold text-leaf-dark">
        {formatPrice(special)}
      </span>
      <PriceTaxWords />
      {saved.savings > 0 && (
        <>
          <span className="sr-only">{words.regularLabel}</span>
          <s className="text-xl text-ink-soft">{formatCents(regular)}</s>
          <span className="rounded-full bg-clay-light px-3 py-1 text-sm font-semibold text-clay-dark">
            {words.savings}
          </span>
        </>
      )}
    </p>
  );
}
