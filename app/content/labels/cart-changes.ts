/** What has happened to a cart, said to who may not see it. */
export const changeWords = {
  removed: (name: string) => `${name} was removed from your cart.`,
  added: (name: string) => `${name} was added to your cart.`,
  quantity: (name: string, quantity: number) => `${name}: quantity ${quantity}.`,
  price: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  /** A sentence that says why follows. */
  codeRemoved: (code: string) => `${code} was removed.`,
} as const;
