import {afterEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {findHandOver, rememberHandOver} from '~/checkout/hand-over.server';
import {AppSession} from '~/server/session/session';
import {aCoupon} from '~mocks/woocommerce/coupons';
import {items} from '../support/agent-checkout';
import {openAgentClient} from '../support/agent-client';
import {
  aWantedCheckout,
  codesOf,
  handlersOf,
  openAgentShop,
  productOf,
} from '../support/agent-shop';
import {spaghetti} from '../support/order-body';

const search = {query: 'konjac'};
const feedPath = '/feeds/products.tsv';
const open = () => openAgentClient(openAgentShop());
const call = (name: string, given: object) => ['tools/call', {name, arguments: given}] as const;

afterEach(() => void vi.useRealTimers());

test('an owner who wants no agents has no door open for them', async () => {
  const store = openAgentShop();
  const {id} = await openAgentClient(store).begin(aWantedCheckout());
  const client = openAgentClient(store, 'off');
  const answers = [
    await client.ask('/.well-known/ucp', {method: 'GET'}),
    await client.post('/catalog/search', search),
    await client.rpc('tools/list'),
    await client.ask(feedPath, {method: 'GET'}),
    await client.takeHandOver(id),
  ];
  expect(answers.map(({status}) => status)).toEqual([404, 404, 404, 404, 410]);
});

test('where the storefront takes no orders, its catalog is read, and no cart is begun', async () => {
  const client = openAgentClient(openAgentShop(), 'complete', {}, {canOrder: false});
  expect((await client.post('/catalog/search', search)).status).toBe(200);
  expect((await client.post('/carts', items([spaghetti.id, 1]))).status).toBe(404);
  const cart = items([spaghetti.id, 1]);
  const {body} = await client.rpc(...call('create_cart', {cart}));
  expect(body.error).toMatchObject({code: -32602});
  expect(handlersOf((await client.ask('/.well-known/ucp', {method: 'GET'})).body)).toEqual([]);
});

test('while nobody knows what money the shop counts in, no price is named', async () => {
  const client = openAgentClient(openAgentShop(), 'on', {}, {isMoneyUnknown: true});
  expect((await client.post('/catalog/search', search)).status).toBe(503);
  expect((await client.rpc(...call('search_catalog', {catalog: search}))).status).toBe(503);
  expect((await client.ask(feedPath, {method: 'GET'})).status).toBe(503);
});

test('a network that asks too often waits at every door, and others do not', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2030, 0, 1)});
  const client = open();
  const from = '198.51.100.4';
  const statuses = async (more: {from: string}) =>
    [
      await client.rpc('ping', {}, more),
      await client.rpc(...call('search_catalog', {catalog: search}), more),
      await client.post('/catalog/search', search, more),
      await client.ask(feedPath, {method: 'GET', ...more}),
    ].map(({status}) => status);
  for (let time = 0; time < 240; time += 1)
    expect((await client.rpc('ping', {}, {from})).status).toBe(200);
  expect(await statuses({from})).toEqual([429, 429, 429, 429]);
  expect(await statuses({from: '198.51.100.5'})).toEqual([200, 200, 200, 200]);
});

test('a network that begins too many carts waits, and others do not', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2030, 0, 1)});
  const client = open();
  const begin = (from: string) => client.post('/carts', items(['x', 1]), {from});
  for (let time = 0; time < 120; time += 1) expect((await begin('198.51.100.4')).status).toBe(200);
  const {status, body, headers} = await begin('198.51.100.4');
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await begin('198.51.100.5')).status).toBe(200);
});

test('codes are no easier to guess than in a cart of the pages', async () => {
  const client = open();
  const body = {...items([spaghetti.id, 1]), discounts: {codes: ['SAVE10']}};
  const from = '198.51.100.4';
  for (let time = 0; time < 10; time += 1)
    expect((await client.post('/carts', body, {from})).body.messages).toEqual([]);
  const {body: refused} = await client.post('/carts', body, {from});
  expect(refused.messages).toMatchObject([{type: 'warning', path: '$.discounts.codes[0]'}]);
  expect(refused.discounts.applied).toEqual([]);
});

