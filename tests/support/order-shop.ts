import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {toCents} from '~adapters/commerce';
import {
  createProcessRateLimits,
  createShopRateLimits,
  type RateLimits,
} from '~adapters/rate-limits';
import {openGateways} from '~adapters/payments/open-gateways';
import {createWooCommerce} from './woocommerce';
import {createShopCheckout} from '~adapters/woocommerce/shop-checkout';
import {createAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {createPaymentMethods, createShopSettings} from '~adapters/woocommerce/shop-settings';
import {createPluginClient, noPlugin} from '~adapters/woocommerce/plugin-client';
import {createReviews} from '~adapters/reviews/woocommerce';
import {createShopClient} from '~adapters/woocommerce/client';
import {createSupplies} from '~adapters/supplies/woocommerce';
import {createTaxes} from '~adapters/woocommerce/orders/taxes';
import type {AccountSession} from '~adapters/accounts';
import {demoPassword} from '~mocks/demo-accounts';
import {createOutbox} from '~mocks/mail/outbox';
import {createPaymentState, paymentHandlers, takenCharges} from '~mocks/payments';
import {createShop, woocommerceHandlers, type Shop} from '~mocks/woocommerce';
import {shopManager} from '~mocks/demo-accounts';
import {currencies} from '~mocks/woocommerce/amounts';
import {changeStatus} from '~mocks/woocommerce/order-changes';
import {shopPlugins} from '~mocks/woocommerce/plugins';
import {shippingZones} from '~mocks/woocommerce/shipping-zones';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {addDemoUsers, createWordPressState, wordpressHandlers} from '~mocks/wordpress';
import type {AppServices} from '~/server/app-services';
import type {OrderContext} from '~/checkout/order/order-context.server';
import {answerFrom} from './answer-from';

const firstDay = createShop();

/** The catalogue of the first day, without orders; the sums of these tests are worked with its spaghetti. */
function aShop(): Shop {
  const products = structuredClone(firstDay.products);
  for (const product of products)
    if (product.databaseId === 130)
      Object.assign(product, {regularPrice: toCents(449), salePrice: null, stock: 120});
  const {coupons, customers} = structuredClone(firstDay);
  return {...firstDay, products, coupons, customers, orders: []};
}

type Network = (pass: typeof fetch) => typeof fetch;

type Gateway = 'hosted' | 'stripe' | 'offline';

interface Options {
  gateway?: Gateway;
  /** Further ones that it offers. */
  beside?: Gateway[];
  /** What happens to calls on their way out; nothing unless a test says so. */
  network?: Network;
  /** What the shop charges, by the name of its settings. */
  taxes?: keyof typeof taxSettings;
  /** What the shop counts in, by name; the test tells the storefront. */
  currency?: keyof typeof currencies;
  /** Whose offers and shipping count there; the test tells the storefront. */
  rules?: Shop['rules'];
  /** What its plugins do, by the name of their settings. */
  plugins?: keyof typeof shopPlugins;
}

const addresses = {
  shop: 'http://shop.example',
  payments: 'http://pay.example',
};

/** Events of the log, as written. */
interface LoggedEvent {
  level: string;
  event: string;
  facts: unknown;
}

/**
 * The real adapters over the mocked shop and payment services, all in this process, with a clock that moves
 * when the code under test waits. One desk is one request; the services outlive it.
 */
export function openOrderShop({
  gateway = 'offline',
  beside = [],
  network = (pass) => pass,
  taxes = 'none',
  currency = 'US dollars',
  rules = 'storefront',
  plugins = 'none',
}: Options = {}) {
  const clock = {now: Date.now()};
  const shop: Shop = {
    ...aShop(),
    taxes: taxSettings[taxes],
    currency: currencies[currency],
    offersCurrency: currencies[currency].code,
    rules,
    plugins: shopPlugins[plugins],
    zones: structuredClone(shippingZones),
  };
  const accounts = createWordPressState({shop, outbox: createOutbox(), now: () => clock.now});
  addDemoUsers(accounts);
  const payments = createPaymentState();
  const log: LoggedEvent[] = [];
  const answer = answerFrom(() => [
    ...woocommerceHandlers(shop),
    ...wordpressHandlers(accounts),
    ...paymentHandlers(payments),
  ]);
  const processLimits = createProcessRateLimits(() => clock.now);
  let logger = logTo(log);
  const openDesk = (
    accountSession: AccountSession | null = null,
  ): OrderContext &
    Pick<
      AppServices,
      | 'accounts'
      | 'agentSessions'
      | 'paymentMethods'
      | 'rateLimits'
      | 'reviews'
      | 'shopCheckout'
      | 'supplies'
    > => ({
    ...connect(network(answer), {
      gateways: [gateway, ...beside],
      isTaxed: taxes !== 'none' || rules === 'shop' || plugins !== 'none',
      processLimits,
    }),
    siteUrl: 'http://store.example',
    caller: () => ({clientAddress: '203.0.113.7'}),
    device: {userAgent: 'Firefox', ip: '203.0.113.7'},
    origin: {},
    accountSession,
    agent: null,
    secret: 'a secret of the tests',
    log: logger,
    now: () => new Date(clock.now),
    wait: async (milliseconds) => void (clock.now += milliseconds),
  });
  return {
    gateway,
    shop,
    payments,
    /** What the shop's plugin remembers: accounts, attempts, counters and holds. */
    accounts,
    clock,
    log,
    openDesk,
    fetch: answer,
    /** A shopper with a confirmed address who has never ordered, unless another is named. */
    signIn: async (email = 'shopper@bellyful.example'): Promise<AccountSession> => {
      const signedIn = await connect(answer, {
        gateways: [gateway, ...beside],
        isTaxed: false,
        processLimits,
      }).accounts.signIn(email, demoPassword);
      if (!signedIn.ok) throw new Error(`${email} cannot sign in`);
      return signedIn.value;
    },
    /** Writes the log through another one, for tests that read what is printed. */
    logThrough: (other: OrderContext['log']) => void (logger = other),
  };
}

interface Connection {
  gateways: Gateway[];
  isTaxed: boolean;
  processLimits: RateLimits;
}

/** A shop without taxes is asked for none: whether it has any is remembered from the checkout's page. */
function connect(send: typeof fetch, {gateways, isTaxed, processLimits}: Connection) {
  const shop = {
    endpoint: `${addresses.shop}/graphql`,
    username: shopManager.username,
    applicationPassword: shopManager.applicationPassword,
    fetch: send,
    retries: 0,
  };
  const plugin = createPluginClient(shop);
  const settings = createShopSettings(plugin);
  const taxes = isTaxed
    ? createTaxes(plugin, settings)
    : createTaxes(noPlugin, createShopSettings(noPlugin));
  return {
    commerce: createWooCommerce(shop, taxes),
    paymentMethods: createPaymentMethods(settings),
    accounts: createWooAccounts(plugin),
    reviews: createReviews(createShopClient(shop), plugin),
    supplies: createSupplies(plugin),
    agentSessions: createAgentSessions(plugin),
    shopCheckout: createShopCheckout(plugin, settings),
    rateLimits: {host: processLimits, shop: createShopRateLimits(plugin)},
    payments: openGateways(
      {
        PAYMENT_GATEWAY: gateways,
        PAYMENT_OFFLINE_URL: addresses.payments,
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_test',
        STRIPE_API_URL: addresses.payments,
        PUBLIC_STRIPE_KEY: 'pk_test_1',
      },
      {fetch: send, retries: 0},
    ),
  };
}

function logTo(events: LoggedEvent[]): OrderContext['log'] {
  const write = (level: string) => (event: string, facts?: Record<string, unknown>) =>
    void events.push({level, event, facts});
  return {info: write('info'), warn: write('warn'), error: write('error')};
}

/** As staff do, or the shop's own clock. */
export function cancelInShop(shop: Shop, databaseId: number | undefined): void {
  const order = shop.orders.find((one) => one.databaseId === databaseId);
  if (!order) throw new Error(`There is no order ${databaseId}`);
  changeStatus(shop, order, 'CANCELLED');
}

/** Orders that stand: neither cancelled nor failed. */
export const standingOrders = (shop: Shop) =>
  shop.orders.filter(({status}) => status !== 'CANCELLED' && status !== 'FAILED');

export const paidOrders = (shop: Shop) => shop.orders.filter(({paidAt}) => paidAt !== null);

export {takenCharges};
