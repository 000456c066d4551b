import {useEffect, useState} from 'react';
import {priceFacts} from '~adapters/commerce/price-facts';
import {priceTaxLabels} from '~/content/labels/controls';
import {taxLabels} from '~/content/messages/tax';
import {getJson} from '~/browser/fetch-json';
import {toRecord} from '~/forms/to-record';

let request: Promise<boolean | null> | undefined;

/** Once a visit; a shop that did not say is asked by the next total. */
async function findCharged(): Promise<boolean> {
  request ??= getJson('/functions/tax', toAnswer).then((answer) =>
    answer.kind === 'answered' ? answer.value : null,
  );
  const isCharged = await request;
  if (isCharged === null) request = undefined;
  return isCharged ?? false;
}

function toAnswer(json: unknown): boolean | null {
  const {isCharged} = toRecord(json);
  return typeof isCharged === 'boolean' ? isCharged : null;
}

/** What a total before the checkout says of tax, where the shop charges any (rules: Tax). */
export function TaxWords() {
  const words = priceFacts().priceTax === 'included' ? priceTaxLabels.included : taxLabels.plusTax;
  return <p className="mt-1 text-end text-sm text-ink-soft">{words}</p>;
}

/** The same once the shop has said whether it does. */
export function TaxNote() {
  const [isCharged, setCharged] = useState(false);
  useEffect(() => void findCharged().then(setCharged), []);
  return isCharged && <TaxWords />;
}
