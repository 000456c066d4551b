import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {createAgentProfiles} from '~adapters/agents/fetch-agent-profiles';
import {CommerceError} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {refundOrder, shipOrder} from '~mocks/control/shop-events';
import {messagesToAgents} from '~mocks/wordpress';
import {signMessage, webhookSecret} from '~mocks/wordpress/shop-messages';
import {action} from '~/routes/functions.shop-changed';
import {onDelivery, openAgentClient, siteUrl} from '../support/agent-client';
import {aWantedCheckout, openAgentShop} from '../support/agent-shop';
import {openContext} from '../support/order-requests';
import {standingOrders} from '../support/order-shop';
import {aKeyPair, problemOfRequest, signRequest} from '../support/signed-messages';

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The program's own server, and how it answers. */
const received: Received[] = [];
let respond: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  received.push({url: request.url ?? '', headers: request.headers, body});
  respond(response);
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received.length = 0;
  respond = (response) => void response.writeHead(202).end();
});

const pair = aKeyPair();
const profile = 'https://agent.example/profile.json';
const secret = 'a secret of the tests';

interface Options {
  /** Where its profile says that it wants to hear of orders; null: nowhere. */
  webhookUrl?: string | null;
  /** What its profile says by the time it is told. */
  later?: (published: {ucp: {version: string; capabilities: object}}) => void;
  agents?: 'on' | 'complete';
  isPublicHost?: (hostname: string) => Promise<boolean>;
}

/** A shop that stands on this machine, where a program has ordered; `isSigned`: and proved its name. */
async function openTold(options: Options = {}, isSigned = true) {
  const {webhookUrl = `${origin}/hook?of=orders`, later = () => {}} = options;
  const {agents = 'complete', isPublicHost = async () => true} = options;
  const store = openAgentShop();
  const config = webhookUrl === null ? {} : {config: {webhook_url: webhookUrl}};
  const published = {
    ucp: {
      version: '2026-08-25',
      capabilities: {'dev.ucp.shopping.order': [{version: '2026-08-25', ...config}]},
    },
    keys: [pair.published],
  };
  const reach = {
    isPublicHost,
    fetch: (async (input: string | Request, init?: RequestInit) =>
      input === profile ? Response.json(published) : fetch(input, init)) as typeof fetch,
  };
  const client = openAgentClient(store, 'complete', reach);
  const begun = await client.begin(aWantedCheckout());
  const path = `/ucp/checkout-sessions/${begun.id}/complete`;
  const headers = {'UCP-Agent': `profile="${profile}"`, 'Content-Type': 'application/json'};
  const text = JSON.stringify(onDelivery);
  const sent = {method: 'POST' as const, url: siteUrl + path, headers, body: text};
  const signed = isSigned ? signRequest(sent, {pair}) : headers;
  const {body} = await client.ask(path, {
    body: text,
    headers: Object.fromEntries(new Headers(signed)),
  });
  const [order] = standingOrders(store.shop);
  if (!order) throw new Error('Nothing was ordered');
  later(published);
  const shopMessages = createShopMessages(webhookSecret);
  /** The shop's scheduler runs once; its answers' statuses. */
  async function run() {
    const background: Promise<unknown>[] = [];
    const statuses = await Promise.all(
      messagesToAgents(store.accounts).map(async (message) => {
        const request = new Request('http://store.example/functions/shop-changed', {
          method: 'POST',
          headers: {'X-Bellyful-Signature': signMessage(message)},
          body: message,
        });
        const opened = await openContext(store, request);
        const context = {
          ...opened,
          shopMessages,
          agentProfiles: createAgentProfiles().open(reach),
          env: {SESSION_SECRET: secret, AGENTS: agents},
          siteUrl: 'http://127.0.0.1:3000',
          waitUntil: (work: Promise<unknown>) => void background.push(work),
        };
        const {status} = await action({request, context, params: {}} as never);
        return status;
      }),
    );
    await Promise.all(background);
    return statuses;
  }
  const events = () =>
    store.log.filter(({event}) => event.startsWith('agent.') && event.includes('told'));
  return {store, order, run, events, begun, id: body.order.id as string};
}

const bodies = () => received.map(({body}) => JSON.parse(body));

