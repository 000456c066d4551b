import {createWithCache} from '@shopify/hydrogen';
import {RouterContextProvider} from 'react-router';
import {setShopCurrency, shopCurrency, type Currency} from '~adapters/commerce';
import {
  AbsentSlugs,
  CatalogueKeeper,
  createWooCommerce,
  isLargeChange,
  renewCatalogue,
  withCachedCatalogue,
} from '~adapters/woocommerce';
import {AccountAccess} from './account/session/account-session.server';
import {KnownShoppers, type Asker} from './account/session/known-shoppers.server';
import {StandInAccess} from './account/session/stand-in-access';
import {canOrder, connect, type LongLived} from './connect';
import type {AppServices} from './platform/app-services';
import {BoundedCache} from './platform/bounded-cache';
import {clientAddressOf, deviceOf} from './platform/client-address';
import {ChangeListener} from './platform/change-listener';
import {cookieSettingsOf} from './platform/cookie-settings';
import {readEnv, type Env} from './platform/env';
import {KeptCart} from './platform/kept-cart.server';
import {createLog, toCause, type Log} from './platform/log';
import type {ShownShopper} from './platform/page-template';
import {AppSession} from './platform/session';
import {currentScope} from './platform/watch/request-scope.server';
import {fetchInScope, watchKept, watchShop} from './platform/watch/shop-watch.server';

export interface WorkerExecution {
  waitUntil(promise: Promise<unknown>): void;
  /** The browser's address where the host itself knows it. */
  clientAddress?: string;
  /** Asks for a page that all visitors may be shown. */
  isForEveryone?: boolean;
  /** Asks for a page that is filled in for each shopper, with this in the places of his own data. */
  standIn?: ShownShopper;
  /**
   * Told which products have changed, by their slugs; null: any of them. For a host that keeps pages itself.
   */
  onCatalogueRenewed?(slugs: readonly string[] | null): void;
}

/** What is known of a request before it is looked into. */
export type AskedFor = Pick<AppServices, 'requestId' | 'route'>;

export interface AppContext extends RouterContextProvider {
  /** False when a back end left a question of this page open, so that the page lacks something. */
  isWhole(): boolean;
  /** Of a page for all shoppers: whether it turned out to be one shopper's own. */
  isOwn(): boolean;
  /** Writes the cookies that this request changed. */
  commitCookies(headers: Headers): Promise<void>;
}

let known: {variables: unknown; services: LongLived} | undefined;
let memory: Cache | undefined;
let absent = new AbsentSlugs();
let keeper = new CatalogueKeeper();
let isCurrencyKnown = false;
const changeListener = new ChangeListener();

/** Whether it is time to look into the shop's journal. */
export const isTimeToHear = (): boolean => changeListener.isDue;

/** Whether a page of that time would be known for old if what it shows had changed. */
export const isCovered = (madeAt: number): boolean => changeListener.covers(madeAt - oldestPartMs);

/** What a page shows may have been read from the shop so long before (rules: Changes in the shop). */
const oldestPartMs = 45_000;

/** What serves every request of this worker: made once for its settings. */
function longLived(variables: Record<string, unknown>): LongLived {
  if (known?.variables !== variables) known = {variables, services: connect(readEnv(variables))};
  return known.services;
}

/** What is kept of the catalogue counts in the currency of before; the shared cache keeps each under its own name. */
function adoptCurrency(currency: Currency, execution: WorkerExecution): void {
  const {code, decimals} = shopCurrency();
  const isFirst = !isCurrencyKnown;
  isCurrencyKnown = true;
  if (currency.code === code && currency.decimals === decimals) return;
  setShopCurrency(currency);
  absent = new AbsentSlugs();
  keeper = new CatalogueKeeper();
  // No page is kept before the currency is known.
  if (!isFirst) execution.onCatalogueRenewed?.(null);
}

/** Plain Node has no Cache API: there the answers are kept in memory. */
async function openCache(): Promise<Cache> {
  if (typeof caches !== 'undefined') return caches.open('bellyful');
  return (memory ??= new BoundedCache() as unknown as Cache);
}

type ShopParts = Pick<LongLived, 'env' | 'taxes' | 'money' | 'plugin' | 'shopLine'>;

