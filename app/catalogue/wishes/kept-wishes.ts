import {lastingStorage} from '~/platform/browser-storage';
import {mostWishes, toWishIds} from './wish-ids';

const keptName = 'wish-storage';

/** What this browser keeps of a visitor's list, as of now: another tab may have changed it. */
export const keptWishes = (): string[] => toWishIds(lastingStorage.recall(keptName));

export function keepWishes(ids: readonly string[]): void {
  if (ids.length === 0) lastingStorage.forget(keptName);
  else lastingStorage.remember(keptName, ids.slice(0, mostWishes));
}

export const isAboutWishes = ({key}: StorageEvent) => key === keptName || key === null;
