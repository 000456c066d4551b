import {useEffect} from 'react';
import {create} from 'zustand';
import {isCartKept} from './kept-cookie';

/** Whether nothing is left that is kept without scripts: the browser's cart holds it all. */
export const useTakeOver = create<{isDone: boolean}>()(() => ({isDone: false}));

/** Whether the browser's cart is all there is. Who listens to the store does so before this is called. */
export function useCartIsTakenOver(): boolean {
  useEffect(() => {
    if (!isCartKept()) useTakeOver.setState({isDone: true});
  }, []);
  return useTakeOver(({isDone}) => isDone);
}
