import {lineKey} from '~/pricing/line-key';

type Line = Parameters<typeof lineKey>[0];

/** Some lines, and of others those that are not among them. */
export function besides<Item extends Line>(
  items: readonly Item[],
  others: readonly Item[],
): Item[] {
  const keys = new Set(items.map(lineKey));
  return [...items, ...others.filter((other) => !keys.has(lineKey(other)))];
}
