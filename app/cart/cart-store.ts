import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import type {Cents} from '~adapters/commerce/money';
import {browserStorage} from '~/browser/browser-storage';
import {withItem, withoutLine, withPrices, withQuantity, type NewCartItem} from './cart-items';
import {
  emptyCart,
  noAbandonmentDiscount,
  noTypedDiscount,
  type AppliedDiscount,
  type StoredCart,
} from './cart-state';
import {repairCart} from './stored-cart';

export interface CartState extends StoredCart {
  isCartOpen: boolean;
  /** The name of what has just been added, until something else changes or the drawer closes. */
  added: string | null;
  /** Why a typed code was taken off by itself, for the shopper; null when there is nothing to say. */
  discountNotice: string | null;
  /** Adds `quantity` units (1 by default); see `withItem`. */
  addItem: (item: NewCartItem, quantity?: number) => void;
  /** Lines are named by `lineKey(item)`. 0 or less removes. */
  setQuantity: (key: string, quantity: number) => void;
  removeItem: (key: string) => void;
  updatePrices: (prices: ReadonlyMap<string, Cents>) => void;
  clearCart: () => void;
  toggleCart: () => void;
  openCart: () => void;
  closeCart: () => void;
  /** Keeps what the server answered for a typed code; `requestDiscount` asks it. */
  applyDiscount: (discount: AppliedDiscount) => void;
  /** Local, no call. */
  removeDiscount: (notice?: string) => void;
  applyAbandonmentDiscount: (code: string, percent: number) => void;
  removeAbandonmentDiscount: () => void;
  /** Orders are placed by the checkout; an old caller fails loudly. */
  processOrder: () => Promise<never>;
}

const canWrite = (): boolean => useCartStore.persist.hasHydrated();

/** The cart, kept in the browser under `cart-storage`. Read on the client only: see `StoreHydration`. */
export const useCartStore = create<CartState>()(
  persist<CartState, [], [], StoredCart>(
    (set) => ({
      ...emptyCart,
      isCartOpen: false,
      added: null,
      discountNotice: null,
      addItem: (item, quantity = 1) => {
        // A button can be pressed before the stored cart was read, which would take the place of what it added.
        if (!canWrite()) void useCartStore.persist.rehydrate();
        set(({items}) => ({items: withItem(items, {...item, quantity}), added: item.name}));
      },
      setQuantity: (key, quantity) =>
        set(({items}) => ({...whenEmptied(withQuantity(items, key, quantity)), added: null})),
      removeItem: (key) =>
        set(({items}) => ({...whenEmptied(withoutLine(items, key)), added: null})),
      updatePrices: (prices) => set(({items}) => ({items: withPrices(items, prices)})),
      clearCart: () => set({...emptyCart, discountNotice: null}),
      toggleCart: () => set(({isCartOpen}) => ({isCartOpen: !isCartOpen})),
      openCart: () => set({isCartOpen: true}),
      closeCart: () => set({isCartOpen: false, added: null}),
      applyDiscount: ({code, amount, freeShipping}) =>
        set({
          discountCode: code,
          discountAmount: amount,
          discountFreeShipping: freeShipping,
          discountNotice: null,
        }),
      removeDiscount: (notice) => set({...noTypedDiscount, discountNotice: notice ?? null}),
      applyAbandonmentDiscount: (code, percent) =>
        set({abandonmentDiscountCode: code, abandonmentDiscount: percent}),
      removeAbandonmentDiscount: () => set(noAbandonmentDiscount),
      processOrder: () =>
        Promise.reject(new Error('processOrder should not be called from cart store anymore')),
    }),
    {
      name: 'cart-storage',
      // Amounts are whole cents.
      version: 1,
      skipHydration: true,
      storage: browserStorage<StoredCart>(canWrite),
      partialize: toStoredCart,
      migrate: (stored, version) => (version === 0 ? emptyCart : repairCart(stored)),
      merge: (stored, current) =>
        stored === undefined ? current : {...current, ...repairCart(stored)},
    },
  ),
);

/** A cart without lines has no discounts to keep, however its last line went. */
function whenEmptied(items: StoredCart['items']): Partial<CartState> {
  return items.length === 0 ? {...emptyCart, discountNotice: null} : {items};
}

function toStoredCart(cart: StoredCart): StoredCart {
  const stored = Object.entries(cart).filter(([name]) => name in emptyCart);
  return Object.fromEntries(stored) as unknown as StoredCart;
}
