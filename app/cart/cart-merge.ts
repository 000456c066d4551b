import {useEffect} from 'react';
import {create} from 'zustand';
import {isMarkedSignedIn} from '~/browser/signed-in-mark';
import {hasAccountCart} from './account/account-storage';

/** Scripts can see that there is a cookie, and not what it holds (rules: Without scripts). */
export const hasCartCookie = () => /bellyful-cart=./.test(document.cookie);

/** Whether the cart of who is signed in was not here yet (rules: The cart of an account). */
const isAwaited = () => isMarkedSignedIn(document.cookie) && !hasAccountCart();

/** Whether the browser's own cart holds everything that the server and an account hold. */
export const useCartMerge = create<{isMerged: boolean}>()(() => ({isMerged: false}));

/** Called when something that was on its way is here, or does not come. */
export function settleCart(isVisitor = false): void {
  if (isVisitor || !isAwaited()) useCartMerge.setState({isMerged: true});
}

/** Whether the browser's cart is all there is. Who listens to the store does so before this is called. */
export function useIsCartMerged(): boolean {
  useEffect(() => {
    if (!hasCartCookie()) settleCart();
  }, []);
  return useCartMerge(({isMerged}) => isMerged);
}
