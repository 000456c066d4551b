/** Products that a list holds at most: the oldest make room (rules: The wish list). */
export const mostWishes = 100;

const wishId = /^[a-z0-9-]{1,100}$/;

export const isWishId = (value: unknown): value is string =>
  typeof value === 'string' && wishId.test(value);

/** A list of whatever came from outside: ids, each once. */
export function toWishIds(value: unknown): string[] {
  const ids = Array.isArray(value) ? value.filter(isWishId) : [];
  return [...new Set(ids)].slice(0, mostWishes);
}

/** Ids as they stand in addresses. */
export const joinWishIds = (ids: readonly string[]): string => ids.join('+');

/** A plus sign in a query, and in some programs that pass links on, is a space. */
export const splitWishIds = (text: string): string[] => toWishIds(text.split(/[+ ]/));

export const sharedListPath = (ids: readonly string[]) => `/wish-list/${joinWishIds(ids)}`;
