import {isRouteErrorResponse} from 'react-router';

/** What the server says of an error; null where it says nothing, or where a proxy's page came in its place. */
export const errorSentence = (error: unknown): string | null =>
  isRouteErrorResponse(error) && typeof error.data === 'string' && !error.data.includes('<')
    ? error.data
    : null;
