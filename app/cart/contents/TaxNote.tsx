import {useEffect, useState} from 'react';
import {priceFacts} from '~adapters/commerce/price-facts';
import {priceTaxLabels} from '~/content/labels/controls';
import {taxLabels} from '~/content/messages/tax';
import {getJson} from '~/browser/fetch-json';

let request: Promise<{isCharged: boolean} | null> | undefined;

/** Once a visit; a shop that did not say is asked by the next total. */
async function findCharged(): Promise<boolean> {
  request ??= getJson('/functions/tax');
  const answer = await request;
  if (!answer) request = undefined;
  return answer?.isCharged ?? false;
}

/** What a total before the checkout says of tax, where the shop charges any (rules: Tax). */
export function TaxWords() {
  const said = priceFacts().priceTax;
  const words = said && said !== 'added' ? (priceTaxLabels[said] ?? said) : taxLabels.plusTax;
  return <p className="mt-1 text-end text-sm text-ink-soft">{words}</p>;
}

/** The same once the shop has said whether it does. */
export function TaxNote() {
  const [isCharged, setCharged] = useState(false);
  useEffect(() => void findCharged().then(setCharged), []);
  return isCharged && <TaxWords />;
}
