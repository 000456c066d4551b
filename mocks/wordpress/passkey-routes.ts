import {followLink, openAccount, signInAs} from './account-routes';
import {findPasskey, forgetPasskeys, passkeysOf, storePasskey, usePasskey} from './passkeys';
import {asShopper, refuse, route, signInAgain, withEmail, type Call} from './rest';
import {isFresh} from './sessions';
import type {WordPressState} from './state';

const refused = () => refuse('passkey_refused', 'This passkey is not taken.');

/** Signing in and up with a passkey, and a shopper's own. */
export const passkeyRoutes = (state: WordPressState) => [
  route('post', '/accounts/passkeys/find', ({fields}) => {
    const {publicKey, counter, userHandle} = findPasskey(state, fields.credentialId) ?? {};
    return publicKey === undefined ? null : {publicKey, counter, userHandle};
  }),
  route('post', '/accounts/passkeys/sign-in', ({fields}) => signIn(state, fields)),
  route(
    'post',
    '/accounts/passkeys/sign-up',
    withEmail(({fields}) => {
      if (findPasskey(state, fields.credentialId)) return refused();
      const password = crypto.randomUUID();
      return openAccount(state, {...fields, password}, 'aal2', (userId) =>
        storePasskey(state, userId, fields),
      );
    }),
  ),
  route(
    'get',
    '/accounts/passkeys',
    asShopper(state, (user, _call, session) => {
      const passkeys = passkeysOf(state, user.id);
      return {
        isFresh: isFresh(state, session),
        userHandle: passkeys[0]?.userHandle ?? null,
        passkeys: passkeys.map(({id, credentialId, name, createdAt, usedAt}) => ({
          id,
          credentialId,
          name,
          createdAt,
          usedAt,
        })),
      };
    }),
  ),
  route(
    'post',
    '/accounts/passkeys',
    asShopper(state, (user, {fields}, session) => {
      if (!isFresh(state, session)) return signInAgain();
      return storePasskey(state, user.id, fields) ? {} : refused();
    }),
  ),
  route(
    'put',
    '/accounts/passkeys/:id',
    asShopper(state, (user, {fields, params}) => {
      const named = passkeysOf(state, user.id).find(({id}) => id === params['id']);
      if (named) named.name = String(fields.name);
      return {};
    }),
  ),
  route(
    'delete',
    '/accounts/passkeys/:id',
    asShopper(state, (user, {params}, session) => {
      if (!isFresh(state, session)) return signInAgain();
      forgetPasskeys(state, user.id, params['id']);
      return {};
    }),
  ),
];

function signIn(state: WordPressState, fields: Call['fields']) {
  const passkey = findPasskey(state, fields.credentialId);
  const user = passkey && state.users.get(passkey.userId);
  if (!user || !usePasskey(state, passkey, fields)) return refused();
  return fields.tokenHash
    ? followLink(state, fields, ['signup', 'email'], null, user)
    : signInAs(state, user, fields, 'aal2');
}
