import type {ChangesSince, NotedChange} from '~adapters/commerce';
import {route} from './rest';
import type {WordPressState} from './state';

/** The shop's own notes of its changes. */
export const journalRoutes = (state: WordPressState) => [
  route('get', '/changes', ({fields}) => changesSince(state, fields.since)),
];

/** What a message says, noted under the message's id. */
export function noteMessage({changes}: Pick<WordPressState, 'changes'>, body: string): void {
  const {id, topic, productIds, couponCodes, content = false} = JSON.parse(body) as NotedMessage;
  const isAnything = topic !== 'content' && productIds.length + couponCodes.length === 0;
  if (isAnything || content || productIds.length > 0)
    changes.push({
      id,
      productIds: isAnything ? null : productIds,
      hasContent: isAnything || content,
    });
}

interface NotedMessage {
  id: string;
  topic: string;
  content?: boolean;
  productIds: number[];
  couponCodes: string[];
}

function changesSince({changes}: WordPressState, mark: unknown): ChangesSince {
  const marks = changes.map(({id}, place) => `${place + 1}-${id}`);
  const newest = marks.at(-1) ?? '';
  if (mark === undefined) return {mark: newest, changes: []};
  const place = marks.findIndex((one) => one === mark);
  return {mark: newest, changes: place === -1 ? null : changes.slice(place + 1)};
}

/** Marks only where a journal begins. */
export const beginJournal = (): NotedChange[] => [{id: crypto.randomUUID(), productIds: null}];
