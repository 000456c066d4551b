import {answerAgents} from '~/agents/answer-agents.server';
import {createAgentProfiles} from '~adapters/agents/fetch-agent-profiles';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {webhookSecret} from '~mocks/wordpress/shop-messages';
import type {AppServices} from '~/server/app-services';
import {CartCookie} from '~/cart/cart-cookie.server';
import type {CartLine} from '~/cart/cart-lines.server';
import {anAddress} from './agent';
import {openContext, type OrderShop} from './order-requests';
import {noContent} from './page-context';

export const siteUrl = 'http://store.example';
const secret = 'a secret of the tests';
const cookieSettings = {secrets: [secret] as [string], isSecure: false};

type Asking = 'off' | 'on' | 'complete';

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  headers?: Record<string, string>;
  from?: string;
  /** No header names its sender. */
  isUnnamed?: boolean;
  /** What its browser's cart holds before. */
  holds?: CartLine | null;
}

/** The agents' protocols over the services of a test, in this process; each request comes from a network of its own. */
export function openAgentClient(
  store: OrderShop,
  agents: Asking = 'complete',
  reach: Partial<Parameters<ReturnType<typeof createAgentProfiles>['open']>[0]> = {},
  more: Partial<Pick<AppServices, 'canOrder' | 'isMoneyUnknown' | 'shopMessages'>> = {},
) {
  const agentProfiles = createAgentProfiles().open({isPublicHost: async () => true, ...reach});
  async function ask(
    path: string,
    {method = 'POST', body, headers = {}, from, isUnnamed, holds = null}: Asked = {},
  ) {
    const request = new Request(siteUrl + path, {
      method,
      headers: {
        ...(!('ucp-agent' in headers || isUnnamed) && {
          'UCP-Agent': 'profile="https://agent.example/profile.json"',
        }),
        ...(body !== undefined &&
          !('content-type' in headers) && {'Content-Type': 'application/json'}),
        ...headers,
      },
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    });
    const context = {
      ...(await openContext(store, request)),
      agentProfiles,
      content: noContent,
      shopMessages: createShopMessages(webhookSecret),
      env: {SESSION_SECRET: secret, AGENTS: agents === 'off' ? false : agents},
      cartCookie: await CartCookie.open(request, cookieSettings),
      clientAddress: from ?? anAddress(),
      siteUrl,
      ...more,
    };
    if (holds) context.cartCookie.change({lines: [holds]});
    const answer = await answerAgents(context as never, request);
    const text = (await answer?.text()) ?? '';
    const isJson = answer?.headers.get('Content-Type')?.includes('json') ?? false;
    // An agent knows no types of ours.
    // oxlint-disable-next-line typescript/no-explicit-any
    const parsed: any = isJson ? JSON.parse(text) : text;
    return {
      status: answer?.status ?? 0,
      headers: answer?.headers ?? new Headers(),
      text,
      body: parsed,
      isSessionChanged: context.session.isPending,
      cartKey: context.cartCookie.key,
      cartLines: context.cartCookie.lines,
    };
  }

  const post = (path: string, body: unknown = {}, more: Asked = {}) =>
    ask(`/ucp${path}`, {...more, body});

  return {
    ask,
    post,
    get: (path: string) => ask(`/ucp${path}`, {method: 'GET'}),
    put: (path: string, body: unknown) => ask(`/ucp${path}`, {method: 'PUT', body}),
    begin: async (checkout: object) => (await post('/checkout-sessions', checkout)).body,
    complete: (id: string, body: unknown = onDelivery, more: Asked = {}) =>
      post(`/checkout-sessions/${id}/complete`, body, more),
    /** As its shopper presses, in a browser that holds nothing else. */
    takeHandOver: (id: string, {act = 'add', ...more}: Asked & {act?: string} = {}) =>
      ask('/checkout/handed-over', {
        ...more,
        body: new URLSearchParams({session: id, act}).toString(),
        headers: {'Content-Type': 'application/x-www-form-urlencoded'},
      }),
    /** A message of the Model Context Protocol. */
    rpc: (method: string, params: object = {}, more: Asked = {}) =>
      ask('/mcp', {...more, body: {jsonrpc: '2.0', id: 1, method, params}}),
  };
}

/** What an agent sends to complete a checkout, by the handler that the shop names. */
export const onDelivery = {
  payment: {
    instruments: [{id: 'one', handler_id: 'cod', type: 'cash_on_delivery', selected: true}],
  },
};
