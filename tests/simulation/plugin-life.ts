import {toCents, type NewOrder, type PlacedOrder} from '~adapters/commerce';
import {aNewLine, aNewOrder, aReference} from '../support/new-orders';
import type {Less, Outcome} from './play';
import {keepPluginBooks, type Charge} from './plugin-books';
import {openFirstDay, readRows, refuseMails, rice, type PluginShop} from './plugin-shop';
import {createRandom, type Random} from './random';
import {tellStory} from './story';

interface Checkout {
  name: string;
  wanted: NewOrder;
  order: PlacedOrder | null;
  settled: number | null;
}

/** What befalls a question at one of its changes of the database. */
const troubles = ['kill', 'kill', 'full'] as const;
const changesUntil = {kill: 'changes_left', full: 'room_left'};

/** Words of statements before which another's question comes: what is locked by then makes it wait. */
const moments = ['START TRANSACTION', 'wp_bellyful_attempts', 'wp_bellyful_holds', 'COMMIT'];

/** The plugin's own PHP among checkouts, the payment service's notices, staff and clocks, as a seed decides. */
export async function livePlugin(
  shop: PluginShop,
  seed: number,
  {without = [], mostFaults = Infinity}: Less = {},
): Promise<Outcome> {
  const random = createRandom(`plugin ${seed}`);
  const day = `2026-0${random.between(1, 9)}-1${random.below(10)}`;
  await openFirstDay(shop, day);
  let now = Date.parse(`${day}T12:00Z`);
  const story = tellStory(() => now);
  const checkouts = await gather(shop, random.stream('checkouts'));
  const charges = new Map<number, Charge>();
  const wanted = checkouts.map((one) => one.wanted);
  const books = keepPluginBooks(wanted, charges);
  const troubleOneIn = random.pick([0, 2, 3, 6]);
  const {orders} = shop.commerce;
  const figure = {deeds: 0, faults: 0};
  /** What befalls the question about the payment. */
  let later = '';

  async function pass(seconds: number): Promise<void> {
    now += 1000 * seconds;
    await shop.later(seconds);
  }

  function take({databaseId}: PlacedOrder): void {
    books.told.add(databaseId);
    story.say(`order ${databaseId}`, 'its shopper is told that it is placed');
  }

  /** The money is there; the answer of the shop says what becomes of it. */
  async function finish(id: number): Promise<void> {
    shop.surround(later);
    later = '';
    const {isClosed, order} = await orders.finish(id, `pi_${id}`);
    if (isClosed) await giveBack(id);
    else take(order);
  }

  async function giveBack(id: number): Promise<void> {
    const charge = charges.get(id);
    if (!charge || charge.dispute === 'open' || charge.dispute === 'lost') return;
    charge.isRefunded = true;
    await tellRefund(id, charge);
  }

  const tellRefund = (id: number, {amount}: Charge) =>
    orders.recordRefund(id, {refundId: `re_${id}`, amount});

  const tellDispute = (id: number, {amount}: Charge, state: 'open' | 'won' | 'lost') =>
    orders.recordDispute(id, {disputeId: `dp_${id}`, state, amount});

  const deeds: Record<string, (checkout: Checkout, own: Random) => Promise<unknown>> = {
    async place(checkout, own) {
      const {name, settled} = checkout;
      const answer = await orders.place({...checkout.wanted, settled});
      story.say(name, `orders: ${answer.status}`);
      if (answer.status === 'open' || answer.status === 'placed') checkout.order = answer.order;
      if (answer.status === 'placed') take(answer.order);
      if (answer.status === 'open' && own.below(4) > 0) await deeds['pay']?.(checkout, own);
      if (answer.status === 'earlier' && !charges.has(answer.order.databaseId))
        checkout.settled = answer.order.databaseId;
    },
    /** Another's question is answered in the middle of this one. */
    async race(checkout, own) {
      const other = own.pick(checkouts.filter((one) => one !== checkout));
      const placing = (one: Checkout) => async () => deeds['place']?.(one, own);
      story.say(other.name, 'orders in the middle, too');
      await shop.interrupt(placing(checkout), own.pick(moments), placing(other));
    },
    async change(checkout, own) {
      const {key} = checkout.wanted;
      const reference = aReference(key, own.uuid().slice(-12) + 'abcd');
      checkout.wanted = {...checkout.wanted, reference};
      await deeds['place']?.(checkout, own);
    },
    async pay({order, settled, wanted: {key: checkout}}) {
      const isOpen = order?.status === 'PENDING' && order.databaseId !== settled;
      const own = [...charges.values()].filter((one) => one.checkout === checkout);
      if (!isOpen || own.some(({isRefunded}) => !isRefunded)) return;
      const {databaseId: id, total: amount} = order;
      charges.set(id, {checkout, amount, isRefunded: false, dispute: null});
      await finish(id);
    },
    async decline({order}) {
      if (order && !charges.has(order.databaseId)) await orders.release(order.databaseId);
    },
    async cancel({order}) {
      if (!order) return;
      const {databaseId: id} = order;
      const isDone = await orders.cancel(id, {reason: '', refunds: true}).catch((lost: unknown) => {
        // It may be done all the same.
        books.undone.add(id);
        throw lost;
      });
      if (!isDone) return;
      books.undone.add(id);
      await giveBack(id);
    },
    async refund({order}) {
      if (order && books.told.has(order.databaseId)) await giveBack(order.databaseId);
    },
    async dispute({order}, own) {
      const id = order?.databaseId ?? 0;
      const charge = charges.get(id);
      if (!charge || charge.isRefunded || !books.told.has(id)) return;
      if (charge.dispute !== 'won' && charge.dispute !== 'lost')
        charge.dispute = own.pick(['open', 'won', 'lost'] as const);
      // In any order, and some twice.
      const end = charge.dispute;
      const states = own.isOneIn(2) ? (['open', end] as const) : ([end, 'open', end] as const);
      for (const state of states) await tellDispute(id, charge, state);
    },
    async receive(_checkout, own) {
      const more = own.between(1, 2);
      await shop.run(
        `set_stock( ${rice}, (int) get_post_meta( ${rice}, '_stock', true ) + ${more} ); echo 1;`,
      );
      books.figure.received += more;
    },
    async 'cancel by staff'({order}) {
      if (!order || books.undone.has(order.databaseId)) return;
      books.undone.add(order.databaseId);
      await shop.run(
        `wc_get_order( ${order.databaseId} )->update_status( 'cancelled' ); do_action( 'shutdown' ); echo 1;`,
      );
    },
    async 'refuse mails'({wanted: {billing}}, own) {
      if (books.figure.refused === '')
        await refuseMails(shop, own.pick(['all', '', billing.email]));
    },
    schedule: () => shop.runScheduler(),
  };

  /** Does it in some trouble; who has no answer tries again another time. */
  async function attempt(checkout: Checkout, deed: string, own: Random): Promise<void> {
    figure.deeds += 1;
    const isHit = troubleOneIn > 0 && own.isOneIn(troubleOneIn) && figure.faults < mostFaults;
    const trouble = isHit ? own.pick(troubles) : null;
    const step = own.pick([own.below(4), own.below(30)]);
    story.say(checkout.name, deed + (trouble ? ` (${trouble} at change ${step})` : ''));
    if (trouble) figure.faults += 1;
    const around = trouble ? `$GLOBALS['${changesUntil[trouble]}'] = ${step};` : '';
    const isLater = own.isOneIn(2);
    shop.surround(isLater ? '' : around);
    later = isLater ? around : '';
    await deeds[deed]?.(checkout, own).catch((thrown: unknown) => {
      if (!trouble) books.find('answers', `${checkout.name}: ${deed} has none: ${String(thrown)}`);
      story.say(checkout.name, `has no answer: ${String(thrown)}`);
    });
    shop.surround('');
    later = '';
    // Whoever was killed has had its turn.
    if (trouble) await pass(20);
  }

  /** The payment service says all once more, and the clocks go on. */
  async function comeToRest(): Promise<void> {
    await refuseMails(shop, books.figure.refused);
    for (const [id, charge] of charges)
      if (charge.isRefunded) await tellRefund(id, charge).catch(() => {});
      else if (charge.dispute) await tellDispute(id, charge, charge.dispute);
      else await finish(id);
    for (let hour = 0; hour < 16; hour += 1) {
      await pass(3600);
      await shop.run(
        `run_scheduler(); do_action( 'bellyful_close_unpaid_orders' ); do_action( 'bellyful_send_outbox' ); do_action( 'shutdown' ); echo 1;`,
      );
    }
  }

  const often = [...Object.keys(deeds), 'place', 'place', 'place', 'pay', 'pay', 'race', 'dispute'];
  const howMany = random.between(6, 24);
  const cast: string[] = [];
  for (let place = 0; place < howMany && books.wrongs.length === 0; place++) {
    const own = random.stream(`deed ${place}`);
    const deed = own.pick(often);
    const isPaid = ({order}: Checkout) => books.told.has(order?.databaseId ?? 0);
    const paid = /refund|dispute|cancel/.test(deed) ? checkouts.filter(isPaid) : [];
    const checkout = own.pick(paid.length > 0 ? paid : checkouts);
    cast.push(String(place));
    if (without.includes(String(place))) continue;
    await pass(own.pick([1, 30, 600, own.between(60, 5400)]));
    await attempt(checkout, deed, own);
    books.check(await readRows(shop));
  }
  if (books.wrongs.length === 0) {
    await comeToRest().catch((thrown: unknown) => books.find('answers', String(thrown)));
    const rows = await readRows(shop);
    books.check(rows);
    books.close(rows);
  }
  const {sentences} = story;
  return {seed, wrongs: books.wrongs, digest: story.digest(), sentences, cast, figure};
}

