import {
  inShop,
  priceFacts,
  shopCurrency,
  statedAmount,
  toCents,
  toCurrency,
  usDollars,
  type Address,
  type AddressForm,
  type Orders,
  type NewOrder,
  type PlacedOrder,
  type Placement,
} from '~adapters/commerce';
import {createShopClient} from '../client';
import {createOrders} from '../orders/orders';
import {createPluginClient, type PluginClient} from '../plugin-client';
import {requestPlugin} from '../request-plugin';
import {createShopSettings} from '../shop-settings';
import {createTaxes} from '../orders/taxes';
import {fine, wrong, type Check} from './check';
import {sendTrial} from './send-trial';
import {factsOf} from './shop-facts';
import type {ShopProbe} from './shop-probe';

const name = 'Test order';

/** The plugin removes orders that carry this, and sends no mails about them. */
const trialMeta = {key: '_bellyful_trial', value: 'yes'};

/** Places a small order, reads it again and removes it (rules: The doctor). */
export async function tryOrder(probe: ShopProbe): Promise<Check[]> {
  const {plugin, currency: code = '', decimals} = factsOf(probe.facts);
  const {user} = probe.settings;
  if (!user || !plugin) return [];
  const currency = toCurrency(code, decimals) ?? usDollars;
  return inShop({facts: {...priceFacts(), currency}}, () => tryOrderAs(user, probe));
}

async function tryOrderAs(
  user: NonNullable<ShopProbe['settings']['user']>,
  probe: ShopProbe,
): Promise<Check[]> {
  const {graphqlUrl} = probe.settings;
  const connection = {
    endpoint: graphqlUrl,
    username: user.name,
    applicationPassword: user.password,
    timeoutMs: 30_000,
  };
  const plugin = createPluginClient(connection);
  const shopSettings = createShopSettings(plugin);
  const taxes = createTaxes(plugin, shopSettings);
  const orders = createOrders(createShopClient(connection), plugin, shopSettings, graphqlUrl);
  const address = await findTestAddress(probe, plugin);
  const trial = aTrial(probe, address);
  const done: string[] = [];
  let trouble: unknown = null;
  let made: PlacedOrder | null = null;
  try {
    const {rules, quotesAlways = false} = factsOf(probe.facts);
    const isByShop = rules === 'shop';
    const isQuoted = isByShop || quotesAlways;
    const wanted = isQuoted ? await sendTrial(taxes, trial, isByShop) : trial;
    const placement = await place(orders, wanted);
    made = placement.order;
    done.push(`order ${made.orderNumber} was made`);
    done.push(
      placement.status === 'placed'
        ? `placed (${made.paymentMethod})`
        : await lookAtPayPage(placement.order),
    );
    done.push(await readAgain(made, orders));
  } catch (error) {
    trouble = error;
    // It may be there although its answer was lost.
    const lost = made ?? (await orders.findByCheckout(trial.key).catch(() => null));
    if (lost !== made) done.push(`order ${lost?.orderNumber ?? ''} was made`);
    made = lost;
  }
  try {
    if (made) done.push(await remove(made, orders, plugin));
  } catch (error) {
    done.push(`order ${made?.orderNumber ?? ''} is still there: delete it by hand`);
    trouble ??= error;
  }
  return [trouble === null ? fine(name, sentence(done)) : wrong(name, toTrouble(done, trouble))];
}

