import type {Shop} from '../shop';
import type {CustomerRecord} from './customer-record';

/** What WordPress knows of its users beside the shop. */
export interface UserHooks {
  isPassword(customer: CustomerRecord, password: string): boolean;
  setPassword(customer: CustomerRecord, password: string): void;
  /** Makes a user, who is a customer of the shop from then on. */
  register(email: string, password: string): CustomerRecord;
  /** A link to that page, with the key in it. */
  mailPasswordKey(customer: CustomerRecord, page: string): void;
  /** Whether the key was mailed, and has not been used. */
  takePasswordKey(customer: CustomerRecord, key: string): boolean;
}

/** Beside the shop, which is copied as data. */
const hooks = new WeakMap<Shop, UserHooks>();

export const setUserHooks = (shop: Shop, own: UserHooks): void => void hooks.set(shop, own);

export function userHooks(shop: Shop): UserHooks {
  const own = hooks.get(shop);
  if (!own) throw new Error('This shop has no users.');
  return own;
}
