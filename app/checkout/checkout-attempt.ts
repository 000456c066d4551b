const attemptName = 'checkout-attempt';
const expectedName = 'expected-order';
const seenName = 'latest-order';

/** For browsers that forbid storage: known as long as the page lives. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // A full or forbidden storage.
  }
}

function drop(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/**
 * The idempotency key of this checkout: the same after a reload, a lost answer or in a second tab, so that
 * it makes one order. It stays when the cart or the address is corrected, so that the server
 * closes the order of the earlier try before it makes another one.
 */
export function attemptKey(): string {
  const known = read(attemptName);
  if (known && /^[\w-]{16,64}$/.test(known)) return known;
  const made = crypto.randomUUID();
  write(attemptName, made);
  return made;
}

/** Ordering the same again is a new order from now on. */
export const forgetAttempt = () => drop(attemptName);

/** An order was made, perhaps still to be paid elsewhere: the next thank-you page for it ends its cart. */
export const expectThanks = (orderNumber: string) => write(expectedName, orderNumber);

/**
 * Whether this order is seen for the first time, in any tab: only then its cart is done with. A thank-you
 * page that is opened again must not empty the cart that was filled since.
 */
export function isFirstSight(orderNumber: string): boolean {
  if (read(expectedName) !== orderNumber && read(seenName) === orderNumber) return false;
  drop(expectedName);
  write(seenName, orderNumber);
  return true;
}
