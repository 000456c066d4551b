import {useEffect} from 'react';
import type {Cents} from '~adapters/commerce/money';

/** Tells analytics which product is on show, once its code has come; null while its price is unknown. */
export function useViewItem(id: string, name: string, price: Cents | null): void {
  useEffect(() => {
    if (price === null) return;
    const item = {id, name, price, quantity: 1};
    import('./analytics').then(
      ({track}) => track({name: 'view_item', item}),
      () => undefined,
    );
  }, [id, name, price]);
}
