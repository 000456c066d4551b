import {expect, test} from 'vitest';
import {onDelivery, openAgentClient, siteUrl} from '../support/agent-client';
import {aWantedCheckout, codesOf, openAgentShop} from '../support/agent-shop';
import {aKeyPair, signRequest} from '../support/signed-messages';

/**
 * The cases of the protocol's public conformance suite that are about orders, in our own words: they need a profile
 * that names the capability, and Python packages that are not everywhere.
 */
const pair = aKeyPair();
const profile = 'https://agent.example/profile.json';

function openCase(store = openAgentShop(), agents: 'on' | 'complete' = 'complete') {
  const client = openAgentClient(store, agents, {
    fetch: async () => Response.json({ucp: {version: '2026-08-25'}, keys: [pair.published]}),
  });
  const send = (method: 'GET' | 'POST', path: string, body?: object, from = profile) => {
    const text = body ? JSON.stringify(body) : '';
    const headers = {
      'UCP-Agent': `profile="${from}"`,
      ...(body && {'Content-Type': 'application/json'}),
    };
    const url = siteUrl + path;
    const signed = signRequest({method, url, headers, body: text}, {pair});
    return client.ask(path, {
      method,
      ...(body && {body}),
      headers: Object.fromEntries(new Headers(signed)),
    });
  };
  return {...client, send};
}

/** An order that a signed request completed. */
async function placeOrder({begin, send}: ReturnType<typeof openCase>) {
  const begun = await begin(aWantedCheckout());
  const path = `/ucp/checkout-sessions/${begun.id}/complete`;
  const {body} = await send('POST', path, onDelivery);
  return {begun, id: body.order.id as string};
}

test('an order has its own id and that of its checkout, for the program that proves it is its own', async () => {
  const client = openCase();
  const {begun, id} = await placeOrder(client);
  const {status, body} = await client.send('GET', `/ucp/orders/${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({id, checkout_id: begun.id});
  expect((await client.get(`/checkout-sessions/${body.checkout_id}`)).body.status).toBe(
    'completed',
  );
});

test('the id of a checkout, which opens it, is shown to nobody else who has the link', async () => {
  const store = openAgentShop();
  const client = openCase(store);
  const {id} = await placeOrder(client);
  const others = [
    await client.get(`/orders/${id}`),
    await client.send('GET', `/ucp/orders/${id}`, undefined, 'https://other.example/profile.json'),
    await openCase(store, 'on').send('GET', `/ucp/orders/${id}`),
  ];
  for (const {body} of others) expect(body).toMatchObject({id, checkout_id: id});
});

test('what is promised of its parcel is the option that was chosen', async () => {
  const client = openCase();
  const {begun, id} = await placeOrder(client);
  const [{groups}] = begun.fulfillment.methods;
  const {body} = await client.get(`/orders/${id}`);
  expect(body.fulfillment.expectations).toEqual([
    expect.objectContaining({
      description: groups[0].options[0].title,
      destination: expect.objectContaining({
        street_address: '12 Orchard Lane',
        address_country: 'US',
      }),
    }),
  ]);
});

test('an order is written by the shop alone', async () => {
  const client = openCase();
  const {id} = await placeOrder(client);
  const {body: order} = await client.get(`/orders/${id}`);
  expect((await client.put(`/orders/${id}`, order)).status).toBe(405);
  expect(codesOf((await client.get('/orders/nobodys')).body)).toEqual(['not_found']);
});
