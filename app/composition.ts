import {LoadingCache, partOf} from '~adapters/cache';
import {CircuitBreaker} from '~adapters/http';
import {
  inShop,
  toCurrency,
  usDollars,
  type BrokenProduct,
  type Catalogue,
  type OrderChange,
  type Orders,
  type PriceFacts,
  type ShopScope,
} from '~adapters/commerce';
import {createAgentProfiles} from '~adapters/agents/fetch-agent-profiles';
import {noAccounts} from '~adapters/accounts';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {noMailer, type Mailer} from '~adapters/mail';
import {createResendMailer} from '~adapters/mail/resend';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {
  createProcessRateLimits,
  createShopRateLimits,
  type CounterNamespace,
  type RateLimits,
} from '~adapters/rate-limits';
import {openGateways} from '~adapters/payments/open-gateways';
import {
  createCatalogueCaches,
  isLargeChange,
  partsOfCatalogue,
  revalidateCatalogue,
  shapeVersion,
  withCachedCatalogue,
  withCatalogueIn,
} from '~adapters/catalogue';
import {createAddressForms} from '~adapters/woocommerce/address-forms';
import {createAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {createShopCheckout} from '~adapters/woocommerce/shop-checkout';
import {createCatalogue} from '~adapters/woocommerce/products/catalogue';
import {createStoreCatalogue, isStoreApi} from '~adapters/woocommerce/store-api/store-catalogue';
import {createChangeJournal, forAllInstances} from '~adapters/woocommerce/change-journal';
import {createReviews} from '~adapters/reviews/woocommerce';
import {
  createReviewCache,
  revalidateReviews,
  withCachedReviews,
} from '~adapters/reviews/cached-reviews';
import {createShopClient, withoutGraphql, type ShopClient} from '~adapters/woocommerce/client';
import {createCoupons} from '~adapters/woocommerce/orders/coupons';
import {createOrders} from '~adapters/woocommerce/orders/orders';
import {createConnectedProducts} from '~adapters/woocommerce/products/connected-products';
import {
  createPaymentMethods,
  createShopSettings,
  createPriceFacts,
  type ShopSettings,
} from '~adapters/woocommerce/shop-settings';
import {createPluginClient, noPlugin, type PluginClient} from '~adapters/woocommerce/plugin-client';
import {contractProblem} from '~adapters/woocommerce/plugin-contract';
import {createStockNotices} from '~adapters/back-in-stock/woocommerce';
import {createSupplies} from '~adapters/supplies/woocommerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {fromWooCountries} from '~adapters/woocommerce/orders/territories';
import {createTaxes} from '~adapters/woocommerce/orders/taxes';
import {
  createContent,
  contentVersion,
  createContentCaches,
  revalidateContent,
} from '~adapters/content/wordpress/cached-content';
import {publishedOrNothing} from '~adapters/content';
import {createContentDrafts} from '~adapters/content/wordpress/make-drafts';
import type {AppServices} from '~/server/app-services';
import {ChangeFeed} from '~/server/cache/change-feed';
import {Snapshot} from '~/server/cache/snapshot.server';
import {tagsOfChange} from '~/server/cache/public-page';
import {createEdgeRateLimits} from '~/server/http/edge-counter';
import {SeenScope} from '~/server/settings/seen-scope';
import {readEnv, type Env} from '~/server/settings/env';
import {
  fetchInScope,
  instrumentShop,
  instrumentCache,
} from '~/server/telemetry/instrument-shop.server';
import {toCause, type Log} from '~/server/telemetry/log';
import type {Variables, WorkerExecution} from './worker';
import {languagePrefix, languageTag} from '~/content/language';
import {languageOf, languages} from '~/content/languages';
import {wordsOf} from '~/content/own-names';

/** What serves every request of this process, and outlives it. */
export type Services = ReturnType<typeof composeServices>;

const place = Symbol.for('bellyful.services');
/** Each language is bundled apart and shares them. */
const shared = globalThis as {[place]?: WeakMap<object, Services>};
const services = (shared[place] ??= new WeakMap());

/** Made once for these settings. */
export function servicesOf(variables: Variables): Services {
  const known = services.get(variables);
  if (known) return known;
  const made = composeServices(readEnv(variables));
  services.set(variables, made);
  return made;
}

/** Only an edge host has the Cache API. */
const openEdgeCache = typeof caches === 'undefined' ? undefined : () => caches.open('bellyful');

/**
 * Which adapter stands behind each port: the shop's own plugin, unless settings name a mail provider or Stripe.
 * Without the shop's user nothing can be ordered: the catalogue is shown, and everything else declines.
 */
export function composeServices(env: Env) {
  const plugin = openPlugin(env);
  const settings = createShopSettings(plugin);
  const changeFeed = new ChangeFeed();
  const shopOptions = shopOptionsOf(env);
  const cacheHost = {
    openEdgeCache,
    isLiveSince: (storedAt: number) => changeFeed.isLiveSince(storedAt),
  };
  const journal = createChangeJournal(plugin, fetchInScope);
  const caches = createCatalogueCaches(cacheHost);
  const contentCaches = createContentCaches(cacheHost);
  const reviewCache = createReviewCache(cacheHost);
  const countryForms = createAddressForms(plugin);
  return {
    env,
    plugin,
    settings,
    changeFeed,
    caches,
    contentCaches,
    reviewCache,
    snapshot: new Snapshot({
      store: env.SNAPSHOTS,
      name: `snapshot-${shapeVersion}-${contentVersion}.gz`,
      shop: [env.WOO_GRAPHQL_URL, ...shopOptions.languages].join(' '),
      feed: changeFeed,
      isStoredByClock: openEdgeCache !== undefined,
      parts: {
        ...partsOfCatalogue(caches),
        published: partOf(contentCaches.published),
        texts: partOf(contentCaches.texts),
        reviews: partOf(reviewCache),
        settings: settings.part,
        countryForms: countryForms.part,
      },
    }),
    caughtUp: new LoadingCache<object>(caughtUp),
    shopOptions,
    openCatalogue: (client: ShopClient, known: ShopSettings): Catalogue =>
      isStoreApi(shopOptions.endpoint)
        ? createStoreCatalogue(shopOptions)
        : createCatalogue(client, shopOptions, known),
    payments: openGateways(env, {timeoutMs: paymentPatience * env.SERVICE_TIMEOUT_MS}),
    mailer: env.PUBLIC_DEMO
      ? ofDemonstration(chooseMailer(env, plugin))
      : chooseMailer(env, plugin),
    paymentMethods: createPaymentMethods(settings),
    priceFacts: createPriceFacts(settings, toCurrency(env.SHOP_CURRENCY) ?? usDollars),
    countryForms,
    seenScope: new SeenScope(),
    shopMessages: createShopMessages(env.WOO_WEBHOOK_SECRET),
    changeJournal: openEdgeCache ? forAllInstances(journal, openEdgeCache) : journal,
    stockNotices: createStockNotices(plugin),
    supplies: createSupplies(plugin),
    connectedProducts: createConnectedProducts(plugin, settings),
    contentDrafts: createContentDrafts(plugin),
    agentProfiles: createAgentProfiles(),
    agentSessions: createAgentSessions(plugin),
    shopCheckout: createShopCheckout(plugin, settings),
    accounts: plugin === noPlugin ? noAccounts : createWooAccounts(plugin),
    rateLimits: chooseRateLimits(env, plugin),
  };
}

/** To read a snapshot of 100,000 products takes some seconds. */
const patience = 30_000;
const caughtUp = {
  lifetime: {maxAge: 30_000, staleWhileRevalidate: 0},
  staleIfError: Infinity,
  timeout: patience,
  firstTimeout: {ms: patience, error: () => new Error('The shop is slow.')},
  maxSize: 1000,
};

/** What the shop has set, by its last word. */
export const scopeOf = ({settings}: Services, facts: PriceFacts): ShopScope => ({
  facts,
  endedClaims: settings.known()?.endedClaims ?? [],
  countries: fromWooCountries(settings.known()?.countries),
  lawsOff: settings.known()?.lawsOff ?? [],
  withdrawsItself: settings.known()?.withdrawsItself ?? '',
  answersFor: settings.known()?.answersFor ?? {},
  timeZone: settings.known()?.timeZone ?? '',
});

/** Whether the storefront may order in the shop's name. */
export const canOrder = (env: Env): boolean =>
  env.WOO_USERNAME !== undefined && !isStoreApi(env.WOO_GRAPHQL_URL);

/** By this factor a payment may take longer than other requests. */
const paymentPatience = 2;

/** That of these pages, where it is not the shop's own. */
const language = languageOf(languagePrefix);
const furtherLanguages = languages.filter(({prefix}) => prefix).map(({code}) => code);

/** For a client of the shop whose failures are counted by themselves (rules: When a service fails). */
const shopOptionsOf = (env: Env) => ({
  timeoutMs: env.SERVICE_TIMEOUT_MS,
  breaker: new CircuitBreaker(),
  endpoint: env.WOO_GRAPHQL_URL,
  username: env.WOO_USERNAME ?? '',
  applicationPassword: env.WOO_APPLICATION_PASSWORD ?? '',
  fetch: fetchInScope,
  instrument: instrumentShop,
  languages: furtherLanguages,
});

const openPlugin = (env: Env): PluginClient =>
  !canOrder(env) || env.WOO_APPLICATION_PASSWORD === undefined
    ? noPlugin
    : createPluginClient(shopOptionsOf(env));

function chooseMailer(env: Env, plugin: PluginClient) {
  const {MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: from} = env;
  if (apiKey !== undefined && from !== undefined)
    return createResendMailer({url, apiKey, from, timeoutMs: env.SERVICE_TIMEOUT_MS});
  return plugin === noPlugin ? noMailer : createWooMailer(plugin);
}

const ofDemonstration = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) => mailer.send({...mail, subject: `Demonstration: ${mail.subject}`}),
});

