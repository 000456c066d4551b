import {formatCents, type Cents} from '~adapters/commerce/money';
import {formatPrice} from '~/content/labels/price';
import {priceLabels, priceTaxLabels} from '~/content/labels/controls';
import {priceFacts} from '~adapters/commerce/price-facts';

interface Props {
  price: Cents;
  /** Struck through when it is higher than the price. */
  regularPrice?: Cents | null;
}

export const Price = ({price, regularPrice}: Props) => (
  <span className="figures">
    {regularPrice && regularPrice > price ? (
      <>
        <span className="sr-only">{priceLabels.now} </span>
        <span className="text-clay">{formatPrice(price)}</span>{' '}
        <s className="text-[0.75em] font-normal text-ink-soft">
          <span className="sr-only">{priceLabels.regular} </span>
          {formatCents(regularPrice)}
        </s>
      </>
    ) : (
      formatPrice(price)
    )}
  </span>
);

/** What a law asks to stand beside a price, as the server wrote it; mostly nothing. */
export const BesidePrice = ({html}: {html: string | undefined}) =>
  html && (
    <span
      className="block text-sm font-normal text-ink-soft"
      dangerouslySetInnerHTML={{__html: html}}
    />
  );

/** What stands beside a price of tax, where its shop says anything (rules: Tax). */
export function PriceTaxWords() {
  const said = priceFacts().priceTax;
  return (
    said && (
      <span className="font-sans text-base font-normal text-ink-soft">
        {priceTaxLabels[said] ?? said}
      </span>
    )
  );
}
