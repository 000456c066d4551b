import {accepted, refused} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, AccountSession, BookedAddress, CartEntry, SavedAddress} from '../index';
import {declined, requestBody, requestOr, requestOutcome} from './request-accounts';

interface Book {
  addresses: BookedAddress[];
}

/** The customer's shipping address, which the shop's own pages show too, and others beside it. */
export function createShopAddresses(plugin: PluginClient): Accounts['addresses'] {
  const path = '/address';
  const operation = 'addresses.save';
  const ofField = 'address_';
  const book = '/addresses';
  async function move({accessToken: session}: AccountSession, body: object): Promise<void> {
    await requestBody(plugin, 'addresses.move', {method: 'POST', path: book, body, session});
  }
  return {
    find({accessToken: session}) {
      const request = {method: 'GET', path, session, isForPage: true} as const;
      return requestOr<SavedAddress | null>(plugin, 'addresses.find', request, null);
    },
    async list({accessToken: session}) {
      const request = {method: 'GET', path: book, session, isForPage: true} as const;
      const none = {addresses: []};
      return (await requestOr<Book>(plugin, 'addresses.list', request, none)).addresses;
    },
    remove: (session, id) => move(session, {id, does: 'remove'}),
    prefer: (session, id) => move(session, {id, does: 'prefer'}),
    async save({accessToken: session}, address, id = '') {
      const request = {method: 'PUT', path, body: {...address, id}, session} as const;
      const saved = await requestOutcome(plugin, operation, request);
      if (saved.ok) return accepted(null);
      const [first] = saved.refusals;
      const code = first?.code ?? '';
      if (!code.startsWith(ofField)) throw declined(operation, code);
      return refused(code, code.slice(ofField.length), first?.message);
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

/** The cart, remembered at the customer. */
export function createShopCart(plugin: PluginClient): Accounts['cart'] {
  return {
    async change({accessToken: session}, changes, once = '') {
      const request = {method: 'POST', path: '/cart', body: {changes, once}, session} as const;
      return (await requestBody<{lines: CartEntry[]}>(plugin, 'cart.change', request)).lines;
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
