import {create} from 'zustand';

export type AuthMode = 'signIn' | 'signUp';

/** A picture on its way to the cart. */
export interface Flight {
  /** Counts the flights of this visit. */
  id: number;
  image: string;
  from: {left: number; top: number; width: number; height: number};
}

interface OverlayState {
  /** The open sign-in dialog: its mode, why it opened, and where to return to; null when closed. */
  auth: {mode: AuthMode; reason: string | null; returnTo: string | null} | null;
  /** Who has just signed up here and must confirm that address before signing in. */
  unconfirmedEmail: string | null;
  /** The product that is flying to the cart; null when none is. */
  flight: Flight | null;
  openAuth: (mode?: AuthMode, reason?: string, returnTo?: string) => void;
  closeAuth: () => void;
  awaitConfirmation: (email: string) => void;
}

/** Which dialog of the page is open, and what flies over it. Nothing of it is stored. */
export const useOverlayStore = create<OverlayState>((set) => ({
  auth: null,
  unconfirmedEmail: null,
  flight: null,
  openAuth: (mode = 'signIn', reason, returnTo) =>
    set({auth: {mode, reason: reason ?? null, returnTo: returnTo ?? null}}),
  closeAuth: () => set({auth: null}),
  awaitConfirmation: (email) => set({auth: null, unconfirmedEmail: email}),
}));
