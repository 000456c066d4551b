import {beforeAll, describe, expect, test} from 'vitest';
import {anAddress, openAgent} from '../support/agent';
import {anEmail, home, wholeCheckout} from '../support/agent-checkout';
import {openMcpAgent} from '../support/mcp-agent';
import {openPlainBrowser} from '../support/plain-browser';
import {shopping} from '../support/plain-shopper';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted'});
let agent: Awaited<ReturnType<typeof openMcpAgent>>;

beforeAll(async () => {
  agent = await openMcpAgent(shop.url());
});

const ordersOf = async (email: string) =>
  (await shop.control().orders()).filter((order) => order.email === email);

describe('the Model Context Protocol', () => {
  test('begins with a version that both speak, and needs no session', async () => {
    for (const [wanted, spoken] of [
      ['2025-06-18', '2025-06-18'],
      ['1999-01-01', '2025-11-25'],
    ]) {
      const {status, headers, body} = await agent.request('initialize', {
        protocolVersion: wanted,
        capabilities: {},
        clientInfo: {name: 'test', version: '1'},
      });
      expect(status).toBe(200);
      expect(headers.get('Mcp-Session-Id')).toBeNull();
      expect(headers.get('Cache-Control')).toContain('no-store');
      expect(body.result).toMatchObject({protocolVersion: spoken, capabilities: {tools: {}}});
    }
    const begun = await agent.post({jsonrpc: '2.0', method: 'notifications/initialized'});
    expect(begun).toMatchObject({status: 202, body: null});
    expect((await agent.request('ping')).body.result).toEqual({});
  });

  test('lists the tools with what they want, and says which change nothing', async () => {
    const {body} = await agent.request('tools/list');
    // An agent knows no types of ours.
    // oxlint-disable-next-line typescript/no-explicit-any
    const listed: any[] = body.result.tools;
    expect(listed.map(({name}) => name)).toEqual(
      expect.arrayContaining(['search_catalog', 'get_product', 'create_checkout', 'read_policy']),
    );
    for (const {description, inputSchema, annotations} of listed) {
      expect(description).not.toBe('');
      expect(inputSchema).toMatchObject({type: 'object', properties: expect.any(Object)});
      expect(annotations.destructiveHint).toBe(false);
    }
    const isSure = ({annotations}: {annotations: {idempotentHint: boolean}}) =>
      annotations.idempotentHint;
    expect(listed.filter((tool) => !isSure(tool)).map(({name}) => name)).toEqual([
      'create_cart',
      'create_checkout',
    ]);
    const {inputSchema} = listed.find(({name}) => name === 'create_cart');
    expect(inputSchema.required).toEqual(['cart']);
    expect(inputSchema.properties.cart.properties.line_items.type).toBe('array');
  });

  test('reads the policies', async () => {
    const policy = await agent.call('read_policy', {name: 'refund'});
    expect(policy.text).toContain('All sales are final.');
    expect(policy.url).toBe(`${shop.url()}/refund`);
    expect((await agent.call('read_policy', {name: 'faq'})).text).toContain('## ');
  });

  test('answers what the other protocol answers', async () => {
    const rest = await openAgent(shop.url());
    const {products} = await agent.call('search_catalog', {catalog: {query: 'konjac'}});
    expect(products).toEqual((await rest.search('konjac')).body.products);
    for (const product of products) {
      const [variant] = product.variants;
      const line_items = [{item: {id: variant.id}, quantity: 3}];
      const cart = await agent.call('create_cart', {cart: {line_items}});
      const other = await rest.post('/carts', {line_items});
      expect(cart.totals).toEqual(other.body.totals);
    }
  });
});

