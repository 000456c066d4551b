import {AuthClient, isAuthSessionMissingError, type AuthError} from '@supabase/auth-js';
import {accepted, refused} from '~adapters/commerce';
import type {Accounts, AccountSession, Device} from '../accounts';
import {AccountsError} from '../accounts-error';
import {SessionRefresher} from './session-refresher';
import {usualTimeoutMs, type Line, type Manner} from '~adapters/http';
import {withDeadline} from '~adapters/supabase/supabase-fetch';
import {toAccountsError, toRefusal} from './supabase-refusal';
import {toAccountSession, toShopper} from './supabase-session';

export interface SupabaseOptions extends Line {
  /** The project's address, without `/auth/v1`. */
  url: string;
  anonKey: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A page waits no longer than this for a renewal that it could do without. */
const optionalRenewalMs = 3_000;

export function createSupabaseAuth(options: SupabaseOptions) {
  const now = options.now ?? Date.now;
  const refresher = new SessionRefresher({
    renew: (session, isStillValid) => renew(options, session, isStillValid),
    // The service may be asked twice: for the renewal, and whether the old token still stands.
    deadlineMs: 2 * (options.timeoutMs ?? usualTimeoutMs),
    now,
  });
  return {
    ...credentialCalls(options),
    ...linkCalls(options),
    refresh: (session) => refresher.refresh(session),
    getShopper: (session, asked) => getShopper(options, session, asked?.isForPage),
    async signOut(session) {
      const isStillValid = session.expiresAt * 1000 > now();
      const live = isStillValid ? session : await refresher.refresh(session);
      refresher.end(session);
      if (live) await endSession(options, live, 'local');
    },
    endAllSessions: async (session: AccountSession) => {
      refresher.end(session);
      await endSession(options, session, 'global');
    },
  } satisfies Omit<Accounts, 'freeSamples' | 'wishes' | 'addresses' | 'sessions'> & {
    endAllSessions: unknown;
  };
}

interface CallFacts {
  session?: AccountSession | undefined;
  limitMs?: number;
  device?: Device | undefined;
  reading?: Manner;
}

/** One client per call: a shared one would hand the session of one shopper to another. */
function authClient(options: SupabaseOptions, facts: CallFacts = {}) {
  const {session, limitMs, device, reading} = facts;
  return new AuthClient({
    url: `${options.url}/auth/v1`,
    headers: {
      apikey: options.anonKey,
      Authorization: `Bearer ${options.anonKey}`,
      // The service writes it beside the session; otherwise it would note our own server.
      ...(device && {'User-Agent': device.userAgent}),
    },
    fetch: withDeadline(options, limitMs, reading),
    storage: storageOf(session),
    persistSession: session !== undefined,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  });
}

/** `expires_at: 0` keeps auth-js from renewing on its own, which would lose the rotated token. */
function storageOf(session: AccountSession | undefined) {
  const stored = session && {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    expires_at: 0,
    user: {id: session.shopper.id},
  };
  return {
    getItem: (key: string) =>
      stored && !key.endsWith('-code-verifier') ? JSON.stringify(stored) : null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
}

function credentialCalls(options: SupabaseOptions) {
  return {
    async signIn(email, password, device) {
      const client = authClient(options, {device});
      const {data, error} = await client.signInWithPassword({email, password});
      return error ? toRefusal('signIn', error) : accepted(toAccountSession(data.session));
    },
    async signUp(email, password, returnUrl, device) {
      const credentials = {email, password, options: {emailRedirectTo: returnUrl}};
      const {data, error} = await authClient(options, {device}).signUp(credentials);
      if (error) return toRefusal('signUp', error);
      const {user, session} = data;
      if (!user) throw new AccountsError('http', 'signUp', 'signUp answered without a user');
      // With confirmations on, the service answers a taken address with a made-up user without identities.
      if (user.identities?.length === 0) return refused('User already registered');
      const shopper = toShopper(user, session?.access_token ?? null);
      return accepted({shopper, session: session && toAccountSession(session)});
    },
    async setPassword(session, password) {
      const {error} = await authClient(options, {session}).updateUser({password});
      return error ? toRefusal('setPassword', error) : accepted(session);
    },
  } satisfies Partial<Accounts>;
}

function linkCalls(options: SupabaseOptions) {
  return {
    async resendConfirmation(email, returnUrl) {
      const request = {type: 'signup', email, options: {emailRedirectTo: returnUrl}} as const;
      const {error} = await authClient(options).resend(request);
      return error ? toRefusal('resendConfirmation', error) : accepted(null);
    },
    async verifyLink(tokenHash, type, device) {
      const client = authClient(options, {device});
      const {data, error} = await client.verifyOtp({token_hash: tokenHash, type});
      if (error) return toRefusal('verifyLink', error);
      if (!data.session) throw new AccountsError('http', 'verifyLink', 'verifyLink: no session');
      return accepted(toAccountSession(data.session));
    },
    async sendPasswordReset(email, returnUrl) {
      const {error} = await authClient(options).resetPasswordForEmail(email, {
        redirectTo: returnUrl,
      });
      return error ? toRefusal('sendPasswordReset', error) : accepted(null);
    },
  } satisfies Partial<Accounts>;
}

/** Null when the service ended the session; the old one when it cannot answer but the token still works. */
async function renew(options: SupabaseOptions, session: AccountSession, isStillValid: boolean) {
  const {timeoutMs = usualTimeoutMs} = options;
  const limitMs = isStillValid ? Math.min(optionalRenewalMs, timeoutMs) : timeoutMs;
  const client = authClient(options, {limitMs});
  const {data, error} = await client.refreshSession({refresh_token: session.refreshToken});
  if (!error && data.session) return toAccountSession(data.session);
  if (error && !isFinal(error)) {
    if (isStillValid) return session;
    throw toAccountsError('refresh', error);
  }
  // Another process of ours may have renewed it: then the access token still stands until it ends.
  const isAlive = isStillValid && (await getShopper(options, session)) !== null;
  return isAlive ? session : null;
}

const isFinal = (error: AuthError) =>
  isAuthSessionMissingError(error) || [400, 401, 403, 404].includes(error.status ?? 0);

async function getShopper(options: SupabaseOptions, session: AccountSession, isForPage = false) {
  const client = authClient(options, {reading: isForPage ? 'look' : 'need'});
  const {data, error} = await client.getUser(session.accessToken);
  if (!error) return toShopper(data.user, session.accessToken);
  if (isFinal(error)) return null;
  throw toAccountsError('getShopper', error);
}

/** 401, 403 and 404 mean that there is nothing left to end. */
async function endSession(
  options: SupabaseOptions,
  session: AccountSession,
  scope: 'local' | 'global',
): Promise<void> {
  const {error} = await authClient(options).admin.signOut(session.accessToken, scope);
  if (!error || isAuthSessionMissingError(error)) return;
  if ([401, 403, 404].includes(error.status ?? 0)) return;
  throw toAccountsError('signOut', error);
}
