import {parseJson} from '~adapters/http';
import type {AppServices} from '~/server/app-services';
import {readText} from '~/server/http/request-body.server';
import {
  countTry,
  isOpen,
  operations,
  run,
  type Operation,
  toProtocolError,
} from './operations.server';
import {ProtocolError, type Answer} from './protocol';
import {readAgent} from './read-agent.server';
import {isSigned} from './signatures/check-signature.server';

interface Route {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the endpoint; a group is the id. */
  path: RegExp;
  operation: Operation;
}

const routes: Route[] = [
  {method: 'POST', path: /^catalog\/search$/, operation: operations.search_catalog},
  {method: 'POST', path: /^catalog\/lookup$/, operation: operations.lookup_catalog},
  {method: 'POST', path: /^catalog\/product$/, operation: operations.get_product},
  {method: 'POST', path: /^carts$/, operation: operations.create_cart},
  {method: 'GET', path: /^carts\/([\w-]+)$/, operation: operations.get_cart},
  {method: 'PUT', path: /^carts\/([\w-]+)$/, operation: operations.update_cart},
  {method: 'POST', path: /^carts\/([\w-]+)\/cancel$/, operation: operations.cancel_cart},
  {method: 'POST', path: /^checkout-sessions$/, operation: operations.create_checkout},
  {method: 'GET', path: /^checkout-sessions\/([\w-]+)$/, operation: operations.get_checkout},
  {method: 'PUT', path: /^checkout-sessions\/([\w-]+)$/, operation: operations.update_checkout},
  {
    method: 'POST',
    path: /^checkout-sessions\/([\w-]+)\/complete$/,
    operation: operations.complete_checkout,
  },
  {
    method: 'POST',
    path: /^checkout-sessions\/([\w-]+)\/cancel$/,
    operation: operations.cancel_checkout,
  },
  {method: 'GET', path: /^orders\/([\w-]+)$/, operation: operations.get_order},
];

/** The Universal Commerce Protocol over HTTP, below `/ucp` (rules: Shoppers' agents). Never throws. */
export async function answerUcp(services: AppServices, request: Request): Promise<Response> {
  try {
    const {status, body} = await answer(services, request);
    return Response.json(body, {status});
  } catch (thrown) {
    const {status, code, message, headers} = toProtocolError(services, thrown);
    return Response.json(
      {code, content: message, continue_url: `${services.siteUrl}/`},
      {status, headers},
    );
  }
}

async function answer(services: AppServices, request: Request): Promise<Answer> {
  const path = new URL(request.url).pathname.replace(/^\/ucp\//, '');
  const there = routes.filter(
    (route) => route.path.test(path) && isOpen(route.operation, services),
  );
  if (there.length === 0) throw new ProtocolError(404, 'not_found', 'There is no such operation.');
  const route = there.find(({method}) => method === request.method);
  if (!route)
    throw new ProtocolError(405, 'method_not_allowed', 'This operation has another method.', {
      Allow: there.map(({method}) => method).join(', '),
    });
  await countTry(route.operation.limit, services);
  const agent = readAgent(request.headers, services.siteUrl);
  const text = route.method === 'GET' ? '' : await readBody(request);
  const isVerified = await isSigned(services, {request, body: text, profile: agent});
  const [, id = ''] = route.path.exec(path) ?? [];
  return run(route.operation, {
    services,
    agent,
    isVerified,
    body: route.method === 'GET' ? null : parseBody(request, text),
    id,
    idempotencyKey: request.headers.get('Idempotency-Key'),
  });
}

async function readBody(request: Request): Promise<string> {
  const read = await readText(request);
  if (!read.ok)
    throw read.status === 413
      ? new ProtocolError(413, 'request_too_large', 'The request is too large.')
      : unreadable('The body could not be read.');
  return read.value;
}

/** An operation that asks for nothing may come without a body. */
function parseBody(request: Request, text: string): unknown {
  if (text === '') return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unreadable('Send application/json.');
  const body = parseJson(text);
  if (body === undefined) throw unreadable('The body is not valid JSON.');
  return body;
}

const unreadable = (content: string) => new ProtocolError(400, 'invalid_request', content);
