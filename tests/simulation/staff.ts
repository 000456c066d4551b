import {changeProduct} from '~mocks/control/stock-changes';
import {refundOrder, sellInShop, shipOrder} from '~mocks/control/shop-events';
import {giveBack, standingCharges} from '~mocks/payments';
import {changeStatus, isPlaced} from '~mocks/woocommerce/order-changes';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {findSold} from '~mocks/woocommerce/shop';
import {mailWhatReturned, noteMessage} from '~mocks/wordpress';
import {shopMessage, signMessage} from '~mocks/wordpress/shop-messages';
import {toUuid, type Random} from './random';
import {storeUrl} from './storefront';
import {webhookSecret, type World} from './world';

const minute = 60_000;

/** A day of those who work in WooCommerce, and of the shop's own clock. */
export async function work(world: World, random: Random): Promise<void> {
  const {clock, shop, books, story} = world;
  const say = (what: string) => story.say('staff', what);

  /** The plugin notes a change, and says so: at once, late, twice, out of order or not at all. */
  function tell(id: number): void {
    const body = shopMessage({id: toUuid(random), productIds: [id]});
    noteMessage(world.wordpress, body);
    const times = random.between(0, 2);
    for (let time = 0; time < times; time++)
      void clock
        .sleep(random.between(10, random.isOneIn(3) ? 4 * minute : 2000))
        .then(() => world.ask(messageOf(body), '203.0.113.9'))
        .catch(() => null);
  }

  const messageOf = (body: string) =>
    new Request(`${storeUrl}/functions/shop-changed`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Bellyful-Signature': signMessage(body, webhookSecret),
      },
      body,
    });

  const anOrder = () => {
    const orders = shop.orders.filter(isPlaced);
    return orders.length > 0 ? random.pick(orders) : null;
  };

  const deeds: Record<string, () => void> = {
    price() {
      const regularPrice = random.pick([399, 425, 449, 475, 499]);
      say(`set the spaghetti to ${regularPrice}`);
      changeProduct(shop, {databaseId: 130, regularPrice, salePrice: null});
      books.priced('konjac-spaghetti', regularPrice);
      tell(130);
    },
    receive() {
      const sold = findSold(shop, 146);
      const before = typeof sold?.stock === 'number' ? sold.stock : 0;
      const more = random.between(1, 2);
      say(`receive ${more} of the rice`);
      changeProduct(shop, {databaseId: 146, stock: before + more});
      books.received(146, more);
      mailWhatReturned(world.wordpress);
      tell(146);
    },
    sell() {
      if (sellInShop(shop, {databaseId: 146, quantity: 1})) say('sell a rice in the shop');
    },
    cancel() {
      const order = anOrder();
      if (!order || order.shipments.length > 0) return;
      say(`cancel order ${order.databaseId}`);
      books.byStaff.add(order.databaseId);
      changeStatus(shop, order, 'CANCELLED');
    },
    ship() {
      const order = anOrder();
      if (!order || !shipOrder(shop, {orderId: order.databaseId, number: '9400'})) return;
      say(`send order ${order.databaseId}`);
    },
    refund() {
      const order = anOrder();
      if (!order || !refundOrder(shop, {orderId: order.databaseId, reason: 'asked'})) return;
      say(`give order ${order.databaseId} back by hand`);
      books.byStaff.add(order.databaseId);
    },
    giveBack() {
      const order = anOrder();
      const charge = order && standingCharges(world.payments).find(({orderId}) => orderId === order.databaseId);
      if (!charge || world.gateway !== 'stripe' || order.transactionId !== charge.id) return;
      say(`give order ${order.databaseId} back at the payment service`);
      giveBack(charge);
    },
    methods() {
      const {all, usual} = offeredMethods;
      shop.paymentMethods = shop.paymentMethods === all ? usual : all;
      say(`switch the ways of paying: ${shop.paymentMethods.map(({id}) => id).join(', ')}`);
      noteMessage(world.wordpress, shopMessage({id: toUuid(random)}));
    },
    close() {
      world.closeOverdue();
    },
    reconcile() {
      const fronts = world.alive();
      if (fronts.length === 0) return;
      const said = (line: string) => story.say('the reconciler', line);
      for (const front of random.isOneIn(3) ? fronts : [random.pick(fronts)])
        void front.reconcile(said).catch(() => null);
    },
    jump() {
      const ms = random.between(1, 300) * 1000;
      story.say('the clock', `jumps ${ms / 1000} seconds ahead`);
      clock.pass(ms);
    },
  };

  const often = ['price', 'price', 'receive', 'sell', 'cancel', 'ship', 'refund', 'giveBack', 'giveBack', 'methods', 'close', 'close', 'reconcile', 'reconcile', 'jump'];
  const howMany = random.between(2, 12);
  for (let deed = 0; deed < howMany; deed++) {
    await clock.sleep(random.between(1000, 90_000));
    deeds[random.pick(often)]?.();
  }
}
