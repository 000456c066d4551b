import {useEffect} from 'react';
import type {Cents} from '~adapters/commerce/money';
import {track} from './analytics';

/** Tells analytics which product is on show; null while its price is unknown. */
export function useViewItem(id: string, name: string, price: Cents | null): void {
  useEffect(() => {
    if (price !== null) track({name: 'view_item', item: {id, name, price, quantity: 1}});
  }, [id, name, price]);
}
