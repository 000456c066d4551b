import fc from 'fast-check';
import type {AccountSession} from '~adapters/accounts';
import {isPlaced} from '~mocks/woocommerce/order-changes';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {takeNotice} from '~/checkout/order/payment-notice.server';
import {placeOrder} from './place-order';
import {reconcile} from '~/checkout/order/reconcile.server';
import {faultKinds, faultyNetwork, type Fault, type LateCalls} from './faulty-network';
import {anOrderBody, aPaidBody, aPaymentToken} from './order-body';
import {cancelInShop, openOrderShop, takenCharges} from './order-shop';
import {aCard} from './orders';
import {answerBank} from './payment-mock';
import {aPaidNotice, signNotice} from './stripe-notices';

type Gateway = 'offline' | 'stripe' | 'hosted';

/** Four accounts: two of one mailbox, and one more in the household of the first. */
const people = [
  {id: '501', email: 'me@gmail.com', home: '12 Orchard Lane'},
  {id: '502', email: 'M.E+2@googlemail.com', home: '99 Far Road'},
  {id: '503', email: 'other@x.example', home: '12 ORCHARD Ln.'},
  {id: '504', email: 'third@x.example', home: '7 Elm Street, Apt 3'},
];
const mailboxes = ['me', 'me', 'other', 'third'];
const households = ['orchard', 'far', 'orchard', 'elm'];
/** Who has the story's checkouts open: one account, one mailbox, one household, or all of them. */
const openings = [
  [0, 0],
  [0, 0, 0],
  [0, 1],
  [0, 2],
  [0, 1, 2, 3],
];

const lastUnitId = 146;
const sample = {id: 'free-sample', quantity: 1};
const konjac = {id: 'wp-130', quantity: 1, offerId: 'konjac-starter'};
const bundle = {
  id: 'wp-115-var-117',
  quantity: 1,
  konjacNoodleType: 'Spaghetti',
  offerId: 'bundle-starter',
};
const spaghetti = {id: 'wp-134', quantity: 1};
const lastUnit = {id: `wp-${lastUnitId}`, quantity: 1};

const carts = {
  sample: {items: [sample, spaghetti]},
  'sample alone': {items: [sample]},
  konjac: {items: [konjac, spaghetti]},
  'konjac alone': {items: [konjac]},
  bundle: {items: [bundle]},
  'once per customer': {items: [spaghetti], discountCode: 'ONEPER'},
  'last use': {items: [spaghetti], discountCode: 'USEDUP'},
  'last unit': {items: [lastUnit]},
  everything: {items: [sample, konjac, bundle, lastUnit], discountCode: 'ONEPER'},
  nothing: {items: [spaghetti]},
};
type Cart = keyof typeof carts;

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
};
type Pay = keyof typeof cards | 'cod' | 'bacs';

interface Press {
  does: 'press';
  checkout: number;
  hasChanged: boolean;
  pay: Pay;
  fault: Fault | null;
}
type Step =
  | Press
  | {does: 'press twice'; presses: [Press, Press]}
  | {does: 'answer the bank'; checkout: number; outcome: 'complete' | 'fail'}
  | {does: 'pay behind'; checkout: number}
  | {does: 'come back'; checkout: number}
  | {does: 'switch methods' | 'notify' | 'reconcile' | 'close overdue' | 'let late calls arrive'}
  | {does: 'cancel'; order: number}
  | {does: 'wait'; minutes: number};

export interface Story {
  gateway: Gateway;
  openBy: number[];
  cart: Cart;
  other: Cart;
  steps: Step[];
}