function chooseRateLimits({COUNTERS: given}: Env, plugin: PluginClient) {
  const host = given ? ofHost(given) : createProcessRateLimits();
  return {host, shop: plugin === noPlugin ? host : createShopRateLimits(plugin)};
}

const ofHost = (given: CounterNamespace | RateLimits): RateLimits =>
  'count' in given ? given : createEdgeRateLimits(given);

interface ShopRequest {
  execution: WorkerExecution;
  onFailed: (error: unknown) => void;
  log: Log;
}

/** The shop, for one request. */
export function openShop(
  services: Services,
  {execution, onFailed, log}: ShopRequest,
): Pick<AppServices, 'addressForms' | 'commerce' | 'reviews' | 'content' | 'words' | 'invalidate'> {
  const {plugin, shopOptions, settings, caches, contentCaches, reviewCache, changeFeed} = services;
  const {waitUntil} = execution;
  const client = isStoreApi(shopOptions.endpoint) ? withoutGraphql : createShopClient(shopOptions);
  const source = {
    client,
    plugin,
    shopUrl: new URL('.', shopOptions.endpoint).href,
    languages: furtherLanguages,
  };
  const reviews = createReviews(client, plugin);
  const reader = {
    waitUntil,
    instrument: instrumentCache,
    onFailed,
    onStale: (error: unknown) => log.warn('catalogue.stale', {cause: toCause(error)}),
  };
  const readSettings = async () => {
    const scope = scopeOf(services, await services.priceFacts.revalidate(languageTag));
    if (services.seenScope.isNew(scope, languageTag)) execution.onInvalidate?.('all');
    return scope;
  };
  const known: ShopSettings = {
    ...settings,
    read: (work = waitUntil) => settings.read(work),
  };
  const orders = createOrders(client, plugin, known, shopOptions.endpoint);
  const shop = {
    products: services.openCatalogue(client, known),
    coupons: createCoupons(plugin),
    orders: whileSettingsChange(orders, readSettings),
    taxes: createTaxes(plugin, known),
  };
  const content = createContent(source, {caches: contentCaches, waitUntil}, language);
  const words = async () =>
    language ? wordsOf((await publishedOrNothing(content)).translations[language.code]?.words) : {};
  return {
    addressForms: services.countryForms.in(language?.code ?? '', waitUntil),
    commerce: withCatalogueIn(language?.code, words, {
      ...shop,
      products: withCachedCatalogue(shop.products, {
        ...reader,
        caches,
        onBroken(products) {
          if (products.length > 0) log.error('catalogue.broken', {products});
          waitUntil(reportBroken(plugin, products, log));
        },
      }),
    }),
    reviews: withCachedReviews(reviews, {...reader, cache: reviewCache}),
    content,
    words,
    async invalidate(change) {
      if (isLargeChange(change)) changeFeed.restart();
      const isStockAlone = change.productIds?.length === 0 && !change.hasContent;
      if (!isStockAlone) {
        settings.invalidate();
        services.countryForms.invalidate();
      }
      // Without an answer the settings stay as they were: the catalogue's own request will report the failure.
      const scope = change.productIds === null ? await readSettings().catch(() => null) : null;
      // Prices are read by the decimals that the shop has now.
      const [slugs, paths] = await inShop(scope ?? {}, () =>
        Promise.all([
          revalidateCatalogue(caches, shop.products, change),
          change.hasContent ? revalidateContent(contentCaches, source) : [],
          revalidateReviews(reviewCache, reviews, change),
        ]),
      );
      const tags = tagsOfChange(slugs, paths);
      if (tags.length > 0) execution.onInvalidate?.(tags);
    },
  };
}

