import type {Outbox} from '~mocks/mail/outbox';
import {takenCharges, type MockCharge, type PaymentState} from '~mocks/payments';
import type {Shop} from '~mocks/woocommerce';
import {isPlaced} from '~mocks/woocommerce/order-changes';
import {totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import {findSold} from '~mocks/woocommerce/shop';
import type {WordPressState} from '~mocks/wordpress';
import type {Clockwork} from './clockwork';
import type {Network} from './network';
import type {Person} from './people';

/** What is wrong, and in which book. */
export interface Wrong {
  book: string;
  says: string;
}

interface Kept {
  shop: Shop;
  wordpress: WordPressState;
  payments: PaymentState;
  outbox: Outbox;
  clock: Clockwork;
  people: readonly Person[];
  network: Network;
  logged: readonly string[];
  gateway: string;
}

/** Since when a product costs what. */
interface Price {
  since: number;
  price: number;
}

const dayMs = 24 * 3_600_000;
/** A minute, and what the page cache and the way to the shop take (rules: Changes in the shop). */
const promisedMs = 90_000;

/** What has to be right whatever happens, and what has to be right once it is quiet. */
export function keepBooks(kept: Kept) {
  const {shop, wordpress, payments, outbox, clock, people, network, logged, gateway} = kept;
  const wrongs: Wrong[] = [];
  const moved = new Map<number, number>();
  const stockAtFirst = new Map<number, number>();
  const prices = new Map<string, Price[]>();
  /** Orders that staff cancelled or gave back by hand, whose money is theirs to settle. */
  const byStaff = new Set<number>();
  const told = new Map<number, {who: Person; what: string}>();
  const contacts: {who: Person; message: string}[] = [];
  let readLines = 0;

  const soldThings = () =>
    shop.products.flatMap((product) => [product, ...product.variations]);
  for (const {databaseId, stock} of soldThings())
    if (typeof stock === 'number') stockAtFirst.set(databaseId, stock);
  for (const {slug, salePrice, regularPrice} of shop.products)
    prices.set(slug, [{since: Number.NEGATIVE_INFINITY, price: salePrice ?? regularPrice ?? 0}]);

  const find = (book: string, says: string) => {
    if (!wrongs.some((wrong) => wrong.book === book)) wrongs.push({book, says});
  };

  /** Those of the storefront: what is sold in the shop is none of its. */
  const orders = () =>
    shop.orders.filter(({meta}) => meta.some(({key}) => key === '_bellyful_attempt'));
  const personOf = ({billing}: OrderRecord) => people.find(({email}) => email === billing.email);

  function checkCharges() {
    const standing = new Map<string, MockCharge>();
    for (const charge of takenCharges(payments)) {
      if (charge.timesTaken > 1) find('charges', `order ${charge.orderId} was charged ${charge.timesTaken} times`);
      if (charge.isRefunded) continue;
      const key = charge.key.split('.')[0] ?? '';
      const other = standing.get(key);
      if (other) find('charges', `orders ${other.orderId} and ${charge.orderId} of one checkout are both charged`);
      standing.set(key, charge);
    }
  }

  function checkStock() {
    const taken = new Map<number, number>();
    for (const order of shop.orders)
      if (order.isStockReduced)
        for (const {productId, variationId, quantity} of order.lines) {
          const id = variationId ?? productId ?? 0;
          taken.set(id, (taken.get(id) ?? 0) + quantity);
        }
    for (const [id, first] of stockAtFirst) {
      const stock = findSold(shop, id)?.stock;
      const due = first + (moved.get(id) ?? 0) - (taken.get(id) ?? 0);
      if (stock !== due) find('stock', `${id} has ${String(stock)}, and should have ${due}`);
      if (typeof stock === 'number' && stock < 0) find('stock', `${id} is oversold: ${stock}`);
    }
  }

  function checkCodes() {
    for (const {code, usageCount, usageLimit} of shop.coupons) {
      if (usageLimit !== null && usageCount > usageLimit)
        find('codes', `${code} was used ${usageCount} times of ${usageLimit}`);
    }
    const used = new Map<string, number>();
    for (const order of orders().filter(isGiven))
      for (const code of order.couponCodes) {
        const limit = shop.coupons.find((coupon) => coupon.code === code)?.usageLimitPerUser;
        const thing = `${code} by ${personOf(order)?.mailbox}`;
        used.set(thing, (used.get(thing) ?? 0) + 1);
        if (limit && (used.get(thing) ?? 0) > limit) find('codes', `${thing} is used too often`);
      }
  }

  function checkOnce() {
    const given = new Set<string>();
    for (const order of orders().filter(isGiven))
      for (const {name, meta} of order.lines) {
        const offer = meta.find(({key}) => key === 'Special offer')?.value;
        const thing = name.includes('Free Sample') ? 'sample' : offer;
        const person = personOf(order);
        if (!thing || !person) continue;
        for (const who of [`household ${person.household}`, `mailbox ${person.mailbox}`]) {
          if (given.has(`${thing} ${who}`)) find('once each', `${thing} was given twice to ${who}`);
          given.add(`${thing} ${who}`);
        }
      }
  }

  /** Of a service that answers as agreed nothing is misread; whatever it answers, no request breaks. */
  const misread = /TypeError(?!: fetch failed)|ReferenceError|RangeError/;
  const broken = /"event":"(?:request|render)\.failed"/;

  function checkLog() {
    for (; readLines < logged.length; readLines++)
      if ((network.figure.faults === 0 ? [misread, broken] : [broken]).some((sign) => sign.test(logged[readLines] ?? '')))
        find('log', logged[readLines] ?? '');
  }

  const moneyBack = ({refunds}: OrderRecord) =>
    refunds.reduce((sum, {amount}) => sum + amount, 0);

  function checkMoney(order: OrderRecord) {
    const {databaseId, status, paidAt} = order;
    const {total} = totalsOf(order);
    const charges = takenCharges(payments).filter((charge) => charge.orderId === databaseId);
    const standing = charges.filter(({isRefunded}) => !isRefunded);
    const says = `order ${databaseId} is ${status} (${total}), charged ${charges.length} times, ${standing.length} stand`;
    const isBack = charges.some(({isRefunded}) => isRefunded);
    const isPaidHere = gateway !== 'hosted' && paidAt !== null && total > 0 && order.paymentMethod !== 'cod' && order.paymentMethod !== 'bacs';
    if (status === 'PENDING' || status === 'FAILED') find('open orders', says);
    if (isPlaced(order) && isPaidHere && (standing.length !== 1 || standing[0]?.amount !== total)) find('paid orders', says);
    if (isBack && paidAt !== null && !byStaff.has(databaseId) && moneyBack(order) !== total)
      find('money back', `${says}: ${moneyBack(order)} is written as given back`);
    if (status === 'CANCELLED' && standing.length > 0 && !byStaff.has(databaseId)) find('money kept', says);
    if (standing.length > 0 && paidAt === null) find('money kept', `${says}, and is not paid`);
    const written = order.refunds.filter(({chargeRefundId}) => chargeRefundId !== null);
    const isWritten = written.length > 0;
    if (written.length > 1 || moneyBack(order) > total)
      find('money back', `${says}: ${order.refunds.length} refunds of ${moneyBack(order)} are written`);
    if (isWritten && !isBack) find('money back', `${says}: ${moneyBack(order)} is written as given back`);
    if (isPlaced(order) && isPaidHere && isBack && standing.length === 0) find('money back', `${says}, and was given back`);
  }

  function checkMails() {
    for (const order of orders()) {
      const isReceived = outbox.mails.filter(
        ({subject, text}) => subject.includes('received') && text.includes(`Order #${order.databaseId}\n`),
      ).length;
      const isDue = isPlaced(order) || order.status === 'REFUNDED';
      if (isDue && totalsOf(order).total > 0 && isReceived === 0) find('mails', `nobody was told of order ${order.databaseId}`);
    }
    for (const {who, message} of contacts) {
      const sent = outbox.mails.filter(({text}) => text.includes(message)).length;
      if (sent !== 1) find('mails', `what ${who.name} wrote was sent ${sent} times`);
    }
  }

  return {
    wrongs,
    find,
    byStaff,
    received: (id: number, quantity: number) => void moved.set(id, (moved.get(id) ?? 0) + quantity),
    priced: (slug: string, price: number) => void prices.get(slug)?.push({since: clock.now(), price}),
    /** The storefront said to somebody that this order is placed. */
    tellsPlaced: (who: Person, orderId: number, what: string) => void told.set(orderId, {who, what}),
    tellsSent: (who: Person, message: string) => void contacts.push({who, message}),
    /** What somebody was shown: nothing of others. */
    read(person: Person, path: string, text: string, headers: Headers) {
      const shown = text + [...headers.values()].join('\n');
      for (const other of people) {
        const isOther = other !== person && other.mailbox !== person.mailbox;
        if (isOther && (shown.includes(other.surname) || shown.includes(other.email)))
          find('privacy', `${person.name} reads of ${other.name} at ${path.split('?')[0]}`);
      }
    },
    /** What a page says that a product costs. */
    readPrice(person: Person, slug: string, price: number) {
      const now = clock.now();
      const isTroubled = now - network.figure.lastFaultAt < 15 * 60_000;
      const since = now - (isTroubled ? dayMs : promisedMs);
      const known = prices.get(slug) ?? [];
      const isRight = known.some((one, place) => one.price === price && (known[place + 1]?.since ?? now) >= since);
      if (!isRight) find('pages', `${person.name} is shown ${price} for ${slug}, which costs ${known.at(-1)?.price}`);
    },
    /** After every step. */
    check() {
      checkCharges();
      checkStock();
      checkCodes();
      checkOnce();
      checkLog();
    },
    /** Once nothing is under way, and the reconciler has been there. */
    close() {
      for (const order of orders()) checkMoney(order);
      checkMails();
      for (const charge of takenCharges(payments))
        if (!charge.isRefunded && !orders().some(({databaseId}) => databaseId === charge.orderId))
          find('money kept', `a charge of ${charge.amount} has no order ${charge.orderId}`);
      for (const [orderId, {who, what}] of told) {
        const order = shop.orders.find(({databaseId}) => databaseId === orderId);
        const stands = order && (isPlaced(order) || order.status === 'REFUNDED' || byStaff.has(orderId) || order.meta.some(({key}) => key === '_bellyful_cancelled'));
        if (!stands) find('told', `${who.name} was told “${what}” of order ${orderId}, which is ${order?.status ?? 'not there'}`);
      }
      const held = new Map<string, number>();
      for (const {productKey, quantity, endsAt} of wordpress.reservations)
        if (endsAt > clock.now()) held.set(productKey, (held.get(productKey) ?? 0) + quantity);
      for (const [key, quantity] of held)
        if (/^(?:product|variation):/.test(key)) find('holds', `${quantity} of ${key} are held for nobody`);
    },
    figure: () => ({
      orders: orders().length,
      placed: orders().filter(isPlaced).length,
      charges: takenCharges(payments).length,
      givenBack: takenCharges(payments).filter(({isRefunded}) => isRefunded).length,
    }),
  };
}

export type Books = ReturnType<typeof keepBooks>;

/** Placed, and to be sent; what was paid too late waits for staff. */
const isGiven = (order: OrderRecord) =>
  isPlaced(order) && !(order.status === 'ON_HOLD' && order.paidAt !== null);
