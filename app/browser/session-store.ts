import {create} from 'zustand';
import {getJson} from './fetch-json';
import {standingOf, type AccountStanding} from './account-standing';
import {markSignedIn} from './signed-in-mark';

export interface SignedInShopper {
  id: string;
  email: string;
  /** ISO 8601; null while the address is unconfirmed. */
  emailConfirmedAt: string | null;
}

interface SessionState {
  shopper: SignedInShopper | null;
  /** Whether it is known who is signed in: before that a shopper of null says nothing. */
  isRead: boolean;
}

/** Who is signed in here: public pages do not know it, and request it in the browser (rules: Public pages). */
export const useSessionStore = create<SessionState>(() => ({shopper: null, isRead: false}));

interface Session {
  shopper: {id: string; email: string; email_confirmed_at: string | null} | null;
}

function toShopper({shopper}: Session): SignedInShopper | null {
  if (!shopper) return null;
  const {id, email, email_confirmed_at: emailConfirmedAt} = shopper;
  return {id, email, emailConfirmedAt};
}

let latest: Promise<void> | null = null;

/** Requests who is signed in, where the browser's cookie says that there is a session. Never throws. */
export function readSession(): Promise<void> {
  const reading: Promise<void> = read(() => reading === latest);
  latest = reading;
  return reading;
}

async function read(isLatest: () => boolean): Promise<void> {
  if (!markSignedIn()) return useSessionStore.setState({shopper: null, isRead: true});
  // A visitor has signed in.
  if (!useSessionStore.getState().shopper) useSessionStore.setState({isRead: false});
  const answer = await getJson<Session>('/functions/session');
  if (!isLatest()) return latest ?? undefined;
  const shopper = answer && toShopper(answer);
  if (answer) markSignedIn(shopper !== null);
  useSessionStore.setState({shopper, isRead: true});
}

/** As soon as it is known. */
export async function findStanding(): Promise<AccountStanding> {
  if (!useSessionStore.getState().isRead) await readSession();
  return standingOf(useSessionStore.getState().shopper);
}

/** Null while it is not known. */
export const useStanding = (): AccountStanding | null =>
  useSessionStore(({shopper, isRead}) => (isRead ? standingOf(shopper) : null));