/** For the plugin's page; an older plugin does not take it, and the log has it anyway. */
async function reportBroken(plugin: PluginClient, broken: BrokenProduct[], log: Log) {
  if (plugin === noPlugin) return;
  const products = broken.slice(0, 100).map(({databaseId, reason}) => ({databaseId, reason}));
  await plugin
    .send('products.broken', {method: 'POST', path: '/products/broken', body: {products}})
    .catch((error: unknown) => log.warn('catalogue.broken.unreported', {cause: toCause(error)}));
}

const settingKinds: ReadonlySet<OrderChange['kind']> = new Set([
  'tax',
  'currency',
  'rules',
  'method',
  'field',
  'closed',
]);

/** Where an order is refused because settings have changed, they are read before it is answered, for the next page. */
function whileSettingsChange(orders: Orders, readSettings: () => Promise<unknown>): Orders {
  const place: Orders['place'] = async (order) => {
    const placement = await orders.place(order);
    const changes = placement.status === 'changed' ? placement.changes : [];
    if (changes.some(({kind}) => settingKinds.has(kind))) await readSettings().catch(() => {});
    return placement;
  };
  return {...orders, place};
}

/** Nothing can be ordered of a plugin of another version: logged at the start, not at the first order. */
export async function checkPlugin({settings}: Services, log: Log): Promise<void> {
  const found = await settings.read().catch(() => null);
  const problem = found?.plugin && contractProblem(found.plugin.contract);
  if (problem) log.error('shop.plugin.differs', {problem});
}
