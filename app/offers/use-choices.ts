import {useEffect, useRef} from 'react';
import {useLocation, useSearchParams} from 'react-router';

/** Choices live in the address: they outlast a sign-in, a reload and the way back, also without scripts. */
export function useChoices() {
  const [search, setSearch] = useSearchParams();
  const {pathname} = useLocation();
  // The address follows later: a second choice may come before it has the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const choose = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    setSearch(next, {replace: true, preventScrollReset: true, defaultShouldRevalidate: false});
  };
  const query = search.toString();
  return {search, choose, path: query ? `${pathname}?${query}` : pathname};
}
