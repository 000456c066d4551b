import './app/platform/finalization-registry';
import type {ServerBuild} from 'react-router';
import * as build from 'virtual:react-router/server-build';
import {addCachePolicy, addSharedPolicy, noStore} from '~/platform/cache-policy';
import {canonicalRedirect} from '~/platform/canonical-path';
import {answerFromEdge, presentableMs} from '~/platform/edge-pages';
import {LateChanges} from '~/platform/late-changes';
import {
  createAppContext,
  findAsker,
  isCovered,
  isTimeToHear,
  type AppContext,
  type WorkerExecution,
} from '~/context';
import {openOrderDesk} from '~/checkout/order/open-order-desk.server';
import {connectProducts} from '~/checkout/order/connect-products.server';
import {reconcile, type Reconciliation} from '~/checkout/order/reconcile.server';
import {confirmForm, refuseForm} from '~/platform/confirm-form.server';
import {cookieSettingsOf} from '~/platform/cookie-settings';
import {createLog, toCause} from '~/platform/log';
import {hearChanges} from '~/platform/renew-changed.server';
import {createRequestHandler} from '~/platform/request-handler';
import {addSecurityHeaders, sourceOf} from '~/platform/security';
import {findSettingProblems} from '~/platform/env';
import {answerHealth, answerReadiness} from '~/platform/health';
import {isKnownHost, misdirected} from '~/platform/known-host';
import {templateHeader, type TemplateKind} from '~/platform/page-template';
import {withReadableAddress} from '~/platform/readable-address';
import {readTarget} from '~/platform/request-target';
import {createRouteOf} from '~/platform/watch/route-pattern';
import {watchRequest} from '~/platform/watch/watch-request.server';

const routeOf = createRouteOf((build as ServerBuild).routes);

const contexts = new WeakMap<Request, AppContext>();

/** Made once: it goes over all routes. */
const handle = createRequestHandler({
  build: build as ServerBuild,
  mode: import.meta.env.MODE,
  poweredByHeader: false,
  getLoadContext(request) {
    const context = contexts.get(request);
    if (!context) throw new Error('A request came past the shop’s own door');
    return context;
  },
});

async function answer(
  request: Request,
  variables: Record<string, unknown>,
  execution: WorkerExecution,
  requestId: string,
): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (pathname === '/healthz') return answerHealth();
  const asked = {requestId, route: routeOf(pathname)};
  const context = await createAppContext(request, variables, execution, asked);
  if (pathname === '/readyz') return answerReadiness(context, request);
  if (!isKnownHost(request, context.env)) return misdirected();
  const elsewhere = canonicalRedirect(request);
  if (elsewhere) return elsewhere;
  const ours = await requireOurs(request, context);
  if (ours instanceof Response) return ours;
  const readable = withReadableAddress(ours);
  contexts.set(readable, context);
  const response = await handle(readable);
  await context.commitCookies(response.headers);
  if (context.isForEveryone) addSharedPolicy(response, context.isWhole());
  if (context.isForShoppers)
    response.headers.set(templateHeader, templateKindOf(context, response));
  return response;
}

/** The request, where it may change something; otherwise what its sender reads. */
function requireOurs(request: Request, {env, siteUrl}: AppContext) {
  const source = sourceOf(request, siteUrl);
  if (source === 'own') return request;
  if (source === 'foreign') return refuseForm();
  return confirmForm(request, cookieSettingsOf(env, siteUrl));
}

function templateKindOf(context: AppContext, {headers}: Response): TemplateKind {
  if (context.isOwn()) return 'own';
  return context.isWhole() && headers.get('Cache-Control') !== noStore ? 'whole' : 'lacking';
}

/** With every header that it needs, whatever happened. */
async function answerWhole(
  request: Request,
  variables: Record<string, unknown>,
  execution: WorkerExecution,
  requestId: string,
): Promise<Response> {
  let response: Response;
  try {
    response = await answer(request, variables, execution, requestId);
  } catch (thrown) {
    createLog(requestId).error('request.failed', {cause: toCause(thrown)});
    response = new Response('The shop cannot answer right now. Please try again in a minute.', {
      status: 500,
      headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
    });
  }
  const answered = new Response(response.body, response);
  addCachePolicy(request, answered);
  addSecurityHeaders(answered.headers, new URL(request.url));
  return answered;
}

