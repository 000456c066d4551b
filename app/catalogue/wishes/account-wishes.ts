import {getJson, postJson, type JsonAnswer} from '~/browser/fetch-json';
import {isRecord} from '~/forms/to-record';
import {toWishIds} from './wish-ids';

const path = '/functions/wishes';

const toIds = (json: unknown) =>
  isRecord(json) && Array.isArray(json['ids']) ? toWishIds(json['ids']) : null;

const idsOf = (answer: JsonAnswer<string[]>) =>
  answer.kind === 'answered' && answer.isOk ? answer.value : null;

/** The list of the signed-in account; null when the server does not say. */
export const readAccountWishes = async () => idsOf(await getJson(path, toIds));

/** The list as it is after the change; null when it could not be changed. */
export const changeAccountWishes = async (add: readonly string[], remove: readonly string[] = []) =>
  idsOf(await postJson(path, {add, remove}, toIds, {keepalive: true}));
