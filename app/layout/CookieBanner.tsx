import {useState} from 'react';
import {Link} from 'react-router';
import {PassingDialog} from '~/ui/PassingDialog';
import {cookieBanner} from '~/content/cookie-banner';
import {usePageMark} from '~/ui/use-page-mark';
import {useConsentStore, useCookieBannerStore} from './consent-store';

function Details() {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5 text-sm text-ink-soft">
      {cookieBanner.details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}

function Choices() {
  const accept = useConsentStore((consent) => consent.accept);
  const decline = useConsentStore((consent) => consent.decline);
  return (
    <div className="sticky -bottom-5 -mb-5 grid grid-cols-2 gap-3 bg-white pt-3 pb-5">
      <button type="button" className="btn btn-secondary px-4" onClick={decline}>
        {cookieBanner.decline}
      </button>
      <button type="button" className="btn btn-secondary px-4" onClick={accept}>
        {cookieBanner.accept}
      </button>
    </div>
  );
}

/** Asks once, at the bottom right; declining is as easy as accepting. */
export function CookieBanner({hasPrivacySignal}: {hasPrivacySignal: boolean}) {
  const close = useCookieBannerStore((banner) => banner.close);
  const isRequested = useCookieBannerStore((banner) => banner.isRequested);
  const [isOpen, setOpen] = useState(false);
  usePageMark('data-cookie-banner');
  const {title, text, privacySignal, learnMore, learnLess, privacyLink} = cookieBanner;
  return (
    <PassingDialog
      title={title}
      closeLabel={cookieBanner.close}
      onClose={close}
      isVisible
      takesFocus={isRequested}
      className="cookie-banner right-4 bottom-4 left-4 max-h-[52dvh] animate-fade-in sm:left-auto sm:w-104"
    >
      <p className="mt-2 text-sm text-ink-soft">{hasPrivacySignal ? privacySignal : text}</p>
      {isOpen && <Details />}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm font-semibold text-leaf">
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-9 underline underline-offset-4"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? learnLess : learnMore}
        </button>
        <Link to={privacyLink.href} className="py-2 underline underline-offset-4">
          {privacyLink.label}
        </Link>
      </p>
      {!hasPrivacySignal && <Choices />}
    </PassingDialog>
  );
}
