import {useEffect, useState} from 'react';
import type {ResultGroup} from '~/catalogue/list/found-group';
import {askJson, type JsonAnswer} from '~/browser/fetch-json';

/** Nothing is requested while the typing goes on. */
const restMs = 150;

interface Found {
  groups: ResultGroup[];
  /** Of all that was found; the groups hold the first of each kind. */
  count: number;
  /** Nothing was found, and the groups lead on. */
  isInstead: boolean;
}

type SearchState =
  | {status: 'idle' | 'searching' | 'failed'}
  /** `isComplete`: all products were looked at. */
  | ({status: 'found'; isComplete: boolean} & Found);

function toState(said: JsonAnswer<Found>): SearchState {
  if (said.kind !== 'answered') return {status: 'failed'};
  const {groups = [], count = 0, isInstead = false} = said.value;
  if (!said.isOk && count === 0) return {status: 'failed'};
  return {status: 'found', groups, count, isInstead, isComplete: said.isOk};
}

/** Asks our server for what a query finds, once the typing rests. */
export function useSiteSearch(query: string): SearchState {
  const [answer, setAnswer] = useState<{query: string; found: SearchState} | null>(null);
  useEffect(() => {
    if (query === '') return;
    const left = new AbortController();
    const load = async () => {
      const {signal} = left;
      const path = `/functions/search?q=${encodeURIComponent(query)}`;
      const said = await askJson<Found>(path, {signal});
      if (signal.aborted) return;
      setAnswer({query, found: toState(said)});
    };
    const timer = setTimeout(() => void load(), restMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [query]);
  if (query === '') return {status: 'idle'};
  if (answer?.query !== query) return {status: 'searching'};
  return answer.found;
}