/** Taken modulo the story's own number of checkouts. */
const checkout = fc.nat(11);
const press = fc.record({
  does: fc.constant('press' as const),
  checkout,
  hasChanged: fc.constantFrom(false, false, false, false, true),
  pay: fc.constantFrom<Pay>(
    ...(['good', 'good', 'good', 'good'] as const),
    ...(['declined', 'declined', 'declined'] as const),
    ...(['challenge', 'cod', 'bacs'] as const),
  ),
  fault: fc.oneof(
    {weight: 4, arbitrary: fc.constant(null)},
    {
      weight: 1,
      arbitrary: fc.record({call: fc.nat(30), kind: fc.constantFrom(...faultKinds)}),
    },
  ),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {weight: 20, arbitrary: press},
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('press twice' as const),
      presses: fc.tuple(press, press),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('answer the bank' as const),
      checkout,
      outcome: fc.constantFrom('complete' as const, 'complete' as const, 'fail' as const),
    }),
  },
  {weight: 2, arbitrary: fc.record({does: fc.constant('pay behind' as const), checkout})},
  {weight: 2, arbitrary: fc.record({does: fc.constant('come back' as const), checkout})},
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'switch methods' as const,
        'notify' as const,
        'reconcile' as const,
        'close overdue' as const,
        'let late calls arrive' as const,
      ),
    }),
  },
  {weight: 1, arbitrary: fc.record({does: fc.constant('cancel' as const), order: fc.nat(9)})},
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 6, 20, 40, 70),
    }),
  },
);
const cart = fc.constantFrom(...(Object.keys(carts) as Cart[]));

/** Shoppers who press, pay, leave, come back and press again, on a machine that dies now and then. */
export const stories: fc.Arbitrary<Story> = fc.record({
  gateway: fc.constantFrom<Gateway>('offline', 'stripe', 'stripe', 'hosted'),
  openBy: fc.constantFrom(...openings),
  cart,
  other: cart,
  steps: fc.array(step, {minLength: 4, maxLength: 16, size: 'max'}),
});

/** What was tried and what came of it, over many stories. */
export const figure = {
  stories: 0,
  withAnOrder: 0,
  presses: 0,
  placed: 0,
  declined: 0,
  refused: 0,
  faults: 0,
  cancelled: 0,
  givenBack: 0,
  ordersThatStand: 0,
};

/** Plays a story to its end: null, or what was given more than once, or money without an order. */
export async function play({steps, ...story}: Story): Promise<string | null> {
  const world = await openWorld(story);
  figure.stories += 1;
  for (const each of steps) {
    await world.act(each);
    const wrong = world.givenTwice();
    if (wrong) return `${wrong} after ${JSON.stringify(each)}`;
  }
  await world.end();
  return world.givenTwice() ?? world.moneyWithoutOrder();
}