test('an assistant that knows nothing but the well-known address has one order made, however often it asks', async () => {
  const email = anEmail();
  const {products} = await agent.call('search_catalog', {catalog: {query: 'konjac spaghetti'}});
  const wanted = products.find(({handle}: {handle: string}) => handle === 'konjac-spaghetti');
  const id = wanted.variants[0].id as string;
  const profile = 'https://agent.example/profile.json';
  const meta = {'ucp-agent': {profile}, 'idempotency-key': crypto.randomUUID()};
  const from = anAddress();
  const made = await Promise.all(
    Array.from({length: 25}, async () => {
      const checkout = wholeCheckout(email, [id, 2]);
      const begun = await agent.call('create_checkout', {meta, checkout}, from);
      return agent.call('complete_checkout', {meta, id: begun.id, checkout: {}});
    }),
  );
  expect(new Set(made.map(({id: one}) => one as string)).size).toBe(1);
  expect(new Set(made.map(({status}) => status as string))).toEqual(
    new Set(['requires_escalation']),
  );
  expect(await ordersOf(email)).toEqual([]);
  const shopper = shopping(openPlainBrowser(shop.url()));
  for (const {continue_url} of made.slice(0, 3)) {
    const page = await shopper.open(continue_url as string);
    expect(page.main).toContain('It calls itself agent.example.');
    const checkout = await shopper.pressOn(page, 'Continue to checkout');
    const pay = {
      email,
      firstName: 'Ada',
      lastName: 'Miller',
      address1: home.street_address,
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      paymentMethod: 'cod',
    };
    const presses = await Promise.all([1, 2].map(() => shopper.placeOrder(checkout, pay)));
    expect(presses.map(({path}) => path)).toEqual(['/thank-you', '/thank-you']);
  }
  const [order, ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({status: 'PROCESSING', total: 1350});
  expect(order?.meta).toContainEqual({key: 'Filled by an assistant', value: profile});
});

const rpc = (method: string, params: object = {}) => ({jsonrpc: '2.0', id: 1, method, params});
const call = (name: string, given: object = {}) => rpc('tools/call', {name, arguments: given});

describe('by the revision of 2026-07-28, a message', () => {
  const prefix = 'io.modelcontextprotocol';
  const _meta = {[`${prefix}/protocolVersion`]: '2026-07-28', [`${prefix}/clientCapabilities`]: {}};
  const headersOf = (method: string, name?: string) => ({
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(name !== undefined && {'Mcp-Name': name}),
  });
  const send = (method: string, params: object = {}, headers = headersOf(method)) =>
    agent.post(rpc(method, {_meta, ...params}), headers);
  const search = {name: 'search_catalog', arguments: {catalog: {query: 'konjac'}}};

  test('needs nothing before it', async () => {
    const found = await send('server/discover');
    expect(found.body.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
      capabilities: {tools: {}},
      cacheScope: 'public',
      ttlMs: expect.any(Number),
      _meta: {[`${prefix}/serverInfo`]: {name: 'Bellyful'}},
    });
    const {body: listed} = await send('tools/list');
    expect(listed.result).toMatchObject({resultType: 'complete', cacheScope: 'public'});
    for (const name of ['search_catalog', `=?base64?${btoa('search_catalog')}?=`]) {
      const called = await send('tools/call', search, headersOf('tools/call', name));
      expect(called.body.result.structuredContent.products.length).toBeGreaterThan(0);
    }
  });

  test.each<[string, () => Promise<unknown>, number, number]>([
    ['without its method beside it', () => send('tools/list', {}, headersOf('ping')), 400, -32020],
    ['without its tool beside it', () => send('tools/call', search), 400, -32020],
    [
      'with another tool beside it',
      () => send('tools/call', search, headersOf('tools/call', 'get_cart')),
      400,
      -32020,
    ],
    [
      'with another revision beside it',
      () =>
        send('tools/list', {}, {...headersOf('tools/list'), 'MCP-Protocol-Version': '2025-11-25'}),
      400,
      -32020,
    ],
    [
      'of a revision that is none, with another beside it',
      () => send('tools/list', {_meta: {..._meta, [`${prefix}/protocolVersion`]: '1999-01-01'}}),
      400,
      -32020,
    ],
    ['that does not say what its client can', () => send('tools/list', {_meta: {}}), 400, -32602],
    ['that would begin a session', () => send('initialize'), 404, -32601],
    ['of a method that is not there', () => send('resources/list'), 404, -32601],
  ])('%s is refused', async (_what, sending, status, code) => {
    expect(await sending()).toMatchObject({status, body: {id: 1, error: {code}}});
  });

  test('that begins as before is answered by the newest revision that knows that', async () => {
    const {body} = await agent.post(rpc('initialize', {protocolVersion: '2026-07-28'}));
    expect(body.result.protocolVersion).toBe('2025-11-25');
  });
});

