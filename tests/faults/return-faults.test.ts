import {afterAll, expect, test} from 'vitest';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {placeOrder} from '../support/place-order';
import {FaultFigure, faultsAt, tryAll, whatIsWrong} from '../support/fault-trials';
import {faultyNetwork, type Fault, type LateCalls} from '../support/faulty-network';
import {aCheckoutKey, aPaidBody, spaghettiTotal} from '../support/order-body';
import {openOrderShop} from '../support/order-shop';
import {aCard} from '../support/orders';
import {answerBank} from '../support/payment-mock';

type Gateway = 'offline' | 'stripe';

const figure = new FaultFigure();
afterAll(() => console.log(`coming back from the bank: ${figure.toString()}`));

/** A shopper who was at the bank's page comes back; the page that finishes the order meets a fault. */
async function returnThrough(gateway: Gateway, fault: Fault | null, how: 'reload' | 'order again') {
  const late: LateCalls = [];
  const faults: (Fault | null)[] = [null, fault];
  let calls = 0;
  const store = openOrderShop({
    gateway,
    network: (pass) => {
      const {send, process} = faultyNetwork(pass, faults.shift() ?? null, late);
      return (...sent) => {
        const answer = send(...sent);
        calls = process.calls;
        return answer;
      };
    },
  });
  const key = aCheckoutKey();
  const body = await aPaidBody(store, {card: aCard('4000002500003155')});
  const {paymentUrl: url, clientSecret} = (await placeOrder(store.openDesk(), key, body)).body;
  await answerBank(store, {url, clientSecret}, 'complete');
  const isPlaced = await finishReturn(store.openDesk(), key).then(
    ({status}) => status === 'placed',
    () => false,
  );
  const callsOfReturn = calls;
  for (const arrive of late.splice(0)) await arrive();
  store.clock.now += 70_000;
  if (!isPlaced && how === 'reload') await finishReturn(store.openDesk(), key);
  if (how === 'order again') await placeOrder(store.openDesk(), key, await aPaidBody(store));
  return {store, calls: callsOfReturn};
}

test.each<[Gateway, 'reload' | 'order again']>([
  ['offline', 'order again'],
  ['stripe', 'reload'],
])(
  'an order approved for the %s gateway is finished once, whichever call of the return page fails (then: %s)',
  async (gateway, how) => {
    const {calls} = await returnThrough(gateway, null, how);
    expect(calls).toBeGreaterThanOrEqual(3);
    const wrong = await tryAll(faultsAt(calls), async (fault) => {
      const {store} = await returnThrough(gateway, fault, how);
      figure.count(store);
      return whatIsWrong(store, spaghettiTotal);
    });
    expect(wrong).toEqual([]);
  },
);
