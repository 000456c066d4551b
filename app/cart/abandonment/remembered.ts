import {lastingStorage} from '~/browser/browser-storage';

/** Where a cart that is left alone is remembered (rules: Pop-ups). */
export const abandonmentStorageName = 'cart-abandonment-storage';

/** Also of a cart that is empty by now: then it is to be forgotten. */
export const isCartRemembered = () => lastingStorage.read(abandonmentStorageName) !== null;
