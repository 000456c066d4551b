import {accepted, type Outcome} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, AccountSession, Device, OpenSession} from '../index';
import {requestOr, requestOutcome} from './request-accounts';
import {createShopAddresses, createShopFreeSamples, createShopWishes} from './customer-data';
import {
  toAccountSession,
  toKnownShopper,
  toShopper,
  type ShopMe,
  type ShopSession,
  type ShopShopper,
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
  async function mail(operation: string, path: string, body: object): Promise<Outcome<null>> {
    const sent = await post(operation, path, body);
    return sent.ok ? accepted(null) : sent;
  }
  return {
    signIn: (email, password, device) =>
      open('signIn', '/sign-in', {email, password, ...aboutDevice(device)}),
    async signUp(email, password, returnUrl, device) {
      type Opened = {shopper: ShopShopper; session: ShopSession | null};
      const body = {email, password, returnUrl, ...aboutDevice(device)};
      const opened = await post<Opened>('signUp', '/sign-up', body);
      if (!opened.ok) return opened;
      const {shopper, session} = opened.value;
      return accepted({
        shopper: toShopper(shopper),
        session: session && toAccountSession(session),
      });
    },
    resendConfirmation: (email, returnUrl) =>
      mail('resendConfirmation', '/confirmations', {email, returnUrl}),
    sendPasswordReset: (email, returnUrl, reason = 'forgotten') =>
      mail('sendPasswordReset', '/password-resets', {email, returnUrl, reason}),
    confirmEmail(tokenHash, by, device) {
      const [password, session] = typeof by === 'string' ? [by] : ['', by.accessToken];
      const body = {tokenHash, password, ...aboutDevice(device)};
      return open('confirmEmail', '/confirm', body, session);
    },
    setPassword: (link, password, device) =>
      open('setPassword', '/password', {...link, password, ...aboutDevice(device)}),
    async getShopper({accessToken: session}, {isForPage} = {isForPage: false}) {
      const request = {method: 'GET', path: '/me', session, isForPage} as const;
      const shopper = await requestOr<ShopMe | null>(plugin, 'getShopper', request, null);
      return shopper && toKnownShopper(shopper);
    },
    async signOut({accessToken: session}) {
      const request = {method: 'POST', path: '/sign-out', body: {scope: 'this'}, session} as const;
      await requestOr<unknown>(plugin, 'signOut', request, null);
    },
    sessions: createShopSessions(plugin),
    freeSamples: createShopFreeSamples(plugin),
    wishes: createShopWishes(plugin),
    addresses: createShopAddresses(plugin),
  };
}

const aboutDevice = (device: Device | undefined) =>
  device ? {userAgent: device.userAgent, ...(device.ip !== null && {ip: device.ip})} : {};

/** Where a customer is signed in: WordPress' own session tokens. */
function createShopSessions(plugin: PluginClient): Accounts['sessions'] {
  return {
    async list({accessToken: session}) {
      type Listed = {sessions: OpenSession[]};
      const request = {method: 'GET', path: '/sessions', session, isForPage: true} as const;
      const found = await requestOr<Listed>(plugin, 'sessions.list', request, {sessions: []});
      return found.sessions.map(toOpenSession);
    },
    async end({accessToken: session}, id) {
      const path = `/sessions/${encodeURIComponent(id)}`;
      await requestOr<unknown>(plugin, 'sessions.end', {method: 'DELETE', path, session}, null);
    },
    async endAll({accessToken: session}) {
      const request = {method: 'POST', path: '/sign-out', body: {scope: 'all'}, session} as const;
      await requestOr<unknown>(plugin, 'sessions.endAll', request, null);
    },
  };
}

const toOpenSession = ({id, createdAt, userAgent, ip, isThis}: OpenSession): OpenSession => ({
  id,
  createdAt,
  userAgent: userAgent || null,
  ip: ip || null,
  isThis,
});
