/** A pack that holds what its buyer chooses. */
export const mixWords = {
  name: 'Your own mix',
  inBox: 'In your box',
  part: (units: number, name: string) => `${units} ${name}`,
  open: (size: number) => `Mix your own box of ${size}`,
  hint: (size: number) =>
    `Choose ${size} in all, at the same price. Leave every number at 0 for a pack of one kind.`,
  count: (chosen: number, size: number) => `${chosen} of ${size} chosen`,
} as const;
