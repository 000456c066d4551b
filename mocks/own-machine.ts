import {http, HttpResponse} from 'msw/http';

/** Whether only this machine reaches it. */
export const isOnThisMachine = (address: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);

/**
 * Before the pages on which the mocks are read and changed: a page of another site speaks through the browser of whoever
 * works here, and a name of its own may lead to this machine.
 */
export const ownMachineOnly = http.all(/\/__(control|outbox)([/.?]|$)/, ({request}) => {
  const origin = request.headers.get('Origin');
  const isOwn = origin === null || origin === new URL(request.url).origin;
  return isOwn && isOnThisMachine(request.url)
    ? undefined
    : HttpResponse.text('From this machine and its own pages alone.', {status: 403});
});
