import {RouterContextProvider} from 'react-router';
import {inShop, sayIn, toSaidMethod} from '~adapters/commerce';
import {canOrder, openShop, scopeOf, servicesOf} from '~/composition';
import type {AppServices} from '~/server/app-services';
import {isLoopback} from '~/server/settings/known-host';
import {originOf} from '~/server/session/visit-origin.server';
import {clientAddressOf, deviceOf} from '~/server/http/client-address';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import type {Env} from '~/server/settings/env';
import {languagePrefix, languageTag} from '~/content/language';
import {followAccount} from '~/cart/account/account-cart.server';
import {CartCookie} from '~/cart/cart-cookie.server';
import {countQuestion} from '~/server/http/shop-questions';
import {createLog, toCause, type Log} from '~/server/telemetry/log';
import {currentScope} from '~/server/telemetry/request-scope.server';
import {AppSession} from '~/server/session/session';
import {AccountAccess} from './account/session/account-session.server';
import type {RequestInfo, Variables, WorkerExecution} from './worker';

export interface AppContext extends RouterContextProvider {
  /** False when a back end did not answer, so that the page lacks something. */
  isComplete(): boolean;
  /** Does this with what the shop has set. */
  inShop<Value>(act: () => Value): Value;
  /** Writes the cookies that this request changed. */
  commitCookies(headers: Headers): Promise<void>;
}

/** Work after the answer that fails is logged with the id of its request. */
const loggingFailures = (execution: WorkerExecution, log: Log): WorkerExecution => ({
  ...execution,
  waitUntil: (promise) =>
    execution.waitUntil(
      promise.catch((thrown: unknown) => log.error('background.failed', {cause: toCause(thrown)})),
    ),
});

const siteUrlOf = (env: Env, {url}: Request) =>
  (env.PUBLIC_STORE_URL ?? new URL(url).origin).replace(/\/$/, '') + languagePrefix;

/** What a request gets: the shop as `composition.ts` opens it, and its own session, cookies and log. */
export async function createAppContext(
  request: Request,
  variables: Variables,
  given: WorkerExecution,
  {requestId, route}: RequestInfo = {requestId: crypto.randomUUID(), route: '/'},
): Promise<AppContext> {
  const services = servicesOf(variables);
  const {env} = services;
  const log = createLog(requestId);
  const execution = loggingFailures(given, log);
  const siteUrl = siteUrlOf(env, request);
  const cookieSettings = cookieSettingsOf(env, siteUrl);
  const session = await AppSession.open(request, cookieSettings);
  const cartCookie = await CartCookie.open(request, cookieSettings);
  const clientAddress = clientAddressOf(request, env, execution.clientAddress);
  const asking = currentScope();
  // A page for the cache is rendered for nobody, and asked for by somebody.
  if (asking && !execution.isPublic) asking.onQuestion = () => countQuestion(clientAddress);
  let isComplete = true;
  const onFailed = (error: unknown) => {
    isComplete = false;
    log.error('catalogue.unanswered', {cause: toCause(error)});
  };
  const {waitUntil} = execution;
  const scope = await services.priceFacts.read(waitUntil, languageTag).then(
    (facts) => scopeOf(services, facts),
    (error: unknown) => {
      onFailed(error);
      return null;
    },
  );
  if (scope && services.seenScope.isNew(scope, languageTag)) execution.onInvalidate?.('all');
  const access = new AccountAccess({request, accounts: services.accounts, cookieSettings, log});
  const shop = openShop(services, {execution, onFailed, log});
  return Object.assign(new RouterContextProvider(), {
    ...services,
    paymentMethods: {
      async offered() {
        const say = sayIn(await shop.words());
        const offered = await services.paymentMethods.offered(waitUntil);
        return offered.map((method) => toSaidMethod(method, say));
      },
    },
    canOrder: canOrder(env),
    isMoneyUnknown: scope === null,
    inShop: <Value>(act: () => Value) => inShop({...scope, addressForms: shop.addressForms}, act),
    agentProfiles: services.agentProfiles.open({
      // A profile on this machine is accepted only where the shop itself is (`read-agent.server.ts`).
      isPublicHost: async (hostname) =>
        isLoopback(hostname) || ((await execution.isPublicHost?.(hostname)) ?? true),
    }),
    access,
    session,
    cartCookie,
    log,
    route,
    ...shop,
    siteUrl,
    isPublic: execution.isPublic ?? false,
    isComplete: () => isComplete,
    clientAddress,
    device: deviceOf(request, clientAddress),
    origin: originOf(request, cookieSettings),
    waitUntil,
    async commitCookies(headers: Headers) {
      await followAccount({access, accounts: services.accounts, cartCookie, log}, request, 'after');
      if (session.isPending) headers.append('Set-Cookie', await session.commit());
      if (cartCookie.isPending) headers.append('Set-Cookie', await cartCookie.cookie());
      for (const cookie of await access.cookies()) headers.append('Set-Cookie', cookie);
    },
  } satisfies Omit<AppContext, keyof RouterContextProvider> & AppServices);
}
