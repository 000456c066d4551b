/** What a card says beside its product, as the server writes it. */
export const cardNotes = {
  recalled: 'Recall: see its page.',
  featured: 'Featured',
  sale: 'Sale',
} as const;

export const shelfTitles = {
  related: 'You may also like',
  recent: 'Recently viewed',
} as const;
