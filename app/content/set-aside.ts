interface Units {
  quantity: number;
  name: string;
}

const unitsOf = ({quantity, name}: Units) => `${quantity} × ${name}`;

/** What a claimed offer takes out of the cart. */
export const setAsideWords = {
  heading: 'You had in your cart',
  units: unitsOf,
  /** All of it in one sentence. */
  sentence: (items: readonly Units[]) => `You had in your cart: ${items.map(unitsOf).join(', ')}.`,
  bringBack: 'Put it back in the cart',
  /** Before an offer is claimed. */
  goes: (items: readonly Units[]) =>
    `Claiming it takes out of your cart: ${items.map(unitsOf).join(', ')}. It stays on your cart page, and one press brings it back.`,
} as const;
