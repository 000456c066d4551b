import type {Cents, NewOrder} from '~adapters/commerce';
import {stockAtFirst, type OrderRow, type Rows} from './plugin-shop';
import {listWrongs} from './wrongs';

/** What the payment service did for an order. */
export interface Charge {
  checkout: string;
  amount: Cents;
  isRefunded: boolean;
  dispute: 'open' | 'won' | 'lost' | null;
}

/** The plugin's books: what is right whatever happens (`check`), and once it is quiet (`close`). */
export function keepPluginBooks(checkouts: readonly NewOrder[], charges: Map<number, Charge>) {
  const {wrongs, find, onlyOnce} = listWrongs();
  const told = new Set<number>();
  /** Orders that staff or their shoppers have undone since. */
  const undone = new Set<number>();
  const wasReceived = new Set<number>();
  const figure = {received: stockAtFirst, refused: ''};
  const checkoutOf = ({reference}: OrderRow) =>
    checkouts.find(({key}) => reference.startsWith(`${key}.`));

  function check({orders, stock}: Rows): void {
    const sold = orders.filter(({isReduced}) => isReduced).reduce((sum, {units}) => sum + units, 0);
    if (stock < 0 || stock !== figure.received - sold)
      find('stock', `there are ${stock}, and should be ${figure.received} - ${sold}`);
    const give = onlyOnce();
    for (const order of orders.filter(isStanding)) {
      const {id, status, codes, email} = order;
      if (status === 'processing') wasReceived.add(id);
      if (codes.includes('once')) give('codes', 'ONCE', id);
      if (codes.includes('each')) give('codes', `EACH of ${email}`, id);
      const {key, claims = []} = checkoutOf(order) ?? {};
      give('checkouts', `checkout ${key}`, id);
      for (const claim of claims) give('once each', claim, id);
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
