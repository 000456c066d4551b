import {useEffect, useRef} from 'react';
import {useLocation} from 'react-router';
import {forgetVisit, noteVisit, type Arrival} from '~/browser/visit-origin';
import {useConsentStore} from './consent-store';

/** How this document was reached, wherever its scripts have led since. */
function arrivalHere(): Arrival {
  const [reached] = performance.getEntriesByType('navigation');
  return {address: new URL(reached?.name ?? location.href), referrer: document.referrer};
}

/** After Accept, and fetched then: notes where the visit came from, until that is withdrawn. */
export default function VisitOrigin(): null {
  const {pathname} = useLocation();
  const noted = useRef<string | null>(null);
  useEffect(() => {
    if (noted.current === pathname) return;
    noteVisit(noted.current === null ? arrivalHere() : null);
    noted.current = pathname;
  }, [pathname]);
  useEffect(
    () => () => {
      if (useConsentStore.getState().consentStatus !== 'accepted') forgetVisit();
    },
    [],
  );
  return null;
}
