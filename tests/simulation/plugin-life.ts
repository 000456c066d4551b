import {toCents, type NewOrder, type PlacedOrder} from '~adapters/commerce';
import {aNewLine, aNewOrder, aReference} from '../support/new-orders';
import {keepPluginBooks, type Charge} from './plugin-books';
import {openFirstDay, readRows, refuseMails, rice, type PluginShop} from './plugin-shop';
import {createRandom, type Random} from './random';
import type {Outcome} from './simulate';

interface Checkout {
  name: string;
  wanted: NewOrder;
  order: PlacedOrder | null;
  settled: number | null;
}

/** What befalls a question; `kill` and `full` at one of its changes of the database. */
const troubles = ['kill', 'kill', 'full'] as const;

/** Words of statements before which another's question comes: what is locked by then makes it wait. */
const moments = ['SET autocommit = 0', 'wp_bellyful_attempts', 'wp_bellyful_holds', 'COMMIT'];

/** The plugin's own PHP among checkouts, the payment service's notices, staff and clocks, as a seed decides. */
export async function livePlugin(
  shop: PluginShop,
  seed: number,
  without: readonly string[] = [],
): Promise<Outcome> {
  const random = createRandom(`plugin ${seed}`);
  await openFirstDay(shop, `2026-0${random.between(1, 9)}-1${random.below(10)}`);
  const checkouts = await gather(shop, random.stream('checkouts'));
  const charges = new Map<number, Charge>();
  const books = keepPluginBooks(
    checkouts.map(({wanted}) => wanted),
    charges,
  );
  const sentences: string[] = [];
  const troubleOneIn = random.pick([0, 2, 3, 6]);
  const {orders} = shop.commerce;
  const figure = {deeds: 0, faults: 0};
  /** What befalls the question about the payment. */
  let later = '';
  const say = (what: string) => void sentences.push(what);

  function take({name}: Checkout, order: PlacedOrder): void {
    books.told.add(order.databaseId);
    say(`${name} is told that order ${order.databaseId} is placed`);
  }

  /** The money is there or not; the answer of the shop says what becomes of it. */
  async function finish(checkout: Checkout, id: number): Promise<void> {
    const charge = charges.get(id);
    if (!charge) return;
    shop.surround(later);
    later = '';
    const {isClosed, order} = await orders.finish(id, `pi_${id}`);
    if (!isClosed) return take(checkout, order);
    await giveBack(id, charge, order.total);
  }

  async function giveBack(id: number, charge: Charge, amount: number): Promise<void> {
    if (charge.dispute && charge.dispute !== 'won') return;
    charge.isRefunded = true;
    await orders.recordRefund(id, {refundId: `re_${id}`, amount: toCents(amount)});
  }

  const deeds: Record<string, (checkout: Checkout, own: Random) => Promise<unknown>> = {
    async place(checkout, own) {
      const {wanted, settled} = checkout;
      const answer = await orders.place({...wanted, settled});
      say(`${checkout.name} orders: ${answer.status}`);
      if (answer.status === 'open' || answer.status === 'placed') checkout.order = answer.order;
      if (answer.status === 'placed') take(checkout, answer.order);
      if (answer.status === 'open' && own.below(4) > 0) await deeds['pay']?.(checkout, own);
      if (answer.status === 'earlier' && !charges.has(answer.order.databaseId))
        checkout.settled = answer.order.databaseId;
    },
    /** Another's question is answered in the middle of this one. */
    async race(checkout, own) {
      const other = own.pick(checkouts.filter((one) => one !== checkout));
      const placing = (one: Checkout) => async () => deeds['place']?.(one, own);
      say(`  in the middle ${other.name} orders, too`);
      await shop.interrupt(placing(checkout), own.pick(moments), placing(other));
    },
    async change(checkout, own) {
      const {wanted} = checkout;
      checkout.wanted = {
        ...wanted,
        reference: aReference(wanted.key, own.uuid().slice(-12) + 'abcd'),
      };
      await deeds['place']?.(checkout, own);
    },
    async pay(checkout) {
      const id = checkout.order?.databaseId;
      const isOpen = id && checkout.order?.status === 'PENDING' && id !== checkout.settled;
      if (
        !isOpen ||
        [...charges.values()].some((one) => one.checkout === checkout.wanted.key && !one.isRefunded)
      )
        return;
      charges.set(id, {checkout: checkout.wanted.key, isRefunded: false, dispute: null});
      await finish(checkout, id);
    },
    async decline({order}) {
      if (order && !charges.has(order.databaseId)) await orders.release(order.databaseId);
    },
    async cancel({order}) {
      const charge = order && charges.get(order.databaseId);
      if (!order) return;
      const done = await orders.cancel(order.databaseId, {reason: '', refunds: true});
      if (!done) return;
      books.undone.add(order.databaseId);
      if (charge) await giveBack(order.databaseId, charge, order.total);
    },
    async refund({order}) {
      const charge = order && charges.get(order.databaseId);
      if (order && charge && books.told.has(order.databaseId))
        await giveBack(order.databaseId, charge, order.total);
    },
    async dispute({order}, own) {
      const charge = order && charges.get(order.databaseId);
      if (!charge || charge.isRefunded || !books.told.has(order.databaseId)) return;
      const {databaseId: id, total: amount} = order;
      if (charge.dispute !== 'won' && charge.dispute !== 'lost')
        charge.dispute = own.pick(['open', 'won', 'lost'] as const);
      // In any order, and some twice.
      for (const state of own.isOneIn(2)
        ? (['open', charge.dispute] as const)
        : ([charge.dispute, 'open', charge.dispute] as const))
        await orders.recordDispute(id, {disputeId: `dp_${id}`, state, amount});
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
    async 'refuse mails'({wanted}, own) {
      if (books.figure.refused === '')
        await refuseMails(shop, own.pick(['all', '', wanted.billing.email]));
    },
    async schedule() {
      await shop.runScheduler();
    },
  };

  /** Does it in some trouble; who has no answer tries again another time. */
  async function attempt(checkout: Checkout, deed: string, own: Random): Promise<void> {
    figure.deeds += 1;
    const isInTrouble = troubleOneIn > 0 && own.isOneIn(troubleOneIn);
    const trouble = isInTrouble ? own.pick(troubles) : null;
    const step = own.pick([own.below(4), own.below(30)]);
    say(`${checkout.name}: ${deed}${trouble ? ` (${trouble} at change ${step})` : ''}`);
    if (trouble) figure.faults += 1;
    const around = {
      none: '',
      kill: `$GLOBALS['changes_left'] = ${step};`,
      full: `$GLOBALS['room_left'] = ${step};`,
    };
    const [now, then] = own.isOneIn(2)
      ? ['', around[trouble ?? 'none']]
      : [around[trouble ?? 'none'], ''];
    shop.surround(now);
    later = then;
    await deeds[deed]?.(checkout, own).catch((thrown: unknown) => {
      if (!trouble) books.find('answers', `${checkout.name}: ${deed} has none: ${String(thrown)}`);
      say(`  no answer: ${String(thrown)}`);
    });
    shop.surround('');
    later = '';
    // Whoever was killed has had its turn.
    if (trouble) await shop.later(20);
  }

  async function comeToRest(): Promise<void> {
    await refuseMails(shop, books.figure.refused);
    for (const checkout of checkouts)
      for (const [id, charge] of charges)
        if (charge.checkout === checkout.wanted.key) {
          if (charge.isRefunded)
            await orders
              .recordRefund(id, {refundId: `re_${id}`, amount: checkout.order?.total ?? toCents(0)})
              .catch(() => {});
          else if (charge.dispute)
            await orders.recordDispute(id, {
              disputeId: `dp_${id}`,
              state: charge.dispute,
              amount: checkout.order?.total ?? toCents(0),
            });
          else await finish(checkout, id);
        }
    for (let hour = 0; hour < 16; hour += 1) {
      await shop.later(3600);
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
    await shop.later(own.pick([1, 30, 600, own.between(60, 5400)]));
    await attempt(checkout, deed, own);
    books.check(await readRows(shop));
  }
  if (books.wrongs.length === 0) {
    await comeToRest();
    const rows = await readRows(shop);
    books.check(rows);
    books.close(rows);
  }
  return {seed, wrongs: books.wrongs, digest: '', sentences, cast, figure};
}

/** Some checkouts, of which some share a mailbox or what is given once. */
async function gather(shop: PluginShop, random: Random): Promise<Checkout[]> {
  const version = async (code: string) =>
    (await shop.commerce.coupons.find(code, null))?.version ?? '';
  const codes = {ONCE: await version('ONCE'), EACH: await version('EACH')};
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, random.between(2, 4));
  return names.map((name) => {
    const quantity = random.between(1, 2);
    const total = toCents(1000 * quantity);
    const priced = {
      productId: rice,
      quantity,
      price: toCents(1000),
      subtotal: total,
      discounted: total,
      total,
    };
    const code = random.pick(['ONCE', 'EACH', null] as const);
    const plain = aNewOrder({
      key: random.uuid(),
      lines: [random.isOneIn(4) ? aNewLine() : aNewLine(priced)],
      claims: random.isOneIn(2) ? [`sample:${random.pick(['one', 'two'])}`] : [],
      codes: code ? [{code, version: codes[code], discount: toCents(0)}] : [],
      payment: random.isOneIn(4) ? {method: 'cod', title: ''} : {method: '', title: ''},
      minutesOpen: random.pick([30, 60]),
    });
    const email = random.isOneIn(3) ? 'all@shop.example' : `${name.toLowerCase()}@shop.example`;
    const wanted = {...plain, billing: {...plain.billing, email}};
    return {name, wanted, order: null, settled: null};
  });
}
