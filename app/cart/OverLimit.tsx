import {useEffect, useState} from 'react';
import {postJson} from '~/browser/fetch-json';
import {addsUpLink} from '~/content/labels/adds-up-link';
import {toRecord} from '~/forms/to-record';

/** Says where a day's servings of these exceed a published limit. */
export default function OverLimit({items}: {items: string}) {
  const [over, setOver] = useState('');
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const answer = await postJson(addsUpLink.overPath, {items}, toRecord);
      const said = answer.kind === 'answered' ? answer.value['over'] : null;
      if (!left.signal.aborted) setOver(typeof said === 'string' ? said : '');
    };
    void ask();
    return () => left.abort();
  }, [items]);
  return (
    <p role="status" className="text-sm">
      {over}
    </p>
  );
}
