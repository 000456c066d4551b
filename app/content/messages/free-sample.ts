/** Spec 1 §8. */
export const freeSampleMessages = {
  notAuthenticated: 'User not authenticated',
  getYours: 'Get Your Free Sample',
} as const;
