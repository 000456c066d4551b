import {useEffect} from 'react';
import {create} from 'zustand';

/** Whether nothing is left that is kept without scripts: the browser's cart holds it all. */
export const useTakeOver = create<{isDone: boolean}>()(() => ({isDone: false}));

/** The cookie can be seen, and not read (rules: Without scripts). */
export const isCartKept = () => /bellyful-cart=./.test(document.cookie);

/** Once scripts run. What cannot be fetched now is tried on the next page; until then plain forms work on. */
export function useCartTakenOver(): void {
  useEffect(() => {
    if (!isCartKept()) return useTakeOver.setState({isDone: true});
    import('./take-over').then(({takeOverCart}) => takeOverCart()).catch(() => undefined);
  }, []);
}
