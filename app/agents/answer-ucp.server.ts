import {parseJson} from '~adapters/http';
import type {AppServices} from '~/server/app-services';
import {readText} from '~/server/http/request-body.server';
import {countTry, isOpen, operations, run, toProtocolError} from './operations.server';
import {ProtocolError, supportedVersions, type Answer} from './protocol';
import {readAgent} from './read-agent.server';
import {isSigned} from './signatures/check-signature.server';

/** The Universal Commerce Protocol over HTTP, below `/ucp` (rules: Shoppers' agents). Never throws. */
export async function answerUcp(services: AppServices, request: Request): Promise<Response> {
  try {
    const {status, body} = await answer(services, request);
    return Response.json(body, {status});
  } catch (thrown) {
    const problem = toProtocolError(services, thrown);
    const {status, code, message: content, headers} = problem;
    const {siteUrl} = services;
    return Response.json(
      {code, content, ...supportedVersions(problem, siteUrl), continue_url: `${siteUrl}/`},
      {status, headers},
    );
  }
}

async function answer(services: AppServices, request: Request): Promise<Answer> {
  const path = new URL(request.url).pathname.replace(/^\/ucp\//, '');
  const there = Object.values(operations).filter(
    (one) => one.path.test(path) && isOpen(one, services),
  );
  if (there.length === 0) throw new ProtocolError(404, 'not_found', 'There is no such operation.');
  const operation = there.find(({method}) => method === request.method);
  if (!operation)
    throw new ProtocolError(405, 'method_not_allowed', 'This operation has another method.', {
      Allow: there.map(({method}) => method).join(', '),
    });
  await countTry(operation.limit, services);
  const agent = readAgent(request.headers, services.siteUrl);
  const hasBody = operation.method !== 'GET';
  const text = hasBody ? await readBody(request) : '';
  const {limit} = operation;
  const isVerified = await isSigned(services, {request, body: text, profile: agent, limit});
  const [, id = ''] = operation.path.exec(path) ?? [];
  return run(operation, {
    services,
    agent,
    isVerified,
    body: hasBody ? parseBody(request, text) : null,
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

/** An operation without input may have no body. */
function parseBody(request: Request, text: string): unknown {
  if (text === '') return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unreadable('Send application/json.');
  const body = parseJson(text);
  if (body === undefined) throw unreadable('The body is not valid JSON.');
  return body;
}

const unreadable = (content: string) => new ProtocolError(400, 'invalid_request', content);
