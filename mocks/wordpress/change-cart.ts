import type {CartChange, CartEntry} from '~adapters/accounts';

/** An account's cart: what was removed stays without its line. */
export interface StoredCart {
  lines: Map<string, {line: CartEntry | null; at: number}>;
  merged: readonly string[];
}

interface CartFields {
  changes?: CartChange[];
  once?: string;
}

/** A cart as plugin and project change it: of an entry the later change holds. */
export function changeCart(
  {lines, merged}: StoredCart = {lines: new Map(), merged: []},
  {changes = [], once = ''}: CartFields,
  now: number,
): StoredCart {
  if (merged.includes(once)) return {lines, merged};
  const next = new Map(lines);
  for (const {key, line, ageMs} of changes) {
    const at = now - ageMs;
    const before = next.get(key);
    if (before && before.at > at) continue;
    if (!before?.line) next.delete(key);
    next.set(key, {line, at});
  }
  return {lines: next, merged: once ? [once, ...merged] : merged};
}
