import {priceFacts} from '~adapters/commerce/price-facts';
import {taxLabels} from '~/content/messages/tax';

/** What stands beside a price of tax, where its shop says anything (rules: Tax). */
export function PriceTaxWords() {
  const said = priceFacts().priceTax;
  return (
    said && (
      <span className="font-sans text-base font-normal text-ink-soft">
        {taxLabels.beside[said]}
      </span>
    )
  );
}
