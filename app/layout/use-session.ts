import {useEffect} from 'react';
import {useRevalidator, useRouteLoaderData} from 'react-router';
import {readSession, useSessionStore} from '~/browser/session-store';

/**
 * Who is signed in: read once a page stands, and whenever it is revalidated. All tabs of a browser are signed in
 * together: one that learns of another account than this is revalidated.
 */
export function useSession() {
  const {revalidate} = useRevalidator();
  const revalidated: unknown = useRouteLoaderData('root');
  useEffect(() => {
    if (revalidated) void readSession();
  }, [revalidated]);
  const session = useSessionStore();
  const {shopper, isRead} = session;
  const account = shopper && `${shopper.id} ${shopper.emailConfirmedAt}`;
  useEffect(() => {
    if (!isRead) return;
    const others = new BroadcastChannel('account');
    others.postMessage(account);
    others.addEventListener('message', ({data}: MessageEvent<unknown>) => {
      if (data !== account) void revalidate();
    });
    return () => others.close();
  }, [isRead, account, revalidate]);
  return session;
}
