import {GraphQLError} from 'graphql';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {answerGraphql, isMutation, noQuestion, type GraphqlQuestion} from './answer-graphql';
import type {Shop} from './shop';
import {sessionToken} from './cart/session';
import {signedInCookie, toVisitor, type Visitor} from './visitor';

const endpoint = '*/graphql';
const headers = {
  'Content-Type': 'application/json; charset=UTF-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, woocommerce-session',
  'Access-Control-Expose-Headers': 'woocommerce-session',
};

/** Set on a request by a scenario: one field of the answer fails. */
export const failingFieldHeader = 'X-Failing-Field';

/** `/graphql`: what WPGraphQL says to each kind of request, and the shop's answers. */
export const graphqlHandlers = (shop: Shop): RequestHandler[] => [
  http.all(endpoint, async ({request, cookies}) =>
    letIn(await answerRequest({shop, request, cookies}), shop, request),
  ),
];

/**
 * Headless Login lets the storefronts that its settings name ask with their cookies: here every one. Without it any
 * origin may ask, and none with cookies.
 */
function letIn(response: Response, {hasCompanions}: Shop, {headers: sent}: Request): Response {
  const origin = sent.get('Origin');
  if (!hasCompanions || origin === null) return response;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Allow-Credentials', 'true');
  response.headers.set('Vary', 'Origin');
  return response;
}

interface Asked {
  shop: Shop;
  request: Request;
  /** In a browser MSW keeps what its answers set: no header tells. */
  cookies: Record<string, string | undefined>;
}

async function answerRequest(asked: Asked): Promise<Response> {
  const {request} = asked;
  const {method, headers: sent} = request;
  if (method === 'OPTIONS') return answer('');
  if (method === 'GET') return answerGet(asked);
  if (method !== 'POST') return problem(`HTTP Method "${method}" is not supported`, 500);
  const type = sent.get('Content-Type')?.split(';')[0] ?? '';
  if (type !== 'application/json')
    return problem(
      `HTTP POST requests must have Content-Type: application/json header. Received: ${type}`,
      415,
    );
  const question = await readBody(request);
  return question === null
    ? problem(
        'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
        500,
      )
    : answerQuestion(question, visitorOf(asked));
}

async function answerGet(asked: Asked): Promise<Response> {
  const {searchParams} = new URL(asked.request.url);
  const [query, variables] = [searchParams.get('query'), searchParams.get('variables')];
  if (!query) return problem(noQuestion, 200);
  if (isMutation(query)) return problem('GET supports only query operation', 200);
  const question = {query, variables: variables && JSON.parse(variables)};
  return answerQuestion(question, visitorOf(asked));
}

async function answerQuestion(question: GraphqlQuestion | GraphqlQuestion[], visitor: Visitor) {
  try {
    if (Array.isArray(question))
      return answer(await answerEach(question, visitor), 200, headersFor(visitor));
    const body = await answerGraphql(question, visitor);
    if (!question.query) return answer(body);
    return answer(body, visitor.hasBadToken ? 403 : 200, headersFor(visitor));
  } catch (error) {
    if (error instanceof GraphQLError) return answer({errors: [error]}, 500);
    throw error;
  }
}

async function readBody(request: Request) {
  try {
    return (await request.json()) as GraphqlQuestion | GraphqlQuestion[];
  } catch {
    return null;
  }
}

/** One after the other: each sees the cart that the one before it left. */
async function answerEach(questions: GraphqlQuestion[], visitor: Visitor) {
  const answers = [];
  for (const question of questions) answers.push(await answerGraphql(question, visitor));
  return answers;
}

const visitorOf = ({shop, request, cookies}: Asked): Visitor =>
  toVisitor(shop, request, {
    failingField: request.headers.get(failingFieldHeader),
    cookie: cookies[signedInCookie],
  });

/** The token of a session that is new or has changed, and the cookie of who signs in or out. */
const headersFor = ({origin, session, cookies}: Visitor) => ({
  ...headers,
  ...(cookies[0] && {'Set-Cookie': cookies[0]}),
  ...(session.isRenewed && {'woocommerce-session': sessionToken(origin, session)}),
});

const problem = (message: string, status: number) => answer({errors: [{message}]}, status);

const answer = (body: unknown, status = 200, own: Record<string, string> = headers) =>
  new HttpResponse(body === '' ? '' : JSON.stringify(body), {status, headers: own});
