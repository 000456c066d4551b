import {afterAll, beforeAll, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {standingCharges} from '~mocks/payments';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {placeOrder} from '../support/place-order';
import {reconcile} from '~/checkout/order/reconcile.server';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {bundleOrderProcess, placeInProcess, type OrderJob} from '../support/order-job';
import {openOrderShop, paidOrders} from '../support/order-shop';

type Store = ReturnType<typeof openOrderShop>;
type Kind = 'card' | 'hosted' | 'free';
type Cart = 'same cart' | 'changed cart';

interface Trial {
  kind: Kind;
  killAfter: number;
}

const carts: Record<Kind, Record<Cart, Record<string, unknown>>> = {
  card: {
    'same cart': {items: [spaghetti], expectedTotal: spaghettiTotal},
    'changed cart': {items: [{...spaghetti, quantity: 3}], expectedTotal: 1212 + 497},
  },
  hosted: {
    'same cart': {items: [spaghetti], expectedTotal: spaghettiTotal},
    'changed cart': {items: [{...spaghetti, quantity: 3}], expectedTotal: 1212 + 497},
  },
  free: {
    'same cart': {items: [{id: 'free-sample', quantity: 1}], expectedTotal: 0},
    'changed cart': {
      items: [
        {id: 'free-sample', quantity: 1},
        {...spaghetti, quantity: 1},
      ],
      expectedTotal: 449,
    },
  },
};

let bundle: Awaited<ReturnType<typeof bundleOrderProcess>>;
const figure = {killed: 0, endings: 0, lost: 0, chargedTwice: 0, chargedWithoutGoods: 0};

beforeAll(async () => {
  bundle = await bundleOrderProcess();
});
afterAll(() => {
  bundle.remove();
  const {killed, endings, lost, chargedTwice, chargedWithoutGoods} = figure;
  console.log(
    `processes killed ${killed}, endings ${endings}: orders lost ${lost}, charged twice ${chargedTwice}, kept without goods ${chargedWithoutGoods}`,
  );
});

const gatewayOf = (kind: Kind): OrderJob['gateway'] => (kind === 'hosted' ? 'hosted' : 'offline');

async function openTrial(kind: Kind) {
  const gateway = gatewayOf(kind);
  const store = openOrderShop({gateway});
  const session = kind === 'free' ? await store.signIn() : null;
  return {store, session, gateway, key: aCheckoutKey()};
}

const callsOf = (kind: Kind) => killAt(kind, null).then(({calls}) => calls);

async function killAt(kind: Kind, killAfter: number | null) {
  const {store, session, gateway, key} = await openTrial(kind);
  const body = anOrderBody(carts[kind]['same cart']);
  const nowMs = store.clock.now;
  const job = {gateway, key, body, session, nowMs};
  return {
    ...(await placeInProcess(bundle.file, store.fetch, job, killAfter)),
    store,
    session,
    key,
  };
}

/** The shopper presses until there is an answer, pays where that is asked, and reads what stands. */
async function pressAgain(
  store: Store,
  key: string,
  session: AccountSession | null,
  body: unknown,
) {
  for (let press = 0; press < 4; press++) {
    store.clock.now += 61_000;
    const {status, body: answer} = await placeOrder(store.openDesk(session), key, body);
    if (status === 503) continue;
    if (!answer.requiresRedirect) return;
    await store.fetch(answer.paymentUrl ?? '', {method: 'POST'});
    await finishReturn(store.openDesk(session), key);
    return;
  }
}

/** The same services once more, as the killed process left them: one death, two ways to go on. */
function copyOf({shop, payments, accounts, clock}: Store, kind: Kind): Store {
  const copy = openOrderShop({gateway: gatewayOf(kind)});
  const {shop: _shop, outbox: _outbox, now: _now, ...remembered} = accounts;
  Object.assign(copy.shop, structuredClone(shop));
  Object.assign(copy.accounts, structuredClone(remembered));
  Object.assign(copy.payments, {charges: structuredClone(payments.charges)});
  copy.clock.now = clock.now;
  return copy;
}

async function tryTrial({kind, killAfter}: Trial): Promise<string[]> {
  const {store, session, key, wasKilled} = await killAt(kind, killAfter);
  if (!wasKilled) return [`the process outlived call ${killAfter}`];
  figure.killed += 1;
  const wrong: string[] = [];
  for (const cart of ['same cart', 'changed cart'] as const) {
    const left = copyOf(store, kind);
    await pressAgain(left, key, session, anOrderBody(carts[kind][cart]));
    left.clock.now += 2 * 3_600_000;
    await reconcile(left.openDesk(), () => {});
    const problem = whatStands(left);
    if (problem) wrong.push(`${kind}, ${cart}, killed after call ${killAfter}: ${problem}`);
  }
  return wrong;
}

/** One order that stands, and money for exactly that: null, or what is there instead. */
function whatStands({shop, payments}: Store): string | null {
  const paid = paidOrders(shop);
  const charges = standingCharges(payments);
  const isLost = paid.length === 0;
  const isTwice =
    paid.length > 1 || charges.length > 1 || charges.some((one) => one.timesTaken > 1);
  const isChargeUnused = charges.some(
    ({orderId}) => !paid.some((one) => one.databaseId === orderId),
  );
  figure.endings += 1;
  figure.lost += Number(isLost);
  figure.chargedTwice += Number(isTwice);
  figure.chargedWithoutGoods += Number(isChargeUnused);
  const isOpen = shop.orders.some(({status}) => status === 'PENDING');
  if (!isLost && !isTwice && !isChargeUnused && !isOpen) return null;
  return `orders ${shop.orders.map(({status}) => status).join(' ')}, charges ${charges.length}`;
}

async function inTwos(trials: Trial[]): Promise<string[]> {
  const wrong: string[] = [];
  const rest = [...trials];
  const work = async () => {
    for (let trial = rest.shift(); trial; trial = rest.shift())
      wrong.push(...(await tryTrial(trial)));
  };
  await Promise.all([work(), work()]);
  return wrong;
}

test.each<Kind>(['card', 'hosted', 'free'])(
  'a server killed after any step of a %s order loses no order and takes no money twice, with the same cart and a changed one',
  async (kind) => {
    const calls = await callsOf(kind);
    expect(calls).toBeGreaterThan(0);
    const steps = Array.from({length: calls}, (_, index) => index + 1);
    const trials = steps.map((killAfter) => ({kind, killAfter}));
    expect(await inTwos(trials)).toEqual([]);
  },
  240_000,
);
