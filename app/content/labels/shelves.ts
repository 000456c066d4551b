export const shelfTitles = {
  related: 'You may also like',
  recent: 'Recently viewed',
} as const;
