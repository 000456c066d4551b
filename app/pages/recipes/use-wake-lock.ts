import {useEffect, useState} from 'react';

export type WakeState = 'off' | 'on' | 'refused';

/** Keeps the screen on while wanted. The browser lets go of it when the page is hidden; it is asked anew on return. */
export function useWakeLock() {
  const [state, setState] = useState<WakeState>('off');
  const isWanted = state === 'on';
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left.signal.aborted) await lock.release();
      } catch {
        if (!left.signal.aborted) setState('refused');
      }
    };
    void requestLock();
    document.addEventListener('visibilitychange', () => void requestLock(), left);
    return () => {
      left.abort();
      void lock?.release();
    };
  }, [isWanted]);
  return {state, toggle: () => setState(isWanted ? 'off' : 'on')};
}