async function connectShop(
  {env, taxes, money, plugin, shopLine}: ShopParts,
  request: Request,
  execution: WorkerExecution,
  onFailedAnswer: (error: unknown) => void,
  log: Log,
): Promise<Pick<AppServices, 'commerce' | 'renewCatalogue'>> {
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  const shop = createWooCommerce(
    {
      ...shopLine,
      endpoint: env.WOO_GRAPHQL_URL,
      username: env.WOO_USERNAME ?? '',
      applicationPassword: env.WOO_APPLICATION_PASSWORD ?? '',
      fetch: fetchInScope,
      watch: watchShop,
    },
    {...taxes, areCharged: () => taxes.areCharged(waitUntil)},
    plugin,
  );
  const cache = await openCache();
  return {
    commerce: withCachedCatalogue(shop, {
      withCache: createWithCache({cache, waitUntil, request}),
      absent,
      keeper,
      isTold: (at) => changeListener.covers(at),
      waitUntil,
      watch: watchKept,
      onFailedAnswer,
      onStaleAnswer: (error) => log.warn('catalogue.stale', {cause: toCause(error)}),
    }),
    async renewCatalogue(change) {
      if (isLargeChange(change)) changeListener.beginAnew();
      // Unanswered, it stays as it was: the catalogue's own question will say so.
      const currency = change.productIds === null ? await money.renew().catch(() => null) : null;
      if (currency) adoptCurrency(currency, execution);
      const slugs = await renewCatalogue({commerce: shop, cache, absent, keeper}, change);
      execution.onCatalogueRenewed?.(slugs);
    },
  };
}

/** Work behind the answer that fails is told with the id of its request. */
const tellingFailures = (execution: WorkerExecution, log: Log): WorkerExecution => ({
  ...execution,
  waitUntil: (promise) =>
    execution.waitUntil(
      promise.catch((thrown: unknown) => log.error('background.failed', {cause: toCause(thrown)})),
    ),
});

const knownShoppers = new KnownShoppers();

/** Whom to greet on a page that shows nothing else of its shopper. */
export function findAsker(
  request: Request,
  variables: Record<string, unknown>,
  given: WorkerExecution,
): Promise<Asker> {
  const {env, accounts} = longLived(variables);
  const log = createLog(currentScope()?.requestId ?? crypto.randomUUID());
  const execution = tellingFailures(given, log);
  const cookieSettings = cookieSettingsOf(env, siteUrlOf(env, request));
  return knownShoppers.whoAsks({request, accounts, cookieSettings, log}, (work) =>
    execution.waitUntil(work),
  );
}

const siteUrlOf = (env: Env, {url}: Request) =>
  (env.PUBLIC_STORE_URL ?? new URL(url).origin).replace(/\/$/, '');

/** The composition root: connects the ports to their adapters for one request. */
export async function createAppContext(
  request: Request,
  variables: Record<string, unknown>,
  given: WorkerExecution,
  {requestId, route}: AskedFor = {requestId: crypto.randomUUID(), route: '/'},
): Promise<AppContext> {
  const {taxes, money, plugin, shopLine, ...services} = longLived(variables);
  const {env} = services;
  const log = createLog(requestId);
  const execution = tellingFailures(given, log);
  const siteUrl = siteUrlOf(env, request);
  const cookieSettings = cookieSettingsOf(env, siteUrl);
  const session = await AppSession.open(request, cookieSettings);
  const keptCart = await KeptCart.open(request, cookieSettings);
  const clientAddress = clientAddressOf(request, env, execution.clientAddress);
  let isWhole = true;
  const onFailedAnswer = (error: unknown) => {
    isWhole = false;
    log.error('catalogue.unanswered', {cause: toCause(error)});
  };
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  const isMoneyUnknown = await money.read(waitUntil).then(
    (currency) => {
      adoptCurrency(currency, execution);
      return false;
    },
    (error: unknown) => {
      onFailedAnswer(error);
      return true;
    },
  );
  const standIn = execution.standIn ? new StandInAccess(execution.standIn) : null;
  const access =
    standIn ?? new AccountAccess({request, accounts: services.accounts, cookieSettings, log});
  return Object.assign(new RouterContextProvider(), {
    ...services,
    paymentMethods: {offered: () => services.paymentMethods.offered(waitUntil)},
    canOrder: canOrder(env),
    isMoneyUnknown,
    changeListener,
    access,
    session,
    keptCart,
    log,
    requestId,
    route,
    ...(await connectShop(
      {env, taxes, money, plugin, shopLine},
      request,
      execution,
      onFailedAnswer,
      log,
    )),
    siteUrl,
    isForEveryone: execution.isForEveryone ?? false,
    isForShoppers: standIn !== null,
    isOwn: () => standIn?.needsSession ?? false,
    isWhole: () => isWhole,
    clientAddress,
    device: deviceOf(request, clientAddress),
    waitUntil,
    async commitCookies(headers: Headers) {
      if (session.isPending) headers.append('Set-Cookie', await session.commit());
      if (keptCart.isPending) headers.append('Set-Cookie', await keptCart.cookie());
      for (const cookie of await access.cookies()) headers.append('Set-Cookie', cookie);
    },
  } satisfies Omit<AppContext, keyof RouterContextProvider> & AppServices);
}
