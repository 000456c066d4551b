export const lightboxWords = {
  picturesOf: (name: string) => `Pictures of ${name}`,
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