describe('a broken message', () => {
  test.each<[string, unknown, number]>([
    ['no JSON', '{', -32700],
    ['nothing', '', -32700],
    ['a list of messages', [rpc('ping')], -32600],
    ['a number', 7, -32600],
    ['null', null, -32600],
    ['another version of JSON-RPC', {...rpc('ping'), jsonrpc: '1.0'}, -32600],
    ['no method', {jsonrpc: '2.0', id: 1}, -32600],
    ['an id that is an object', {...rpc('ping'), id: {}}, -32600],
    ['parameters that are a list', {...rpc('ping'), params: []}, -32600],
    ['a method that is not there', rpc('resources/list'), -32601],
    ['a method of every object', rpc('toString'), -32601],
    ['a tool that is not there', call('order_everything'), -32602],
    ['a tool of every object', call('__proto__'), -32602],
    ['a call without a name', rpc('tools/call', {arguments: {}}), -32602],
    ['arguments that are a text', rpc('tools/call', {name: 'get_cart', arguments: 'x'}), -32602],
    [
      'a profile that is no address',
      call('search_catalog', {catalog: {query: 'rice'}, meta: {'ucp-agent': {profile: 'me'}}}),
      -32001,
    ],
  ])('%s is named by its number', async (_what, sent, code) => {
    const {status, body} = await agent.post(sent);
    expect(body).toMatchObject({jsonrpc: '2.0', error: {code, message: expect.any(String)}});
    expect(status).toBeLessThan(500);
  });

  test.each<[string, object]>([
    ['search_catalog', {}],
    ['search_catalog', {catalog: {}}],
    ['search_catalog', {catalog: {query: 7}}],
    ['search_catalog', {catalog: {query: 'rice', pagination: {cursor: '-1'}}}],
    ['lookup_catalog', {catalog: {ids: []}}],
    ['get_product', {catalog: {id: ''}}],
    ['create_cart', {cart: {line_items: []}}],
    ['create_cart', {cart: {line_items: [{item: {id: 'wp-1'}, quantity: 0}]}}],
    ['create_cart', {line_items: [{item: {id: 'wp-1'}, quantity: 1}]}],
    ['get_cart', {}],
    ['get_cart', {id: 7}],
    ['update_checkout', {id: 'x'}],
    ['read_policy', {name: '../../etc/passwd'}],
    ['read_policy', {}],
  ])('%s says to a model what is wrong with %j', async (name, given) => {
    const {status, body} = await agent.post(call(name, given));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({isError: true, content: [{type: 'text'}]});
    expect(body.result.content[0].text).toMatch(/^\$|^A search needs/);
  });

  test('of another site, another method or another version is not read', async () => {
    const foreign = await agent.post(rpc('ping'), {Origin: 'https://evil.example'});
    expect(foreign.status).toBe(403);
    const got = await agent.post(null, {}, 'GET');
    expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST']);
    const old = await agent.post(rpc('ping'), {'MCP-Protocol-Version': '1999-01-01'});
    expect(old).toMatchObject({
      status: 400,
      body: {error: {code: -32022, data: {supported: expect.any(Array), requested: '1999-01-01'}}},
    });
    const huge = await agent.post(JSON.stringify(rpc('ping', {text: 'x'.repeat(100_000)})));
    expect(huge.status).toBe(413);
  });
});

test.each<[string, object, number]>([
  ['calls tools', call('get_cart', {id: 'x'}), 130],
  ['only says hello', rpc('ping'), 250],
])('a network that %s too often waits', async (_what, sent, tries) => {
  const headers = {'X-Forwarded-For': anAddress()};
  const asked = await Promise.all(Array.from({length: tries}, () => agent.post(sent, headers)));
  const refused = asked.filter(({status}) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  const {body, headers: said} = refused[0] ?? {};
  expect(body.error).toMatchObject({code: -32000, data: {retry_after: expect.any(Number)}});
  expect(Number(said?.get('Retry-After'))).toBe(body.error.data.retry_after);
});
