import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import {browserStorage} from '~/browser/browser-storage';
import {toRecord} from '~/forms/to-record';
import {longestCode} from '~/pricing/constants';
import {abandonmentStorageName} from './remembered';

export type PopupKind = 'reminder' | 'discount';

/** What is remembered of a cart that is left alone. Times are milliseconds since 1970. */
export interface StoredAbandonment {
  lastCartUpdateTime: number | null;
  hasShownReminderPopup: boolean;
  hasShownDiscountPopup: boolean;
  discountCode: string | null;
  discountApplied: boolean;
  /** When the discount was first shown: its stated 10 minutes count from here, also over a reload. */
  discountOfferedAt: number | null;
}

interface AbandonmentState extends StoredAbandonment {
  touch: (now: number) => void;
  offerDiscount: (now: number) => void;
  markShown: (kind: PopupKind) => void;
  markApplied: (code: string) => void;
  /** An empty cart is nothing to remember: the entry goes, too. */
  reset: () => void;
}

export const nothingAbandoned: StoredAbandonment = {
  lastCartUpdateTime: null,
  hasShownReminderPopup: false,
  hasShownDiscountPopup: false,
  discountCode: null,
  discountApplied: false,
  discountOfferedAt: null,
};

const canWrite = (): boolean => useAbandonmentStore.persist.hasHydrated();

/** The cart that is remembered, under `cart-abandonment-storage`. */
export const useAbandonmentStore = create<AbandonmentState>()(
  persist<AbandonmentState, [], [], StoredAbandonment>(
    (set) => ({
      ...nothingAbandoned,
      touch: (now) => set({lastCartUpdateTime: now}),
      offerDiscount: (now) => set({discountOfferedAt: now}),
      markShown: (kind) =>
        set(kind === 'reminder' ? {hasShownReminderPopup: true} : {hasShownDiscountPopup: true}),
      markApplied: (code) => set({discountCode: code, discountApplied: true}),
      reset: () => {
        set(nothingAbandoned);
        useAbandonmentStore.persist.clearStorage();
      },
    }),
    {
      name: abandonmentStorageName,
      skipHydration: true,
      storage: browserStorage<StoredAbandonment>(canWrite),
      partialize: repair,
      migrate: repair,
      merge: (stored, current) => ({...current, ...repair(stored)}),
    },
  ),
);

const toTime = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

const toCode = (value: unknown) =>
  typeof value === 'string' && value.length <= longestCode ? value : null;

/** Every field that makes sense is kept, the rest as if nothing had been shown yet. Never throws. */
function repair(stored: unknown): StoredAbandonment {
  const fields = toRecord(stored);
  return {
    lastCartUpdateTime: toTime(fields['lastCartUpdateTime']),
    hasShownReminderPopup: fields['hasShownReminderPopup'] === true,
    hasShownDiscountPopup: fields['hasShownDiscountPopup'] === true,
    discountCode: toCode(fields['discountCode']),
    discountApplied: fields['discountApplied'] === true,
    discountOfferedAt: toTime(fields['discountOfferedAt']),
  };
}
