import {lastingStorage} from '~/browser/browser-storage';

const name = 'checkout-attempt';

/**
 * The key of this checkout: the same after a reload, a lost answer or in a second tab, so that it makes one
 * order (rules: Orders exactly once). It stays when the cart or the address is corrected, so that the server
 * closes the order of the earlier try before it makes another one.
 */
export function checkoutKey(): string {
  const known = findCheckoutKey();
  if (known) return known;
  const made = crypto.randomUUID();
  lastingStorage.write(name, made);
  return made;
}

/** An order that was begun without scripts goes on under its own key, unless another was begun here. */
export function adoptCheckoutKey(key: string): void {
  if (!findCheckoutKey()) lastingStorage.write(name, key);
}

/** The key that is kept; null once its order was seen, in whichever tab. */
export function findCheckoutKey(): string | null {
  const known = lastingStorage.read(name);
  return known && /^[\w-]{16,64}$/.test(known) ? known : null;
}

/** Ordering the same again is a new order from now on. */
export const forgetCheckoutKey = () => lastingStorage.forget(name);
