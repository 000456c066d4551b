import {useEffect} from 'react';
import {create} from 'zustand';

/** Scripts can see that there is a cookie, and not what it holds (rules: Without scripts). */
export const hasCartCookie = () => /bellyful-cart=./.test(document.cookie);

/** Whether the browser's own cart holds everything that the server holds. */
export const useCartMerge = create<{isMerged: boolean}>()(() => ({isMerged: false}));

/** Whether the browser's cart is all there is. Who listens to the store does so before this is called. */
export function useIsCartMerged(): boolean {
  useEffect(() => {
    if (!hasCartCookie()) useCartMerge.setState({isMerged: true});
  }, []);
  return useCartMerge(({isMerged}) => isMerged);
}
