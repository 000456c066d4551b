import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import {bulkTiers, loyaltyPercent} from '~/pricing/constants';
import {browserStorage} from '~/browser/browser-storage';

interface StoredDiscounts {
  /** Points off every line; 0 unless the server granted loyalty. */
  loyaltyDiscount: number;
  hasLoyaltyDiscount: boolean;
}

export interface DiscountState extends StoredDiscounts {
  /** What product pages say about buying more of one thing, highest tier first. */
  bulkDiscounts: readonly {minimumQuantity: number; percent: number}[];
  /** Keeps the server's last answer for display; the server decides anew for every order. */
  setLoyalty: (isLoyal: boolean) => void;
}

const canWrite = (): boolean => useDiscountStore.persist.hasHydrated();

/** The discounts a shopper has by himself, remembered under `discount-storage`. */
export const useDiscountStore = create<DiscountState>()(
  persist<DiscountState, [], [], StoredDiscounts>(
    (set, get) => ({
      ...toStored(false),
      bulkDiscounts: bulkTiers,
      setLoyalty: (isLoyal) => {
        // A visitor without the discount leaves no entry in the browser.
        if (isLoyal !== get().hasLoyaltyDiscount) set(toStored(isLoyal));
      },
    }),
    {
      name: 'discount-storage',
      version: 1,
      skipHydration: true,
      storage: browserStorage<StoredDiscounts>(canWrite),
      partialize: ({hasLoyaltyDiscount}) => toStored(hasLoyaltyDiscount),
      migrate: (stored) => toStored(saysLoyal(stored)),
      merge: (stored, current) => ({...current, ...toStored(saysLoyal(stored))}),
    },
  ),
);

function toStored(isLoyal: boolean): StoredDiscounts {
  return {hasLoyaltyDiscount: isLoyal, loyaltyDiscount: isLoyal ? loyaltyPercent : 0};
}

function saysLoyal(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  return 'hasLoyaltyDiscount' in stored && stored.hasLoyaltyDiscount === true;
}
