import {phoneWords} from '~/content/messages/phone';
import {useInBrowser} from '~/ui/use-in-browser';
import {useWakeLock} from './use-wake-lock';

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
        <span className="inline-flex h-7 w-12 items-center rounded-full bg-[#767f79] px-0.5 transition-colors group-aria-checked:bg-leaf">
          <span className="size-6 rounded-full bg-white transition-transform group-aria-checked:translate-x-5" />
        </span>
        {phoneWords.keepAwake}
      </button>
      <p id="awake-hint" role="status" className="text-sm text-ink-soft">
        {state === 'refused' ? phoneWords.awakeRefused : phoneWords.keepAwakeHint}
      </p>
    </div>
  );
}
