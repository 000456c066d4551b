import {startBackend, type Backend} from '~mocks/backend';
import {offlineSettings} from '~mocks/offline-settings';
import type {Scenario, Trouble} from '~mocks/scenarios';
import {startHost} from '../own-shop';
import {MemoryWatch} from './memory';

/** One checkout, pressed until there was a last word. */
export interface ShoppedOrder {
  email: string;
  isPlaced: boolean;
  answer: string;
}

/** Konjac rice, of which there are so many: fewer than are asked for. */
export const scarce = {databaseId: 146, units: 12};
/** The shop's clock runs ahead, so that leases of a minute end within the run. */
const clockSpeed = 6;

/** What a shop on a bad day does, one request at a time; nothing is the most frequent. */
const moods: (Partial<Scenario> & {trouble: Trouble})[] = [
  {trouble: 'slow', delayMs: 300, times: 4},
  {trouble: 'slow', delayMs: 1500, times: 1},
  {trouble: 'dropped', times: 1},
  {trouble: 'html502', times: 1},
  {trouble: 'http500', times: 1},
  {trouble: 'lostAnswer', times: 1},
  {trouble: 'lostAnswer', operation: 'payments', times: 1},
  {trouble: 'never', times: 1},
];

/** Two processes of the built shop, one ledger, and a shop behind them that is slow and flaky while `unsettle` runs. */
export async function openLoadedShop() {
  const backend = await startBackend();
  setStock(backend);
  const began = Date.now();
  backend.wordpress.now = () => began + (Date.now() - began) * clockSpeed;
  const settings = {
    ...offlineSettings(backend.url),
    TRUST_PROXY: '1',
    SERVICE_TIMEOUT_MS: '3000',
    DRAIN_SECONDS: '1',
  };
  const hosts = [await startHost(settings), await startHost(settings)];
  const memory = new MemoryWatch(hosts.map(({pid}) => pid));
  return {
    urls: hosts.map(({url}) => url),
    memory,
    unsettle: (random: () => number) => unsettle(backend, random),
    count: (orders: readonly ShoppedOrder[]) => {
      memory.stop();
      return countOrders(backend, orders);
    },
    complaints: () =>
      hosts.flatMap(({complaints}) => complaints).filter((line) => !line.startsWith('{')),
    async close() {
      memory.stop();
      await Promise.all(hosts.map((host) => host.close()));
      await backend.close();
    },
  };
}

export type LoadedShop = Awaited<ReturnType<typeof openLoadedShop>>;

/** Of all else there is enough for everybody. */
function setStock({shop}: Backend): void {
  for (const product of shop.products)
    product.stock = product.databaseId === scarce.databaseId ? scarce.units : 100_000;
}

/** Makes trouble until it is told to stop. */
function unsettle({scenarios}: Backend, random: () => number): () => void {
  const timer = setInterval(() => {
    scenarios.clear();
    const mood = moods[Math.floor(random() * moods.length * 2)];
    if (mood) scenarios.use({...mood});
  }, 120);
  return () => {
    clearInterval(timer);
    scenarios.clear();
  };
}

/** What stands in the shop's books for what the shoppers were told. */
function countOrders({shop, payments}: Backend, shopped: readonly ShoppedOrder[]) {
  const wrong: string[] = [];
  const figure = {placed: 0, refused: 0, lost: 0, doubled: 0, oversold: 0};
  for (const {email, isPlaced, answer} of shopped) {
    const own = shop.orders.filter(({billing}) => billing.email === email);
    const paid = own.filter(({paidAt}) => paidAt !== null);
    const ids = new Set(own.map(({databaseId}) => databaseId));
    const times = [...payments.charges.values()]
      .filter(({orderId}) => ids.has(orderId))
      .reduce((sum, {timesTaken}) => sum + timesTaken, 0);
    const isLost = isPlaced ? paid.length === 0 : times > paid.length;
    const isDoubled = paid.length > 1 || times > 1;
    figure[isPlaced ? 'placed' : 'refused'] += 1;
    figure.lost += Number(isLost);
    figure.doubled += Number(isDoubled);
    if (isLost || isDoubled || (!isPlaced && paid.length > 0))
      wrong.push(`${email}: paid ${paid.length}, taken ${times} times, told ${answer}`);
  }
  const sold = shop.orders
    .filter(({paidAt}) => paidAt !== null)
    .flatMap(({lines}) => lines)
    .filter(({productId}) => productId === scarce.databaseId)
    .reduce((sum, {quantity}) => sum + quantity, 0);
  figure.oversold = Math.max(0, sold - scarce.units);
  if (figure.oversold > 0) wrong.push(`${sold} of ${scarce.units} units were sold`);
  const {placed, refused, lost, doubled, oversold} = figure;
  return {
    ...figure,
    wrong,
    toString: () =>
      `placed ${placed}, refused ${refused}: orders lost ${lost}, doubled ${doubled}, oversold ${oversold} (${sold} of ${scarce.units} scarce units sold)`,
  };
}
