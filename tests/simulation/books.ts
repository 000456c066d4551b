import {takenCharges, type MockCharge} from '~mocks/payments';
import {isPlaced} from '~mocks/woocommerce/order-changes';
import {totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import {findSold} from '~mocks/woocommerce/shop';
import type {Person} from './people';
import type {Services} from './world';
import {listWrongs} from './wrongs';

const dayMs = 24 * 3_600_000;
/** A minute, and what the page cache and the way to the shop take (rules: Changes in the shop). */
const promisedMs = 90_000;

/** What is right whatever happens (`check`), and what is right once it is quiet (`close`). */
export function keepBooks(services: Services) {
  const {shop, wordpress, payments, outbox, clock, people, network, logged, gateway} = services;
  const {wrongs, find, onlyOnce} = listWrongs();
  /** Orders that staff cancelled or gave back by hand, whose money is theirs to settle. */
  const byStaff = new Set<number>();
  const told = new Map<number, Person>();
  const messages: {who: Person; message: string}[] = [];
  const prices = [{since: Number.NEGATIVE_INFINITY, price: 449}];
  /** What there was at first, and what came in since. */
  const received = new Map<number, number>();
  const usedAtFirst = new Map(shop.coupons.map(({code, usageCount}) => [code, usageCount]));
  let linesRead = 0;

  for (const {databaseId, stock} of shop.products.flatMap((one) => [one, ...one.variations]))
    if (typeof stock === 'number') received.set(databaseId, stock);

  /** Those of the storefront: what is sold in the shop is none of its. */
  const orders = () =>
    shop.orders.filter(({meta}) => meta.some(({key}) => key === '_bellyful_attempt'));
  const personOf = ({billing}: OrderRecord) => people.find(({email}) => email === billing.email);

  /** The charge stands, and staff have paid it back themselves. */
  const isBackByHand = (id: number) =>
    byStaff.has(id) &&
    shop.orders.some((one) => one.databaseId === id && one.status === 'REFUNDED');

  function checkCharges() {
    const charged = onlyOnce();
    for (const charge of takenCharges(payments)) {
      const {key, orderId, timesTaken} = charge;
      if (timesTaken > 1) find('charges', `order ${orderId} was charged ${timesTaken} times`);
      const [checkout] = key.split('.');
      if (!isGone(charge) && !isBackByHand(orderId))
        charged('charges', `the charge of checkout ${checkout}`, orderId);
    }
  }

  function checkStock() {
    const sold = new Map<number, number>();
    for (const {lines} of shop.orders.filter(({isStockReduced}) => isStockReduced))
      for (const {productId, variationId, quantity} of lines) {
        const id = variationId ?? productId ?? 0;
        sold.set(id, (sold.get(id) ?? 0) + quantity);
      }
    for (const [id, all] of received) {
      const stock = Number(findSold(shop, id)?.stock);
      const due = all - (sold.get(id) ?? 0);
      if (stock !== due || stock < 0)
        find('stock', `there are ${stock} of ${id}, and should be ${due}`);
    }
  }

  /** Codes within their limits; samples and offers once for a household and a mailbox. */
  function checkLimits() {
    const all = orders();
    for (const {code, usageCount, usageLimit} of shop.coupons) {
      const uses = all.filter(({couponCodes}) => couponCodes.includes(code));
      const least = (usedAtFirst.get(code) ?? 0) + uses.filter(isPlaced).length;
      // Given back it stays used, unless it was cancelled before.
      const most = least + uses.filter(({status}) => status === 'REFUNDED').length;
      if (usageCount < least || usageCount > Math.min(most, usageLimit ?? Infinity))
        find('codes', `${code} was used ${least} times of ${usageLimit}, and ${usageCount} count`);
    }
    const give = onlyOnce();
    for (const order of all.filter(isGiven)) {
      const {databaseId: id} = order;
      const {mailbox, household} = personOf(order) ?? {};
      for (const code of order.couponCodes)
        if (code === 'oneper') give('codes', `${code} of ${mailbox}`, id);
      for (const {name, meta} of order.lines) {
        const offer = meta.find(({key}) => key === 'Special offer')?.value;
        const thing = name.includes('Free Sample') ? 'the sample' : offer;
        if (!thing) continue;
        give('once each', `${thing} of mailbox ${mailbox}`, id);
        give('once each', `${thing} of household ${household}`, id);
      }
    }
  }

  /** No request breaks, whatever a service answers; one that answers as agreed is not misread. */
  function checkLog() {
    const broken = /"event":"(?:request|render)\.failed"/;
    const misread = /TypeError(?!: fetch failed)|ReferenceError|RangeError/;
    for (const line of logged.slice(linesRead))
      if (broken.test(line) || (network.figure.faults === 0 && misread.test(line)))
        find('log', line);
    linesRead = logged.length;
  }

  /** Paid as often as charged; what is given back is written once. */
  function checkMoney(order: OrderRecord) {
    const {databaseId, status, paidAt, refunds, paymentMethod} = order;
    const {total} = totalsOf(order);
    const charges = takenCharges(payments).filter(({orderId}) => orderId === databaseId);
    const standing = charges.filter((charge) => !isGone(charge));
    const isBack = charges.some(isGone);
    const isDisputed = charges.some(({dispute}) => dispute === 'open');
    const written = refunds.filter(({chargeRefundId}) => chargeRefundId !== null);
    const back = refunds.reduce((sum, {amount}) => sum + amount, 0);
    const isLater = paymentMethod === 'cod' || paymentMethod === 'bacs';
    const isPaidHere = gateway !== 'hosted' && paidAt !== null && total > 0 && !isLater;
    const says = `order ${databaseId} is ${status} (${total}, by ${paymentMethod || gateway}): charged ${charges.length} times, ${standing.length} stand, ${back} is written as given back`;
    if (status === 'PENDING' || status === 'FAILED') find('open orders', says);
    if (written.length > 1 || back > total || (written.length > 0 && !isBack))
      find('refunds', says);
    if (standing.length > 0 && paidAt === null) find('charges', says);
    if (byStaff.has(databaseId)) return;
    if (isDisputed && (status === 'PROCESSING' || status === 'COMPLETED')) find('disputes', says);
    if (status === 'CANCELLED' && standing.length > 0 && !isDisputed) find('charges', says);
    if (isBack && paidAt !== null && back !== total) find('refunds', says);
    if (isPlaced(order) && isPaidHere && standing[0]?.amount !== total) find('charges', says);
  }

  function checkMails() {
    const isSent = (words: string) => outbox.mails.filter(({text}) => text.includes(words)).length;
    for (const order of orders().filter((one) => isPlaced(one) || one.status === 'REFUNDED'))
      if (totalsOf(order).total > 0 && isSent(`Order #${order.databaseId}\n`) === 0)
        find('mails', `nobody was told of order ${order.databaseId}`);
    for (const {who, message} of messages)
      if (isSent(message) !== 1)
        find('mails', `what ${who.name} wrote was sent ${isSent(message)} times`);
  }

  /** Who was told that an order is placed has it, unless it was cancelled since. */
  function checkTold() {
    for (const [orderId, {name}] of told) {
      const order = shop.orders.find(({databaseId}) => databaseId === orderId);
      const isUndone = order?.meta.some(({key}) => key === '_bellyful_cancelled');
      const isRight = order && (isPlaced(order) || order.status === 'REFUNDED' || isUndone);
      if (!isRight && !byStaff.has(orderId))
        find('told', `${name} was told of order ${orderId}, which is ${order?.status}`);
    }
  }

  return {
    wrongs,
    find,
    byStaff,
    received: (id: number, more: number) => void received.set(id, (received.get(id) ?? 0) + more),
    /** Of the spaghetti, from now on. */
    priced: (price: number) => void prices.push({since: clock.now(), price}),
    /** The storefront said to somebody that this order is placed. */
    tellsPlaced: (who: Person, orderId: number) => void told.set(orderId, who),
    tellsSent: (who: Person, message: string) => void messages.push({who, message}),
    /** What somebody was shown: nothing of others. */
    read({name, mailbox}: Person, page: string, text: string) {
      for (const other of people)
        if (
          other.mailbox !== mailbox &&
          (text.includes(other.surname) || text.includes(other.email))
        )
          find('privacy', `${name} reads of ${other.name} at ${page}`);
    },
    /** What a page says that the spaghetti costs. */
    readPrice({name}: Person, price: number) {
      const isTroubled = clock.now() - network.figure.lastFaultAt < 15 * 60_000;
      const since = clock.now() - (isTroubled ? dayMs : promisedMs);
      const isRight = prices.some(
        (one, place) => one.price === price && (prices[place + 1]?.since ?? Infinity) >= since,
      );
      if (!isRight) find('pages', `${name} is shown ${price}, and it is ${prices.at(-1)?.price}`);
    },
    check() {
      checkCharges();
      checkStock();
      checkLimits();
      checkLog();
    },
    close() {
      for (const order of orders()) checkMoney(order);
      checkMails();
      checkTold();
      for (const {productKey, quantity, endsAt} of wordpress.reservations)
        if (endsAt > clock.now() && /^(?:product|variation):/.test(productKey))
          find('holds', `${quantity} of ${productKey} are held for nobody`);
    },
    figure: () => ({
      orders: orders().length,
      placed: orders().filter(isPlaced).length,
      charges: takenCharges(payments).length,
    }),
  };
}

/** Given back, or taken back by the payer's bank. */
const isGone = ({isRefunded, dispute}: MockCharge) => isRefunded || dispute === 'lost';

/** Placed, and to be sent; what was paid too late waits for staff. */
const isGiven = (order: OrderRecord) =>
  isPlaced(order) && !(order.status === 'ON_HOLD' && order.paidAt !== null);
