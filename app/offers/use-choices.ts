import {useLocation, useSearchParams} from 'react-router';

/** Choices live in the address: they outlast a sign-in, a reload and the way back, also without scripts. */
export function useChoices() {
  const [search, setSearch] = useSearchParams();
  const {pathname} = useLocation();
  const choose = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      {replace: true, preventScrollReset: true, defaultShouldRevalidate: false},
    );
  const query = search.toString();
  return {search, choose, path: query ? `${pathname}?${query}` : pathname};
}
