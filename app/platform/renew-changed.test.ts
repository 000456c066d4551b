import {expect, test} from 'vitest';
import type {CatalogueChange, NotedChange} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {shopMessage, signMessage, webhookSecret} from '~mocks/wordpress/shop-messages';
import {ChangeListener} from './change-listener';
import {hearChanges} from './renew-changed.server';

type Event = [event: string, facts: object | undefined];

/** A process beside others, and the shop's journal. */
function aProcess() {
  const clock = {now: Date.now()};
  const noted: NotedChange[] = [];
  const renewed: (number[] | null)[] = [];
  const events: Event[] = [];
  const trouble = {renewing: false, asking: false};
  const write = (event: string, facts?: object) => void events.push([event, facts]);
  const context = {
    changeListener: new ChangeListener(() => clock.now),
    changeJournal: {
      async since(mark: string | null) {
        if (trouble.asking) throw new Error('down');
        return {mark: String(noted.length), changes: noted.slice(Number(mark ?? noted.length))};
      },
    },
    shopMessages: createShopMessages(webhookSecret),
    connectedProducts: {forget: () => undefined},
    async renewCatalogue({productIds}: CatalogueChange) {
      if (trouble.renewing) throw new Error('down');
      renewed.push(productIds);
    },
    log: {info: write, warn: write},
  };
  return {
    noted,
    renewed,
    events,
    trouble,
    tell: (body: string) => context.shopMessages.read(body, signMessage(body)),
    hear: () => {
      clock.now += 60_000;
      return hearChanges(context as never);
    },
  };
}

test('what the shop told others is renewed in one go, and the log says where it is from', async () => {
  const {noted, renewed, events, hear} = aProcess();
  await hear();
  noted.push({id: 'a', productIds: [1, 2]}, {id: 'b', productIds: [2, 3]});
  await hear();
  expect(renewed).toEqual([[1, 2, 3]]);
  expect(events).toEqual([['catalogue.renewed', {products: 3, from: 'journal'}]]);
});

test('one change of anything makes it all', async () => {
  const {noted, renewed, hear} = aProcess();
  await hear();
  noted.push({id: 'a', productIds: [1]}, {id: 'b', productIds: null});
  await hear();
  expect(renewed).toEqual([null]);
});

test('a change is renewed once, whether its message or the journal comes first', async () => {
  const {noted, renewed, events, tell, hear} = aProcess();
  await hear();
  expect(await tell(shopMessage({id: 'a', productIds: [1]}))).toMatchObject({status: 'changed'});
  noted.push({id: 'a', productIds: [1]}, {id: 'b', productIds: [2]});
  await hear();
  expect(renewed).toEqual([[2]]);
  expect(await tell(shopMessage({id: 'b', productIds: [2]}))).toEqual({status: 'repeated'});
  await hear();
  expect(events).toHaveLength(1);
});

test('what could not be renewed is news the next time', async () => {
  const {noted, renewed, events, trouble, hear} = aProcess();
  await hear();
  noted.push({id: 'a', productIds: [1]});
  trouble.renewing = true;
  await hear();
  trouble.renewing = false;
  await hear();
  expect(renewed).toEqual([[1]]);
  expect(events.map(([event]) => event)).toEqual(['catalogue.unrenewed', 'catalogue.renewed']);
});

test('a shop that does not answer is in the log once', async () => {
  const {events, trouble, hear} = aProcess();
  trouble.asking = true;
  await hear();
  await hear();
  await hear();
  expect(events).toEqual([['changes.unheard', {cause: expect.stringContaining('down')}]]);
});
