import {
  claimAttempt,
  findAttempt,
  listUnfinishedAttempts,
  recordAttempt,
  releaseAttempt,
  renewAttempt,
} from './attempts';
import {hitLimit, releaseStock, reserveStock} from './limits-and-holds';
import {refuse, route} from './rest';
import type {WordPressState} from './state';

/** The body of such a request, as the storefront's own adapter sends it. */
type Given<Answer extends (state: never, given: never) => unknown> = Parameters<Answer>[1];

/** Attempts, limits and holds, as the plugin counts them. */
export const ledgerRoutes = (state: WordPressState) => [
  ...attemptRoutes(state),
  route('post', '/ledger/limits/hit', ({fields}) =>
    hitLimit(state, fields as Given<typeof hitLimit>),
  ),
  route('post', '/ledger/holds/reserve', ({fields}) =>
    reserveStock(state, fields as Given<typeof reserveStock>),
  ),
  route('post', '/ledger/holds/release', ({fields}) => {
    releaseStock(state, String(fields.attemptKey));
    return {};
  }),
];

const attemptRoutes = (state: WordPressState) => [
  route('post', '/ledger/attempts/claim', ({fields}) =>
    claimAttempt(state, fields as Given<typeof claimAttempt>),
  ),
  route('post', '/ledger/attempts/record', ({fields}) => {
    const isOwner = recordAttempt(state, fields as Given<typeof recordAttempt>);
    return isOwner === null
      ? refuse('no_attempt', 'There is no such attempt to order.', 404)
      : {isOwner};
  }),
  route('post', '/ledger/attempts/release', ({fields}) => ({
    isOwner: releaseAttempt(state, fields as Given<typeof releaseAttempt>),
  })),
  route('post', '/ledger/attempts/renew', ({fields}) => ({
    isOwner: renewAttempt(state, fields as Given<typeof renewAttempt>),
  })),
  route('get', '/ledger/attempts/one', ({fields}) => findAttempt(state, String(fields.key))),
  route('get', '/ledger/attempts/unfinished', ({fields}) => ({
    attempts: listUnfinishedAttempts(
      state,
      Number(fields.sinceHours ?? 72),
      Number(fields.limit ?? 200),
    ),
  })),
];
