import {data} from 'react-router';

/**
 * The server's answer to a form; where it does not come (no connection, a proxy's error page) the form's own
 * `fallback`, so that the page and what was typed stay. The status of 503 keeps the router from asking for the page's
 * data anew, which would fail too.
 */
export async function withFallback<Answer, Fallback>(
  serverAction: () => Promise<Answer>,
  fallback: Fallback,
) {
  try {
    return await serverAction();
  } catch (thrown) {
    // How the router passes on a redirect.
    if (thrown instanceof Response) throw thrown;
    return data(fallback, {status: 503});
  }
}
