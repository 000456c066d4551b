import {messageTo} from '~mocks/control/notify-storefront';
import {refundOrder, sellInShop, shipOrder} from '~mocks/control/shop-events';
import {changeProduct} from '~mocks/control/stock-changes';
import {giveBack, standingCharges, type MockCharge} from '~mocks/payments';
import {changeStatus, isPlaced} from '~mocks/woocommerce/order-changes';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {findSold} from '~mocks/woocommerce/shop';
import {noteMessage} from '~mocks/wordpress';
import {shopMessage} from '~mocks/wordpress/shop-messages';
import type {Random} from './random';
import {storeUrl} from './storefront';
import {rice, spaghetti, webhookSecret, type World} from './world';

const minute = 60_000;
const deedsOfOrders = ['cancel', 'send', 'give back by hand', 'give back at Stripe', 'dispute'];

/** A day of those who work in WooCommerce, and of the clocks. */
export async function work(world: World, random: Random): Promise<void> {
  const {clock, shop, books, story, payments, wordpress} = world;
  const isStripe = world.gateway === 'stripe';
  const say = (what: string) => story.say('staff', what);

  /** The plugin notes a change, and says so: at once, late, twice, out of order or not at all. */
  function tell(productIds: number[]): void {
    const body = shopMessage({id: random.uuid(), productIds});
    noteMessage(wordpress, body);
    const times = random.between(0, 2);
    for (let time = 0; time < times; time++)
      void clock
        .sleep(random.between(10, random.isOneIn(3) ? 4 * minute : 2000))
        .then(() => world.ask(messageTo(storeUrl, body, webhookSecret), '203.0.113.9'))
        .catch(() => null);
  }

  /** The payer's bank takes the charge back for now, and decides later or never. */
  function dispute(charge: MockCharge): void {
    if (charge.dispute) return;
    charge.dispute = 'open';
    const end = random.pick(['won', 'lost', 'open'] as const);
    void clock.sleep(random.between(10, minute)).then(() => (charge.dispute = end));
  }

  const deeds: Record<string, () => void> = {
    price() {
      const regularPrice = random.pick([399, 425, 449, 475, 499]);
      say(`set the spaghetti to ${regularPrice}`);
      changeProduct(shop, {databaseId: spaghetti, regularPrice, salePrice: null});
      books.priced(regularPrice);
      tell([spaghetti]);
    },
    receive() {
      const more = random.between(1, 2);
      say(`receive ${more} of the rice`);
      const stock = Number(findSold(shop, rice)?.stock) + more;
      changeProduct(shop, {databaseId: rice, stock});
      books.received(rice, more);
      tell([rice]);
    },
    sell() {
      // WooCommerce's own checkout leaves alone what is held.
      const isHeld = wordpress.reservations.some(
        ({productKey}) => productKey === `product:${rice}`,
      );
      if (!isHeld && sellInShop(shop, {databaseId: rice, quantity: 1}))
        say('sell a rice in the shop');
    },
    methods() {
      const {all, usual} = offeredMethods;
      shop.paymentMethods = shop.paymentMethods === all ? usual : all;
      say(`offer ${shop.paymentMethods.map(({id}) => id).join(', ')}`);
      noteMessage(wordpress, shopMessage({id: random.uuid()}));
    },
    'close overdue': () => world.closeOverdue(),
    reconcile() {
      const said = (line: string) => story.say('the reconciler', line);
      const fronts = random.isOneIn(3) ? [world.anyFront(), world.anyFront()] : [world.anyFront()];
      for (const front of fronts) void front.reconcile(said).catch(() => null);
    },
    jump() {
      const far = random.isOneIn(3) ? random.between(300, 5400) : random.between(1, 300);
      const seconds = random.isOneIn(4) ? -random.between(1, 300) : far;
      story.say('the clock', `jumps by ${seconds} seconds`);
      clock.pass(seconds * 1000);
      // What is cached lives so much longer.
      if (seconds < 0) world.network.figure.lastFaultAt = clock.now();
    },
    'full disk'() {
      if (!world.network.strikes(1)) return;
      story.say('the shop', 'has a full disk for a while');
      world.network.fillDisk(random.between(1000, 2 * minute));
    },
    order() {
      const orders = shop.orders.filter(isPlaced);
      if (orders.length === 0) return;
      const order = random.pick(orders);
      const {databaseId: orderId} = order;
      const charge = standingCharges(payments).find(({id}) => id === order.transactionId);
      const deed = random.pick(deedsOfOrders);
      say(`${deed}: order ${orderId}`);
      if (deed === 'dispute') return void (isStripe && charge && dispute(charge));
      // What is held, as for a dispute, is not sent.
      if (deed === 'send' && order.status === 'ON_HOLD') return;
      if (deed === 'send') return void shipOrder(shop, {orderId, number: '9400'});
      // A notice says so of it.
      if (deed === 'give back at Stripe') return void (isStripe && charge && giveBack(charge));
      books.byStaff.add(orderId);
      if (deed !== 'cancel') refundOrder(shop, {orderId, reason: 'asked'});
      else if (order.shipments.length === 0) changeStatus(shop, order, 'CANCELLED');
    },
  };

  const often = [...Object.keys(deeds), 'price', 'order', 'order', 'order', 'reconcile'];
  const howMany = random.between(2, 12);
  for (let deed = 0; deed < howMany; deed++) {
    await clock.sleep(random.between(1000, 30_000));
    deeds[random.pick(often)]?.();
  }
}
