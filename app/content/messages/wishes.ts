/** Announced when a wish-list button was pressed. */
export const wishWords = {
  added: (name: string) => `${name} is on your wish list.`,
  removed: (name: string) => `${name} was taken off your wish list.`,
  failed: 'We could not change your wish list. Please try again.',
  see: 'See your wish list',
} as const;
