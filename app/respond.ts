import {answerAgents} from '~/agents/answer-agents.server';
import {addCachePolicy, addPublicPolicy} from '~/server/cache/cache-policy';
import {withoutCookies} from '~/server/cache/public-page';
import {factsOf} from '~/route-facts';
import {answerPlainPage} from '~/server/http/plain-page.server';
import {isNavigation} from '~/server/http/request-kind';
import {secondsUntilAsked} from '~/server/http/shop-questions';
import {canonicalRedirect} from '~/server/http/request-target';
import {answerLook} from '~/server/look.server';
import {confirmForm, refuseForm} from '~/server/http/confirm-form.server';
import {isKnownHost, misdirected} from '~/server/settings/known-host';
import {toHtmlRequest, toMarkdown} from '~/server/http/markdown.server';
import {withReadableAddress} from '~/server/http/route-pattern';
import {addSecurityHeaders, sourceOf} from '~/server/http/security';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {answerHealth, answerReadiness} from '~/server/telemetry/health';
import {createLog, toCause} from '~/server/telemetry/log';
import type {RequestInfo, Variables, WorkerExecution} from './worker';
import {createAppContext, type AppContext} from './context';
import {plainProblems, tooMuchPage} from '~/content/problem-pages';

/** The router: renders a page or runs an action. */
export type Handle = (request: Request, context: AppContext) => Promise<Response>;

/** The minute that the pages name (rules: When a service fails). */
const retryAfterSeconds = '60';

/** The answer to a request, with every header that it needs, whatever happens. */
export async function respond(
  request: Request,
  variables: Variables,
  execution: WorkerExecution,
  info: RequestInfo,
  handle: Handle,
): Promise<Response> {
  const response = await answer(request, variables, execution, info, handle).catch(
    (thrown: unknown) => {
      createLog(info.requestId).error('request.failed', {cause: toCause(thrown)});
      return failed();
    },
  );
  const answered = new Response(response.body, response);
  addCachePolicy(request, answered);
  const {status, headers} = answered;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if ((status === 429 || (status === 503 && isRead)) && !headers.has('Retry-After'))
    headers.set('Retry-After', retryAfterSeconds);
  addSecurityHeaders(headers, new URL(request.url));
  return answered;
}

async function answer(
  given: Request,
  variables: Variables,
  execution: WorkerExecution,
  info: RequestInfo,
  handle: Handle,
): Promise<Response> {
  const html = toHtmlRequest(given);
  const request = html ?? withoutCookies(given);
  const {pathname} = new URL(request.url);
  if (pathname === '/healthz') return answerHealth();
  const forPage = html ? {...execution, isPublic: true} : execution;
  const context = await createAppContext(request, variables, forPage, info);
  return context.inShop(() => answerIn(context, {given, html, request}, handle));
}

/** The request as it came; the one for its page, where it asks for that as text; what is answered. */
interface Requests {
  given: Request;
  html: Request | null;
  request: Request;
}

async function answerIn(
  context: AppContext,
  {given, html, request}: Requests,
  handle: Handle,
): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (pathname === '/readyz') return answerReadiness(context, request);
  if (!isKnownHost(request, context.env)) {
    context.log.warn('request.refused', {status: 421});
    return misdirected();
  }
  const redirect = canonicalRedirect(request);
  if (redirect) return redirect;
  const wait = isOurs(pathname, context) ? 0 : secondsUntilAsked(context.clientAddress);
  if (wait > 0) {
    context.log.warn('tries.spent', {action: 'ask-shop'});
    return tooMuch(request, wait);
  }
  const own = await requireOwn(request, context);
  if (own instanceof Response) return own;
  const response =
    (await answerAgents(context, own)) ??
    (await answerLook(context, own)) ??
    (await handle(withReadableAddress(own), context));
  await context.commitCookies(response.headers);
  if (context.isPublic) addPublicPolicy(response, context.isComplete());
  return html ? toMarkdown(response, given, context.siteUrl) : response;
}

/** The request, where it comes from our own pages; otherwise its refusal. */
function requireOwn(request: Request, {env, siteUrl, log, route}: AppContext) {
  const source = sourceOf(request, siteUrl);
  if (source === 'own') return request;
  if (source === 'mail') return withoutOrigin(request);
  if (source === 'foreign') {
    log.warn('request.foreign', {route});
    return refuseForm();
  }
  return confirmForm(request, cookieSettingsOf(env, siteUrl));
}

/** The router has a check of its own, which knows no mail programs. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, {headers});
}

/** Signed messages, and pages for the cache, whose visitor was let through. */
const isOurs = (pathname: string, {isPublic}: AppContext) => {
  const {takesForeignPosts, isForAgents} = factsOf(pathname);
  return isPublic || (takesForeignPosts && !isForAgents);
};

/** For a page in words; what scripts and programs send knows the status. */
function tooMuch(request: Request, wait: number): Promise<Response> | Response {
  const {title, text} = tooMuchPage;
  const headers = {'Retry-After': String(wait)};
  return isNavigation(request)
    ? answerPlainPage(title, text, 429, headers)
    : Response.json({error: text, code: 'rate_limited', content: text}, {status: 429, headers});
}

const failed = () =>
  new Response(plainProblems.failed, {
    status: 500,
    headers: {'Content-Type': 'text/plain; charset=utf-8'},
  });
