import {HttpResponse} from 'msw/http';
import {readAccessToken, type Claims} from './tokens';
import type {StoredUser, SupabaseState} from './state';

/** An error in the shape of the API version 2024-01-01, which auth-js asks for. */
export const authError = (status: number, code: string, message: string) =>
  HttpResponse.json(
    {code, message},
    {status, headers: {'X-Supabase-Api-Version': '2024-01-01', 'X-Sb-Error-Code': code}},
  );

export const invalidEmail = () =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format');

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value);

export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  return (await request.json().catch(() => ({}))) as Record<string, unknown>;
}

export const bearerOf = (request: Request) =>
  (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');

/** The signed-in user of a request, or the error that the service answers instead. */
export function requireUser(
  state: SupabaseState,
  request: Request,
): {user: StoredUser; claims: Claims} | {error: Response} {
  const claims = readAccessToken(bearerOf(request));
  if (!claims || claims.exp * 1000 <= state.now()) {
    return {error: authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')};
  }
  const user = state.users.get(claims.sub);
  if (!user) {
    return {
      error: authError(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
    };
  }
  if (!state.sessions.has(claims.session_id)) {
    const message = 'Session from session_id claim in JWT does not exist';
    return {error: authError(403, 'session_not_found', message)};
  }
  return {user, claims};
}
