import {startTransition, useEffect, useState, useSyncExternalStore} from 'react';
import {useCartStore} from './cart-store';
import {useDiscountStore} from './codes/discount-store';

interface PersistedStore {
  persist: {
    getOptions: () => {name?: string | undefined};
    rehydrate: () => Promise<void> | void;
  };
}

/** Reads stores from the browser after the first render and keeps them in step with other tabs. Call once, in the root layout. */
export function useStoreHydration(stores: readonly PersistedStore[] = ownStores): void {
  useEffect(() => {
    for (const store of stores) void store.persist.rehydrate();
    const follow = ({key}: StorageEvent) => {
      for (const store of stores) {
        if (key === store.persist.getOptions().name) void store.persist.rehydrate();
      }
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [stores]);
}

const ownStores: readonly PersistedStore[] = [useCartStore, useDiscountStore];

/** Whether the stored cart has been read: before that an empty cart says nothing. False on the server. */
export function useHasHydrated(): boolean {
  return useSyncExternalStore(
    useCartStore.persist.onFinishHydration,
    useCartStore.persist.hasHydrated,
    () => false,
  );
}

/** As `useHasHydrated`, for what takes long to draw: the browser answers its shopper meanwhile. */
export function useHasHydratedCalmly(): boolean {
  const isKnown = useHasHydrated();
  const [isDrawn, setDrawn] = useState(isKnown);
  useEffect(() => {
    if (isKnown) startTransition(() => setDrawn(true));
  }, [isKnown]);
  return isDrawn;
}
