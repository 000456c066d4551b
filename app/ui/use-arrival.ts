import {useRouteLoaderData} from 'react-router';
import {arrivalLabels} from '~/content/labels/controls';
import {useInBrowser} from './use-in-browser';

interface Root {
  arrival: {days: string; since: number; until: number};
}

/**
 * When an order of now arrives (rules: When it comes), or one of `orderedAt` (milliseconds since 1970), null where another
 * day counts for that one. A page that is older than the day it counts from says how many days it takes.
 */
export function useArrival(orderedAt?: number): string | null {
  const arrival = useRouteLoaderData<Root>('root')?.arrival;
  const isOver = useInBrowser(() => Date.now() >= (arrival?.until ?? 0));
  if (!arrival || isOver) return orderedAt === undefined ? arrivalLabels.days : null;
  return orderedAt !== undefined && orderedAt < arrival.since ? null : arrival.days;
}
