/** Words around what the owner writes in WordPress. */
export const ownerWords = {
  journal: 'Journal',
  journalIntro: 'Notes from our kitchen: how we cook, what we learn, and what is new.',
  journalDescription:
    'Articles on cooking with konjac, on reading labels, and on what we learn in our kitchen.',
  nothingYet: 'Nothing has been written here yet. Please come back soon.',
  newer: 'Newer articles',
  older: 'Older articles',
  allArticles: 'All articles',
  pages: 'Pages of the journal',
  by: (author: string) => `By ${author}`,
  products: 'Products on this page',
  moreLinks: 'More',
  loadVideo: (service: string) => `Play the video from ${service}`,
  videoNotice: (service: string) =>
    `When you press play, ${service} learns your network address and may set cookies.`,
  watchThere: (service: string) => `Watch it on ${service}`,
  feed: 'Journal feed (RSS)',
} as const;

/** What only the owner sees. */
export const previewWords = {
  title: 'Preview',
  saved: (at: string) =>
    `This is a preview of what was saved on ${at}. Visitors do not see it yet.`,
  omitted: 'Not shown in the storefront:',
  announcement: 'Your announcement is above the header',
  days: (from: string, until: string | null) =>
    until === null
      ? `Every page shows it from ${from} on.`
      : `Every page shows it from ${from} until ${until}.`,
  back: 'Back to the published page',
  over: 'This preview is over. Press Preview in WordPress to see the page again.',
} as const;
