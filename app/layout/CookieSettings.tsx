import {cookieSettingsLabel} from '~/content/navigation';
import {useConsentStore} from './consent-store';

/** Opens the cookie banner again. */
export function CookieSettings() {
  const reset = useConsentStore((consent) => consent.reset);
  return (
    <button
      type="button"
      className="py-1 hover:text-leaf hover:underline noscript:hidden"
      onClick={reset}
    >
      {cookieSettingsLabel}
    </button>
  );
}
