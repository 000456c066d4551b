import type {AppServices} from '~/server/app-services';
import {factsOf} from '~/route-facts';
import {toCause} from '~/server/telemetry/log';
import {answerUcp} from './answer-ucp.server';
import {handOverProblem} from './hand-over/hand-over-form.server';
import {answerFeed} from './product-feed.server';
import {findHandlers} from './session/payment-handlers.server';
import {showHandOver, takeHandOver} from './hand-over/hand-over.server';
import {answerMcp} from './mcp/answer-mcp.server';
import {feedPath, handOverPath, mcpPath, profilePath, toProfile} from './protocol';
import {publicKeysOf, signAnswer} from './signatures/keys.server';
import {withoutLanguage} from '~/content/language-paths';

/** Answers the addresses that shoppers' agents request or link to (rules: Shoppers' agents); null for every other one. */
export async function answerAgents(
  services: AppServices,
  request: Request,
): Promise<Response | null> {
  const {pathname} = new URL(request.url);
  if (pathname === mcpPath) return signAnswer(services, await answerMcp(services, request));
  if (factsOf(pathname).isForAgents)
    return signAnswer(services, await answerUcp(services, request));
  if (pathname === profilePath) return isRead(request) ? answerProfile(services) : refuse('GET');
  const path = withoutLanguage(pathname);
  if (path === feedPath) return isRead(request) ? answerFeed(services) : refuse('GET, HEAD');
  return path === handOverPath ? answerHandOver(services, request) : null;
}

const isRead = ({method}: Request) => method === 'GET' || method === 'HEAD';

const refuse = (allowed: string) => new Response(null, {status: 405, headers: {Allow: allowed}});

/** Read by a person: whatever happens, it is a page. */
async function answerHandOver(services: AppServices, request: Request): Promise<Response> {
  try {
    if (isRead(request)) return await showHandOver(services, request);
    return request.method === 'POST'
      ? await takeHandOver(services, request)
      : refuse('GET, HEAD, POST');
  } catch (thrown) {
    services.log.error('agent.unshown', {cause: toCause(thrown)});
    return handOverProblem(503);
  }
}

async function answerProfile(services: AppServices): Promise<Response> {
  const {canOrder, env, shopMessages, siteUrl} = services;
  if (!env.AGENTS)
    return Response.json(
      {code: 'not_found', content: 'This shop speaks to people.'},
      {status: 404},
    );
  const paymentHandlers = await findHandlers(services);
  const profile = toProfile(siteUrl, {
    canOrder,
    isTold: env.AGENTS === 'complete' && shopMessages.hasSecret,
    paymentHandlers,
    keys: await publicKeysOf(env),
  });
  return Response.json(profile, {headers: {'Cache-Control': 'public, max-age=3600'}});
}
