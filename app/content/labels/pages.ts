export const pagesLabels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
