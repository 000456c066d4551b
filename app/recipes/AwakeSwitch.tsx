import {isRightToLeft} from '~/content/language';
import {phoneWords} from '~/content/messages/phone';
import {useInBrowser} from '~/ui/use-in-browser';
import {useEffect, useState} from 'react';

/** Keeps the screen on (rules: On a phone); absent where the browser cannot keep its screen on. */
export function AwakeSwitch() {
  const canStayAwake = useInBrowser(() => 'wakeLock' in navigator);
  const {state, toggle} = useWakeLock();
  if (!canStayAwake) return null;
  return (
    <div className="mt-6 print:hidden">
      <button
        type="button"
        role="switch"
        aria-checked={state === 'on'}
        aria-describedby="awake-hint"
        onClick={toggle}
        className="group inline-flex min-h-11 items-center gap-3 font-semibold"
      >
        <span className="inline-flex h-7 w-12 items-center rounded-full bg-placeholder px-0.5 transition-colors group-aria-checked:bg-leaf">
          <span
            className={`size-6 rounded-full bg-surface transition-transform ${isRightToLeft ? 'group-aria-checked:-translate-x-5' : 'group-aria-checked:translate-x-5'}`}
          />
        </span>
        {phoneWords.keepAwake}
      </button>
      <p id="awake-hint" role="status" className="text-sm text-ink-soft">
        {state === 'refused' ? phoneWords.awakeRefused : phoneWords.keepAwakeHint}
      </p>
    </div>
  );
}

type WakeState = 'off' | 'on' | 'refused';

/** Keeps the screen on while wanted. The browser lets go of it when the page is hidden; it is asked anew on return. */
function useWakeLock() {
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
