export const freeSampleMessages = {
  notAuthenticated: 'User not authenticated',
  getYours: 'Get Your Free Sample',
  withBundle:
    'A free pack of konjac noodles comes with our Brand Bundle Kit; it is not sent by itself.',
  seeBundle: 'See the Brand Bundle Kit',
} as const;
