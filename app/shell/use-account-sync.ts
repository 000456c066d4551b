import {useEffect} from 'react';
import {useRevalidator} from 'react-router';

/** All tabs of a browser are signed in together: one that learns of another account than this asks anew who it is. */
export function useAccountSync(account: string | null): void {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const others = new BroadcastChannel('account');
    others.postMessage(account);
    others.addEventListener('message', ({data}: MessageEvent<unknown>) => {
      if (data !== account) void revalidate();
    });
    return () => others.close();
  }, [account, revalidate]);
}
