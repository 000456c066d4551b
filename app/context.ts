import {createWithCache, InMemoryCache} from '@shopify/hydrogen';
import {RouterContextProvider} from 'react-router';
import {
  createOrderAttempts,
  createRateLimits,
  createStockReservations,
} from '~adapters/ledger/supabase/supabase-ledger';
import {createSupabaseAccounts} from '~adapters/accounts/supabase/supabase-accounts';
import {createResendMailer} from '~adapters/mail/resend';
import {chooseGateway} from '~adapters/payments/choose-gateway';
import {createWooCommerce, withCachedCatalogue} from '~adapters/woocommerce';
import {AccountAccess} from './account/session/account-session.server';
import type {AppServices} from './platform/app-services';
import {readEnv, type Env} from './platform/env';
import {createLog, toCause, type Log} from './platform/log';
import {AppSession} from './platform/session';

export interface WorkerExecution {
  waitUntil(promise: Promise<unknown>): void;
}

export interface AppContext extends RouterContextProvider {
  /** Writes the cookies that this request changed. */
  commitCookies(headers: Headers): Promise<void>;
}

type LongLived = Pick<
  AppServices,
  'accounts' | 'mailer' | 'payments' | 'orderAttempts' | 'rateLimits' | 'stockReservations'
> & {env: Env};

let known: {variables: unknown; services: LongLived} | undefined;
let memory: Cache | undefined;

/** What serves every request of this worker: made once for its settings. */
function longLived(variables: Record<string, unknown>): LongLived {
  if (known?.variables !== variables) known = {variables, services: connect(readEnv(variables))};
  return known.services;
}

function connect(env: Env): LongLived {
  const database = {url: env.SUPABASE_URL, serviceKey: env.SUPABASE_SERVICE_ROLE_KEY};
  return {
    env,
    accounts: createSupabaseAccounts({url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY}),
    mailer: createResendMailer({
      url: env.MAIL_API_URL,
      apiKey: env.MAIL_API_KEY,
      from: env.MAIL_FROM,
    }),
    payments: chooseGateway(env),
    orderAttempts: createOrderAttempts(database),
    rateLimits: createRateLimits(database),
    stockReservations: createStockReservations(database),
  };
}

/** Plain Node has no Cache API: there the answers are kept in memory. */
async function openCache(): Promise<Cache> {
  if (typeof caches !== 'undefined') return caches.open('bellyful');
  return (memory ??= new InMemoryCache() as unknown as Cache);
}

async function connectShop(
  env: Env,
  request: Request,
  execution: WorkerExecution,
  log: Log,
): Promise<AppServices['commerce']> {
  const shop = createWooCommerce({
    endpoint: env.WOO_GRAPHQL_URL,
    username: env.WOO_USERNAME,
    applicationPassword: env.WOO_APPLICATION_PASSWORD,
  });
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  return withCachedCatalogue(shop, {
    withCache: createWithCache({cache: await openCache(), waitUntil, request}),
    onStaleAnswer: (error) =>
      log.warn('catalogue.stale', {cause: toCause(error)}),
  });
}

/** Behind a proxy or at a host, the browser's address is in a header that only they can set. */
const clientAddressOf = ({headers}: Request) =>
  headers.get('Oxygen-Buyer-IP') ?? headers.get('CF-Connecting-IP') ?? 'unknown';

/** The composition root: connects the ports to their adapters for one request. */
export async function createAppContext(
  request: Request,
  variables: Record<string, unknown>,
  execution: WorkerExecution,
): Promise<AppContext> {
  const {env, ...services} = longLived(variables);
  const requestId = crypto.randomUUID();
  const log = createLog(requestId);
  const session = await AppSession.open(request, env.SESSION_SECRET);
  const access = new AccountAccess({
    request,
    accounts: services.accounts,
    secret: env.SESSION_SECRET,
    log,
  });
  return Object.assign(new RouterContextProvider(), {
    ...services,
    env,
    access,
    session,
    log,
    requestId,
    commerce: await connectShop(env, request, execution, log),
    siteUrl: (env.PUBLIC_STORE_URL ?? new URL(request.url).origin).replace(/\/$/, ''),
    clientAddress: clientAddressOf(request),
    waitUntil: (promise: Promise<unknown>) => execution.waitUntil(promise),
    async commitCookies(headers: Headers) {
      if (session.isPending) headers.append('Set-Cookie', await session.commit());
      for (const cookie of await access.cookies()) headers.append('Set-Cookie', cookie);
    },
  } satisfies Omit<AppContext, keyof RouterContextProvider> & AppServices);
}
