/** What the `{message}` of a page that could not be loaded says, in the place of an error of the machinery. */
export const loadCauses = {
  noAnswer: 'The shop did not answer. Please try again in a minute.',
  badAnswer: 'The shop could not answer just now. Please try again in a minute.',
} as const;
