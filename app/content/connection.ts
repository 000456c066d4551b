export const connectionLost =
  'We could not reach the shop. Please check your connection and try again.';

export const lostConnection = 'The connection was lost.';

export const unexpectedError = 'An unexpected error occurred. Please try again.';

export const dismissNotice = 'Dismiss';

/** To the page that does without a dialog's code. */
export const openAsPage = 'Open as a page';
