import {afterAll, describe, expect, test} from 'vitest';
import {placeOrder} from '~/services/place-order.server';
import {faultKinds, faultyNetwork, type Fault, type LateCalls} from '../support/faulty-network';
import {anAttemptKey, anOrderBody, spaghettiTotal} from '../support/order-body';
import {openOrderShop, paidOrders, standingOrders, takenCharges} from '../support/order-shop';

type Gateway = 'offline' | 'stripe';

const figure = {tried: 0, lost: 0, doubled: 0};

afterAll(() => {
  console.log(
    `faults tried ${figure.tried}, orders lost ${figure.lost}, double charges ${figure.doubled}`,
  );
});

/** A shopper who presses Place Order until there is an order; each press may meet a fault of its own. */
async function orderThrough(gateway: Gateway, faults: Fault[]) {
  const late: LateCalls = [];
  const pending = [...faults];
  const calls: number[] = [];
  const store = openOrderShop({
    gateway,
    network: (pass) => {
      const {send, process} = faultyNetwork(pass, pending.shift() ?? null, late);
      processes.push(process);
      return send;
    },
  });
  const processes: {calls: number}[] = [];
  const key = anAttemptKey();
  const answers: string[] = [];
  for (let press = 0; press < 12; press++) {
    const answer = await placeOrder(store.openDesk(), key, anOrderBody());
    calls.push(processes.at(-1)?.calls ?? 0);
    answers.push(`${answer.status} ${answer.body.error ?? ''}`);
    if (answer.status === 200 && pending.length === 0) break;
    store.clock.now += 15_000;
    for (const arrive of late.splice(0)) await arrive();
  }
  for (const arrive of late.splice(0)) await arrive();
  await store.settled();
  return {store, answers, calls};
}

/** What an order must come to, whatever went wrong: itself, once, paid, with one charge. */
async function tryFaults(gateway: Gateway, faults: Fault[]): Promise<string | null> {
  figure.tried += 1;
  const {store, answers} = await orderThrough(gateway, faults);
  const standing = standingOrders(store.shop);
  const paid = paidOrders(store.shop);
  const taken = takenCharges(store.payments);
  const timesTaken = taken.reduce((times, charge) => times + charge.timesTaken, 0);
  if (paid.length === 0) figure.lost += 1;
  if (timesTaken > 1) figure.doubled += 1;
  const isRight =
    standing.length === 1 &&
    paid.length === 1 &&
    timesTaken === 1 &&
    taken[0]?.amount === spaghettiTotal &&
    taken[0].orderId === paid[0]?.databaseId &&
    paid[0].transactionId?.endsWith(taken[0].id);
  if (isRight) return null;
  const facts = {orders: standing.length, paid: paid.length, timesTaken, answers};
  return `${JSON.stringify(faults)} → ${JSON.stringify(facts)}`;
}

/** Many at a time: most of what they do is waiting. */
async function tryAll(gateway: Gateway, scenarios: Fault[][]): Promise<string[]> {
  const wrong: string[] = [];
  const rest = [...scenarios];
  const work = async () => {
    for (let faults = rest.shift(); faults; faults = rest.shift()) {
      const problem = await tryFaults(gateway, faults);
      if (problem) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({length: 24}, work));
  return wrong;
}

const singles = (calls: number): Fault[] =>
  Array.from({length: calls}, (_, call) => faultKinds.map((kind) => ({call, kind}))).flat();

/** Every fault followed by another one at the next press, spread evenly over all pairs. */
function pairs(calls: number, howMany: number): Fault[][] {
  const all = singles(calls);
  return Array.from({length: howMany}, (_, index) => {
    const first = all[(index * 37) % all.length];
    const second = all[(index * 101 + 13) % all.length];
    return first && second ? [first, second] : [];
  });
}

describe.each<Gateway>(['offline', 'stripe'])('an order paid by the %s gateway', (gateway) => {
  const cleanCalls = async () => (await orderThrough(gateway, [])).calls[0] ?? 0;

  test('asks its services in a known number of calls', async () => {
    expect(await cleanCalls()).toBeGreaterThan(10);
  });

  test('is made and charged once, whichever call fails in whichever way', async () => {
    const scenarios = singles(await cleanCalls()).map((fault) => [fault]);
    expect(await tryAll(gateway, scenarios)).toEqual([]);
  }, 120_000);

  test('is made and charged once when the next try fails as well', async () => {
    expect(await tryAll(gateway, pairs(await cleanCalls(), 100))).toEqual([]);
  }, 120_000);
});
