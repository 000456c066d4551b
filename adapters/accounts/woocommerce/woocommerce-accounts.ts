import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, Device} from '../accounts';
import {requestAccounts, bodyOr, toOutcome} from './request-accounts';
import {createShopAddresses, createShopFreeSamples, createShopWishes} from './customer-data';
import {createShopSessions} from './shop-sessions';
import {toAccountSession, toShopper, type ShopSession, type ShopShopper} from './shop-session';

/** The shop's own customers, through its plugin: they sign in with the password that they have there. */
export function createWooAccounts(plugin: PluginClient): Accounts {
  return {
    ...credentialCalls(plugin),
    ...linkCalls(plugin),
    ...sessionCalls(plugin),
    sessions: createShopSessions(plugin),
    freeSamples: createShopFreeSamples(plugin),
    wishes: createShopWishes(plugin),
    addresses: createShopAddresses(plugin),
  };
}

const aboutDevice = (device: Device | undefined) =>
  device ? {userAgent: device.userAgent, ...(device.ip !== null && {ip: device.ip})} : {};

function credentialCalls(plugin: PluginClient) {
  return {
    async signIn(email, password, device) {
      const body = {email, password, ...aboutDevice(device)};
      const request = {method: 'POST', path: '/sign-in', body} as const;
      const answer = await requestAccounts<ShopSession>(plugin, 'signIn', request);
      return toOutcome('signIn', answer, toAccountSession);
    },
    async signUp(email, password, returnUrl, device) {
      type Opened = {shopper: ShopShopper; session: ShopSession | null};
      const body = {email, password, returnUrl, ...aboutDevice(device)};
      const request = {method: 'POST', path: '/sign-up', body} as const;
      const answer = await requestAccounts<Opened>(plugin, 'signUp', request);
      return toOutcome('signUp', answer, ({shopper, session}) => ({
        shopper: toShopper(shopper),
        session: session && toAccountSession(session),
      }));
    },
  } satisfies Partial<Accounts>;
}

function linkCalls(plugin: PluginClient) {
  async function mail(operation: string, path: string, body: object) {
    const request = {method: 'POST', path, body} as const;
    return toOutcome(operation, await requestAccounts(plugin, operation, request), () => null);
  }
  async function follow(operation: string, path: string, body: object) {
    const request = {method: 'POST', path, body} as const;
    const answer = await requestAccounts<ShopSession>(plugin, operation, request);
    return toOutcome(operation, answer, toAccountSession);
  }
  return {
    resendConfirmation: (email, returnUrl) =>
      mail('resendConfirmation', '/confirmations', {email, returnUrl}),
    sendPasswordReset: (email, returnUrl, reason = 'forgotten') =>
      mail('sendPasswordReset', '/password-resets', {email, returnUrl, reason}),
    confirmEmail: (tokenHash, password, device) =>
      follow('confirmEmail', '/confirm', {tokenHash, password, ...aboutDevice(device)}),
    setPassword: (link, password, device) =>
      follow('setPassword', '/password', {...link, password, ...aboutDevice(device)}),
  } satisfies Partial<Accounts>;
}

function sessionCalls(plugin: PluginClient) {
  return {
    async getShopper({accessToken}, {isForPage} = {isForPage: false}) {
      const request = {method: 'GET', path: '/me', session: accessToken, isForPage} as const;
      const answer = await requestAccounts<ShopShopper>(plugin, 'getShopper', request);
      const shopper = bodyOr('getShopper', answer, null);
      return shopper && toShopper(shopper);
    },
    async signOut({accessToken}) {
      const body = {scope: 'this'};
      const request = {method: 'POST', path: '/sign-out', body, session: accessToken} as const;
      bodyOr('signOut', await requestAccounts(plugin, 'signOut', request), null);
    },
  } satisfies Partial<Accounts>;
}
