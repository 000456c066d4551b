import {mailLink, takeLink} from './mailed-links';
import {asShopper, refuse, route, type Call} from './rest';
import {endSessions, listSessions, openSession, toShopperJson} from './sessions';
import {addUser, findUser, type WordPressState} from './state';

/** Signing in and up, and what follows from the mailed links. */
export const accountRoutes = (state: WordPressState) => [
  route('post', '/accounts/sign-in', ({fields}) => signIn(state, fields)),
  route('post', '/accounts/sign-up', ({fields}) => signUp(state, fields)),
  route('post', '/accounts/confirmations', ({fields}) => {
    const user = findUser(state, fields.email);
    if (user && !user.emailConfirmedAt && isOurs(state, fields.returnUrl))
      mailLink(state, user, 'signup', String(fields.returnUrl));
    return {};
  }),
  route('post', '/accounts/password-resets', ({fields}) => {
    const user = findUser(state, fields.email);
    if (user && !user.isStaff && isOurs(state, fields.returnUrl))
      mailLink(state, user, 'recovery', String(fields.returnUrl));
    return {};
  }),
  route('post', '/accounts/links', ({fields}) => followLink(state, fields)),
];

/** What only the session's shopper may ask. */
export const sessionRoutes = (state: WordPressState) => [
  route(
    'get',
    '/accounts/me',
    asShopper(state, (user) => toShopperJson(user)),
  ),
  route(
    'post',
    '/accounts/sign-out',
    asShopper(state, (user, {fields}, mine) => {
      endSessions(state, ({id, userId}) =>
        fields.scope === 'all' ? userId === user.id : id === mine.id,
      );
      return {};
    }),
  ),
  route(
    'get',
    '/accounts/sessions',
    asShopper(state, (_user, _call, mine) => ({sessions: listSessions(state, mine)})),
  ),
  route(
    'delete',
    '/accounts/sessions/:id',
    asShopper(state, (user, {params}) => {
      endSessions(state, ({id, userId}) => userId === user.id && id === params['id']);
      return {};
    }),
  ),
  route(
    'post',
    '/accounts/password',
    asShopper(state, (user, {fields}) => {
      if (fields.password === user.password)
        return refuse('same_password', 'New password should be different from the old password.');
      user.password = String(fields.password);
      endSessions(state, ({userId}) => userId === user.id);
      return {session: openSession(state, user, fields)};
    }),
  ),
];

type Fields = Call['fields'];

function signIn(state: WordPressState, fields: Fields) {
  const user = findUser(state, fields.email);
  if (!user || user.password !== fields.password)
    return refuse('invalid_credentials', 'Invalid login credentials');
  if (user.isStaff) return refuse('staff_account', 'Staff sign in at the shop itself.');
  if (!user.emailConfirmedAt && state.confirmsBeforeSignIn)
    return refuse('email_not_confirmed', 'Email not confirmed');
  return openSession(state, user, fields);
}

function signUp(state: WordPressState, fields: Fields) {
  const {email, password, returnUrl} = fields;
  if (!isOurs(state, returnUrl)) return refuse('foreign_address', 'This address is not ours.');
  if (findUser(state, email)) return refuse('user_already_exists', 'User already registered');
  const user = addUser(state, {email: String(email), password: String(password)});
  mailLink(state, user, 'signup', String(returnUrl));
  const session = state.confirmsBeforeSignIn ? null : openSession(state, user, fields);
  return {shopper: toShopperJson(user), session};
}

function followLink(state: WordPressState, fields: Fields) {
  const user = takeLink(state, fields.tokenHash, fields.type);
  if (!user) return refuse('otp_expired', 'Email link is invalid or has expired');
  user.emailConfirmedAt ??= new Date(state.now()).toISOString();
  return openSession(state, user, fields);
}

const isOurs = ({storefrontUrl}: WordPressState, returnUrl: unknown) =>
  storefrontUrl === null || String(returnUrl).startsWith(`${storefrontUrl}/`);
