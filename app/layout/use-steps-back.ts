import {useEffect, useRef} from 'react';
import {useLocation, useMatches, useRevalidator} from 'react-router';
import {steps, type PageData} from '~/browser/returned-page';

/** So many steps back are shown at once. */
const mostSteps = 10;

const left = new Map<string, PageData>();
let isReturned = false;

/** The browser's own account of where it is: at a step back the entry that is gone to, before the router shows it. */
const entryNow = () =>
  `${(history.state as {key?: string} | null)?.key} ${location.pathname}${location.search}`;

steps.back = () => {
  const page = left.get(entryNow());
  isReturned = page !== undefined;
  left.delete(entryNow());
  return page;
};

function noteLeft(entry: string, page: PageData): void {
  left.set(entry, page);
  const [oldest] = left.keys();
  if (left.size > mostSteps && oldest) left.delete(oldest);
}

/** Notes what a public page shows, for a step back to it. What such a step has shown is requested anew. */
export function useStepsBack(isPersonal: boolean): void {
  const {revalidate} = useRevalidator();
  const {key} = useLocation();
  const matches = useMatches();
  const shown = useRef<PageData | null>(null);
  useEffect(() => {
    const entry = entryNow();
    left.delete(entry);
    if (key && isReturned) void revalidate();
    isReturned = false;
    return () => {
      if (shown.current) noteLeft(entry, shown.current);
    };
  }, [key, revalidate]);
  useEffect(() => {
    // An error's page lacks what it is about.
    const isComplete = matches.every(({loaderData}) => loaderData !== undefined);
    const results = matches.map(({id, loaderData: result}) => [id, {type: 'data', result}]);
    shown.current = isPersonal || !isComplete ? null : (Object.fromEntries(results) as PageData);
  });
}
