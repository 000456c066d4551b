import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import {browserStorage, tabStorage} from '~/browser/browser-storage';

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
  isRequested: boolean;
  close: () => void;
}

const closedName = 'cookie-banner-closed';

/** What the banner does besides the choice. */
export const useCookieBannerStore = create<BannerState>((set) => ({
  isClosed: false,
  isRequested: false,
  close: () => {
    tabStorage.write(closedName, '1');
    set({isClosed: true, isRequested: false});
  },
}));

const canWrite = (): boolean => useConsentStore.persist.hasHydrated();
const logBroken = () => console.warn('The stored cookie choice could not be read.');

/** Whether analytics may load and the visit's origin be noted, remembered under `cookie-consent-storage`. */
export const useConsentStore = create<ConsentState>()(
  persist<ConsentState, [], [], StoredConsent>(
    (set) => ({
      consentStatus: 'unknown',
      accept: () => {
        set({consentStatus: 'accepted'});
        useCookieBannerStore.setState({isRequested: false});
      },
      decline: () => {
        set({consentStatus: 'declined'});
        useCookieBannerStore.setState({isRequested: false});
      },
      reset: () => {
        tabStorage.forget(closedName);
        set({consentStatus: 'unknown'});
        useCookieBannerStore.setState({isClosed: false, isRequested: true});
      },
    }),
    {
      name: 'cookie-consent-storage',
      version: 1,
      skipHydration: true,
      storage: browserStorage<StoredConsent>(canWrite, logBroken),
      partialize: ({consentStatus}) => ({consentStatus}),
      // Whoever accepted before version 1 read nothing of where an order came from.
      migrate: (stored) => ({
        consentStatus: toStatus(stored) === 'declined' ? 'declined' : 'unknown',
      }),
      merge: (stored, current) => ({
        ...current,
        consentStatus: stored === undefined ? current.consentStatus : toStatus(stored),
      }),
      onRehydrateStorage: () => () => {
        if (tabStorage.read(closedName) === '1') useCookieBannerStore.setState({isClosed: true});
      },
    },
  ),
);

function toStatus(stored: unknown): ConsentStatus {
  const status = (stored as Partial<StoredConsent> | null)?.consentStatus;
  if (status === 'accepted' || status === 'declined' || status === 'unknown') return status;
  logBroken();
  return 'unknown';
}
