import {accepted, type Outcome} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {AccountName, AccountOwner, Accounts, AccountSession, OpenSession} from '../index';
import {aboutDevice} from './about-device';
import {requestBody, requestOr, requestOutcome} from './request-accounts';
import {
  createShopAddresses,
  createShopCart,
  createShopFreeSamples,
  createShopWishes,
} from './customer-data';
import {createShopPasskeys} from './shop-passkeys';
import {
  toAccountSession,
  toKnownShopper,
  toOpened,
  type ShopMe,
  type ShopOpened,
  type ShopSession,
} from './shop-session';

/** The shop's own customers, through its plugin: they sign in with the password that they have there. */
export function createWooAccounts(plugin: PluginClient): Accounts {
  const post = <Body>(operation: string, path: string, body: object, session?: string) =>
    requestOutcome<Body>(plugin, operation, {
      method: 'POST',
      path,
      body,
      ...(session !== undefined && {session}),
    });
  async function open(
    operation: string,
    path: string,
    body: object,
    session?: string,
  ): Promise<Outcome<AccountSession>> {
    const opened = await post<ShopSession>(operation, path, body, session);
    return opened.ok ? accepted(toAccountSession(opened.value)) : opened;
  }
  async function done(
    operation: string,
    path: string,
    body: object,
    session?: string,
  ): Promise<Outcome<null>> {
    const sent = await post(operation, path, body, session);
    return sent.ok ? accepted(null) : sent;
  }
  const byOwner = (
    operation: string,
    path: string,
    {session, password}: AccountOwner,
    body: object,
  ) => done(operation, path, {password, ...body}, session.accessToken);
  return {
    signIn: (email, password, device) =>
      open('signIn', '/sign-in', {email, password, ...aboutDevice(device)}),
    async signUp(email, password, returnUrl, device) {
      const body = {email, password, returnUrl, ...aboutDevice(device)};
      return toOpened(await post<ShopOpened>('signUp', '/sign-up', body));
    },
    resendConfirmation: (email, returnUrl) =>
      done('resendConfirmation', '/confirmations', {email, returnUrl}),
    sendPasswordReset: (email, returnUrl, reason = 'forgotten') =>
      done('sendPasswordReset', '/password-resets', {email, returnUrl, reason}),
    confirmEmail(tokenHash, by, device) {
      const [password, session] = typeof by === 'string' ? [by] : ['', by.accessToken];
      const body = {tokenHash, password, ...aboutDevice(device)};
      return open('confirmEmail', '/confirm', body, session);
    },
    setPassword: (link, password, device) =>
      open('setPassword', '/password', {...link, password, ...aboutDevice(device)}),
    passkeys: createShopPasskeys(plugin),
    async getShopper({accessToken: session}, {isForPage} = {isForPage: false}) {
      const request = {method: 'GET', path: '/me', session, isForPage} as const;
      const shopper = await requestOr<ShopMe | null>(plugin, 'getShopper', request, null);
      return shopper && toKnownShopper(shopper);
    },
    async signOut({accessToken: session}) {
      const request = {method: 'POST', path: '/sign-out', session} as const;
      await requestOr<unknown>(plugin, 'signOut', request, null);
    },
    sessions: {
      async list({accessToken: session}) {
        type Listed = {sessions: OpenSession[]};
        const request = {method: 'GET', path: '/sessions', session, isForPage: true} as const;
        const found = await requestOr<Listed>(plugin, 'sessions.list', request, {sessions: []});
        return found.sessions.map(toOpenSession);
      },
      end: (owner, id) => byOwner('sessions.end', '/end-sessions', owner, {id}),
    },
    own: {
      findName({accessToken: session}) {
        const request = {method: 'GET', path: '/name', session, isForPage: true} as const;
        return requestOr<AccountName | null>(plugin, 'own.findName', request, null);
      },
      async rename({accessToken: session}, body) {
        await requestBody(plugin, 'own.rename', {method: 'PUT', path: '/name', body, session});
      },
      setPassword: ({session, password}, newPassword, device) =>
        open(
          'own.setPassword',
          '/new-password',
          {password, newPassword, ...aboutDevice(device)},
          session.accessToken,
        ),
      setEmail: (owner, email, returnUrl) =>
        byOwner('own.setEmail', '/new-email', owner, {email, returnUrl}),
      export: ({accessToken}) => done('own.export', '/export', {}, accessToken),
      erase: (owner) => byOwner('own.erase', '/erase', owner, {}),
    },
    mails: {
      async list(address, end = '') {
        const request = {method: 'POST', path: '/mails', body: {...address, end}} as const;
        const answer = await plugin.send<{kinds: Record<string, number>}>('mails.list', request);
        return answer.ok ? answer.body.kinds : null;
      },
    },
    freeSamples: createShopFreeSamples(plugin),
    wishes: createShopWishes(plugin),
    cart: createShopCart(plugin),
    addresses: createShopAddresses(plugin),
  };
}

const toOpenSession = ({id, createdAt, userAgent, ip, isThis}: OpenSession): OpenSession => ({
  id,
  createdAt,
  userAgent: userAgent || null,
  ip: ip || null,
  isThis,
});
