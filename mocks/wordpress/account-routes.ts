import {findLink, forgetLinks, mailExport, mailLink, markLinkUsed} from './mailed-links';
import {forgetPasskeys} from './passkeys';
import {asShopper, refuse, route, signInAgain, withEmail, type Call} from './rest';
import {
  endSessions,
  findSession,
  isFresh,
  listSessions,
  openSession,
  renewSession,
  toSessionJson,
  toShopperJson,
  type AssuranceLevel,
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
    withEmail(({fields}) => openAccount(state, fields)),
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
    return followLink(state, fields, ['signup', 'email'], own);
  }),
  route('post', '/accounts/password', ({fields}) => followLink(state, fields, [fields.type])),
];

/** What only the session's shopper may request. */
export const sessionRoutes = (state: WordPressState) => [
  route(
    'get',
    '/accounts/me',
    asShopper(state, (user, _call, mine) => ({
      ...toShopperJson(state, user, mine.level),
      renewed: renewSession(state, mine),
    })),
  ),
  route(
    'post',
    '/accounts/sign-out',
    asShopper(state, (_user, _call, mine) => {
      endSessions(state, ({id}) => id === mine.id);
      return {};
    }),
  ),
  route(
    'get',
    '/accounts/sessions',
    asShopper(state, (_user, _call, mine) => ({sessions: listSessions(state, mine)})),
  ),
  route(
    'get',
    '/accounts/name',
    asShopper(state, ({name}) => name),
  ),
  route(
    'put',
    '/accounts/name',
    asShopper(state, (user, {fields}) => {
      user.name = {firstName: String(fields.firstName), lastName: String(fields.lastName)};
      return {};
    }),
  ),
  route(
    'post',
    '/accounts/export',
    asShopper(state, ({email, emailConfirmedAt}, {origin}) => {
      if (!emailConfirmedAt) return refuse('email_not_confirmed', 'Email not confirmed');
      mailExport(state, email, origin);
      return {};
    }),
  ),
];

/** What takes the password of now beside the session. */
export const ownerRoutes = (state: WordPressState) => [
  route(
    'post',
    '/accounts/new-password',
    asOwner(state, (user, {fields}) => {
      user.password = String(fields.newPassword);
      endSessions(state, ({userId}) => userId === user.id);
      forgetLinks(state, user);
      return openSession(state, user, fields);
    }),
  ),
  route(
    'post',
    '/accounts/new-email',
    withEmail(
      asOwner(state, (user, {fields}) => {
        if (findUser(state, fields.email)) return {};
        user.newEmail = String(fields.email).trim().toLowerCase();
        mailLink(state, user, 'email', String(fields.returnUrl));
        return {};
      }),
    ),
  ),
  route(
    'post',
    '/accounts/end-sessions',
    asOwner(state, (user, {fields}) => {
      endSessions(
        state,
        ({id, userId}) => userId === user.id && (fields.id === 'all' || fields.id === id),
      );
      return {};
    }),
  ),
  route(
    'post',
    '/accounts/erase',
    asOwner(state, (user) => {
      endSessions(state, ({userId}) => userId === user.id);
      forgetLinks(state, user);
      forgetPasskeys(state, user.id);
      state.users.delete(user.id);
      state.addresses.delete(user.id);
      state.wishes.delete(user.id);
      state.carts.delete(user.id);
      state.stockRequests = state.stockRequests.filter(({email}) => email !== user.email);
      state.reminders = state.reminders.filter(({email}) => email !== user.email);
      return {};
    }),
  ),
];

const asOwner = (state: WordPressState, answer: (user: WordPressUser, call: Call) => object) =>
  asShopper(state, (user, call, session) => {
    const {password} = call.fields;
    const isProven =
      password === ''
        ? session.level === 'aal2' && isFresh(state, session)
        : password === user.password;
    if (isProven) return answer(user, call);
    return password === '' ? signInAgain() : refuse('wrong_password', 'Wrong password');
  });

type Fields = Call['fields'];

function signIn(state: WordPressState, fields: Fields) {
  const user = findUser(state, fields.email);
  if (!user || user.password !== fields.password)
    return refuse('invalid_credentials', 'Invalid login credentials');
  return signInAs(state, user, fields);
}

/** Lets in who has proven to be this customer. */
export function signInAs(
  state: WordPressState,
  user: WordPressUser,
  fields: Fields,
  level?: AssuranceLevel,
) {
  if (user.isStaff) return refuse('staff_account', 'Staff sign in at the shop itself.');
  if (!user.emailConfirmedAt && state.confirmsBeforeSignIn)
    return refuse('email_not_confirmed', 'Email not confirmed');
  return openSession(state, user, fields, level);
}

export function openAccount(
  state: WordPressState,
  fields: Fields,
  level?: AssuranceLevel,
  storePasskey?: (userId: number) => boolean,
) {
  const {email, password, returnUrl} = fields;
  if (!isOurs(state, returnUrl)) return refuse('foreign_address', 'This address is not ours.');
  if (findUser(state, email)) return refuse('user_already_exists', 'User already registered');
  const user = addUser(state, {email: String(email), password: String(password)});
  storePasskey?.(user.id);
  mailLink(state, user, 'signup', String(returnUrl));
  const session = state.confirmsBeforeSignIn ? null : openSession(state, user, fields, level);
  return {shopper: session?.shopper ?? toShopperJson(state, user), session};
}

/** Pressed twice, or shown again, a used link lets in who gives the password that it left. */
export function followLink(
  state: WordPressState,
  fields: Fields,
  types: readonly unknown[],
  own: UserSession | null = null,
  byPasskey: WordPressUser | null = null,
) {
  const setsPassword = types.length === 1;
  const link = findLink(state, fields.tokenHash, types);
  const user = link && state.users.get(link.userId);
  if (!link || !user) return linkExpired();
  const proven = own?.userId ?? byPasskey?.id;
  const isRight = proven ? proven === user.id : fields.password === user.password;
  if (!isRight && (link.isUsed || !setsPassword))
    return setsPassword ? linkExpired() : refuse('wrong_password', 'Wrong password');
  if (setsPassword) user.password = String(fields.password);
  if (!link.isUsed) {
    if (link.type === 'email' && findUser(state, user.newEmail))
      return refuse('user_already_exists', 'User already registered');
    if (link.type === 'email') changeEmail(state, user);
    confirmOwner(state, user, setsPassword, own);
    markLinkUsed(state, link);
  }
  if (fields.endsPasskeys) forgetPasskeys(state, user.id);
  if (own) return toSessionJson(state, user, own);
  return openSession(state, user, fields, byPasskey ? 'aal2' : 'aal1');
}

/** The shop's orders name the customer by the new address, too. */
function changeEmail({shop}: WordPressState, user: WordPressUser): void {
  const customer = shop.customers.find(({databaseId}) => databaseId === user.id);
  if (customer) customer.email = user.newEmail;
  user.email = user.newEmail;
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
    state.carts.delete(user.id);
    forgetPasskeys(state, user.id);
  }
  user.emailConfirmedAt = new Date(state.now()).toISOString();
}

const isOurs = ({storefrontUrl}: WordPressState, returnUrl: unknown) =>
  storefrontUrl === null || String(returnUrl).startsWith(`${storefrontUrl}/`);
