import {GraphQLError} from 'graphql';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {graphql} from 'msw/graphql';
import {answerGraphql, isMutation, type GraphqlQuestion} from './answer-graphql';
import type {Shop} from './shop';
import {sessionToken} from './cart/session';
import {toVisitor, type Visitor} from './visitor';

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
  http.all(endpoint, async ({request}) => {
    const response = await answerUnusual(shop, request);
    return response && letIn(response, shop, request);
  }),
  graphql.link(endpoint).operation(async ({request, query, variables, operationName}) => {
    const visitor = visitorOf(shop, request);
    const body = await answerGraphql({query, variables, operationName}, visitor);
    const status = visitor.hasBadToken ? 403 : 200;
    const response = HttpResponse.json(body, {status, headers: headersFor(visitor)});
    return letIn(response, shop, request);
  }),
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

/** Everything that is not one well-formed question; nothing for one that is. */
async function answerUnusual(shop: Shop, request: Request): Promise<Response | undefined> {
  if (request.method === 'OPTIONS') return answer('');
  if (request.method === 'GET') return answerGet(request);
  if (request.method !== 'POST')
    return problem(`HTTP Method "${request.method}" is not supported`, 500);
  const type = request.headers.get('Content-Type')?.split(';')[0] ?? '';
  if (type !== 'application/json')
    return problem(
      `HTTP POST requests must have Content-Type: application/json header. Received: ${type}`,
      415,
    );
  const question = await readQuestion(request);
  if (question === null)
    return problem(
      'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
      500,
    );
  return answerBody(question, visitorOf(shop, request));
}

async function answerBody(question: GraphqlQuestion | GraphqlQuestion[], visitor: Visitor) {
  try {
    if (Array.isArray(question))
      return answer(await answerEach(question, visitor), 200, headersFor(visitor));
    // Parses, and so finds out here what MSW would only log.
    if (!question.query) return answer(await answerGraphql(question, visitor));
    isMutation(question);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return answer({errors: [error]}, 500);
    throw error;
  }
}

function answerGet(request: Request): Response | undefined {
  const query = new URL(request.url).searchParams.get('query');
  if (!query)
    return problem(
      'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
      200,
    );
  return isMutation({query}) ? problem('GET supports only query operation', 200) : undefined;
}

async function readQuestion(request: Request) {
  try {
    return (await request.clone().json()) as GraphqlQuestion | GraphqlQuestion[];
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

const visitorOf = (shop: Shop, request: Request): Visitor =>
  toVisitor(shop, request, request.headers.get(failingFieldHeader));

/** The token of a session that is new or has changed. */
const headersFor = ({origin, session}: Visitor) => ({
  ...headers,
  ...(session.isRenewed && {'woocommerce-session': sessionToken(origin, session)}),
});

const problem = (message: string, status: number) => answer({errors: [{message}]}, status);

const answer = (body: unknown, status = 200, own: Record<string, string> = headers) =>
  new HttpResponse(body === '' ? '' : JSON.stringify(body), {status, headers: own});
