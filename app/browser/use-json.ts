import {useEffect, useState} from 'react';
import {getJson} from './fetch-json';

/** What the server answers at this path; `nothing` before, and where it does not. A path of null asks nothing. */
export function useJson<Value>(path: string | null, nothing: Value): Value {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (path === null) return;
    const left = new AbortController();
    const load = async () => {
      const answer = await getJson<Value>(path, left);
      if (!left.signal.aborted) setValue(answer);
    };
    void load();
    return () => left.abort();
  }, [path]);
  return value ?? nothing;
}
