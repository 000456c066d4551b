import {afterEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce';
import {items, wholeCheckout} from '../support/agent-checkout';
import {onDelivery, openAgentClient} from '../support/agent-client';
import {aWantedCheckout, codesOf, openAgentShop, productOf, totalOf} from '../support/agent-shop';
import {spaghetti} from '../support/order-body';
import {standingOrders} from '../support/order-shop';

const profile = 'https://agent.example/profile.json';
const from = '203.0.113.50';
const keyed = (key: string) => ({headers: {'Idempotency-Key': key}, from});
const meta = (key: string, agent: string | null = profile) => ({
  ...(agent !== null && {'ucp-agent': {profile: agent}}),
  'idempotency-key': key,
});
const noteOf = ({shop}: ReturnType<typeof openAgentShop>) =>
  standingOrders(shop)[0]?.meta.find(({key}) => key === 'Filled by an assistant')?.value;

afterEach(() => void vi.useRealTimers());

describe('a checkout', () => {
  test('has one id through all changes, and what was said last is ordered', async () => {
    const store = openAgentShop();
    const client = openAgentClient(store);
    const {body: begun} = await client.post('/checkout-sessions', items([spaghetti.id, 1]));
    expect(begun.status).toBe('incomplete');
    const path = `/checkout-sessions/${begun.id}`;
    const {body: changed} = await client.put(path, aWantedCheckout());
    expect(changed).toMatchObject({id: begun.id, status: 'ready_for_complete'});
    expect((await client.get(path)).body).toMatchObject({id: begun.id, totals: changed.totals});
    const {body} = await client.complete(begun.id);
    expect(body).toMatchObject({
      id: begun.id,
      status: 'completed',
      line_items: [{quantity: spaghetti.quantity}],
    });
    expect(totalOf(body)).toBe(totalOf(changed));
  });

  test('that is canceled leads nowhere any more, whichever link of it is opened', async () => {
    const client = openAgentClient(openAgentShop());
    const begun = await client.begin(aWantedCheckout());
    const path = `/checkout-sessions/${begun.id}`;
    expect((await client.post(`${path}/cancel`)).body).toMatchObject({status: 'canceled'});
    expect((await client.get(path)).body).toMatchObject({id: begun.id, status: 'canceled'});
    for (const {body} of [
      await client.complete(begun.id),
      await client.put(path, aWantedCheckout()),
      await client.post(`${path}/cancel`),
    ])
      expect(codesOf(body)).toEqual(['not_found']);
    const {pathname, search} = new URL(begun.continue_url);
    expect((await client.ask(pathname + search, {method: 'GET'})).status).toBe(410);
  });

  test('of a cart is one, until it is canceled, and goes on with what was said of it', async () => {
    const client = openAgentClient(openAgentShop());
    const {body: cart} = await client.post('/carts', items([spaghetti.id, 2]));
    const ofCart = {line_items: [], cart_id: cart.id};
    const first = await client.begin(ofCart);
    const path = `/checkout-sessions/${first.id}`;
    await client.put(path, aWantedCheckout());
    const again = await client.post('/checkout-sessions', ofCart);
    expect(again).toMatchObject({
      status: 200,
      body: {id: first.id, status: 'ready_for_complete'},
    });
    await client.post(`${path}/cancel`);
    expect(await client.begin(ofCart)).toMatchObject({id: first.id, status: 'incomplete'});
  });

  test('is stored sealed, under a name that is not its id', async () => {
    const store = openAgentShop();
    const client = openAgentClient(store);
    const begun = await client.begin(aWantedCheckout());
    const stored = JSON.stringify([...store.accounts.agentSessions]);
    expect(stored).not.toContain(begun.id);
    expect(stored).not.toMatch(/Orchard|shop\.example|konjac|wp-/i);
  });

  test.each([
    ['checkout', '/checkout-sessions', 6],
    ['cart', '/carts', 3 * 24],
  ])('or a cart ends on time: a %s', async (_what, path, hours) => {
    const store = openAgentShop();
    const client = openAgentClient(store);
    vi.setSystemTime(Date.now());
    const {body: begun} = await client.post(path, items([spaghetti.id, 1]));
    expect(Date.parse(begun.expires_at) - Date.now()).toBe(hours * 3_600_000);
    vi.setSystemTime(Date.now() + hours * 3_600_000 + 60_000);
    expect(codesOf((await client.get(`${path}/${begun.id}`)).body)).toEqual(['not_found']);
  });

  test('is none while the shop that stores it does not answer', async () => {
    const store = openAgentShop({
      network: (pass) => async (input, init) => {
        const {url} = new Request(input, init);
        return url.includes('/agent-sessions/')
          ? new Response('', {status: 503})
          : pass(input, init);
      },
    });
    const client = openAgentClient(store);
    expect(await client.post('/checkout-sessions', aWantedCheckout())).toMatchObject({
      status: 503,
      body: {code: 'unavailable'},
    });
  });
});

describe('a cart', () => {
  test.each<[string, (client: ReturnType<typeof openAgentClient>, id: string) => Promise<unknown>]>(
    [
      ['reads it', (client, id) => client.get(`/carts/${id}`)],
      ['changes it', (client, id) => client.put(`/carts/${id}`, items([spaghetti.id, 1]))],
      ['begins its checkout', (client, id) => client.begin({line_items: [], cart_id: id})],
      [
        'opens its link',
        (client, id) => client.ask(`/checkout/handed-over?session=${id}`, {method: 'GET'}),
      ],
    ],
  )('is stored for thirty days once somebody %s', async (_what, comeBack) => {
    const client = openAgentClient(openAgentShop());
    const {body: begun} = await client.post('/carts', items([spaghetti.id, 1]));
    vi.setSystemTime(Date.now() + 71 * 3_600_000);
    await comeBack(client, begun.id);
    vi.setSystemTime(Date.now() + (30 * 24 - 1) * 3_600_000);
    expect((await client.get(`/carts/${begun.id}`)).body.id).toBe(begun.id);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(codesOf((await client.get(`/carts/${begun.id}`)).body)).toEqual(['not_found']);
  });

  test('is small: what no cart of this shop could hold is not stored', async () => {
    const store = openAgentShop();
    const client = openAgentClient(store);
    const long = (place: number) => [`wp-${place}-${'x'.repeat(380)}`, 1] as [string, number];
    const many = Array.from({length: 49}, (_, place) => long(place + 1));
    const answer = await client.post('/carts', items([spaghetti.id, 1], ...many));
    expect(answer).toMatchObject({status: 413, body: {code: 'request_too_large'}});
    expect(store.accounts.agentSessions.size).toBe(0);
  });

  test('takes the place of the oldest one of its network alone, once that has a thousand', async () => {
    const store = openAgentShop();
    const client = openAgentClient(store);
    const begin = (from: string) => client.post('/carts', items([spaghetti.id, 1]), {from});
    const {body: other} = await begin('203.0.113.80');
    const {body: oldest} = await begin('2001:db8:9:1::1');
    const network = [...store.accounts.agentSessions.values()].at(-1)?.network ?? '';
    for (let count = 1; count < 1000; count += 1)
      store.accounts.agentSessions.set(`${count}`, {text: '', endsAt: Infinity, network});
    const {body: newest} = await begin('2001:db8:9:2::1');
    const found = async ({id}: {id: string}) =>
      (await client.get(`/carts/${id}`)).body.id !== undefined;
    expect([await found(other), await found(oldest), await found(newest)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('has one id through all changes, and is gone once it is canceled', async () => {
    const client = openAgentClient(openAgentShop());
    const {body: cart} = await client.post('/carts', items([spaghetti.id, 1]));
    const path = `/carts/${cart.id}`;
    const {body: changed} = await client.put(path, items([spaghetti.id, 3]));
    expect(changed).toMatchObject({id: cart.id, line_items: [{quantity: 3}]});
    expect((await client.post(`${path}/cancel`)).body).toMatchObject({line_items: [{quantity: 3}]});
    for (const {body} of [await client.get(path), await client.put(path, items([spaghetti.id, 1]))])
      expect(codesOf(body)).toEqual(['not_found']);
    const {body} = await client.post('/checkout-sessions', {line_items: [], cart_id: cart.id});
    expect(codesOf(body)).toEqual(['not_found']);
  });
});

describe('an idempotency key', () => {
  test.each([
    ['/carts', items([spaghetti.id, 1])],
    ['/checkout-sessions', aWantedCheckout()],
  ])('begins one thing at %s, by both protocols, and another one never', async (path, body) => {
    const client = openAgentClient(openAgentShop());
    const key = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => client.post(path, body, keyed(key))));
    expect(sent.map(({status}) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map((one) => one.body.id)).size).toBe(1);
    const other = items([spaghetti.id, 7]);
    expect(await client.post(path, other, keyed(key))).toMatchObject({
      status: 409,
      body: {code: 'idempotency_conflict'},
    });
    const [name, about] =
      path === '/carts' ? ['create_cart', 'cart'] : ['create_checkout', 'checkout'];
    const call = (given: object) =>
      client.rpc('tools/call', {name, arguments: {meta: meta(key), [about]: given}}, {from});
    const {body: same} = await call(body);
    expect(same.result.structuredContent.id).toBe(sent[0]?.body.id);
    expect(await call(other)).toMatchObject({
      status: 409,
      body: {error: {code: -32000, data: {code: 'idempotency_conflict'}}},
    });
  });

  test('answers what became of it, not what it began with', async () => {
    const client = openAgentClient(openAgentShop());
    const key = crypto.randomUUID();
    const begin = () => client.post('/checkout-sessions', items([spaghetti.id, 1]), keyed(key));
    const {body: begun} = await begin();
    await client.put(`/checkout-sessions/${begun.id}`, aWantedCheckout());
    expect((await begin()).body).toMatchObject({id: begun.id, status: 'ready_for_complete'});
    await client.complete(begun.id);
    expect((await begin()).body).toMatchObject({id: begun.id, status: 'completed'});
  });

  test.each([
    [21, 2],
    [22, 1],
  ])('of %i characters begins %i carts when it is sent twice', async (length, carts) => {
    const client = openAgentClient(openAgentShop());
    const begin = () => client.post('/carts', items([spaghetti.id, 1]), keyed('k'.repeat(length)));
    const ids = [(await begin()).body.id, (await begin()).body.id];
    expect(new Set(ids).size).toBe(carts);
  });

  test('that another program may have sent, too, is not looked at', async () => {
    const client = openAgentClient(openAgentShop());
    const body = items([spaghetti.id, 1]);
    const key = crypto.randomUUID();
    const call = async (agent: string | null) => {
      const given = {name: 'create_cart', arguments: {meta: meta(key, agent), cart: body}};
      const sent = {jsonrpc: '2.0', id: 1, method: 'tools/call', params: given};
      const answer = await client.ask('/mcp', {body: sent, isUnnamed: true, from});
      return answer.body.result?.structuredContent.id as string;
    };
    const other = 'https://other.example/profile.json';
    const ids = [await call(profile), await call(other), await call(profile)];
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toBe(ids[2]);
  });

  test('opens nothing in another network, where nobody proves that it is the same program', async () => {
    const client = openAgentClient(openAgentShop());
    const key = crypto.randomUUID();
    const body = items([spaghetti.id, 1]);
    const {body: begun} = await client.post('/checkout-sessions', body, keyed(key));
    await client.put(`/checkout-sessions/${begun.id}`, aWantedCheckout());
    const elsewhere = await client.post('/checkout-sessions', body, {
      ...keyed(key),
      from: '203.0.113.51',
    });
    expect(elsewhere.body.id).not.toBe(begun.id);
    expect(JSON.stringify(elsewhere.body)).not.toMatch(/Orchard/);
  });

  test('of a completion that was told of another total orders nothing when it comes again', async () => {
    const store = openAgentShop();
    const client = openAgentClient(store);
    const begun = await client.begin(aWantedCheckout());
    const product = productOf(store);
    product.regularPrice = toCents((product.regularPrice ?? 0) + 100);
    const first = keyed(crypto.randomUUID());
    for (let time = 0; time < 3; time += 1) {
      const {body} = await client.complete(begun.id, onDelivery, first);
      expect(body.status).toBe('ready_for_complete');
      expect(codesOf(body)).toEqual(['total_changed']);
    }
    expect(standingOrders(store.shop)).toEqual([]);
    const {body} = await client.complete(begun.id, onDelivery, keyed(crypto.randomUUID()));
    expect(body.status).toBe('completed');
    expect(totalOf(body)).toBeGreaterThan(totalOf(begun) ?? 0);
  });
});

test('a program without a name begins a checkout anew each time, and orders each once', async () => {
  const store = openAgentShop();
  const client = openAgentClient(store);
  const key = crypto.randomUUID();
  const call = async (name: string, given: object) => {
    const params = {name, arguments: {meta: meta(key, null), ...given}};
    const sent = {jsonrpc: '2.0', id: 1, method: 'tools/call', params};
    const message = {body: sent, isUnnamed: true};
    return (await client.ask('/mcp', message)).body.result.structuredContent;
  };
  const checkout = wholeCheckout('ada@shop.example', [spaghetti.id, 1]);
  const begun = await call('create_checkout', {checkout});
  expect((await call('create_checkout', {checkout})).id).not.toBe(begun.id);
  await Promise.all(
    [1, 2, 3].map(() => call('complete_checkout', {id: begun.id, checkout: onDelivery})),
  );
  expect(standingOrders(store.shop)).toHaveLength(1);
  expect(noteOf(store)).toBe('mcp');
});
