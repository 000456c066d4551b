import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, SavedAddress} from '../index';
import {requestBody, requestOr} from './request-accounts';

/** The customer's shipping address, which the shop's own pages show too. */
export function createShopAddresses(plugin: PluginClient): Accounts['addresses'] {
  const path = '/address';
  return {
    find({accessToken: session}) {
      const request = {method: 'GET', path, session, isForPage: true} as const;
      return requestOr<SavedAddress | null>(plugin, 'addresses.find', request, null);
    },
    async save({accessToken: session}, address) {
      await requestBody(plugin, 'addresses.save', {method: 'PUT', path, body: address, session});
    },
  };
}

/** The wish list, remembered at the customer. */
export function createShopWishes(plugin: PluginClient): Accounts['wishes'] {
  type Wishes = {ids: string[]};
  const path = '/wishes';
  return {
    async list({accessToken: session}) {
      const request = {method: 'GET', path, session, isForPage: true} as const;
      return (await requestOr<Wishes>(plugin, 'wishes.list', request, {ids: []})).ids;
    },
    async change({accessToken: session}, {add, remove}) {
      const request = {method: 'POST', path, body: {add, remove}, session} as const;
      return (await requestBody<Wishes>(plugin, 'wishes.change', request)).ids;
    },
  };
}

/** Claims of the free sample, remembered at the customer. */
export function createShopFreeSamples(plugin: PluginClient): Accounts['freeSamples'] {
  const path = '/free-sample';
  return {
    async claim({accessToken: session}) {
      const request = {method: 'POST', path, session} as const;
      return (await requestBody<{isNew: boolean}>(plugin, 'freeSamples.claim', request)).isNew;
    },
  };
}
