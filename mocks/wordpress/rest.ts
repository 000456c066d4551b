import type {PathParams, RequestHandler} from 'msw';
import {http, HttpResponse} from 'msw/http';
import {isShopManager} from '~mocks/woocommerce/visitor';
import {findSession} from './sessions';
import type {UserSession, WordPressState, WordPressUser} from './state';

export interface Call {
  /** The parameters of body and query. */
  fields: Record<string, unknown>;
  params: PathParams;
  /** The shopper's session token. */
  token: string;
  /** Where the mocked shop answers. */
  origin: string;
  /** Of the page that asks. */
  language: string;
}

type Method = 'get' | 'post' | 'put' | 'delete';
type Body = object | null;

const headers = {'Cache-Control': 'no-store'};

export const refuse = (code: string, message: string, status = 422): Response =>
  HttpResponse.json({code, message, data: {status}}, {status, headers});

export const signInAgain = () => refuse('sign_in_again', 'Please sign in again.');

/** What the storefront and the plugin have agreed on about orders. */
const contract = '4';

const isOfContract = ({headers}: Request) => headers.get('X-Bellyful-Contract') === contract;

/** A storefront of another version is refused before anything is made; of version 1 it asked below `/ledger` first. */
const contractDiffers = () =>
  refuse(
    'contract_differs',
    'The storefront and the plugin "Bellyful Storefront" are of different versions: update the older one.',
    409,
  );

/** One route of the plugin's REST namespace, for the storefront's user alone. */
export const route = (method: Method, path: string, answer: (call: Call) => Body | Response) =>
  http[method](`*/wp-json/bellyful/v1${path}`, async ({request, params}) => {
    const authorization = request.headers.get('Authorization');
    if (!isShopManager(authorization)) return refuseVisitor(authorization !== null);
    if (path.startsWith('/orders') && !isOfContract(request)) return contractDiffers();
    const token = request.headers.get('X-Bellyful-Session') ?? '';
    const {origin} = new URL(request.url);
    const language = (request.headers.get('Accept-Language') ?? '').slice(0, 2);
    const answered = answer({fields: await fieldsOf(request), params, token, origin, language});
    return answered instanceof Response ? answered : HttpResponse.json(answered, {headers});
  });

/** Below the plugin's routes: a visitor is refused also where there is no such route, and the storefront's user has no other. */
export const closedRoutes: RequestHandler[] = [
  http.all('*/wp-json/bellyful/v1/ledger/*', ({request}) =>
    isShopManager(request.headers.get('Authorization')) ? contractDiffers() : undefined,
  ),
  http.all('*/wp-json/bellyful/v1*', ({request}) => {
    const authorization = request.headers.get('Authorization');
    return isShopManager(authorization)
      ? refuse('rest_no_route', 'No route was found matching the URL and request method.', 404)
      : refuseVisitor(authorization !== null);
  }),
  http.all('*/wp-json/*', ({request}) =>
    isShopManager(request.headers.get('Authorization'))
      ? refuse('rest_forbidden', 'The storefront asks its plugin and GraphQL alone.', 403)
      : undefined,
  ),
];

const refuseVisitor = (hasPassword: boolean) =>
  hasPassword
    ? refuse('incorrect_password', 'The provided password is an invalid application password.', 401)
    : refuse('rest_forbidden', 'Only the storefront may ask this.', 401);

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body: unknown = request.body && (await request.json().catch(() => null));
  return {...query, ...(body as object | null)};
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const emailPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** WordPress' `is_email`. */
export const isEmail = (text: unknown): text is string =>
  typeof text === 'string' && text.length >= 6 && emailPattern.test(text);

export const refuseParameter = (name: string) =>
  refuse('rest_invalid_param', `Invalid parameter(s): ${name}`, 400);

/** A route with the parameter `email`. */
export const withEmail = (answer: (call: Call) => Body | Response) => (call: Call) =>
  isEmail(call.fields.email) ? answer(call) : refuseParameter('email');

/** An answer about the shopper of the session that the request carries. */
export const asShopper =
  (
    state: WordPressState,
    answer: (user: WordPressUser, call: Call, session: UserSession) => Body | Response,
  ) =>
  (call: Call): Body | Response => {
    const session = findSession(state, call.token);
    const user = session && state.users.get(session.userId);
    return user
      ? answer(user, call, session)
      : refuse('session_over', 'Please sign in again.', 401);
  };
