const storageKey = 'checkout-attempt';

/**
 * The idempotency key of this checkout: the same after a reload, a lost answer or in a second tab, so that
 * it makes one order (rulings 14). It stays when the cart or the address is corrected, so that the server
 * closes the order of the earlier try before it makes another one.
 */
export function attemptKey(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known && /^[\w-]{16,64}$/.test(known)) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(storageKey, made);
    return made;
  } catch {
    // A full or forbidden storage: the key then lives for this try alone.
    return crypto.randomUUID();
  }
}

/** Ordering the same again is a new order from now on. */
export function forgetAttempt(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
