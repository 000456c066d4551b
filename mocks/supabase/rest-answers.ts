import {HttpResponse} from 'msw/http';
import {bearerOf} from './auth-answers';
import {readAccessToken} from './tokens';
import {offlineServiceKey, type SupabaseState} from './state';

export type Role =
  | {name: 'service_role'}
  | {name: 'anon'}
  /** `userId` is null when the session was ended: the row policies then see nobody. */
  | {name: 'authenticated'; userId: string | null};

export const restError = (status: number, code: string, message: string, details?: string) =>
  HttpResponse.json({code, message, details: details ?? null, hint: null}, {status});

/** Who asks, as PostgREST reads it from the bearer; null for a token that is no longer good. */
export function roleOf(state: SupabaseState, request: Request): Role | null {
  const bearer = bearerOf(request);
  if (bearer === offlineServiceKey) return {name: 'service_role'};
  if (!bearer.includes('.')) return {name: 'anon'};
  const claims = readAccessToken(bearer);
  if (!claims || claims.exp * 1000 <= state.now()) return null;
  const isLive = state.sessions.get(claims.session_id) === claims.sub;
  return {name: 'authenticated', userId: isLive ? claims.sub : null};
}

export const jwtExpired = () => restError(401, 'PGRST303', 'JWT expired');

export const permissionDenied = (role: Role, thing: string) =>
  restError(role.name === 'anon' ? 401 : 403, '42501', `permission denied for ${thing}`);

export const policyViolation = (table: string) =>
  restError(403, '42501', `new row violates row-level security policy for table "${table}"`);
