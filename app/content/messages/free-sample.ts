/** Spec 1 §8. */
export const freeSampleMessages = {
  notAuthenticated: 'User not authenticated',
} as const;
