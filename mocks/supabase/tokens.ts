import {createHmac, randomBytes} from 'node:crypto';
import type {StoredUser, SupabaseState} from './state';

const secret = randomBytes(32);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

export interface Claims {
  sub: string;
  session_id: string;
  exp: number;
  aal: string;
}

/** A JSON Web Token as the service signs them (HS256). */
function toAccessToken(state: SupabaseState, user: StoredUser, sessionId: string, exp: number) {
  const claims = {
    aud: 'authenticated',
    role: 'authenticated',
    sub: user.id,
    email: user.email,
    iat: Math.floor(state.now() / 1000),
    exp,
    aal: 'aal1',
    amr: [{method: 'password'}],
    session_id: sessionId,
    jti: crypto.randomUUID(),
  };
  const text = `${encode({alg: 'HS256', typ: 'JWT'})}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

/** The claims of a token that this service signed; null for any other. */
export function readAccessToken(token: string): Claims | null {
  const [header, payload, signature] = token.split('.');
  if (!payload || signature !== sign(`${header}.${payload}`)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

export function toUserJson(user: StoredUser) {
  const {id, email, emailConfirmedAt, createdAt} = user;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    ...(emailConfirmedAt && {email_confirmed_at: emailConfirmedAt, confirmed_at: emailConfirmedAt}),
    phone: '',
    app_metadata: {provider: 'email', providers: ['email']},
    user_metadata: {},
    identities: [{id, user_id: id, identity_id: id, provider: 'email', identity_data: {email}}],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  };
}

/** Opens a session and answers as the token endpoint does. */
export function openSession(state: SupabaseState, user: StoredUser, request: Request) {
  const sessionId = crypto.randomUUID();
  state.sessions.set(sessionId, user.id);
  state.sessionFacts.set(sessionId, {
    createdAt: state.now(),
    userAgent: request.headers.get('User-Agent'),
  });
  return toTokenJson(state, user, sessionId, addRefreshToken(state, sessionId, null));
}

export function addRefreshToken(state: SupabaseState, sessionId: string, parent: string | null) {
  const token = randomBytes(9).toString('base64url');
  state.refreshTokens.set(token, {token, sessionId, parent, usedAt: null});
  return token;
}

export function toTokenJson(
  state: SupabaseState,
  user: StoredUser,
  sessionId: string,
  refreshToken: string,
) {
  const expiresAt = Math.floor(state.now() / 1000) + state.tokenLifetimeSeconds;
  return {
    access_token: toAccessToken(state, user, sessionId, expiresAt),
    token_type: 'bearer',
    expires_in: state.tokenLifetimeSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUserJson(user),
  };
}

export function endSession(state: SupabaseState, sessionId: string): void {
  state.sessions.delete(sessionId);
  state.sessionFacts.delete(sessionId);
  for (const [token, stored] of state.refreshTokens) {
    if (stored.sessionId === sessionId) state.refreshTokens.delete(token);
  }
}

export function endSessionsOf(state: SupabaseState, userId: string): void {
  for (const [sessionId, owner] of state.sessions) {
    if (owner === userId) endSession(state, sessionId);
  }
}
