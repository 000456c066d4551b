import {isMarkedSignedIn} from '~/browser/signed-in-mark';
import {fetched} from '~/ui/fetched';
import {useInBrowser} from '~/ui/use-in-browser';

const Yours = fetched(() => import('./Yours'));

/** Loaded for signed-in shoppers only. */
export function YoursLater() {
  const isSignedIn = useInBrowser(() => isMarkedSignedIn(document.cookie));
  return HAS.supplies && isSignedIn && <Yours />;
}