const sentence = (done: string[]) => {
  const text = done.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const toTrouble = (done: string[], error: unknown) => ({
  message: `${done.length > 0 ? `${sentence(done)} ` : ''}Then: ${error instanceof Error ? error.message : 'unknown'}`,
  fix: 'Mend the lines above first; else read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php).',
});

const testAddress: Address = {
  firstName: 'Test',
  lastName: 'of the storefront',
  address1: '1 Test Street',
  address2: '',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
  phone: '',
};

/** Where the shop sells and sends: in the United States, or in the first state of a country; the plugin asks no more of it. */
async function findTestAddress({facts}: ShopProbe, plugin: PluginClient): Promise<Address> {
  const {base = 'US', selling = ['US'], shipping = selling} = factsOf(facts).countries ?? {};
  const sold = shipping.filter((code) => selling.includes(code));
  const country = sold.includes(base) ? base : sold[0];
  if (country === undefined || sold.includes('US')) return testAddress;
  const request = {method: 'GET', path: `/shop/address-forms/${country}`} as const;
  const operation = 'shop.address-form';
  const form = await requestPlugin<AddressForm>(plugin, operation, request).catch(() => null);
  const state = form?.states?.[0]?.[0] ?? '';
  return {...testAddress, city: 'Test', state, zipCode: '', country};
}

type Made = Extract<Placement, {status: 'placed' | 'open'}>;

/** One dollar, or as many smallest units of another currency (rules: The doctor). */
const trialPrice = statedAmount(100);

function aTrial({facts}: ShopProbe, address: Address): NewOrder {
  const {products = {}, gateways = []} = factsOf(facts);
  const product = Object.values(products).find(({status}) => status === 'publish');
  const way = gateways.find(({id}) => ['cod', 'cheque', 'bacs'].includes(id));
  const key = `doctor-${crypto.randomUUID()}`;
  const {code, decimals} = shopCurrency();
  return {
    key,
    reference: `${key}.${'0'.repeat(16)}`,
    settled: null,
    lines: [
      {
        name: 'Test of the storefront: nobody ordered this',
        productId: product?.productId ?? null,
        variationId: product?.variationId ?? null,
        sku: null,
        quantity: 1,
        price: null,
        subtotal: trialPrice(),
        discounted: trialPrice(),
        total: trialPrice(),
        meta: [],
      },
    ],
    shipping: {title: 'None', total: toCents(0)},
    billing: {...address, email: 'doctor@bellyful.invalid'},
    shippingAddress: address,
    customer: {id: null, ip: null, userAgent: null},
    // On delivery or by transfer where the shop offers it; other ways need a payer, and only their page is looked at.
    payment: {method: way?.id ?? '', title: way?.title ?? ''},
    codes: [],
    claims: [],
    expected: {total: trialPrice(), code, decimals},
    minutesOpen: 5,
    tries: [],
    limits: [],
    meta: [trialMeta],
    origin: {},
  };
}

async function place(orders: Orders, wanted: NewOrder): Promise<Made> {
  const placement = await orders.place(wanted);
  if (placement.status === 'placed' || placement.status === 'open') return placement;
  const other = inSpiteOf(placement, wanted);
  if (other) return place(orders, other);
  throw new Error(`It cannot be placed: ${whyNot(placement)}.`);
}

/** The tax that the shop adds is none of this test, nor is it whether a product is left. */
function inSpiteOf(placement: Placement, wanted: NewOrder): NewOrder | null {
  const {lines, expected} = wanted;
  if (placement.status === 'short' && lines.some(({productId}) => productId !== null))
    return {
      ...wanted,
      lines: lines.map((line) => ({...line, productId: null, variationId: null})),
    };
  const changes = placement.status === 'changed' ? placement.changes : [];
  const taxed = changes.find((change) => change.kind === 'tax');
  return taxed && expected.total === trialPrice()
    ? {...wanted, expected: {...expected, total: taxed.total}}
    : null;
}

const whyNot = (placement: Placement) =>
  placement.status === 'changed'
    ? `changed, ${placement.changes.map((one) => ('message' in one ? one.message : one.kind)).join(', ')}`
    : placement.status;

async function lookAtPayPage({payUrl}: PlacedOrder): Promise<string> {
  const response = await fetch(payUrl, {redirect: 'manual', signal: AbortSignal.timeout(30_000)});
  const page = await response.text();
  if (response.status !== 200 || /cannot be paid|coming-soon/i.test(page))
    throw new Error(`Its pay page does not open (${response.status}).`);
  return 'its pay page opens';
}

async function readAgain(made: PlacedOrder, orders: Orders): Promise<string> {
  const [order] = await orders.listByReference(made.orderReference ?? '');
  if (!order) throw new Error('It cannot be found again.');
  if (order.databaseId !== made.databaseId) throw new Error('Another one was found in its place.');
  return `read again (${order.status.toLowerCase()})`;
}

/** Closed first, so that its checkout has an end, too. */
async function remove(
  {databaseId}: PlacedOrder,
  orders: Orders,
  plugin: PluginClient,
): Promise<string> {
  await orders.close(databaseId);
  const request = {method: 'DELETE', path: `/orders/${databaseId}`} as const;
  const answer = await plugin.send('orders.remove', request);
  if (!answer.ok) throw new Error(`It cannot be removed (${answer.code}): ${answer.message}`);
  return 'and removed';
}
