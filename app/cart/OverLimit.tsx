import {useEffect, useState} from 'react';
import {postJson} from '~/browser/fetch-json';
import {addsUpLink} from '~/content/labels/adds-up-link';
import {toRecord} from '~/forms/to-record';

/** Says where a day's servings of these exceed a published limit. */
export default function OverLimit({items}: {items: string}) {
  const [over, setOver] = useState('');
  useEffect(() => {
    const left = new AbortController();
    void postJson(addsUpLink.overPath, {items}, toRecord).then((answer) => {
      if (left.signal.aborted || answer.kind !== 'answered') return;
      const {over: said} = answer.value;
      setOver(typeof said === 'string' ? said : '');
    });
    return () => left.abort();
  }, [items]);
  return (
    <p role="status" className="text-sm">
      {over}
    </p>
  );
}
