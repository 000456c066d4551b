import {useEffect} from 'react';
import {create} from 'zustand';
import {hasCartCookie} from './has-cart-cookie';

interface CartImport {
  /** The cookie cart is empty: the browser's cart holds it all. */
  isDone: boolean;
  /** A code that was typed into the plain cart and not sent. */
  typedCode: string;
}

export const useCartImport = create<CartImport>()(() => ({isDone: false, typedCode: ''}));

/** Whether the browser's cart is all there is. Who listens to the store does so before this is called. */
export function useIsCartImported(): boolean {
  useEffect(() => {
    if (!hasCartCookie()) useCartImport.setState({isDone: true});
  }, []);
  return useCartImport(({isDone}) => isDone);
}
