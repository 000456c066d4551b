import {gunzipSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {
  createCatalogueCaches,
  partsOfCatalogue,
  revalidateCatalogue,
  withCachedCatalogue,
} from '~adapters/catalogue';
import type {SnapshotStore} from '~adapters/cache';
import {
  toCurrency,
  toListedProduct,
  usDollars,
  type Catalogue,
  type CatalogueChange,
  type NotedChange,
} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {setPriceFacts} from '../../../tests/support/set-shop';
import {aProduct} from '../../../tests/support/shop';
import {ChangeFeed} from './change-feed';
import {pollChanges} from './poll-changes.server';
import {Snapshot} from './snapshot.server';

// Rules: Changes in the shop.

const hour = 3_600_000;

/** A shop of three products, its journal, and a place where processes store what they know. */
function aShop() {
  const prices = new Map([1, 2, 3].map((id) => [id, 100]));
  const asked: string[] = [];
  const noted: NotedChange[] = [];
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const state = {now: 1_000_000_000, isDown: false, isCut: false, isFull: false};
  const ask = <Value>(question: string, answer: () => Value) => {
    asked.push(question);
    if (state.isDown) throw new Error('down');
    return answer();
  };
  const products = () =>
    [...prices].map(([id, price]) => aProduct(id, price, {slug: `product-${id}`}));
  const catalogue = {
    find: async (slug: string) =>
      ask(slug, () => products().find((one) => one.slug === slug) ?? null),
    findFresh: async () => new Map(),
    all: async () => ask('all', () => ({products: products().map(toListedProduct)})),
    connected: async () => ({soldOut: [], lotReports: {}}),
    listed: async (ids: number[]) =>
      ask(`listed ${ids.join()}`, () =>
        products()
          .filter(({databaseId}) => ids.includes(databaseId))
          .map(toListedProduct),
      ),
  } as unknown as Catalogue;
  const store: SnapshotStore = {
    async get(name) {
      const bytes = stored.get(name);
      return bytes ? {body: new Blob([bytes]).stream()} : null;
    },
    async put(name, bytes) {
      if (state.isFull) throw new Error('ENOSPC');
      stored.set(name, bytes);
    },
  };
  const change = (id: number, price: number) => {
    prices.set(id, price);
    noted.push({id: `${noted.length}`, productIds: [id]});
  };
  /** Starts a process, which has caught up when it is returned. */
  async function start({
    name = 'snapshot-1.gz',
    shop = 'https://shop.example',
    isJournalLate = false,
  } = {}) {
    asked.length = 0;
    const feed = new ChangeFeed(() => state.now);
    const caches = createCatalogueCaches({
      isLiveSince: (at) => feed.isLiveSince(at),
      now: () => state.now,
    });
    const parts = partsOfCatalogue(caches);
    const snapshot = new Snapshot({store, name, shop, parts, feed, now: () => state.now});
    const context = {
      changeFeed: feed,
      changeJournal: {
        since: async (mark: string | null) =>
          ask('changes', () => ({
            mark: String(noted.length),
            changes:
              state.isCut && mark !== null ? null : noted.slice(Number(mark ?? noted.length)),
          })),
      },
      shopMessages: createShopMessages(undefined),
      snapshot,
      invalidate: (news: CatalogueChange) => revalidateCatalogue(caches, catalogue, news),
      log: {info() {}, warn() {}},
    };
    const poll = () => pollChanges(context as never);
    await snapshot.restore(poll);
    if (!isJournalLate) await poll();
    const pending: Promise<unknown>[] = [];
    const reader = {caches, waitUntil: (work: Promise<unknown>) => void pending.push(work)};
    const shown = withCachedCatalogue(catalogue, reader);
    const seePrices = async () => {
      const {products: listed} = await shown.all();
      const own = await shown.find('product-1');
      await Promise.all(pending);
      const inOrder = listed.toSorted((one, other) => one.databaseId - other.databaseId);
      return [...inOrder.map(({price}) => price), own?.price];
    };
    return {seePrices, poll, store: () => snapshot.store()};
  }
  return {state, asked, noted, stored, change, start};
}

/** A shop of which a process knows everything, and has stored it. */
async function aKnownShop() {
  const shop = aShop();
  const first = await shop.start();
  await first.seePrices();
  await first.store();
  return shop;
}

test('a process asks the shop for nothing that the last one knew, but what has changed', async () => {
  const {state, asked, start} = await aKnownShop();
  state.now += hour;
  const next = await start();
  expect(await next.seePrices()).toEqual([100, 100, 100, 100]);
  expect(asked).toEqual(['changes']);
});

test('what has changed since is read before anybody sees it', async () => {
  const {state, asked, change, start} = await aKnownShop();
  change(1, 250);
  state.now += hour;
  const next = await start();
  expect(await next.seePrices()).toEqual([250, 100, 100, 250]);
  expect(asked).toEqual(['changes', 'listed 1', 'product-1']);
});

test('while the shop is down, what the last process knew is shown, and what has changed once it is back', async () => {
  const {state, stored, change, start} = await aKnownShop();
  change(2, 250);
  state.isDown = true;
  const next = await start();
  expect(await next.seePrices()).toEqual([100, 100, 100, 100]);
  state.isDown = false;
  state.now += hour;
  await next.poll();
  expect(await next.seePrices()).toEqual([100, 250, 100, 100]);
  const before = stored.get('snapshot-1.gz');
  await next.store();
  expect(stored.get('snapshot-1.gz')).not.toBe(before);
});

test('a list that was read before the journal answered is read again once, and stored so', async () => {
  const {state, asked, start} = await aKnownShop();
  state.now += hour;
  const first = await start({name: 'snapshot-2.gz', isJournalLate: true});
  await first.seePrices();
  state.now += 1000;
  await first.poll();
  await first.store();
  state.now += hour;
  const second = await start({name: 'snapshot-2.gz'});
  await second.seePrices();
  expect(asked).toContain('all');
  await second.store();
  state.now += hour;
  const third = await start({name: 'snapshot-2.gz'});
  await third.seePrices();
  expect(asked).not.toContain('all');
});

test.each<[string, (shop: Awaited<ReturnType<typeof aKnownShop>>) => object | void]>([
  ['the journal does not go back so far', ({state}) => void (state.isCut = true)],
  ['it is of another shop', () => ({shop: 'https://other.example'})],
  ['it is of another version', () => ({name: 'snapshot-2.gz'})],
  [
    'amounts count in another currency',
    () => setPriceFacts({currency: toCurrency('EUR') ?? usDollars}),
  ],
  ['its end is missing', ({stored}) => damage(stored, (bytes) => bytes.slice(0, -40))],
  ['its last line is missing', ({stored}) => damage(stored, withoutEnd)],
  ['a byte of it is wrong', ({stored}) => damage(stored, withOtherByte)],
  ['it is a day old', ({state}) => void (state.now += 25 * hour)],
])('a process begins anew where %s', async (_why, spoil) => {
  const shop = await aKnownShop();
  const next = await shop.start(spoil(shop) ?? {});
  expect(await next.seePrices()).toEqual([100, 100, 100, 100]);
  expect(shop.asked).toContain('all');
});

type Bytes = Uint8Array<ArrayBuffer>;

function damage(stored: Map<string, Bytes>, by: (bytes: Bytes) => Bytes): void {
  for (const [name, bytes] of stored) stored.set(name, by(bytes));
}

const withoutEnd = (bytes: Bytes) =>
  new Uint8Array(
    gzipSync(
      gunzipSync(bytes)
        .toString()
        .replace(/[^\n]*\n$/, ''),
    ),
  );

function withOtherByte(bytes: Bytes): Bytes {
  const changed = bytes.slice();
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

test('a snapshot that cannot be stored costs nothing but itself', async () => {
  const {state, stored, change, start} = await aKnownShop();
  const before = stored.get('snapshot-1.gz');
  change(1, 250);
  state.isFull = true;
  state.now += hour;
  const next = await start();
  await expect(next.store()).rejects.toThrow('ENOSPC');
  expect(stored.get('snapshot-1.gz')).toBe(before);
  state.isFull = false;
  await next.store();
  expect(stored.get('snapshot-1.gz')).not.toBe(before);
});
