import {useEffect, useState} from 'react';
import {useFetcher} from 'react-router';
import type {ShownOrder} from './shown-order';

const pauseMs = 30_000;

/**
 * The order at this path as it is when its reader comes back to the page: asked for at most every half minute, and by
 * itself, so that nothing else of the page needs a connection. `shown` until it was answered.
 */
export function useLookAgain<Shown extends ShownOrder>(
  path: string,
  shown: Shown | null,
): Shown | null {
  const {load, data} = useFetcher<{shown: Shown | null}>();
  const [latest, setLatest] = useState<Shown | null>(null);
  if (data?.shown && data.shown !== latest) setLatest(data.shown);
  useEffect(() => {
    let askedAt = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return;
      askedAt = Date.now();
      void load(path);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [load, path]);
  return latest?.path === path ? latest : shown;
}
