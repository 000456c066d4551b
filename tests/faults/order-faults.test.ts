import {afterAll, describe, expect, test} from 'vitest';
import {placeOrder} from '../support/place-order';
import {FaultFigure, faultsAt, timesTaken, tryAll, whatIsWrong} from '../support/fault-trials';
import {faultyNetwork, type Fault, type LateCalls} from '../support/faulty-network';
import {aCheckoutKey, aPaidBody, spaghettiTotal} from '../support/order-body';
import {openOrderShop, standingOrders} from '../support/order-shop';

type Gateway = 'offline' | 'stripe';

const figure = new FaultFigure();
afterAll(() => console.log(`placing an order: ${figure.toString()}`));

/** A shopper who presses Place Order until there is an order; each press may meet a fault of its own. */
async function orderThrough(gateway: Gateway, faults: Fault[], changes = {}) {
  const late: LateCalls = [];
  const pending = [...faults];
  const processes: {calls: number}[] = [];
  const store = openOrderShop({
    gateway,
    network: (pass) => {
      const {send, process} = faultyNetwork(pass, pending.shift() ?? null, late);
      processes.push(process);
      return send;
    },
  });
  const key = aCheckoutKey();
  for (let press = 0; press < 12; press++) {
    const answer = await placeOrder(store.openDesk(), key, await aPaidBody(store, changes));
    if (answer.status === 200 && pending.length === 0) break;
    store.clock.now += 15_000;
    for (const arrive of late.splice(0)) await arrive();
  }
  for (const arrive of late.splice(0)) await arrive();
  return {store, calls: processes[0]?.calls ?? 0};
}

async function tryFaults(gateway: Gateway, faults: Fault[]): Promise<string | null> {
  const {store} = await orderThrough(gateway, faults);
  figure.count(store);
  return whatIsWrong(store, spaghettiTotal);
}

/** Every fault followed by another one at the next press, spread evenly over all pairs. */
function pairs(calls: number, howMany: number): Fault[][] {
  const all = faultsAt(calls);
  return Array.from({length: howMany}, (_, index) => {
    const first = all[(index * 37) % all.length];
    const second = all[(index * 101 + 13) % all.length];
    return first && second ? [first, second] : [];
  });
}

describe.each<Gateway>(['offline', 'stripe'])('an order paid by the %s gateway', (gateway) => {
  const cleanCalls = async () => (await orderThrough(gateway, [])).calls;

  test('is made and charged once, whichever call fails in whichever way', async () => {
    const trials = faultsAt(await cleanCalls()).map((fault) => [fault]);
    expect(await tryAll(trials, (faults) => tryFaults(gateway, faults))).toEqual([]);
  });

  test('is made and charged once when the next try fails as well', async () => {
    const trials = pairs(await cleanCalls(), 60);
    expect(await tryAll(trials, (faults) => tryFaults(gateway, faults))).toEqual([]);
  });
});

describe('an order that is paid on delivery', () => {
  const later = {paymentMethod: 'cod', paymentInfo: null};

  async function whatIsWrongAfter(fault: Fault): Promise<string | null> {
    const {store} = await orderThrough('offline', [fault], later);
    const [order, ...others] = standingOrders(store.shop);
    const stock = store.shop.products.find(({databaseId}) => databaseId === 130)?.stock;
    const isRight =
      others.length === 0 &&
      order?.status === 'PROCESSING' &&
      order.paymentMethod === 'cod' &&
      order.paidAt === null &&
      stock === 118 &&
      timesTaken(store) === 0;
    return isRight ? null : store.shop.orders.map(({status}) => status).join(' ');
  }

  test('is placed once and takes its stock once, whichever call fails in whichever way', async () => {
    const {calls} = await orderThrough('offline', [], later);
    expect(await tryAll(faultsAt(calls), whatIsWrongAfter)).toEqual([]);
  });
});
