import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import {browserStorage} from '~/platform/browser-storage';

export type ConsentStatus = 'unknown' | 'accepted' | 'declined';

interface StoredConsent {
  consentStatus: ConsentStatus;
}

interface ConsentState extends StoredConsent {
  accept: () => void;
  decline: () => void;
  /** *Cookie settings*: back to unknown, and the banner shows again. */
  reset: () => void;
}

interface BannerState {
  /** Closed with the X: it stays away for this session, and nothing was chosen. */
  isClosed: boolean;
  /** The shopper asked for it at the foot of the page. */
  isAskedFor: boolean;
  close: () => void;
}

const closedKey = 'cookie-banner-closed';

/** What the banner does besides the choice. */
export const useCookieBannerStore = create<BannerState>((set) => ({
  isClosed: false,
  isAskedFor: false,
  close: () => {
    keepClosed(true);
    set({isClosed: true, isAskedFor: false});
  },
}));

const canWrite = (): boolean => useConsentStore.persist.hasHydrated();
const logBroken = () => console.warn('The stored cookie choice could not be read.');

/** Whether analytics may load, remembered under `cookie-consent-storage`. */
export const useConsentStore = create<ConsentState>()(
  persist<ConsentState, [], [], StoredConsent>(
    (set) => ({
      consentStatus: 'unknown',
      accept: () => {
        set({consentStatus: 'accepted'});
        useCookieBannerStore.setState({isAskedFor: false});
      },
      decline: () => {
        set({consentStatus: 'declined'});
        useCookieBannerStore.setState({isAskedFor: false});
      },
      reset: () => {
        keepClosed(false);
        set({consentStatus: 'unknown'});
        useCookieBannerStore.setState({isClosed: false, isAskedFor: true});
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
      }),
      onRehydrateStorage: () => () => {
        if (wasClosed()) useCookieBannerStore.setState({isClosed: true});
      },
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
