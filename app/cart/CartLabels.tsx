import {useEffect, useState} from 'react';
import {hasTicked, useOwnAllergens} from '~/allergens/own-allergens';
import {postJson} from '~/browser/fetch-json';
import {addsUpLink} from '~/content/labels/adds-up-link';
import {ownAllergenWords} from '~/content/labels/allergens';
import {toRecord} from '~/forms/to-record';
import {useLineLabels, type LineLabels} from './line-labels';

/** Reads the labels of a cart's lines, by their ids; `isBrief`: for the shopper's own allergens alone, without what its days hold together. */
export default function CartLabels({items, isBrief = false}: {items: string; isBrief?: boolean}) {
  const [over, setOver] = useState('');
  const [isMissed, setMissed] = useState(false);
  const isAsked = useOwnAllergens(hasTicked);
  const isRead = isAsked || !isBrief;
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const answer = await postJson(addsUpLink.labelsPath, {items}, toRecord);
      if (left.signal.aborted) return;
      const said = answer.kind === 'answered' && answer.isOk ? answer.value : null;
      setMissed(said === null);
      setOver(typeof said?.['over'] === 'string' ? said['over'] : '');
      useLineLabels.setState({
        allergens: toRecord(said?.['allergens']) as LineLabels['allergens'],
        notices: toRecord(said?.['notices']) as LineLabels['notices'],
      });
    };
    if (items && isRead) void ask();
    return () => left.abort();
  }, [items, isRead]);
  if (!isRead) return null;
  return (
    <p role="status" className="text-sm">
      {isBrief ? '' : over}
      {isMissed && isAsked && ` ${ownAllergenWords.failed}`}
    </p>
  );
}