describe('a request', () => {
  test('that a form could send is not read', async () => {
    const headers = {'content-type': 'text/plain'};
    const {status, body} = await open().post('/catalog/search', JSON.stringify(search), {headers});
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test('of a page of another site is not read', async () => {
    for (const [origin, status] of [
      ['https://evil.example', 403],
      ['http://store.example', 200],
    ] as const)
      expect((await open().rpc('tools/list', {}, {headers: {Origin: origin}})).status).toBe(status);
  });

  test('whose headers name another tool than its body does is not read', async () => {
    const prefix = 'io.modelcontextprotocol';
    const meta = {
      [`${prefix}/protocolVersion`]: '2026-07-28',
      [`${prefix}/clientCapabilities`]: {},
    };
    const send = (named: string) =>
      open().rpc(
        'tools/call',
        {_meta: meta, name: 'search_catalog', arguments: {catalog: search}},
        {
          headers: {
            'MCP-Protocol-Version': '2026-07-28',
            'Mcp-Method': 'tools/call',
            'Mcp-Name': named,
          },
        },
      );
    expect(await send('get_cart')).toMatchObject({status: 400, body: {error: {code: -32020}}});
    expect((await send('search_catalog')).status).toBe(200);
  });

  test.each<[string, object]>([
    ['pounds of something', {item: {id: spaghetti.id, quantity_unit: {unit: 'LBR'}}}],
    ['a hundred of something in two lines', {item: {id: spaghetti.id}, quantity: 50}],
  ])('for %s is refused, not read as something else', async (_what, line) => {
    const lines = [
      {quantity: 1, ...line},
      {quantity: 1, ...line},
    ];
    const {status, body} = await open().post('/carts', {line_items: lines});
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test.each([
    ['2026-04-08', 'profile="https://agent.example/p", version="2026-04-08"'],
    ['2026-01-23', 'profile="https://agent.example/p";version=2026-01-23'],
    ['2099-01-01', 'version="2099-01-01", profile="https://agent.example/p"'],
  ])('by version %s reads which version is spoken', async (version, name) => {
    const client = openAgentClient(openAgentShop());
    const spoken = {'2026-08-25': 'http://store.example/.well-known/ucp'};
    const body = {line_items: [{item: {id: 'wp-7'}, quantity: '1'}]};
    expect(await client.post('/carts', body, {headers: {'ucp-agent': name}})).toMatchObject({
      status: 422,
      body: {code: 'version_unsupported', supported_versions: spoken},
    });
    const meta = {'ucp-agent': {profile: 'https://agent.example/p', version}};
    const called = {name: 'search_catalog', arguments: {meta, catalog: {}}};
    expect((await client.rpc('tools/call', called)).body.error).toMatchObject({
      code: -32001,
      data: {code: 'version_unsupported', supported_versions: spoken},
    });
  });

  test('for more lines than a cart has is refused', async () => {
    const lines = Array.from(
      {length: 51},
      (_, place) => [`wp-${place + 1}`, 1] as [string, number],
    );
    expect((await open().post('/carts', items(...lines))).status).toBe(400);
  });
});

test('nobody is given what an account alone may have, and what is free is left to its shopper', async () => {
  const store = openAgentShop();
  store.shop.coupons.push(aCoupon({databaseId: 399, code: 'all', amount: 100, freeShipping: true}));
  const client = openAgentClient(store);
  const {body} = await client.post('/carts', items([spaghetti.id, 1], ['free-sample', 1]));
  expect(body.messages).toMatchObject([{code: 'item_unavailable', path: '$.line_items[1]'}]);
  const begun = await client.begin({...aWantedCheckout(), discounts: {codes: ['ALL']}});
  expect(begun).toMatchObject({
    status: 'requires_escalation',
    messages: [{code: 'sign_in_required', severity: 'requires_buyer_input'}],
  });
  await client.complete(begun.id);
  expect(store.shop.orders).toEqual([]);
});

test('an id of a cart opens no checkout, and the other way round', async () => {
  const client = open();
  const {body: cart} = await client.post('/carts', items([spaghetti.id, 1]));
  const checkout = await client.begin(aWantedCheckout());
  for (const path of [`/checkout-sessions/${cart.id}`, `/carts/${checkout.id}`])
    expect(codesOf((await client.get(path)).body)).toEqual(['not_found']);
});

describe('what is handed over', () => {
  test('stands beside what the cart held, or in its place where its shopper says so', async () => {
    const client = open();
    const {id} = await client.begin(aWantedCheckout());
    const holds = {id: 'mens-multi-vitamin', quantity: 3};
    const added = await client.takeHandOver(id, {holds});
    expect(added.cartLines).toMatchObject([holds, spaghetti]);
    const {cartLines} = await client.takeHandOver(id, {holds, act: 'replace'});
    expect(cartLines).toMatchObject([spaghetti]);
  });

  test('is nothing any more once it was canceled', async () => {
    const client = open();
    const {id} = await client.begin(aWantedCheckout());
    await client.post(`/checkout-sessions/${id}/cancel`);
    const {status, cartLines} = await client.takeHandOver(id);
    expect([status, cartLines]).toEqual([410, []]);
  });

  test('fills no checkout any more once its time is over', async () => {
    const env = {SESSION_SECRET: 'a secret of the tests'};
    const session = await AppSession.open(new Request('http://store.example/'), {
      secrets: [env.SESSION_SECRET],
      isSecure: false,
    });
    const services = {env, session, siteUrl: 'http://store.example'} as never;
    const agent = 'https://agent.example/profile.json';
    const until = Date.UTC(2030, 0, 1);
    vi.setSystemTime(until - 1);
    const given = {agent, isVerified: false, email: '', address: null, shippingMethod: null, until};
    await rememberHandOver(services, given);
    expect(await findHandOver(services)).toMatchObject({agent});
    vi.setSystemTime(until);
    expect(await findHandOver(services)).toBeNull();
  });

  test('is another order in each browser, as long as its agent cannot order', async () => {
    const client = openAgentClient(openAgentShop(), 'on');
    const {id} = await client.begin(aWantedCheckout());
    const keys = [(await client.takeHandOver(id)).cartKey, (await client.takeHandOver(id)).cartKey];
    expect(keys).toEqual([expect.any(String), expect.any(String)]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('the product feed', () => {
  const read = async (store: ReturnType<typeof openAgentShop>) => {
    const {text} = await openAgentClient(store).ask(feedPath, {method: 'GET'});
    const [head = '', ...rows] = text.trimEnd().split('\n');
    const columns = head.split('\t');
    return rows.map((row) =>
      Object.fromEntries(row.split('\t').map((cell, place) => [columns[place] ?? '', cell])),
    );
  };

  test('says beside each product what the law wants, what it costs and what it cost before', async () => {
    const store = openAgentShop();
    const product = productOf(store);
    product.salePrice = toCents(399);
    product.name = 'Konjac\tSpaghetti';
    const lines = await read(store);
    const withoutIt = lines.filter(({description}) => !description?.endsWith(fdaDisclaimer));
    expect(withoutIt).toEqual([]);
    expect(lines.find(({id}) => id === spaghetti.id)).toMatchObject({
      price: '4.49 USD',
      sale_price: '3.99 USD',
      title: 'Konjac Spaghetti',
    });
  });

  test('leaves out what has no picture', async () => {
    const store = openAgentShop();
    productOf(store).picture = null;
    const ids = (await read(store)).map(({id}) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).not.toContain(spaghetti.id);
  });

  test('is none while a part of the catalog does not arrive', async () => {
    const network =
      (pass: typeof fetch) => async (input: RequestInfo | URL, init?: RequestInit) => {
        const body = (await (await pass(input, init)).json()) as object;
        return Response.json({...body, errors: [{message: 'Internal server error'}]});
      };
    const client = openAgentClient(openAgentShop({network}));
    const {status, headers} = await client.ask(feedPath, {method: 'GET'});
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  });
});
