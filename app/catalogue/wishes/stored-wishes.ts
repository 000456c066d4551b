import {lastingStorage} from '~/browser/browser-storage';
import {mostWishes, toWishIds} from './wish-ids';
import {wishStorageName} from './wish-storage';

/** What this browser keeps of a visitor's list, as of now: another tab may have changed it. */
export const readStoredWishes = (): string[] => toWishIds(lastingStorage.recall(wishStorageName));

export function storeWishes(ids: readonly string[]): void {
  if (ids.length === 0) lastingStorage.forget(wishStorageName);
  else lastingStorage.remember(wishStorageName, ids.slice(0, mostWishes));
}
