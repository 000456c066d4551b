/** The landing offers as orders name them. */
export const offerNames = {
  'bundle-starter': 'Bundle starter',
  'konjac-starter': 'Konjac starter',
} as const;
