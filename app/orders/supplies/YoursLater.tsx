import {lazy, Suspense} from 'react';
import {isMarkedSignedIn} from '~/browser/signed-in-mark';
import {useInBrowser} from '~/ui/use-in-browser';

/** Without its code there is no row. */
const Yours = lazy(() => import('./Yours').catch(() => ({default: () => null})));

/** Loaded for signed-in shoppers only. */
export function YoursLater() {
  const isSignedIn = useInBrowser(() => isMarkedSignedIn(document.cookie));
  return (
    isSignedIn && (
      <Suspense>
        <Yours />
      </Suspense>
    )
  );
}
