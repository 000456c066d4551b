import {refused} from '~adapters/commerce';
import type {Accounts} from './index';

const decline = async () => refused('Accounts are not open yet. Please come back soon.');

/** A storefront that is not connected to its shop's accounts: every sign-in is refused with the reason. */
export const createNoAccounts = (): Accounts => ({
  signIn: decline,
  signUp: decline,
  resendConfirmation: decline,
  confirmEmail: decline,
  sendPasswordReset: decline,
  setPassword: decline,
  getShopper: async () => null,
  signOut: async () => {},
  sessions: {list: async () => [], end: async () => {}, endAll: async () => {}},
  freeSamples: {isClaimed: async () => false, claim: async () => false},
  wishes: {list: async () => [], change: async () => []},
  addresses: {find: async () => null, save: async () => {}},
});
