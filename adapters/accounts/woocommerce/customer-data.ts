import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, SavedAddress} from '../accounts';
import {requestAccounts, bodyOr, requireBody} from './request-accounts';

/** The customer's shipping address, which the shop's own pages show too. */
export function createShopAddresses(plugin: PluginClient): Accounts['addresses'] {
  const path = '/address';
  return {
    async find({accessToken}) {
      const request = {method: 'GET', path, session: accessToken, isForPage: true} as const;
      const answer = await requestAccounts<SavedAddress | null>(plugin, 'addresses.find', request);
      return bodyOr('addresses.find', answer, null);
    },
    async save({accessToken}, address) {
      const request = {method: 'PUT', path, body: address, session: accessToken} as const;
      requireBody('addresses.save', await requestAccounts(plugin, 'addresses.save', request));
    },
  };
}

/** The wish list, remembered at the customer. */
export function createShopWishes(plugin: PluginClient): Accounts['wishes'] {
  const path = '/wishes';
  return {
    async list({accessToken}) {
      const request = {method: 'GET', path, session: accessToken, isForPage: true} as const;
      const answer = await requestAccounts<{ids: string[]}>(plugin, 'wishes.list', request);
      return bodyOr('wishes.list', answer, {ids: []}).ids;
    },
    async change({accessToken}, {add, remove}) {
      const body = {add, remove};
      const request = {method: 'POST', path, body, session: accessToken} as const;
      const answer = await requestAccounts<{ids: string[]}>(plugin, 'wishes.change', request);
      return requireBody('wishes.change', answer).ids;
    },
  };
}

/** Claims of the free sample, remembered at the customer. */
export function createShopFreeSamples(plugin: PluginClient): Accounts['freeSamples'] {
  const path = '/free-sample';
  return {
    async isClaimed({accessToken}) {
      const request = {method: 'GET', path, session: accessToken} as const;
      const answer = await requestAccounts<{isClaimed: boolean}>(
        plugin,
        'freeSamples.isClaimed',
        request,
      );
      return bodyOr('freeSamples.isClaimed', answer, {isClaimed: false}).isClaimed;
    },
    async claim({accessToken}) {
      const request = {method: 'POST', path, session: accessToken} as const;
      const answer = await requestAccounts<{isNew: boolean}>(plugin, 'freeSamples.claim', request);
      return requireBody('freeSamples.claim', answer).isNew;
    },
  };
}
