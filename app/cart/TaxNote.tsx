import {useEffect, useState} from 'react';
import {taxLabels} from '~/content/messages';
import {getJson} from '~/platform/fetch-json';
import {toRecord} from '~/platform/unknown-record';

let asked: Promise<boolean | null> | undefined;

/** Once a visit; a shop that did not say is asked by the next total. */
async function askWhetherCharged(): Promise<boolean> {
  asked ??= getJson('/functions/tax', toAnswer).then((answer) =>
    answer.kind === 'answered' ? answer.value : null,
  );
  const isCharged = await asked;
  if (isCharged === null) asked = undefined;
  return isCharged ?? false;
}

function toAnswer(json: unknown): boolean | null {
  const {isCharged} = toRecord(json);
  return typeof isCharged === 'boolean' ? isCharged : null;
}

/** Below a total without tax, where the shop charges any (rules: Tax). */
export function TaxNote() {
  const [isCharged, setCharged] = useState(false);
  useEffect(() => void askWhetherCharged().then(setCharged), []);
  return isCharged && <p className="mt-1 text-right text-sm text-ink-soft">{taxLabels.plusTax}</p>;
}
