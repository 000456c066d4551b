export const freeSampleMessages = {
  notAuthenticated: 'User not authenticated',
  getYours: 'Get Your Free Sample',
} as const;
