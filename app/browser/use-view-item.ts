import {useEffect} from 'react';
import {useRouteLoaderData} from 'react-router';
import type {Cents} from '~adapters/commerce/money';

/** Notifies analytics, in a shop that has some, of the product on show; null while its price is unknown. */
export function useViewItem(id: string, name: string, price: Cents | null): void {
  const root = useRouteLoaderData<{analyticsUrl: string | null}>('root');
  const hasAnalytics = Boolean(root?.analyticsUrl);
  useEffect(() => {
    if (!hasAnalytics || price === null) return;
    const item = {id, name, price, quantity: 1};
    import('./analytics').then(
      ({track}) => track({name: 'view_item', item}),
      () => undefined,
    );
  }, [hasAnalytics, id, name, price]);
}
