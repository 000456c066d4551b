import type {NewOrder} from '~adapters/commerce';
import type {Wrong} from './books';
import {stockAtFirst, type OrderRow, type Rows} from './plugin-shop';

/** What the payment service did for an order. */
export interface Charge {
  checkout: string;
  isRefunded: boolean;
  dispute: 'open' | 'won' | 'lost' | null;
}

/** The plugin's books: what is right whatever happens (`check`), and once it is quiet (`close`). */
export function keepPluginBooks(checkouts: readonly NewOrder[], charges: Map<number, Charge>) {
  const wrongs: Wrong[] = [];
  const told = new Set<number>();
  /** Orders that staff or their shoppers have undone since. */
  const undone = new Set<number>();
  const wasReceived = new Set<number>();
  const figure = {received: stockAtFirst, refused: ''};
  const find = (book: string, says: string) => {
    if (!wrongs.some((wrong) => wrong.book === book)) wrongs.push({book, says});
  };
  const checkoutOf = ({reference}: OrderRow) =>
    checkouts.find(({key}) => reference.startsWith(`${key}.`));

  /** No more of these orders than so many. */
  function atMost(most: number, book: string, what: string, orders: OrderRow[]): void {
    const ids = orders.map(({id}) => id).join();
    if (orders.length > most) find(book, `${what} is of ${orders.length} orders: ${ids}`);
  }

  function check({orders, stock}: Rows): void {
    const sold = orders.filter(({isReduced}) => isReduced).reduce((sum, {units}) => sum + units, 0);
    if (stock < 0 || stock !== figure.received - sold)
      find('stock', `there are ${stock}, and should be ${figure.received} - ${sold}`);
    const placed = orders.filter(isStanding);
    for (const {id, status} of placed) if (status === 'processing') wasReceived.add(id);
    atMost(
      1,
      'codes',
      'ONCE',
      placed.filter(({codes}) => codes.includes('once')),
    );
    for (const order of placed) {
      const isSame = (other: OrderRow) => other.email === order.email;
      const own = placed.filter((other) => isSame(other) && other.codes.includes('each'));
      atMost(1, 'codes', `EACH of ${order.email}`, own);
      const claim = checkoutOf(order)?.claims[0];
      const claimed = placed.filter((other) => checkoutOf(other)?.claims[0] === claim);
      if (claim) atMost(1, 'once each', claim, claimed);
      const ofCheckout = placed.filter((other) => checkoutOf(other) === checkoutOf(order));
      atMost(1, 'checkouts', 'one checkout', ofCheckout);
    }
    for (const {id, total, back} of orders)
      if (back > total) find('refunds', `${back} of ${total} was given back of order ${id}`);
  }

  function closeOrder(order: OrderRow, {mails, failed}: Rows): void {
    const {id, status, isPaid, total, back, email} = order;
    const charge = charges.get(id);
    const isGone = charge?.isRefunded === true || charge?.dispute === 'lost';
    const says = `order ${id} is ${status} (paid ${isPaid}, ${back} of ${total} back), its charge ${JSON.stringify(charge ?? null)}`;
    if (status === 'pending' || status === 'failed') find('open orders', says);
    const letters = mails.filter(({subject}) => subject === `Order #${id}`);
    const names = new Set(letters.map(({headers}) => /Message-ID: \S+/.exec(headers)?.[0]));
    const isRefused = email === figure.refused;
    const least = isStanding(order) && wasReceived.has(id) && !isRefused ? 1 : 0;
    if (names.size > 1 || names.size < least)
      find('mails', `${names.size} mails told of it: ${says}`);
    if (isRefused && letters.length === 0 && isStanding(order) && failed === 0)
      find('mails', `nobody is told that the mail was refused: ${says}`);
    if (undone.has(id)) return;
    if (told.has(id) && !isStanding(order) && !isGone) find('told', says);
    if (charge && !isGone && !isStanding(order)) find('charges', says);
    if (isPaid && isGone && back !== total) find('refunds', says);
    if (charge?.dispute === 'open' && status !== 'on-hold') find('disputes', says);
    if (charge?.dispute === 'won' && status === 'on-hold') find('disputes', says);
  }

  return {
    wrongs,
    find,
    told,
    undone,
    figure,
    check,
    close(rows: Rows): void {
      for (const order of rows.orders) closeOrder(order, rows);
      if (rows.held > 0) find('holds', `${rows.held} of the rice are held for nobody`);
      if (rows.waiting > rows.failed)
        find('mails', `${rows.waiting} mails wait, ${rows.failed} of them for the owner`);
    },
  };
}

const isStanding = ({status}: OrderRow) => ['processing', 'completed', 'on-hold'].includes(status);