async function openWorld({gateway, openBy, cart: main, other}: Omit<Story, 'steps'>) {
  const late: LateCalls = [];
  const faults: (Fault | null)[] = [];
  const store = openOrderShop({
    gateway,
    network: (pass) => faultyNetwork(pass, faults.shift() ?? null, late).send,
  });
  store.shop.paymentMethods = offeredMethods.all;
  for (const coupon of store.shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 4;
  for (const product of store.shop.products)
    if (product.databaseId === lastUnitId) product.stock = 1;
  const session = await store.signIn();
  const bank = new Map<string, {url?: string; clientSecret?: string}>();
  const byStaff = new Set<number>();
  const keys = openBy.map((_, index) => `checkout-${index}-${crypto.randomUUID()}`);

  const personOf = (index: number) => {
    const place = openBy[index % openBy.length] ?? 0;
    const person = people[place];
    if (!person) throw new Error('Nobody has this checkout open');
    return {...person, place};
  };
  const keyOf = (index: number) => keys[index % keys.length] ?? '';
  const sessionOf = (index: number): AccountSession => {
    const {id, email} = personOf(index);
    return {...session, shopper: {...session.shopper, id, email, customerId: Number(id)}};
  };

  async function bodyOf({checkout: index, hasChanged, pay}: Press) {
    const {home, place} = personOf(index);
    const {items, ...codes} = {discountCode: null, ...carts[hasChanged ? other : main]};
    const email = `ada+${place}@example.com`;
    const address = {
      ...(anOrderBody()['shippingAddress'] as object),
      last_name: `Person ${place}`,
      address_1: home,
    };
    const body = {
      items,
      ...codes,
      customerEmail: email,
      shippingAddress: address,
      billingAddress: {...address, email},
      expectedTotal: await totalOf(hasChanged ? other : main),
    };
    if (pay === 'cod' || pay === 'bacs')
      return anOrderBody({...body, paymentMethod: pay, paymentInfo: null});
    if (gateway === 'hosted') return anOrderBody({...body, paymentInfo: null});
    return aPaidBody(store, {...body, card: aCard(cards[pay])});
  }

  async function pressOnce(press: Press): Promise<void> {
    const {checkout: index, fault} = press;
    const body = await bodyOf(press);
    faults.push(fault);
    figure.presses += 1;
    if (fault) figure.faults += 1;
    const key = keyOf(index);
    const answer = await placeOrder(store.openDesk(sessionOf(index)), key, body);
    faults.length = 0;
    const {paymentUrl: url, clientSecret} = answer.body;
    if (url ?? clientSecret)
      bank.set(key, {...(url && {url}), ...(clientSecret && {clientSecret})});
    if (answer.status === 200 && !url && !clientSecret) figure.placed += 1;
    if (answer.status === 422)
      figure[/declined/.test(answer.body.error ?? '') ? 'declined' : 'refused'] += 1;
  }

  /** The shop's own clock, which may ring late. */
  async function closeOverdue(which: (order: OrderRecord) => boolean = () => true) {
    for (const order of store.shop.orders.filter(which)) {
      const until = order.meta.find(({key}) => key === '_bellyful_hold_until')?.value ?? '';
      const isOpen = order.status === 'PENDING' || order.status === 'FAILED';
      if (isOpen && Date.parse(until) <= store.clock.now)
        cancelInShop(store.shop, order.databaseId);
    }
  }

  async function answerAtBank(index: number, outcome: 'complete' | 'fail'): Promise<void> {
    const press = bank.get(keyOf(index));
    if (!press) return;
    if (gateway !== 'hosted') return void (await answerBank(store, press, outcome));
    if (outcome === 'fail') return;
    await closeOverdue(({databaseId}) => press.url?.includes(`/${databaseId}/`) ?? false);
    await store.fetch(press.url ?? '', {method: 'POST'});
  }

  /** Stripe's script confirms by itself whatever the browser has the secret of. */
  async function payBehind(index: number): Promise<void> {
    const intent = bank.get(keyOf(index))?.clientSecret?.split('_secret_')[0];
    if (!intent) return;
    const token = await aPaymentToken(store.fetch);
    await store.fetch(`http://pay.example/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: {'Idempotency-Key': token},
      body: new URLSearchParams({confirmation_token: token, return_url: 'http://store.example/'}),
    });
  }

  async function notify(): Promise<void> {
    if (gateway !== 'stripe') return;
    for (const charge of takenCharges(store.payments)) {
      const body = aPaidNotice(charge);
      const signature = await signNotice(body);
      await takeNotice(store.openDesk(), body, signature).catch(() => null);
    }
  }

  async function arrive() {
    for (const call of late.splice(0)) await call();
  }

  async function act(each: Step): Promise<void> {
    if (each.does === 'press') return pressOnce(each);
    if (each.does === 'press twice') return void (await Promise.all(each.presses.map(pressOnce)));
    if (each.does === 'answer the bank') return answerAtBank(each.checkout, each.outcome);
    if (each.does === 'pay behind') return payBehind(each.checkout);
    if (each.does === 'come back')
      return void (await finishReturn(
        store.openDesk(sessionOf(each.checkout)),
        keyOf(each.checkout),
      ).catch(() => null));
    if (each.does === 'wait') return void (store.clock.now += each.minutes * 60_000);
    if (each.does === 'cancel') return cancel(each.order);
    if (each.does === 'switch methods') return switchMethods();
    if (each.does === 'notify') return notify();
    if (each.does === 'close overdue') return closeOverdue();
    if (each.does === 'let late calls arrive') return arrive();
    await reconcile(store.openDesk(), () => {});
  }

  async function cancel(place: number): Promise<void> {
    const order = store.shop.orders[place];
    if (!order || order.status === 'CANCELLED') return;
    byStaff.add(order.databaseId);
    figure.cancelled += 1;
    cancelInShop(store.shop, order.databaseId);
  }

  function switchMethods() {
    const {none, all} = offeredMethods;
    store.shop.paymentMethods = store.shop.paymentMethods === all ? none : all;
  }

  return {
    act,
    givenTwice: () => findGivenTwice(store.shop.orders),
    /** What was paid is sent, or its money is given back; what staff cancel is theirs to give back. */
    moneyWithoutOrder() {
      const charges = takenCharges(store.payments).filter(({isRefunded}) => !isRefunded);
      const idle = charges.filter(({orderId}) => {
        const order = store.shop.orders.find(({databaseId}) => databaseId === orderId);
        return order && !isPlaced(order) && !byStaff.has(orderId);
      });
      figure.givenBack += takenCharges(store.payments).length - charges.length;
      const standing = store.shop.orders.filter(isGiven).length;
      figure.ordersThatStand += standing;
      if (standing > 0) figure.withAnOrder += 1;
      return idle.length > 0 ? `${idle.length} charges without an order` : null;
    },
    /** All that was under way arrives, and what is left open comes to its end. */
    async end() {
      await arrive();
      store.clock.now += 2 * 60_000;
      await notify();
      await reconcile(store.openDesk(), () => {});
      store.clock.now += 3 * 60 * 60_000;
      await closeOverdue();
      await reconcile(store.openDesk(), () => {});
      await notify();
    },
  };
}

const totals = new Map<Cart, Promise<number>>();

/** What a cart costs, as a first shop says. */
function totalOf(wanted: Cart): Promise<number> {
  const known = totals.get(wanted) ?? requestTotal(wanted);
  totals.set(wanted, known);
  return known;
}

async function requestTotal(wanted: Cart): Promise<number> {
  const store = openOrderShop();
  for (const coupon of store.shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 4;
  const body = anOrderBody({...carts[wanted], expectedTotal: 1, paymentInfo: aCard()});
  const answer = await placeOrder(
    store.openDesk(await store.signIn()),
    `total-of-a-cart-${crypto.randomUUID()}`,
    body,
  );
  const total = answer.body.pricing?.total;
  if (total === undefined) throw new Error(`${wanted}: ${answer.body.error}`);
  return total;
}

/** Placed, and to be sent; what was paid too late waits for staff. */
const isGiven = (order: OrderRecord) =>
  isPlaced(order) && !(order.status === 'ON_HOLD' && order.paidAt !== null);

/** Two orders that stand, and hold the same thing that there is once. */
function findGivenTwice(orders: OrderRecord[]): string | null {
  const given = orders.filter(isGiven).flatMap(thingsOf);
  const twice = given.find((thing, place) => given.indexOf(thing) !== place);
  return twice ? `${twice} was given twice` : null;
}

function thingsOf({lines, meta, shipping}: OrderRecord): string[] {
  const place = Number(shipping.lastName?.slice(-1));
  const {id} = people[place] ?? {};
  const customer = [
    `account ${id}`,
    `mailbox ${mailboxes[place]}`,
    `household ${households[place]}`,
  ];
  const once = lines.flatMap((line) => {
    const offer = line.meta.find(({key}) => key === 'Special offer')?.value;
    const thing = line.name.includes('Free Sample') ? 'sample' : offer;
    return thing ? customer.map((who) => `${thing} of ${who}`) : [];
  });
  const codes = meta.find(({key}) => key === 'Discount code')?.value.split(', ') ?? [];
  const units = lines.filter(({productId}) => productId === lastUnitId).map(() => 'the last unit');
  return [...once, ...codes, ...units];
}
