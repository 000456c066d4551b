import {CommerceError} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import type {LimitedAction} from '~/server/http/limits';
import {readText} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';
import type {AgentRequest} from './agent-request';
import {lookUpCatalog} from './catalog/lookup.server';
import {getProduct} from './catalog/product.server';
import {searchCatalog} from './catalog/search.server';
import {createCart, getCart, updateCart} from './session/cart.server';
import {
  cancelCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './session/checkout.server';
import {ProtocolError, type Answer} from './protocol';
import {readAgent} from './read-agent';

interface Operation {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the endpoint; a group is the id. */
  path: RegExp;
  limit: LimitedAction;
  run: (request: AgentRequest) => Promise<Answer>;
  /** Only where the storefront takes orders. */
  isForOrders?: boolean;
}

const operations: Operation[] = [
  {method: 'POST', path: /^catalog\/search$/, limit: 'agent-read', run: searchCatalog},
  {method: 'POST', path: /^catalog\/lookup$/, limit: 'agent-read', run: lookUpCatalog},
  {method: 'POST', path: /^catalog\/product$/, limit: 'agent-read', run: getProduct},
  ...[
    {method: 'POST', path: /^carts$/, run: createCart} as const,
    {method: 'GET', path: /^carts\/([\w-]+)$/, run: getCart} as const,
    {method: 'PUT', path: /^carts\/([\w-]+)$/, run: updateCart} as const,
    {method: 'POST', path: /^carts\/([\w-]+)\/cancel$/, run: getCart} as const,
    {method: 'POST', path: /^checkout-sessions$/, run: createCheckout} as const,
    {method: 'GET', path: /^checkout-sessions\/([\w-]+)$/, run: getCheckout} as const,
    {method: 'PUT', path: /^checkout-sessions\/([\w-]+)$/, run: updateCheckout} as const,
    // Only the shopper orders, on our page: an agent is told so, and where.
    {
      method: 'POST',
      path: /^checkout-sessions\/([\w-]+)\/complete$/,
      run: getCheckout,
    } as const,
    {method: 'POST', path: /^checkout-sessions\/([\w-]+)\/cancel$/, run: cancelCheckout} as const,
  ].map((operation) => ({...operation, limit: 'agent-cart' as const, isForOrders: true})),
];

/** Seconds after which to try again what was not answered. */
const restSeconds = '30';

/** The Universal Commerce Protocol over HTTP, below `/ucp` (rules: Shoppers' agents). Never throws. */
export async function answerAgent(services: AppServices, request: Request): Promise<Response> {
  try {
    const {status, body} = await answer(services, request);
    return Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});
  } catch (thrown) {
    const {status, code, message, headers} = toProtocolError(services, thrown);
    return Response.json(
      {code, content: message, continue_url: `${services.siteUrl}/`},
      {status, headers: {...headers, 'Cache-Control': 'no-store'}},
    );
  }
}

function toProtocolError({log}: AppServices, thrown: unknown): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  log.error('agent.unanswered', {cause: toCause(thrown)});
  if (thrown instanceof CommerceError) return away();
  return new ProtocolError(500, 'internal_error', 'The shop could not answer.');
}

const away = () =>
  new ProtocolError(503, 'unavailable', 'The shop does not answer right now.', {
    'Retry-After': restSeconds,
  });

async function answer(services: AppServices, request: Request): Promise<Answer> {
  const path = new URL(request.url).pathname.replace(/^\/ucp\//, '');
  const there = operations.filter(
    (operation) => operation.path.test(path) && (services.canOrder || !operation.isForOrders),
  );
  if (there.length === 0 || !services.env.AGENTS)
    throw new ProtocolError(404, 'not_found', 'There is no such operation.');
  const operation = there.find(({method}) => method === request.method);
  if (!operation)
    throw new ProtocolError(405, 'method_not_allowed', 'This operation has another method.', {
      Allow: there.map(({method}) => method).join(', '),
    });
  const {clientAddress} = services;
  const wait = await secondsToWait(services, operation.limit, {clientAddress});
  if (wait > 0)
    throw new ProtocolError(429, 'rate_limited', 'Too many requests.', {
      'Retry-After': String(wait),
    });
  const agent = readAgent(request.headers);
  const body = operation.method === 'GET' ? null : await readBody(request);
  if (services.isMoneyUnknown) throw away();
  const [, id = ''] = operation.path.exec(path) ?? [];
  const idempotencyKey = request.headers.get('Idempotency-Key');
  return operation.run({services, agent, body, id, idempotencyKey});
}

/** An operation that asks for nothing may come without a body. */
async function readBody(request: Request): Promise<unknown> {
  const read = await readText(request);
  if (!read.ok)
    throw read.status === 413
      ? new ProtocolError(413, 'request_too_large', 'The request is too large.')
      : unreadable('The body could not be read.');
  if (read.value === '') return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unreadable('Send application/json.');
  try {
    return JSON.parse(read.value);
  } catch {
    throw unreadable('The body is not valid JSON.');
  }
}

const unreadable = (content: string) => new ProtocolError(400, 'invalid_request', content);
