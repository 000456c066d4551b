import type {TryLimit} from '~adapters/commerce';
import {toNetwork, toWideNetwork} from './client-address';

export interface Limit {
  tries: number;
  windowSeconds: number;
}

export interface Limits {
  network?: Limit;
  account?: Limit;
  /** Of one account, from one network. */
  accountFromNetwork?: Limit;
  session?: Limit;
  /** By this host: it costs less than a question to the shop. */
  isCountedHere?: true;
}

const minutes = 60;
const hours = 3600;

const most = (tries: number, windowSeconds: number): Limit => ({tries, windowSeconds});

const isCountedHere = true;

/**
 * How often something may be tried (rules: Limits on tries): from one network, for one account wherever from or
 * from one network, and in one browser. The mails' limits count the address that they go to.
 */
const limits = {
  'sign-in': {network: most(30, 5 * minutes), accountFromNetwork: most(10, 15 * minutes)},
  'sign-in-anywhere': {account: most(50, 24 * hours)},
  'sign-in-known-browser': {network: most(30, 5 * minutes), session: most(10, 15 * minutes)},
  'sign-in-mail': {account: most(1, hours)},
  'ask-passkey': {network: most(60, minutes), isCountedHere},
  'sign-up': {network: most(10, hours), account: most(5, hours)},
  'confirm-link': {network: most(20, 15 * minutes)},
  'prove-owner': {account: most(10, 15 * minutes)},
  'export-data': {account: most(1, 24 * hours)},
  resend: {network: most(10, hours)},
  'confirmation-mail': {account: most(3, hours)},
  reset: {network: most(10, hours), accountFromNetwork: most(3, hours)},
  'reset-mail': {account: most(1, 10 * minutes)},
  'reset-mails': {account: most(3, hours)},
  contact: {network: most(5, 10 * minutes), account: most(3, hours)},
  'report-problem': {network: most(5, 10 * minutes), account: most(3, hours)},
  withdraw: {network: most(5, 10 * minutes), account: most(3, hours)},
  welcome: {network: most(10, hours), account: most(1, 24 * hours)},
  'write-review': {network: most(20, hours), account: most(10, hours)},
  'try-code': {network: most(10, minutes), session: most(10, minutes), isCountedHere},
  'stock-notice': {network: most(10, hours)},
  'stock-notice-mail': {account: most(3, hours)},
  'reminder-mail': {account: most(3, hours)},
  'stock-link': {network: most(20, 15 * minutes)},
  'change-wishes': {account: most(120, minutes), isCountedHere},
  'follow-cart': {account: most(240, minutes), isCountedHere},
  'read-cart': {network: most(240, minutes), session: most(120, minutes), isCountedHere},
  'change-cart': {network: most(240, minutes), session: most(120, minutes), isCountedHere},
  'ask-tax': {network: most(60, minutes), session: most(60, minutes), isCountedHere},
  'follow-order': {network: most(60, minutes), isCountedHere},
  'open-saved': {network: most(30, minutes), session: most(30, minutes), isCountedHere},
  'place-order': {network: most(30, minutes), session: most(30, minutes)},
  search: {network: most(240, minutes), isCountedHere},
  'agent-read': {network: most(240, minutes), isCountedHere},
  'agent-cart': {network: most(120, minutes), isCountedHere},
  'agent-profile': {network: most(20, minutes), isCountedHere},
  'signed-reading': {session: most(1, 6 * minutes), isCountedHere},
  'signed-request': {session: most(1, 6 * minutes)},
  'csp-report': {network: most(60, minutes), isCountedHere},
  /** Questions, not requests: of one request each counts (`shop-questions.ts`). */
  'ask-shop': {network: most(600, minutes), isCountedHere},
} satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof limits;

export const limitsOf = (action: LimitedAction): Limits => limits[action];

const toTryLimit = (bucket: string, {tries, windowSeconds}: Limit): TryLimit => ({
  bucket,
  limit: tries,
  windowSeconds,
});

/** What an action may take of a network; nothing of one that is not known. */
export function networkLimits(action: LimitedAction, clientAddress: string): TryLimit[] {
  const {network} = limitsOf(action);
  const own = toNetwork(clientAddress);
  if (!network || !own) return [];
  const wide = toWideNetwork(own);
  return [
    toTryLimit(`${action}:network:${own}`, network),
    ...(wide
      ? [toTryLimit(`${action}:network:${wide}`, {...network, tries: 10 * network.tries})]
      : []),
  ];
}
