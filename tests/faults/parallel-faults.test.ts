import {afterAll, expect, test} from 'vitest';
import {placeOrder} from '../support/place-order';
import {FaultFigure, faultsAt, timesTaken, tryAll, whatIsWrong} from '../support/fault-trials';
import {faultyNetwork, type Fault, type LateCalls} from '../support/faulty-network';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {openOrderShop, standingOrders} from '../support/order-shop';

const figure = new FaultFigure();
afterAll(() => console.log(`two at once: ${figure.toString()}`));

const calls = 16;

/** A shop whose first process meets a fault. */
function openShopWith(fault: Fault) {
  const late: LateCalls = [];
  const faults = [fault];
  const store = openOrderShop({
    network: (pass) => faultyNetwork(pass, faults.shift() ?? null, late).send,
  });
  /** Presses Place Order until there is an answer; what was under way arrives between two presses. */
  async function press(key: string, body: unknown): Promise<number> {
    for (let presses = 0; presses < 12; presses++) {
      const {status} = await placeOrder(store.openDesk(), key, body);
      for (const arrive of late.splice(0)) await arrive();
      if (status !== 503) return status;
      store.clock.now += 15_000;
    }
    return 503;
  }
  return {store, press};
}

test('two tabs with one key make one order, whatever happens to one of them', async () => {
  const wrong = await tryAll(faultsAt(calls), async (fault) => {
    const {store, press} = openShopWith(fault);
    const key = aCheckoutKey();
    const statuses = await Promise.all([1, 2].map(() => press(key, anOrderBody())));
    figure.count(store);
    const problem = whatIsWrong(store, spaghettiTotal);
    return problem ?? (statuses.every((status) => status === 200) ? null : statuses.join());
  });
  expect(wrong).toEqual([]);
});

test('two shoppers and one last unit make one order, whatever happens to one of them', async () => {
  const body = anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497});
  const wrong = await tryAll(faultsAt(calls), async (fault) => {
    const {store, press} = openShopWith(fault);
    const last = store.shop.products.find(({databaseId}) => databaseId === 130);
    if (last) last.stock = 1;
    await Promise.all([1, 2].map(() => press(aCheckoutKey(), body)));
    figure.count(store);
    const isSoldOnce = last?.stock === 0 && timesTaken(store) === 1;
    if (isSoldOnce && standingOrders(store.shop).length === 1) return null;
    return `stock ${String(last?.stock)}, ${whatIsWrong(store, 449 + 497)}`;
  });
  expect(wrong).toEqual([]);
});
