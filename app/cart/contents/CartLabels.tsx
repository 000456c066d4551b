import {useEffect, useState} from 'react';
import {hasTicked, useOwnAllergens} from '~/allergens/own-allergens';
import {postJson} from '~/browser/fetch-json';
import {addsUpLink} from '~/content/labels/adds-up-link';
import {ownAllergenWords} from '~/content/labels/allergens';
import {useLineLabels, type LineLabels} from './LineLabel';

interface Props {
  ids: readonly string[];
  /** For the shopper's own allergens alone, without what its days hold together. */
  isBrief?: boolean;
}

interface CartLabelsAnswer extends LineLabels {
  over: string | null;
}

/** Reads the labels of a cart's lines. */
export default function CartLabels({ids, isBrief = false}: Props) {
  const items = ids.join(' ');
  const [over, setOver] = useState('');
  const [isMissed, setMissed] = useState(false);
  const isAsked = useOwnAllergens(hasTicked);
  const isRead = isAsked || !isBrief;
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const answer = await postJson<CartLabelsAnswer>(addsUpLink.labelsPath, {items});
      if (left.signal.aborted) return;
      const said = answer.kind === 'answered' && answer.isOk ? answer.value : null;
      setMissed(said === null);
      setOver(said?.over ?? '');
      useLineLabels.setState({allergens: said?.allergens ?? {}, notices: said?.notices ?? {}});
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
