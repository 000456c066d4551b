import {useEffect, useState} from 'react';
import type {ResultGroup} from '~/pages/search/site-search.server';
import {getJson, type JsonAnswer} from '~/browser/fetch-json';
import {toRecord} from '~/forms/to-record';

/** Nothing is requested while the typing goes on. */
const restMs = 150;

const toGroups = (json: unknown): ResultGroup[] | null => {
  const {groups} = toRecord(json);
  return Array.isArray(groups) ? (groups as ResultGroup[]) : null;
};

type SearchState =
  | {status: 'idle' | 'searching' | 'failed'}
  /** `isComplete`: all products were looked at. */
  | {status: 'found'; groups: ResultGroup[]; isComplete: boolean};

function toState(said: JsonAnswer<ResultGroup[]>): SearchState {
  if (said.kind !== 'answered' || (!said.isOk && said.value.length === 0))
    return {status: 'failed'};
  return {status: 'found', groups: said.value, isComplete: said.isOk};
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
      const said = await getJson(path, toGroups, {signal});
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
