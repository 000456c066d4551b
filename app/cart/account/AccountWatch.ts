import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {isMarkedSignedIn} from '~/browser/signed-in-mark';
import {useLoyalty} from '../codes/request-loyalty';
import {mergeServerCart} from '../merge-server-cart';
import {followAccount, leaveAccount, meetAccount} from './follow-account';

export {tellAccount} from './follow-account';

/** What follows who is signed in: the loyalty discount, and the cart. Stands once, after `useStoreHydration`. */
export default function AccountWatch({shopperId}: {shopperId: string | null}) {
  useLoyalty(shopperId, useLocation().pathname);
  useEffect(() => {
    if (shopperId !== null) {
      // What a form has put into the server's cart comes first.
      void mergeServerCart().then(() => meetAccount(shopperId));
      return followAccount(shopperId);
    }
    // With the mark it is only not known who is signed in.
    if (!isMarkedSignedIn(document.cookie)) leaveAccount();
  }, [shopperId]);
  return null;
}
