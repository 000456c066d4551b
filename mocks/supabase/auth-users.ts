import {HttpResponse} from 'msw/http';
import {authError, bodyOf, invalidEmail, isEmail, requireUser} from './auth-answers';
import {sendLink, takeLinkToken} from './auth-mails';
import {endSession, openSession, toUserJson} from './tokens';
import {addUser, findUser, type SupabaseState} from './state';

const weakPassword = () =>
  authError(422, 'weak_password', 'Password should be at least 6 characters.');

const isLongEnough = (password: unknown): password is string =>
  typeof password === 'string' && password.length >= 6;

/** `POST /signup`: a taken, confirmed address is answered with a made-up user without identities. */
export async function signUp(state: SupabaseState, request: Request): Promise<Response> {
  const {email, password} = await bodyOf(request);
  if (!isEmail(email)) return invalidEmail();
  if (!isLongEnough(password)) return weakPassword();
  const known = findUser(state, email);
  if (known?.emailConfirmedAt) {
    const madeUp = {...known, id: crypto.randomUUID(), emailConfirmedAt: null};
    return HttpResponse.json({...toUserJson(madeUp), identities: [], role: ''});
  }
  const user = known ?? addUser(state, {email, password});
  return sendLink(state, user, 'signup', request) ?? HttpResponse.json(toUserJson(user));
}

/** `POST /resend` and `POST /recover`: an unknown address gets the same empty answer as a known one. */
export async function sendAgain(
  state: SupabaseState,
  type: 'signup' | 'recovery',
  request: Request,
): Promise<Response> {
  const {email} = await bodyOf(request);
  if (!isEmail(email)) return invalidEmail();
  const user = findUser(state, email);
  const isDue = user && (type === 'recovery' || !user.emailConfirmedAt);
  return (isDue && sendLink(state, user, type, request)) || HttpResponse.json({});
}

/** `POST /verify` with a link's token: confirms the address and opens a session. */
export async function verify(state: SupabaseState, request: Request): Promise<Response> {
  const {token_hash: tokenHash, type} = await bodyOf(request);
  const user = takeLinkToken(state, String(tokenHash), String(type));
  if (!user) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
  user.emailConfirmedAt ??= new Date(state.now()).toISOString();
  return HttpResponse.json(openSession(state, user, request));
}

/** `PUT /user`: a new password ends the user's other sessions. */
export async function updateUser(state: SupabaseState, request: Request): Promise<Response> {
  const signedIn = requireUser(state, request);
  if ('error' in signedIn) return signedIn.error;
  const {user, claims} = signedIn;
  const {password} = await bodyOf(request);
  if (!isLongEnough(password)) return weakPassword();
  if (password === user.password) {
    const message = 'New password should be different from the old password.';
    return authError(422, 'same_password', message);
  }
  user.password = password;
  for (const [sessionId, userId] of state.sessions) {
    if (userId === user.id && sessionId !== claims.session_id) endSession(state, sessionId);
  }
  return HttpResponse.json(toUserJson(user));
}
