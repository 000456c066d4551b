import {createTryCounter, type CountTries} from '~adapters/cache';
import {networkLimits} from './limits';

const place = Symbol.for('bellyful.shop-questions');
/** The Node host and its worker are bundled apart and share this one. */
const shared = globalThis as {[place]?: CountTries};
const count: CountTries = (...given) => (shared[place] ??= createTryCounter())(...given);

/** As a process that has just started. */
export const forgetQuestions = (): void => void delete shared[place];

/** A question to the shop that a request from there waits for (rules: Limits on tries). */
export const countQuestion = (clientAddress: string): void =>
  void count(networkLimits('ask-shop', clientAddress));

/** How long a network whose requests have asked the shop too much has to wait; 0 where it may go on. */
export const secondsUntilAsked = (clientAddress: string): number =>
  Math.max(0, ...count(networkLimits('ask-shop', clientAddress), 0));
