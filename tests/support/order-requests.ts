import type {AccountSession} from '~adapters/accounts';
import {AppSession} from '~/server/session/session';
import {action} from '~/routes/functions.create-woocommerce-order';
import type {OrderResult} from '~/checkout/order-result';
import {aCheckoutKey} from './order-body';
import type {openOrderShop} from './order-shop';

export type OrderShop = ReturnType<typeof openOrderShop>;

/** What a route finds in its context, over the services of a test. */
export async function openContext(
  store: OrderShop,
  request: Request,
  accountSession: AccountSession | null = null,
) {
  const session = await AppSession.open(request, {
    secrets: ['a secret of the tests'],
    isSecure: false,
  });
  return {
    ...store.openDesk(accountSession),
    session,
    canOrder: true,
    env: {SESSION_SECRET: 'a secret of the tests'},
    access: {session: async () => accountSession, isUnknown: async () => false},
    clientAddress: '203.0.113.7',
    connectedProducts: {bySku: async () => new Map()},
    words: async () => ({}),
  };
}

interface Posted {
  status: number;
  headers: Headers;
  body: OrderResult;
  cookie: string;
}

interface PostOptions {
  key?: string | null;
  shopper?: AccountSession | null;
  /** Of its browser, as the last answer set it. */
  cookie?: string;
}

/** Posts a body to create-woocommerce-order as a browser does; text is sent as it is. */
export async function postOrder(
  store: OrderShop,
  body: unknown,
  {key = aCheckoutKey(), shopper = null, cookie = ''}: PostOptions = {},
): Promise<Posted> {
  const request = new Request('http://store.example/functions/create-woocommerce-order', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: cookie.split(';')[0] ?? '',
      ...(key && {'Idempotency-Key': key}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const context = await openContext(store, request, shopper);
  const answer = await action({request, context, params: {}} as never);
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as OrderResult,
    cookie: context.session.isPending ? await context.session.commit() : '',
  };
}
