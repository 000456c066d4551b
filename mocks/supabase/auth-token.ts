import {HttpResponse} from 'msw/http';
import {authError} from './auth-answers';
import {addRefreshToken, endSession, openSession, toTokenJson} from './tokens';
import {findUser, type StoredRefreshToken, type SupabaseState} from './state';

/** `POST /token?grant_type=password` */
export function signInWithPassword(
  state: SupabaseState,
  body: Record<string, unknown>,
  request: Request,
): Response {
  const user = findUser(state, body.email);
  if (!user || user.password !== body.password) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!user.emailConfirmedAt && !state.allowsUnconfirmedSignIn) {
    return authError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return HttpResponse.json(openSession(state, user, request));
}

/**
 * `POST /token?grant_type=refresh_token`: a token is good once. The parent of the active token gets the
 * active one again, any used one too within the reuse interval; a later use ends the session.
 */
export function refreshToken(state: SupabaseState, body: Record<string, unknown>): Response {
  const stored = state.refreshTokens.get(String(body.refresh_token));
  const user = stored && state.users.get(state.sessions.get(stored.sessionId) ?? '');
  if (!stored || !user) {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    return authError(400, 'refresh_token_not_found', message);
  }
  const next = nextToken(state, stored);
  if (next) return HttpResponse.json(toTokenJson(state, user, stored.sessionId, next));
  endSession(state, stored.sessionId);
  return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

function nextToken(state: SupabaseState, stored: StoredRefreshToken): string | null {
  if (stored.usedAt === null) {
    stored.usedAt = state.now();
    return addRefreshToken(state, stored.sessionId, stored.token);
  }
  const active = [...state.refreshTokens.values()].find(
    ({sessionId, usedAt}) => sessionId === stored.sessionId && usedAt === null,
  );
  const isInTime = state.now() <= stored.usedAt + state.reuseIntervalSeconds * 1000;
  return active && (active.parent === stored.token || isInTime) ? active.token : null;
}
