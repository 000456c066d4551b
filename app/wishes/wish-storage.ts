import {lastingStorage} from '~/browser/browser-storage';

/** Where this browser keeps a visitor's list (rules: The wish list). */
export const wishStorageName = 'wish-storage';

export const hasStoredWishes = () => lastingStorage.read(wishStorageName) !== null;

export const isAboutWishes = ({key}: StorageEvent) => key === wishStorageName || key === null;
