import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import {browserStorage} from './browser-storage';

export type ConsentStatus = 'unknown' | 'accepted' | 'declined';

interface StoredConsent {
  consentStatus: ConsentStatus;
}

interface ConsentState extends StoredConsent {
  /** The banner was closed with the X: it stays away for this session, and nothing was chosen. */
  isClosed: boolean;
  /** The shopper asked for the banner at the foot of the page. */
  isAskedFor: boolean;
  accept: () => void;
  decline: () => void;
  close: () => void;
  /** *Cookie settings*: back to unknown, and the banner shows again (spec 2 §4). */
  reset: () => void;
}

const closedKey = 'cookie-banner-closed';
const canWrite = (): boolean => useConsentStore.persist.hasHydrated();
const logBroken = () => console.warn('The stored cookie choice could not be read.');

/** Whether analytics may load, remembered under `cookie-consent-storage` (spec 2 §3, §4). */
export const useConsentStore = create<ConsentState>()(
  persist<ConsentState, [], [], StoredConsent>(
    (set) => ({
      consentStatus: 'unknown',
      isClosed: false,
      isAskedFor: false,
      accept: () => set({consentStatus: 'accepted', isAskedFor: false}),
      decline: () => set({consentStatus: 'declined', isAskedFor: false}),
      close: () => {
        keepClosed(true);
        set({isClosed: true, isAskedFor: false});
      },
      reset: () => {
        keepClosed(false);
        set({consentStatus: 'unknown', isClosed: false, isAskedFor: true});
      },
    }),
    {
      name: 'cookie-consent-storage',
      skipHydration: true,
      storage: browserStorage<StoredConsent>(canWrite, logBroken),
      partialize: ({consentStatus}) => ({consentStatus}),
      migrate: (stored) => ({consentStatus: toStatus(stored)}),
      merge: (stored, current) => ({
        ...current,
        consentStatus: stored === undefined ? current.consentStatus : toStatus(stored),
        isClosed: wasClosed(),
      }),
    },
  ),
);

function toStatus(stored: unknown): ConsentStatus {
  const status =
    typeof stored === 'object' && stored !== null && 'consentStatus' in stored
      ? stored.consentStatus
      : null;
  if (status === 'accepted' || status === 'declined' || status === 'unknown') return status;
  logBroken();
  return 'unknown';
}

function keepClosed(isClosed: boolean): void {
  try {
    if (isClosed) sessionStorage.setItem(closedKey, '1');
    else sessionStorage.removeItem(closedKey);
  } catch {
    // A full or forbidden storage: the banner then stays away until the next page load.
  }
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) === '1';
  } catch {
    return false;
  }
}
