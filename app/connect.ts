import {Breaker, type Line} from '~adapters/http';
import {toCurrency, usDollars, type ShopMoney, type Taxes} from '~adapters/commerce';
import {createNoAccounts} from '~adapters/accounts/no-accounts';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {
  createNoOrderAttempts,
  createNoRateLimits,
  createNoReservations,
} from '~adapters/ledger/no-ledger';
import {
  createShopOrderAttempts,
  createShopRateLimits,
  createShopReservations,
} from '~adapters/ledger/woocommerce/woocommerce-ledger';
import type {Mailer} from '~adapters/mail';
import {createNoMailer} from '~adapters/mail/no-mailer';
import {createResendMailer} from '~adapters/mail/resend';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {chooseGateway} from '~adapters/payments/choose-gateway';
import {createChangeJournal, createNoChangeJournal} from '~adapters/woocommerce/change-journal';
import {
  createConnectedProducts,
  createNoConnectedProducts,
} from '~adapters/woocommerce/connected-products';
import {createNoPaymentMethods, createPaymentMethods} from '~adapters/woocommerce/payment-methods';
import {createPluginClient, type PluginClient} from '~adapters/woocommerce/plugin-client';
import {createFixedMoney, createShopMoney} from '~adapters/woocommerce/shop-money';
import {createNoStockNotices, createStockNotices} from '~adapters/woocommerce/stock-notices';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {createNoTaxes, createTaxes} from '~adapters/woocommerce/taxes';
import type {AppServices} from './platform/app-services';
import type {Env} from './platform/env';
import {fetchInScope, watchShop} from './platform/watch/shop-watch.server';

/** What serves every request of this process. */
export type LongLived = Pick<
  AppServices,
  | 'accounts'
  | 'changeJournal'
  | 'connectedProducts'
  | 'mailer'
  | 'orderAttempts'
  | 'paymentMethods'
  | 'payments'
  | 'rateLimits'
  | 'shopMessages'
  | 'stockNotices'
  | 'stockReservations'
> & {
  env: Env;
  taxes: Taxes;
  money: ShopMoney;
  /** The way to the shop's catalogue and orders. */
  shopLine: Line;
  /** Null without the shop's user. */
  plugin: PluginClient | null;
};

/**
 * Which adapter stands behind each port: the shop's own plugin, unless settings name a mail provider or Stripe.
 * Without the shop's user there is nobody to order from: the catalogue is shown, and everything else declines.
 */
export function connect(env: Env): LongLived {
  const plugin = openPlugin(env);
  return {
    env,
    plugin,
    shopLine: openLine(env),
    payments: chooseGateway(env, {timeoutMs: paymentPatience * env.SERVICE_TIMEOUT_MS}),
    mailer: env.PUBLIC_DEMO
      ? ofDemonstration(chooseMailer(env, plugin))
      : chooseMailer(env, plugin),
    paymentMethods: plugin ? createPaymentMethods(plugin) : createNoPaymentMethods(),
    money: chooseMoney(env, plugin),
    taxes: plugin ? createTaxes(plugin) : createNoTaxes(),
    shopMessages: createShopMessages(env.WOO_WEBHOOK_SECRET),
    changeJournal: plugin ? createChangeJournal(plugin) : createNoChangeJournal(),
    stockNotices: plugin ? createStockNotices(plugin) : createNoStockNotices(),
    connectedProducts: plugin ? createConnectedProducts(plugin) : createNoConnectedProducts(),
    ...(plugin ? shopAccounts(plugin) : noAccounts()),
  };
}

/** Whether the storefront may order in the shop's name. */
export const canOrder = (env: Env): boolean => env.WOO_USERNAME !== undefined;

/** Who waits for a payment waits longer before he is told to press again. */
const paymentPatience = 2;

/** To a service whose failures are remembered (rules: When a service fails). */
const openLine = ({SERVICE_TIMEOUT_MS}: Env): Line => ({
  timeoutMs: SERVICE_TIMEOUT_MS,
  breaker: new Breaker(),
});

function openPlugin(env: Env) {
  const {WOO_GRAPHQL_URL, WOO_USERNAME, WOO_APPLICATION_PASSWORD} = env;
  if (WOO_USERNAME === undefined || WOO_APPLICATION_PASSWORD === undefined) return null;
  return createPluginClient({
    ...openLine(env),
    endpoint: WOO_GRAPHQL_URL,
    username: WOO_USERNAME,
    applicationPassword: WOO_APPLICATION_PASSWORD,
    fetch: fetchInScope,
    watch: watchShop,
  });
}

function chooseMoney({SHOP_CURRENCY}: Env, plugin: PluginClient | null): ShopMoney {
  const set = toCurrency(SHOP_CURRENCY) ?? usDollars;
  return plugin ? createShopMoney(plugin, set) : createFixedMoney(set);
}

function chooseMailer(env: Env, plugin: PluginClient | null) {
  const {MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: from} = env;
  if (apiKey !== undefined && from !== undefined)
    return createResendMailer({url, apiKey, from, timeoutMs: env.SERVICE_TIMEOUT_MS});
  return plugin ? createWooMailer(plugin) : createNoMailer();
}

const ofDemonstration = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) => mailer.send({...mail, subject: `Demonstration: ${mail.subject}`}),
});

const shopAccounts = (plugin: PluginClient) => ({
  accounts: createWooAccounts(plugin),
  orderAttempts: createShopOrderAttempts(plugin),
  rateLimits: createShopRateLimits(plugin),
  stockReservations: createShopReservations(plugin),
});

const noAccounts = () => ({
  accounts: createNoAccounts(),
  orderAttempts: createNoOrderAttempts(),
  rateLimits: createNoRateLimits(),
  stockReservations: createNoReservations(),
});
