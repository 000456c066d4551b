import {accepted, type Outcome} from '~adapters/commerce';
import type {PluginClient, PluginRequest} from '~adapters/woocommerce/plugin-client';
import type {Accounts} from '../index';
import type {OwnPasskeys, StoredPasskey} from '../passkeys';
import {aboutDevice} from './about-device';
import {requestBody, requestOr, requestOutcome} from './request-accounts';
import {toAccountSession, toOpened, type ShopOpened, type ShopSession} from './shop-session';

/** Passkeys of the shop's customers, in a table of its plugin. */
export function createShopPasskeys(plugin: PluginClient): Accounts['passkeys'] {
  const path = '/passkeys';
  const post = <Body>(operation: string, step: string, body: object) =>
    requestOutcome<Body>(plugin, operation, {method: 'POST', path: path + step, body});
  async function change(operation: string, request: PluginRequest): Promise<Outcome<null>> {
    const changed = await requestOutcome(plugin, operation, request);
    return changed.ok ? accepted(null) : changed;
  }
  return {
    find(credentialId) {
      const request = {method: 'POST', path: `${path}/find`, body: {credentialId}} as const;
      return requestBody<StoredPasskey | null>(plugin, 'passkeys.find', request);
    },
    async signIn(answer, tokenHash, device) {
      const body = {...answer, tokenHash, ...aboutDevice(device)};
      const opened = await post<ShopSession>('passkeys.signIn', '/sign-in', body);
      return opened.ok ? accepted(toAccountSession(opened.value)) : opened;
    },
    async signUp(email, passkey, returnUrl, device) {
      const body = {email, ...passkey, returnUrl, ...aboutDevice(device)};
      return toOpened(await post<ShopOpened>('passkeys.signUp', '/sign-up', body));
    },
    list({accessToken: session}) {
      const request = {method: 'GET', path, session, isForPage: true} as const;
      const none: OwnPasskeys = {passkeys: [], userHandle: null, isFresh: false};
      return requestOr(plugin, 'passkeys.list', request, none);
    },
    add: ({accessToken: session}, body) =>
      change('passkeys.add', {method: 'POST', path, body, session}),
    rename: ({accessToken: session}, id, name) =>
      change('passkeys.rename', {method: 'PUT', path: `${path}/${id}`, body: {name}, session}),
    remove: ({accessToken: session}, id) =>
      change('passkeys.remove', {method: 'DELETE', path: `${path}/${id}`, session}),
  };
}