/** Some checkouts, of which some share a mailbox or what is given once. */
async function gather(shop: PluginShop, random: Random): Promise<Checkout[]> {
  const version = async (code: string) =>
    (await shop.commerce.coupons.find(code, null))?.version ?? '';
  const codes = {ONCE: await version('ONCE'), EACH: await version('EACH')};
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, random.between(2, 4));
  return names.map((name) => {
    const quantity = random.between(1, 2);
    const [price, total] = [toCents(1000), toCents(1000 * quantity)];
    const pouches = {productId: rice, quantity, price, subtotal: total, discounted: total, total};
    const code = random.pick(['ONCE', 'EACH', null] as const);
    const plain = aNewOrder({
      key: random.uuid(),
      lines: [random.isOneIn(4) ? aNewLine() : aNewLine(pouches)],
      claims: random.isOneIn(2) ? [`sample:${random.pick(['one', 'two'])}`] : [],
      codes: code ? [{code, version: codes[code], discount: toCents(0)}] : [],
      payment: {method: random.isOneIn(4) ? 'cod' : '', title: ''},
      minutesOpen: random.pick([30, 60]),
    });
    const email = random.isOneIn(3) ? 'all@shop.example' : `${name.toLowerCase()}@shop.example`;
    const billing = {...plain.billing, email};
    return {name, wanted: {...plain, billing}, order: null, settled: null};
  });
}
