import {create} from 'zustand';

export type AuthMode = 'signIn' | 'signUp';

interface OverlayState {
  /** The open sign-in dialog: its mode, why it opened, and where to return to; null when closed. */
  auth: {mode: AuthMode; reason: string | null; returnTo: string | null} | null;
  /** Who has just signed up here and must confirm that address before signing in. */
  unconfirmedEmail: string | null;
  openAuth: (mode?: AuthMode, reason?: string, returnTo?: string) => void;
  closeAuth: () => void;
  awaitConfirmation: (email: string) => void;
}

/** Which dialog of the page is open. Nothing of it is stored. */
export const useOverlayStore = create<OverlayState>((set) => ({
  auth: null,
  unconfirmedEmail: null,
  openAuth: (mode = 'signIn', reason, returnTo) =>
    set({auth: {mode, reason: reason ?? null, returnTo: returnTo ?? null}}),
  closeAuth: () => set({auth: null}),
  awaitConfirmation: (email) => set({auth: null, unconfirmedEmail: email}),
}));
