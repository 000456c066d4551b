import {findLink, mailLink, markLinkUsed} from './mailed-links';
import {asShopper, refuse, route, withEmail, type Call} from './rest';
import {
  endSessions,
  findSession,
  listSessions,
  openSession,
  renewSession,
  toSessionJson,
  toShopperJson,
} from './sessions';
import {
  addUser,
  findUser,
  type UserSession,
  type WordPressState,
  type WordPressUser,
} from './state';

/** Signing in and up, and what follows from the mailed links. */
export const accountRoutes = (state: WordPressState) => [
  route(
    'post',
    '/accounts/sign-in',
    withEmail(({fields}) => signIn(state, fields)),
  ),
  route(
    'post',
    '/accounts/sign-up',
    withEmail(({fields}) => signUp(state, fields)),
  ),
  route(
    'post',
    '/accounts/confirmations',
    withEmail(({fields}) => {
      const user = findUser(state, fields.email);
      if (user && !user.emailConfirmedAt && isOurs(state, fields.returnUrl))
        mailLink(state, user, 'signup', String(fields.returnUrl));
      return {};
    }),
  ),
  route(
    'post',
    '/accounts/password-resets',
    withEmail(({fields}) => {
      const user = findUser(state, fields.email);
      const mail = fields.reason === 'many-tries' ? 'many-tries' : 'recovery';
      if (user && !user.isStaff && isOurs(state, fields.returnUrl))
        mailLink(state, user, mail, String(fields.returnUrl));
      return {};
    }),
  ),
  route('post', '/accounts/confirm', ({fields, token}) => {
    const own = fields.password === '' ? findSession(state, token) : null;
    return followLink(state, {...fields, type: 'signup'}, false, own);
  }),
  route('post', '/accounts/password', ({fields}) => followLink(state, fields, true)),
];

/** What only the session's shopper may request. */
export const sessionRoutes = (state: WordPressState) => [
  route(
    'get',
    '/accounts/me',
    asShopper(state, (user, _call, mine) => ({
      ...toShopperJson(state, user),
      renewed: renewSession(state, mine),
    })),
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
  return {shopper: toShopperJson(state, user), session};
}

/** Pressed twice, or shown again, a used link lets in who gives the password that it left. */
function followLink(
  state: WordPressState,
  fields: Fields,
  setsPassword: boolean,
  own: UserSession | null = null,
) {
  const link = findLink(state, fields.tokenHash, fields.type);
  const user = link && state.users.get(link.userId);
  if (!link || !user) return linkExpired();
  const isRight = own ? own.userId === user.id : fields.password === user.password;
  if (!isRight && (link.isUsed || !setsPassword))
    return setsPassword ? linkExpired() : refuse('wrong_password', 'Wrong password');
  if (setsPassword) user.password = String(fields.password);
  if (!link.isUsed) {
    confirmOwner(state, user, setsPassword, own);
    markLinkUsed(state, link);
  }
  return own ? toSessionJson(state, user, own) : openSession(state, user, fields);
}

const linkExpired = () => refuse('otp_expired', 'Email link is invalid or has expired');

/** All sessions and application passwords of before have ended. */
function confirmOwner(
  state: WordPressState,
  user: WordPressUser,
  hasNewPassword: boolean,
  own: UserSession | null,
): void {
  endSessions(state, (session) => session.userId === user.id && session !== own);
  if (user.emailConfirmedAt) return;
  if (hasNewPassword) {
    state.addresses.delete(user.id);
    state.wishes.delete(user.id);
  }
  user.emailConfirmedAt = new Date(state.now()).toISOString();
}

const isOurs = ({storefrontUrl}: WordPressState, returnUrl: unknown) =>
  storefrontUrl === null || String(returnUrl).startsWith(`${storefrontUrl}/`);
