import {
  setShopCurrency,
  statedAmount,
  toCents,
  toCurrency,
  usDollars,
  type Address,
  type Commerce,
  type NewOrder,
  type Order,
} from '~adapters/commerce';
import {createWooCommerce} from '../create-woocommerce';
import {createPluginClient, type PluginClient} from '../plugin-client';
import {fine, wrong, type Check} from './check';
import {factsOf} from './shop-facts';
import type {ShopProbe} from './shop-probe';

const name = 'Test order';

/** The plugin removes orders that carry this, and sends no mails about them. */
const trialMeta = {key: '_bellyful_trial', value: 'yes'};

/** Makes a small order, pays it, reads it again and removes it (rules: The doctor). */
export async function tryOrder(probe: ShopProbe): Promise<Check[]> {
  const {graphqlUrl, user} = probe.settings;
  if (!user || !factsOf(probe.facts).plugin) return [];
  const {currency = '', decimals} = factsOf(probe.facts);
  setShopCurrency(toCurrency(currency, decimals) ?? usDollars);
  const connection = {
    endpoint: graphqlUrl,
    username: user.name,
    applicationPassword: user.password,
    timeoutMs: 30_000,
  };
  const {orders} = createWooCommerce(connection);
  const plugin = createPluginClient(connection);
  const done: string[] = [];
  let made: Order | null = null;
  try {
    made = await orders.create(aTrial(probe));
    done.push(`order ${made.orderNumber} was made`);
    done.push(await pay(made, plugin, probe));
    done.push(await readAgain(made, orders));
  } catch (error) {
    done.push(...(made ? [await remove(made, plugin).catch(() => leftOver(made))] : []));
    return [wrong(name, toTrouble(done, error))];
  }
  return [
    await remove(made, plugin).then(
      (removed) => fine(name, sentence([...done, removed])),
      (error: unknown) => wrong(name, toTrouble([...done, leftOver(made)], error)),
    ),
  ];
}

const sentence = (done: string[]) => {
  const text = done.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const leftOver = (order: Order | null) =>
  `order ${order?.orderNumber ?? ''} is still there: delete it by hand`;

const toTrouble = (done: string[], error: unknown) => ({
  message: `${done.length > 0 ? `${sentence(done)} ` : ''}Then: ${error instanceof Error ? error.message : 'unknown'}`,
  fix: 'Mend the lines above first; else read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php).',
});

const nobody: Address = {
  firstName: 'Test',
  lastName: 'of the storefront',
  address1: '1 Test Street',
  address2: '',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
  phone: '',
};

/** One dollar, or as many smallest units of another currency (rules: The doctor). */
const trialPrice = statedAmount(100);

function aTrial({facts}: ShopProbe): NewOrder {
  const products = Object.values(factsOf(facts).products ?? {});
  const product = products.find(({status}) => status === 'publish');
  const reference = `doctor-${crypto.randomUUID()}.1`;
  return {
    lines: [
      {
        name: 'Test of the storefront',
        productId: product?.productId ?? null,
        variationId: product?.variationId ?? null,
        sku: null,
        quantity: 1,
        subtotal: trialPrice(),
        total: trialPrice(),
        meta: [],
      },
    ],
    shipping: {title: 'None', total: toCents(0)},
    billing: {...nobody, email: 'doctor@bellyful.invalid'},
    shippingAddress: nobody,
    customerNote: 'A test of the storefront. Nobody ordered this.',
    paymentMethod: '',
    paymentMethodTitle: '',
    orderReference: reference,
    meta: [trialMeta],
  };
}

/** On delivery or by transfer where the shop offers it; other ways need a payer, and only their page is looked at. */
async function pay(order: Order, plugin: PluginClient, {facts}: ShopProbe): Promise<string> {
  const ways = (factsOf(facts).gateways ?? []).map(({id}) => id);
  const method = ['cod', 'cheque', 'bacs'].find((id) => ways.includes(id));
  if (method === undefined) return lookAtPayPage(order);
  const path = `/orders/${order.databaseId}/place`;
  const answer = await plugin.send('orders.place', {method: 'POST', path, body: {method}});
  if (!answer.ok) throw new Error(`It cannot be paid (${answer.code}): ${answer.message}`);
  return `placed (${method})`;
}

async function lookAtPayPage({payUrl}: Order): Promise<string> {
  const response = await fetch(payUrl, {redirect: 'manual', signal: AbortSignal.timeout(30_000)});
  const page = await response.text();
  if (response.status !== 200 || /cannot be paid|coming-soon/i.test(page))
    throw new Error(`Its pay page does not open (${response.status}).`);
  return 'its pay page opens';
}

async function readAgain(made: Order, orders: Commerce['orders']): Promise<string> {
  const order = await orders.findByReference(made.orderReference ?? '');
  if (!order) throw new Error('It cannot be found again.');
  if (order.databaseId !== made.databaseId) throw new Error('Another one was found in its place.');
  return `read again (${order.status.toLowerCase()})`;
}

async function remove({databaseId}: Order, plugin: PluginClient): Promise<string> {
  const request = {method: 'DELETE', path: `/orders/${databaseId}`} as const;
  const answer = await plugin.send('orders.remove', request);
  if (!answer.ok) throw new Error(`It cannot be removed (${answer.code}): ${answer.message}`);
  return 'and removed';
}
