const storageKey = 'checkout-attempt';

interface Attempt {
  /** What is ordered, for whom and where to: another order is another attempt. */
  fingerprint: string;
  key: string;
}

function readAttempt(): Attempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isAttempt(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isAttempt(stored: unknown): stored is Attempt {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'fingerprint' in stored &&
    typeof stored.fingerprint === 'string' &&
    'key' in stored &&
    typeof stored.key === 'string'
  );
}

async function fingerprintOf(order: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(order));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of ordering exactly this: the same after a reload, a lost answer or in a second
 * tab, so that it makes one order (rulings 14). `order` holds no card.
 */
export async function attemptKeyFor(order: unknown): Promise<string> {
  const fingerprint = await fingerprintOf(order);
  const known = readAttempt();
  if (known?.fingerprint === fingerprint) return known.key;
  const attempt = {fingerprint, key: crypto.randomUUID()};
  try {
    localStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // A full or forbidden storage: the key then lives for this try alone.
  }
  return attempt.key;
}

/** Ordering the same again is a new order from now on. */
export function forgetAttempt(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
