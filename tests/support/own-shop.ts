import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Look} from '~adapters/content';
import type {SentMail} from '~mocks/mail/outbox';
import type {OrderSummary} from '~mocks/control/order-summary';
import type {MockCharge} from '~mocks/payments';

/**
 * What `npm start` gives Node, for the shop built in this folder, but for more room for what is young: that takes a fifth
 * less of the processor.
 */
const argumentsIn = (folder: string, oldSpaceMb = 256) => [
  '--max-semi-space-size=16',
  `--max-old-space-size=${oldSpaceMb}`,
  path.join(folder, 'dist/host/node.js'),
];

const root = path.resolve(import.meta.dirname, '../..');

export const hostArguments = argumentsIn(root);

/** The mocked services behind a shop, as a test looks into them and makes trouble. */
export function shopControl(mockUrl: string) {
  const read = async <Answer>(name: string) =>
    (await (await fetch(`${mockUrl}/__control/${name}`)).json()) as Answer;
  const post = async (name: string, body: object = {}) => {
    const response = await fetch(`${mockUrl}/__control/${name}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  };
  const mails = async () => (await (await fetch(`${mockUrl}/__outbox.json`)).json()) as SentMail[];
  return {
    /** `isTold`: its program has heard how it stands. */
    orders: () => read<(OrderSummary & {isTold: boolean})[]>('orders.json'),
    mails,
    /** The last link that was mailed to an address, of those that have this text. */
    async linkIn(email: string, text: string): Promise<string> {
      const texts = (await mails()).filter(({to}) => to === email).map((mail) => mail.text);
      const links = texts.flatMap((mail) => mail.match(/https?:\S+/g) ?? []);
      const link = links.findLast((one) => one.includes(text));
      if (!link) throw new Error(`No mail to ${email} has a link with ${text}`);
      return link;
    },
    charges: () => read<MockCharge[]>('charges.json'),
    /** See mocks/scenarios.ts; until `clear` unless `times` says how often. */
    trouble: (operation: string, trouble: string, more: {times?: number; delayMs?: number} = {}) =>
      post('scenario', {operation, trouble, ...more}),
    /** What of it has not come yet. */
    troubleLeft: () => read<object[]>('scenario'),
    clear: () => post('clear'),
    /** As on the first day; `large` adds hundreds of products. */
    reset: (catalogue: 'usual' | 'large' = 'usual') => post('reset', {catalogue}),
    /** What the shop charges from now on, by a name of mocks/woocommerce/taxes.ts. */
    taxes: (name: string) => post('taxes', {name}),
    /** Whose offers and shipping count; the storefront is told. */
    rules: (name: 'storefront' | 'shop') => post('rules', {name}),
    /** Ids of the claims that the owner has let end; the storefront is told. */
    endClaims: (ids: readonly string[]) => post('claims', {ended: ids.join(' ')}),
    /** The ways of paying that the shop offers, by a name of mocks/woocommerce/payment-methods.ts. */
    paymentMethods: (name: string) => post('payment-methods', {name}),
    /** What the checkout asks, by a name of mocks/woocommerce/additional-fields.ts. */
    fields: (name: string) => post('fields', {name}),
    /** Whether any cart may go on in its own checkout: `yes` or `no`. */
    handsOver: (name: string) => post('hands-over', {name}),
    plugins: (name: string) => post('plugins', {name}),
    /** Where the shop sells and sends, like `DE AT`; the storefront is told. */
    countries: (selling: string) => post('countries', {selling}),
    /** What the shop counts in, by a name of mocks/woocommerce/amounts.ts; the storefront is told. */
    currency: (name: string) => post('currency', {name}),
    /** All that an owner sets who sells from a country, by a name of mocks/woocommerce/markets.ts; the storefront is told. */
    market: (name: string) => post('market', {name}),
    /** The owner saves a page, an article, a recipe or an announcement; the storefront is told. */
    content: (fields: object) => post('content', fields),
    /** The owner publishes a look, or takes it back; the storefront is told. */
    publishLook: (look: Look | null) => post('look', {look}),
    /** `stock`, `regularPrice`, `salePrice` (cents) or `status` of a `slug` or `databaseId`. */
    change: (fields: Record<string, string | number>) => post('stock', fields),
    /** Somebody writes a review on the shop's own pages, which waits. */
    writeReview: (fields: {
      databaseId?: number | undefined;
      name: string;
      text: string;
      stars: number;
    }) => post('write-review', fields),
    /** Staff decide about the newest review that waits, or that of `databaseId`, and the storefront is told. */
    moderateReview: (verdict: 'approve' | 'refuse', databaseId?: number) =>
      post('moderate-review', {verdict, ...(databaseId && {databaseId})}),
    /** What the shop does some days after an order was completed. */
    mailReviewRequests: (orderId: number) => post('ask-for-reviews', {orderId}),
    /** Staff send so many of a line (`1987:0`), or all that is left of an order. */
    ship: (orderId: string, quantity = 1, lot: {lot?: string; bestBefore?: string} = {}) =>
      post('parcel', {orderId, quantity, number: '9400', ...lot}),
    /** Staff recall a lot; the storefront is told. */
    recall: (lot: string, reason: string) => post('recall', {lot, reason, offer: 'refund'}),
    /** Staff give the money back in the same way. */
    refund: (orderId: string, reason: string) => post('refund', {orderId, quantity: 1, reason}),
    /** What the shop's scheduler does on a day: `2027-01-31`. */
    remind: (today: string) => post('remind', {today}),
    /** What the shop's scheduler does each minute: programs are told of their orders. */
    tellAgents: () => post('tell-agents'),
    /** The shop notes that this product has changed, and tells the storefront, or the one at this address. */
    notify: (databaseId: number, storefront = '') => post('tell', {databaseId, storefront}),
  };
}

/**
 * The built shop in a process of its own, in these settings; `complaints` are what it wrote on its error output.
 * `folder`: where another one was built.
 */
export async function startHost(
  settings: Record<string, string>,
  folder = root,
  oldSpaceMb?: number,
) {
  const child = spawn(process.execPath, argumentsIn(folder, oldSpaceMb), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      ENV_FILE: '',
      // What another shop's process knew is not this one's.
      DATA_DIR: path.join(tmpdir(), `shop-data-${randomUUID()}`),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const complaints: string[] = [];
  child.stdout.on('data', (text) => said.push(String(text)));
  child.stderr.on('data', (text) => said.push(String(text)));
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  const {url, mockUrl} = await new Promise<{url: string; mockUrl: string}>((open, fail) => {
    child.once('exit', (code) =>
      fail(new Error(`The shop ended with ${code}: ${complaints.join(' ')}`)),
    );
    child.stdout.on('data', () => {
      const text = said.join('');
      const [, url] = /is open at (\S+)\n/.exec(text) ?? [];
      if (url) open({url, mockUrl: /see (\S+)\/__control/.exec(text)?.[1] ?? ''});
    });
  });
  return {
    url,
    /** Its own mocked services; empty where it stands before others. */
    mockUrl,
    child,
    /** Everything that it has written since it opened, on both of its outputs. */
    log: () => said.join('').replace(/^[^]*is open at \S+\n/, ''),
    pid: child.pid ?? 0,
    complaints,
    isAlive: () => child.exitCode === null,
    async close() {
      child.removeAllListeners('exit');
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * The built shop once more, with mocked services of its own, for tests that make trouble or use up stock.
 * `settings` are further variables of the worker. Start it in `beforeAll`, close it in `afterAll`.
 */
export async function startOwnShop(settings: Record<string, string> = {}, folder?: string) {
  const own = await startHost(settings, folder);
  return {...own, control: shopControl(own.mockUrl)};
}
