export const connectionLost =
  'We could not reach the shop. Please check your connection and try again.';

export const lostConnection = 'The connection was lost.';

export const unexpectedError = 'An unexpected error occurred. Please try again.';

export const dismissNotice = 'Dismiss';

/** To the page that does without a dialog's code. */
export const openAsPage = 'Open as a page';

/** What the `{message}` of a page that could not be loaded shows in place of a technical error. */
export const loadCauses = {
  noAnswer: 'The shop did not answer. Please try again in a minute.',
  badAnswer: 'The shop could not answer just now. Please try again in a minute.',
} as const;

export const networkError = 'Network error occurred';
