import {useEffect, useState} from 'react';
import {getJson} from '~/browser/fetch-json';
import {useSessionStore} from '~/browser/session-store';
import {toRecord} from '~/forms/to-record';

function toAnswer(json: unknown): {maySample: boolean | null} {
  const {maySample} = toRecord(json);
  return {maySample: typeof maySample === 'boolean' ? maySample : null};
}

/** Whether the shopper may still claim the free sample; null for visitors, and while it is not known. */
export function useMaySample(): boolean | null {
  const shopper = useSessionStore((session) => session.shopper);
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    if (!shopper) return;
    const left = new AbortController();
    const {signal} = left;
    async function read() {
      const answer = await getJson('/functions/sample', toAnswer, {signal});
      if (answer.kind === 'answered' && !signal.aborted) setKnown(answer.value.maySample);
    }
    void read();
    return () => left.abort();
  }, [shopper]);
  return shopper && known;
}
