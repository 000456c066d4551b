import {useEffect, useState} from 'react';
import {getJson} from '~/browser/fetch-json';
import {useSessionStore} from '~/browser/session-store';

/** Whether the shopper may still claim the free sample; null for visitors, and while it is not known. */
export function useMaySample(): boolean | null {
  const shopper = useSessionStore((session) => session.shopper);
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    if (!shopper) return;
    const left = new AbortController();
    const {signal} = left;
    async function read() {
      const answer = await getJson<{maySample: boolean | null}>('/functions/sample', {signal});
      if (!signal.aborted) setKnown(answer?.maySample ?? null);
    }
    void read();
    return () => left.abort();
  }, [shopper]);
  return shopper && known;
}
