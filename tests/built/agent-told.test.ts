import {once} from 'node:events';
import {createServer} from 'node:http';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openAgent} from '../support/agent';
import {anEmail, wholeCheckout} from '../support/agent-checkout';
import {onDelivery} from '../support/agent-client';
import {readOfficialSchemas, schemasFolder} from '../support/official-schemas';
import {aKeyPair, problemOfRequest, signRequest} from '../support/signed-messages';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted', AGENTS: 'complete'});

const pair = aKeyPair();
interface Received {
  url: string;
  headers: Headers;
  body: string;
}
const received: Received[] = [];
/** How often the program refuses before it takes a message. */
let refusals = 1;

/** A program's own server: its profile, and where it hears of its orders. */
const platform = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  if (request.method === 'POST') {
    const headers = new Headers(request.headers as Record<string, string>);
    received.push({url: origin + request.url, headers, body});
    response.writeHead(refusals > 0 ? 503 : 202).end();
    refusals -= 1;
    return;
  }
  const order = {version: '2026-08-25', config: {webhook_url: `${origin}/orders`}};
  const capabilities = {'dev.ucp.shopping.order': [order]};
  const profile = {ucp: {version: '2026-08-25', capabilities}, keys: [pair.published]};
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(profile));
});
let origin = '';
beforeAll(async () => {
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const address = platform.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void platform.close());

const heard = async (count: number) =>
  expect.poll(() => received.length, {timeout: 10_000}).toBe(count);

test('a program that proves its name hears of its order: placed, sent in two parcels, partly given back', async () => {
  const agent = await openAgent(shop.url());
  const [{body: profile} = expect.fail('there is no profile')] = agent.answers;
  expect(profile.ucp.capabilities).toHaveProperty(['dev.ucp.shopping.order']);
  const send = async (path: string, content: object) => {
    const text = JSON.stringify(content);
    const headers = {
      'UCP-Agent': `profile="${origin}/profile.json"`,
      'Content-Type': 'application/json',
    };
    const request = {method: 'POST', url: `${shop.url()}/ucp${path}`, headers, body: text};
    const signed = signRequest(request, {pair});
    return (await fetch(request.url, {method: 'POST', headers: signed, body: text})).json();
  };
  const begun = await send(
    '/checkout-sessions',
    wholeCheckout(anEmail(), ['mens-multi-vitamin', 3]),
  );
  const done = await send(`/checkout-sessions/${begun.id}/complete`, onDelivery);
  const {label, id} = done.order as {label: string; id: string};
  const {control} = shop;
  await control().tellAgents();
  await heard(1);
  await control().tellAgents();
  await heard(2);
  await expect.poll(async () => (await control().orders()).at(-1)?.isTold).toBe(true);
  await control().tellAgents();
  for (const quantity of [1, 2]) {
    await control().ship(`${label}:0`, quantity);
    await control().tellAgents();
    await heard(2 + quantity);
  }
  await control().refund(`${label}:0`, 'Arrived broken');
  await control().tellAgents();
  await heard(5);
  for (const {url, headers, body} of received)
    expect(problemOfRequest({method: 'POST', url, headers, body}, profile.keys)).toBeNull();
  const ids = received.map(({headers}) => headers.get('Webhook-Id'));
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(4);
  const orders = received.map(({body}) => JSON.parse(body));
  for (const order of orders) expect(order).toMatchObject({id, label, checkout_id: begun.id});
  const statuses = orders.map(({line_items: [line]}) => [line.quantity.fulfilled, line.status]);
  expect(statuses).toEqual([
    [0, 'processing'],
    [0, 'processing'],
    [1, 'partial'],
    [3, 'fulfilled'],
    [2, 'fulfilled'],
  ]);
  expect(orders[3].fulfillment.events).toHaveLength(2);
  expect(orders[4].adjustments).toMatchObject([
    {type: 'refund', description: 'Arrived broken', line_items: [{id: 'line-1', quantity: -1}]},
  ]);
  if (schemasFolder) {
    const problemsOf = readOfficialSchemas(schemasFolder);
    for (const {headers, body} of received)
      expect(
        problemsOf({
          operation: 'POST /orders/told',
          status: 200,
          headers,
          text: body,
          body: JSON.parse(body),
        }),
      ).toEqual([]);
  }
});
