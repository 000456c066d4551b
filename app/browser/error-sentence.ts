import {isRouteErrorResponse} from 'react-router';
import {toRecord} from '~/forms/to-record';

/** What a loader threw; with a promise that comes late the router hands it on as it was thrown. */
function thrownBy(error: unknown): {status: unknown; data: unknown} | null {
  if (isRouteErrorResponse(error)) return error;
  const {type, data, init} = toRecord(error);
  return type === 'DataWithResponseInit' ? {status: toRecord(init)['status'], data} : null;
}

export const isNotFound = (error: unknown): boolean => thrownBy(error)?.status === 404;

/** Whether a service behind the page did not answer. */
export const isUnavailable = (error: unknown): boolean => thrownBy(error)?.status === 503;

/** What browsers throw when nothing answers. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** What the server says of an error; null where it says nothing, or where a proxy's page came in its place. */
export function errorSentence(error: unknown): string | null {
  const data = thrownBy(error)?.data;
  return typeof data === 'string' && !data.includes('<') ? data : null;
}