/** Finishes or closes what earlier requests left behind; says what it did, line by line. */
async function goOver(
  variables: Record<string, unknown>,
  execution: WorkerExecution,
  say: (line: string) => void,
): Promise<Reconciliation> {
  const request = new Request('https://reconciler.invalid/');
  const context = await createAppContext(request, variables, execution);
  return reconcile(await openOrderDesk(context), say);
}

/** Gives the shop what the pages sell from code, once. */
async function connectShop(
  variables: Record<string, unknown>,
  execution: WorkerExecution,
  say: (line: string) => void,
): Promise<void> {
  const request = new Request('https://connect.invalid/');
  await connectProducts(await createAppContext(request, variables, execution), say);
}

/**
 * Reads the catalogue before anybody asks for it: of a large one the first reader would see a part. Where the shop's
 * journal stands is asked first, so that nothing that changes afterwards is missed.
 */
async function warmUp(
  variables: Record<string, unknown>,
  execution: WorkerExecution,
): Promise<void> {
  await hear(variables, execution);
  const request = new Request('https://start.invalid/');
  const {commerce} = await createAppContext(request, variables, execution);
  await commerce.products.all();
}

/** Learns what the shop told other processes, now and then: most calls do nothing. */
async function hear(variables: Record<string, unknown>, execution: WorkerExecution): Promise<void> {
  if (!isTimeToHear()) return;
  const request = new Request('https://changes.invalid/');
  await hearChanges(await createAppContext(request, variables, execution));
}

const worker = {
  connect: connectShop,
  hear,
  isCovered,
  warmUp,
  /** For a host that keeps pages for shoppers: whom to greet. */
  findAsker,
  /** For a host that starts once: what is wrong with the settings, before it opens. */
  problemsOf: findSettingProblems,
  reconcile: goOver,
  routeOf,
  /** Called by the host's clock (Workers: `triggers.crons`). */
  async scheduled(
    _event: unknown,
    variables: Record<string, unknown>,
    execution: WorkerExecution,
  ): Promise<void> {
    const log = createLog('scheduled');
    const count = await goOver(variables, execution, (line) => log.info(line));
    log.info('order.reconciled', {...count});
  },
  async fetch(
    asked: Request,
    variables: Record<string, unknown>,
    given: WorkerExecution,
  ): Promise<Response> {
    const request = withNormalTarget(asked);
    if (request instanceof Response) return request;
    const execution = isEdge ? onEdge(given) : given;
    // A host of one process asks by its own clock. Settings that are wrong are told by the request itself.
    if (isEdge && !execution.isForEveryone)
      execution.waitUntil(hear(variables, execution).catch(() => {}));
    const kept = await answerKept(request, variables, execution);
    if (kept) return kept;
    const isForKeeping = execution.isForEveryone || execution.standIn !== undefined;
    return watchRequest(request, {routeOf, isForKeeping}, ({requestId}) =>
      answerWhole(request, variables, execution, requestId),
    );
  },
};

/** The same request by the one spelling of its address, or why nobody answers it. */
function withNormalTarget(request: Request): Request | Response {
  const {origin} = new URL(request.url);
  const target = readTarget(request.method, request.url.slice(origin.length));
  if (typeof target !== 'string') return new Response(target.body, target);
  return origin + target === request.url ? request : new Request(origin + target, request);
}

/** An edge host has a cache for whole answers; a host of one process keeps its pages itself. */
const isEdge = typeof caches !== 'undefined';
const lateChanges = new LateChanges(presentableMs);

const onEdge = (given: WorkerExecution): WorkerExecution => ({
  ...given,
  waitUntil: (promise) => given.waitUntil(promise),
  onCatalogueRenewed: (slugs) => lateChanges.add(slugs, Date.now()),
});

async function answerKept(
  request: Request,
  variables: Record<string, unknown>,
  execution: WorkerExecution,
): Promise<Response | null> {
  if (import.meta.env.DEV || execution.isForEveryone || !isEdge) return null;
  return answerFromEdge(request, {
    cache: await caches.open('bellyful-pages'),
    render: (anonymous) =>
      worker.fetch(anonymous, variables, {
        waitUntil: (promise) => execution.waitUntil(promise),
        isForEveryone: true,
      }),
    changes: lateChanges,
    waitUntil: (promise) => execution.waitUntil(promise),
  });
}

export default worker;
