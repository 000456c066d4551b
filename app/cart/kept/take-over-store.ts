import {useEffect} from 'react';
import {create} from 'zustand';
import {isCartKept} from './kept-cookie';

interface TakeOver {
  /** Nothing is left that is kept without scripts: the browser's cart holds it all. */
  isDone: boolean;
  /** A code that was typed into the plain cart and not sent. */
  typedCode: string;
}

export const useTakeOver = create<TakeOver>()(() => ({isDone: false, typedCode: ''}));

/** Whether the browser's cart is all there is. Who listens to the store does so before this is called. */
export function useCartIsTakenOver(): boolean {
  useEffect(() => {
    if (!isCartKept()) useTakeOver.setState({isDone: true});
  }, []);
  return useTakeOver(({isDone}) => isDone);
}
