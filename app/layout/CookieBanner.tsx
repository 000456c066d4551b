import {useLayoutEffect, useState} from 'react';
import {Link} from 'react-router';
import {fetched} from '~/ui/fetched';
import {PassingDialog} from '~/ui/PassingDialog';
import {cookieBanner} from '~/content/cookie-banner';
import {clearOfBuying} from './clear-of-buying';
import {useConsentStore, useCookieBannerStore} from './consent-store';

const CookieDetails = fetched(() => import('./CookieDetails'));

const choice = 'btn btn-secondary min-h-11 py-1';
const link = 'py-0.5 font-semibold text-leaf underline underline-offset-4';

function Choices() {
  const accept = useConsentStore((consent) => consent.accept);
  const decline = useConsentStore((consent) => consent.decline);
  return (
    <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-surface pb-3">
      <button type="button" className={choice} onClick={decline}>
        {cookieBanner.decline}
      </button>
      <button type="button" className={choice} onClick={accept}>
        {cookieBanner.accept}
      </button>
    </div>
  );
}

/** Asks once, at the bottom right; declining is as easy as accepting. */
export function CookieBanner({hasPrivacySignal}: {hasPrivacySignal: boolean}) {
  const close = useCookieBannerStore((banner) => banner.close);
  const isRequested = useCookieBannerStore((banner) => banner.isRequested);
  // The rest makes room by it (app.css).
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-cookie-banner', '');
    return () => document.documentElement.removeAttribute('data-cookie-banner');
  }, []);
  const [isOpen, setOpen] = useState(hasPrivacySignal);
  const {title, text, learnMore, learnLess, privacyLink} = cookieBanner;
  return (
    <PassingDialog
      title={title}
      closeLabel={cookieBanner.close}
      onClose={close}
      isVisible
      takesFocus={isRequested}
      className="cookie-banner end-3 bottom-3 start-3 max-h-[52dvh] animate-fade-in px-4 pt-2 sm:start-auto sm:w-92"
    >
      <p ref={clearOfBuying} className="pb-1 text-sm leading-snug text-ink-soft">
        {hasPrivacySignal || text}{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          className={link}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? learnLess : learnMore}
        </button>
        {' · '}
        <Link to={privacyLink.href} className={link}>
          {privacyLink.label}
        </Link>
      </p>
      {isOpen && <CookieDetails hasPrivacySignal={hasPrivacySignal} />}
      {!hasPrivacySignal && <Choices />}
    </PassingDialog>
  );
}