describe('a program that has proved its name', () => {
  test('hears of its order as it would read it, signed by a key of the shop’s profile', async () => {
    const {run, order, begun, id, store, events} = await openTold();
    expect(await run()).toEqual([204]);
    const [{url, headers, body} = expect.fail('nothing was told'), ...others] = received;
    expect(others).toEqual([]);
    expect(url).toBe('/hook?of=orders');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'ucp-agent': 'profile="http://127.0.0.1:3000/.well-known/ucp"',
      'webhook-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
    expect(headers['idempotency-key']).toBe(headers['webhook-id']);
    expect(headers.cookie).toBeUndefined();
    const {body: ofShop} = await openAgentClient(store).ask('/.well-known/ucp', {method: 'GET'});
    const sent = {method: 'POST', url: origin + url, headers: new Headers(headers as {}), body};
    expect(problemOfRequest(sent, ofShop.keys)).toBeNull();
    const read = await openAgentClient(store).get(`/orders/${id}`);
    const {permalink_url, ...told} = JSON.parse(body);
    expect(told).toEqual({
      ...read.body,
      permalink_url: undefined,
      checkout_id: begun.id,
    });
    expect(permalink_url).toBe(
      read.body.permalink_url.replace('http://store.example', 'http://127.0.0.1:3000'),
    );
    expect(body).not.toMatch(/@|phone/);
    expect(events()).toEqual([
      expect.objectContaining({
        event: 'agent.told',
        facts: {orderId: order.databaseId, id: headers['webhook-id']},
      }),
    ]);
  });

  test('hears nothing twice, and of each change once: what is sent, and what comes back', async () => {
    const {run, order, store} = await openTold();
    await run();
    await run();
    expect(received).toHaveLength(1);
    const orderId = `${order.databaseId}:0`;
    expect(shipOrder(store.shop, {orderId, quantity: 1, number: '9400'})).toBe(true);
    await run();
    order.paidAt = new Date().toISOString();
    expect(refundOrder(store.shop, {orderId, quantity: 1, reason: 'Broken'})).toBe(true);
    await run();
    await run();
    const [created, sent, back, ...others] = bodies();
    expect(others).toEqual([]);
    expect([created.fulfillment.events, created.adjustments]).toEqual([[], []]);
    expect(sent.fulfillment.events).toMatchObject([{type: 'shipped', tracking_number: '9400'}]);
    expect(back.adjustments).toMatchObject([{type: 'refund', description: 'Broken'}]);
    const ids = received.map(({headers}) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(3);
  });

  test.each([
    ['fails', (response: ServerResponse) => void response.writeHead(500).end()],
    ['leads elsewhere', (response: ServerResponse) => redirect(response)],
    ['breaks off', (response: ServerResponse) => void response.destroy()],
  ])('is told again, by the same id, when it %s', async (_what, wrong) => {
    const {run, events} = await openTold();
    respond = wrong;
    expect(await run()).toEqual([204]);
    expect(received.map(({url}) => url)).toEqual(['/hook?of=orders']);
    expect(events()).toMatchObject([{event: 'agent.not-told'}]);
    respond = (response) => void response.writeHead(204).end();
    await run();
    await run();
    expect(received).toHaveLength(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  });

  test('is waited for ten seconds, and told again after them', async () => {
    const {run} = await openTold();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const aborting = new AbortController();
      if (milliseconds === 10_000) setTimeout(() => aborting.abort(), 50);
      return aborting.signal;
    });
    respond = () => {};
    await run();
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    respond = (response) => void response.writeHead(200).end();
    await run();
    await run();
    expect(received).toHaveLength(2);
  });

  test.each([
    ['does not answer', () => Promise.reject(new CommerceError('network', 'orders.news', 'down'))],
    ['says nothing', async () => new Map()],
  ])('is told again of what the shop %s about', async (_what, answer) => {
    const {run, store} = await openTold();
    const news = vi.fn(answer);
    const openDesk = store.openDesk.bind(store);
    store.openDesk = (...given) => {
      const desk = openDesk(...given);
      return {...desk, commerce: {...desk.commerce, orders: {...desk.commerce.orders, news}}};
    };
    await run();
    expect([news.mock.calls.length, received.length]).toEqual([1, 0]);
    store.openDesk = openDesk;
    await run();
    expect(received).toHaveLength(1);
  });
});

const asking = (version: string) => ({
  'dev.ucp.shopping.order': [{version, config: {webhook_url: `${origin}/hook`}}],
});

const redirect = (response: ServerResponse) =>
  response.writeHead(307, {Location: `${origin}/elsewhere`}).end();

describe('nobody is told, and the shop sends no more', () => {
  test.each<[string, Options, boolean?]>([
    ['where no program asks for it', {webhookUrl: null}],
    [
      'where it speaks another version of the protocol by now',
      {
        later: ({ucp}) => {
          ucp.version = '2026-01-23';
          ucp.capabilities = asking('2026-01-23');
        },
      },
    ],
    [
      'where it asks by another version of the capability',
      {
        later: ({ucp}) => {
          ucp.capabilities = asking('2026-01-23');
        },
      },
    ],
    ['where agents do not order', {agents: 'on'}],
    ['where it asks at an address without https', {webhookUrl: 'http://agent.example/hook'}],
    ['where it asks at another port', {webhookUrl: 'https://agent.example:8443/hook'}],
    ['where no signature has proved its name', {}, false],
  ])('%s', async (_what, options, isSigned = true) => {
    const {run, order} = await openTold(options, isSigned);
    await run();
    expect(received).toEqual([]);
    expect(await run()).toEqual([]);
    expect(order.status).toBe('PROCESSING');
  });
});

test.each([
  ['complete', 'a secret', true],
  ['complete', undefined, false],
  ['on', 'a secret', false],
] as const)(
  'with AGENTS=%s and %s the profile promises it: %s',
  async (agents, secret, isNamed) => {
    const shopMessages = createShopMessages(secret);
    const client = openAgentClient(openAgentShop(), agents, {}, {shopMessages});
    const {body} = await client.ask('/.well-known/ucp', {method: 'GET'});
    expect('dev.ucp.shopping.order' in body.ucp.capabilities).toBe(isNamed);
    expect(body.ucp.capabilities).toHaveProperty(['dev.ucp.shopping.checkout']);
  },
);

test('a host that is not on the internet is sent nothing', async () => {
  const {run, events} = await openTold({isPublicHost: async (name) => name !== '127.0.0.1'});
  await run();
  expect(received).toEqual([]);
  expect(events()).toMatchObject([{event: 'agent.not-told'}]);
});
