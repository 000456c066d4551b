import {isRouteErrorResponse} from 'react-router';
import {connectionLost} from '~/content/connection';

const hasStatus = (error: unknown, status: number): boolean =>
  isRouteErrorResponse(error) && error.status === status;

export const isNotFound = (error: unknown): boolean => hasStatus(error, 404);

/** Whether a service behind the page did not answer. */
export const isUnavailable = (error: unknown): boolean => hasStatus(error, 503);

/** What browsers throw when nothing answers. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** The server's message for an error; null where there is none, or where a proxy's page came in its place. */
export function errorSentence(error: unknown): string | null {
  if (isUnreachable(error)) return connectionLost;
  return isRouteErrorResponse(error) && typeof error.data === 'string' && !error.data.includes('<')
    ? error.data
    : null;
}
