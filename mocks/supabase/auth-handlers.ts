import {http, HttpResponse} from 'msw/http';
import {authError, bodyOf, requireUser} from './auth-answers';
import {refreshToken, signInWithPassword} from './auth-token';
import {sendAgain, signUp, updateUser, verify} from './auth-users';
import {endSession, endSessionsOf, toUserJson} from './tokens';
import type {SupabaseState} from './state';

/** The auth service under `/auth/v1`. */
export function authHandlers(state: SupabaseState) {
  return [
    http.post('*/auth/v1/token', async ({request}) => {
      const grant = new URL(request.url).searchParams.get('grant_type');
      const body = await bodyOf(request);
      if (grant === 'password') return signInWithPassword(state, body, request);
      if (grant === 'refresh_token') return refreshToken(state, body);
      return authError(400, 'invalid_credentials', 'unsupported_grant_type');
    }),
    http.post('*/auth/v1/signup', ({request}) => signUp(state, request)),
    http.post('*/auth/v1/resend', ({request}) => sendAgain(state, 'signup', request)),
    http.post('*/auth/v1/recover', ({request}) => sendAgain(state, 'recovery', request)),
    http.post('*/auth/v1/verify', ({request}) => verify(state, request)),
    http.get('*/auth/v1/user', ({request}) => {
      const signedIn = requireUser(state, request);
      return 'error' in signedIn ? signedIn.error : HttpResponse.json(toUserJson(signedIn.user));
    }),
    http.put('*/auth/v1/user', ({request}) => updateUser(state, request)),
    http.post('*/auth/v1/logout', ({request}) => {
      const signedIn = requireUser(state, request);
      if ('error' in signedIn) return signedIn.error;
      const isEverywhere = new URL(request.url).searchParams.get('scope') === 'global';
      if (isEverywhere) endSessionsOf(state, signedIn.user.id);
      else endSession(state, signedIn.claims.session_id);
      return new HttpResponse(null, {status: 204});
    }),
  ];
}
