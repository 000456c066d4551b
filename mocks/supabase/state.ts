import type {Outbox} from '~mocks/mail/outbox';

export interface StoredUser {
  id: string;
  email: string;
  password: string;
  emailConfirmedAt: string | null;
  createdAt: string;
  mailSentAt: number | null;
}

export interface StoredRefreshToken {
  token: string;
  sessionId: string;
  parent: string | null;
  /** Milliseconds since 1970; null while it is the session's active one. */
  usedAt: number | null;
}

interface StoredSession {
  /** Milliseconds since 1970. */
  createdAt: number;
  userAgent: string | null;
}

export interface LinkToken {
  userId: string;
  type: 'signup' | 'recovery';
  sentAt: number;
}

export interface StoredAttempt {
  bodyHash: string | null;
  lease: string | null;
  leaseUntil: number;
  key: string;
  step: string;
  orderId: number | null;
  chargeId: string | null;
  answer: Record<string, unknown> | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
}

interface StoredReservation {
  place: number;
  holder: string;
  productKey: string;
  quantity: number;
  endsAt: number;
}

/** What is counted once, whoever keeps it. */
export interface LedgerState {
  now: () => number;
  attempts: Map<string, StoredAttempt>;
  counters: Map<string, {hits: number; endsAt: number}>;
  reservations: StoredReservation[];
}

export type AddressRow = Record<string, string> & {user_id: string};

/** The project's settings that change how it answers; the defaults are the offline shop's. */
export interface ProjectSettings {
  outbox: Outbox;
  now: () => number;
  /** Whether somebody with an unconfirmed address may sign in (then the reminder asks to confirm). */
  allowsUnconfirmedSignIn: boolean;
  tokenLifetimeSeconds: number;
  /** How long a used refresh token is still taken. */
  reuseIntervalSeconds: number;
  /** How long one user waits for the next mail; a real project says 60. */
  mailIntervalSeconds: number;
}

export interface SupabaseState extends ProjectSettings, LedgerState {
  users: Map<string, StoredUser>;
  /** Session id → user id. */
  sessions: Map<string, string>;
  /** Session id → what is known of where it was opened. */
  sessionFacts: Map<string, StoredSession>;
  refreshTokens: Map<string, StoredRefreshToken>;
  linkTokens: Map<string, LinkToken>;
  /** User id → claim id. */
  freeSamples: Map<string, string>;
  addresses: Map<string, AddressRow>;
  /** User id → wish list. */
  wishes: Map<string, string[]>;
}

export const emptyLedger = () => ({
  attempts: new Map<string, StoredAttempt>(),
  counters: new Map<string, {hits: number; endsAt: number}>(),
  reservations: [],
});

/** The keys of the mocked project. */
export const offlineAnonKey = 'offline-anon-key';
export const offlineServiceKey = 'offline-service-role-key';

export function createSupabaseState(
  settings: Partial<ProjectSettings> & {outbox: Outbox},
): SupabaseState {
  return {
    now: Date.now,
    allowsUnconfirmedSignIn: true,
    tokenLifetimeSeconds: 3600,
    reuseIntervalSeconds: 10,
    mailIntervalSeconds: 0,
    ...settings,
    users: new Map(),
    sessions: new Map(),
    sessionFacts: new Map(),
    refreshTokens: new Map(),
    linkTokens: new Map(),
    freeSamples: new Map(),
    addresses: new Map(),
    wishes: new Map(),
    ...emptyLedger(),
  };
}

export function findUser(state: SupabaseState, email: unknown): StoredUser | undefined {
  const wanted = String(email).trim().toLowerCase();
  return [...state.users.values()].find((user) => user.email === wanted);
}

export function addUser(
  state: SupabaseState,
  user: Pick<StoredUser, 'email' | 'password'> & Partial<StoredUser>,
): StoredUser {
  const added: StoredUser = {
    id: crypto.randomUUID(),
    emailConfirmedAt: null,
    createdAt: new Date(state.now()).toISOString(),
    mailSentAt: null,
    ...user,
    email: user.email.trim().toLowerCase(),
  };
  state.users.set(added.id, added);
  return added;
}
