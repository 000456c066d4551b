import {followUsers} from './graphql-users';
import {beginJournal} from './journal';
import {emptyLedger} from './ledger-state';
import {followOrders} from './scarce';
import type {PluginSettings, WordPressState} from './state';

export function createWordPressState(
  given: Partial<PluginSettings> & Pick<WordPressState, 'shop' | 'outbox'>,
): WordPressState {
  const state: WordPressState = {
    now: Date.now,
    storefrontUrl: null,
    confirmsBeforeSignIn: false,
    ...given,
    ...emptyLedger(),
    users: new Map(),
    sessions: new Map(),
    links: new Map(),
    passkeys: [],
    freeSamples: new Set(),
    addresses: new Map(),
    wishes: new Map(),
    carts: new Map(),
    stockRequests: [],
    doses: new Map(),
    reminders: [],
    changes: beginJournal(),
    connectedSkus: new Set(),
    agentSessions: new Map(),
    handOvers: new Map(),
    shopVisits: new Map(),
    agentEvents: new Map(),
    noReviewMails: new Set(),
  };
  followOrders(state);
  followUsers(state);
  return state;
}
