import {expect, test} from 'vitest';
import type {CatalogueChange, NotedChange} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {shopMessage, signMessage, webhookSecret} from '~mocks/wordpress/shop-messages';
import {ChangeFeed} from './change-feed';
import {pollChanges} from './poll-changes.server';

type Event = [event: string, facts: object | undefined];

/** A process beside others, and the shop's journal. */
function aProcess() {
  const clock = {now: Date.now()};
  const noted: NotedChange[] = [];
  const invalidated: (number[] | null)[] = [];
  const stock: object[] = [];
  const events: Event[] = [];
  const trouble = {revalidating: false, polling: false};
  const write = (event: string, facts?: object) => void events.push([event, facts]);
  const context = {
    changeFeed: new ChangeFeed(() => clock.now),
    changeJournal: {
      async since(mark: string | null) {
        if (trouble.polling) throw new Error('down');
        return {mark: String(noted.length), changes: noted.slice(Number(mark ?? noted.length))};
      },
    },
    shopMessages: createShopMessages(webhookSecret),
    snapshot: {discard() {}, confirm() {}},
    async invalidate({productIds, stock: left = {}}: CatalogueChange) {
      if (trouble.revalidating) throw new Error('down');
      invalidated.push(productIds);
      stock.push(left);
    },
    log: {info: write, warn: write},
  };
  return {
    noted,
    invalidated,
    stock,
    events,
    trouble,
    send: (body: string) => context.shopMessages.read(body, signMessage(body)),
    poll: () => {
      clock.now += 60_000;
      return pollChanges(context as never);
    },
  };
}

test('what the shop notified others of is invalidated at once, and the log says where it is from', async () => {
  const {noted, invalidated, events, poll} = aProcess();
  await poll();
  noted.push({id: 'a', productIds: [1, 2]}, {id: 'b', productIds: [2, 3]});
  await poll();
  expect(invalidated).toEqual([[1, 2, 3]]);
  expect(events).toEqual([
    ['catalogue.invalidated', {products: 3, content: false, from: 'journal'}],
  ]);
});

test('of changes of stock alone only the last quantities are told on', async () => {
  const {noted, invalidated, stock, poll} = aProcess();
  await poll();
  noted.push({id: 'a', productIds: [1], kind: 'stock', stock: {1: 9}});
  noted.push({id: 'b', productIds: [1], kind: 'stock', stock: {1: 8}});
  noted.push({id: 'c', productIds: [2], kind: 'price', stock: {2: 7}});
  await poll();
  expect([invalidated, stock]).toEqual([[[2]], [{1: 8}]]);
});

test('one change of anything makes it all', async () => {
  const {noted, invalidated, poll} = aProcess();
  await poll();
  noted.push({id: 'a', productIds: [1]}, {id: 'b', productIds: null});
  await poll();
  expect(invalidated).toEqual([null]);
});

test('a change is invalidated once, whether its message or the journal comes first', async () => {
  const {noted, invalidated, events, send, poll} = aProcess();
  await poll();
  expect(await send(shopMessage({id: 'a', productIds: [1]}))).toMatchObject({status: 'changed'});
  noted.push({id: 'a', productIds: [1]}, {id: 'b', productIds: [2]});
  await poll();
  expect(invalidated).toEqual([[2]]);
  expect(await send(shopMessage({id: 'b', productIds: [2]}))).toEqual({status: 'repeated'});
  await poll();
  expect(events).toHaveLength(1);
});

test('what could not be revalidated is news the next time', async () => {
  const {noted, invalidated, events, trouble, poll} = aProcess();
  await poll();
  noted.push({id: 'a', productIds: [1]});
  trouble.revalidating = true;
  await poll();
  trouble.revalidating = false;
  await poll();
  expect(invalidated).toEqual([[1]]);
  expect(events.map(([event]) => event)).toEqual([
    'catalogue.not-revalidated',
    'catalogue.invalidated',
  ]);
});

test('a shop that does not answer is in the log once', async () => {
  const {events, trouble, poll} = aProcess();
  trouble.polling = true;
  await poll();
  await poll();
  await poll();
  expect(events).toEqual([['changes.unavailable', {cause: expect.stringContaining('down')}]]);
});
