import {afterEach, describe, expect, test, vi} from 'vitest';
import {publicKeysOf} from '~/agents/signatures/keys.server';
import {onDelivery, openAgentClient, siteUrl} from '../support/agent-client';
import {aWantedCheckout, openAgentShop} from '../support/agent-shop';
import {standingOrders} from '../support/order-shop';
import {aKeyPair, problemOfAnswer, signRequest, type KeyPair} from '../support/signed-messages';

const profile = 'https://agent.example/profile.json';
const aPair = aKeyPair();

afterEach(() => void vi.useRealTimers());

type Sign = Omit<Parameters<typeof signRequest>[1], 'pair'> & {pair?: KeyPair};

interface Sending {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  headers?: Record<string, string>;
  /** What stands instead in the request that arrives. */
  altered?: {path?: string; body?: string; headers?: Record<string, string>};
  from?: string;
}

/** The protocols, and an agent that signs what it sends; `published` is what stands at its profile's address. */
function openSignedClient(
  published: unknown = {ucp: {version: '2026-08-25'}, keys: [aPair.published]},
  answer: (address: string, init?: RequestInit) => Promise<Response> = async () =>
    Response.json(published),
) {
  const fetched: string[] = [];
  const store = openAgentShop();
  const client = openAgentClient(store, 'complete', {
    fetch: (async (address: string, init: RequestInit) => {
      fetched.push(address);
      return answer(address, init);
    }) as typeof fetch,
  });
  async function send(path: string, sending: Sending = {}, {pair = aPair, ...options}: Sign = {}) {
    const {method = 'POST', body, headers = {}, altered = {}, from} = sending;
    const text = body === undefined ? '' : JSON.stringify(body);
    const own = {
      'UCP-Agent': `profile="${profile}"`,
      ...(text !== '' && {'Content-Type': 'application/json'}),
      ...headers,
    };
    const signed = signRequest(
      {method, url: siteUrl + path, headers: own, body: text},
      {pair, ...options},
    );
    const arriving = new Headers(signed);
    for (const [name, value] of Object.entries(altered.headers ?? {})) arriving.set(name, value);
    return client.ask(altered.path ?? path, {
      method,
      ...(text !== '' && {body: altered.body ?? text}),
      headers: Object.fromEntries(arriving),
      ...(from && {from}),
    });
  }
  return {...client, store, fetched, send};
}

const search = {query: 'konjac'};

/** The headers of a search that this key signs. */
const signedBy = (pair: KeyPair) =>
  signRequest(
    {
      method: 'POST',
      url: `${siteUrl}/ucp/catalog/search`,
      headers: {'UCP-Agent': `profile="${profile}"`, 'Content-Type': 'application/json'},
      body: JSON.stringify(search),
    },
    {pair},
  );

const noteOf = ({store}: ReturnType<typeof openSignedClient>) =>
  standingOrders(store.shop)[0]?.meta.find(({key}) => key === 'Filled by an assistant')?.value;

describe('a request with a signature', () => {
  test.each(['P-256', 'P-384', 'Ed25519'] as const)('is taken by a key of %s', async (curve) => {
    const pair = aKeyPair(curve);
    const client = openSignedClient({ucp: {version: '2026-08-25'}, keys: [pair.published]});
    const {status} = await client.send('/ucp/catalog/search', {body: search}, {pair});
    expect(status).toBe(200);
  });

  test('proves whose order it is, to staff, to the log and to its shopper', async () => {
    const client = openSignedClient();
    const {body: begun} = await client.send('/ucp/checkout-sessions', {
      body: aWantedCheckout(),
      headers: {'Idempotency-Key': crypto.randomUUID()},
    });
    const page = await client.ask(
      new URL(begun.continue_url).pathname + new URL(begun.continue_url).search,
      {
        method: 'GET',
      },
    );
    expect(page.body).toContain('It comes from agent.example. We checked its signature.');
    const path = `/ucp/checkout-sessions/${begun.id}/complete`;
    const completed = await client.send(path, {body: onDelivery});
    expect(completed.body.status).toBe('completed');
    expect(noteOf(client)).toBe(`${profile} (signature checked)`);
    expect(client.store.log).toContainEqual(
      expect.objectContaining({
        event: 'agent.ordered',
        facts: expect.objectContaining({agent: 'agent.example', isVerified: true}),
      }),
    );
  });

  test('proves nothing of a checkout that began without one', async () => {
    const client = openSignedClient();
    const {continue_url: link} = await client.begin(aWantedCheckout());
    const page = await client.ask(link.slice(siteUrl.length), {method: 'GET'});
    expect(page.body).toContain('agent.example');
    expect(page.body).not.toContain('We checked its signature');
  });

  test('sent twice by whoever took it down is one order', async () => {
    const client = openSignedClient();
    const {body: begun} = await client.send('/ucp/checkout-sessions', {body: aWantedCheckout()});
    const path = `/ucp/checkout-sessions/${begun.id}/complete`;
    await Promise.all(Array.from({length: 20}, () => client.send(path, {body: onDelivery})));
    expect(standingOrders(client.store.shop)).toHaveLength(1);
  });

  test('has its idempotency key for itself: without its signature the key opens nothing', async () => {
    const client = openSignedClient();
    const body = {line_items: aWantedCheckout().line_items};
    const keyed = {headers: {'Idempotency-Key': crypto.randomUUID()}, from: '203.0.113.60'};
    const {body: begun} = await client.send('/ucp/checkout-sessions', {body, ...keyed});
    const again = await client.send('/ucp/checkout-sessions', {
      body,
      ...keyed,
      from: '203.0.113.61',
    });
    expect(again.body.id).toBe(begun.id);
    const unsigned = await client.post('/checkout-sessions', body, keyed);
    expect(unsigned).toMatchObject({status: 201});
    expect(unsigned.body.id).not.toBe(begun.id);
  });

  test('proves nothing of what another sends on with the same session', async () => {
    const client = openSignedClient();
    const {body: begun} = await client.send('/ucp/checkout-sessions', {body: aWantedCheckout()});
    await client.complete(begun.id);
    expect(noteOf(client)).toBe(profile);
  });

  test('may carry a query, further parameters, and signatures that are for others', async () => {
    const client = openSignedClient();
    const now = Math.floor(Date.now() / 1000);
    const parameters = `;created=${now};expires=${now + 60};nonce="n";alg="ecdsa-p256-sha256"`;
    const found = await client.send('/ucp/catalog/search', {body: search}, {parameters});
    expect(found.status).toBe(200);
    const {body} = await client.send('/ucp/carts', {
      body: {line_items: aWantedCheckout().line_items},
    });
    const covered = ['@method', '@authority', '@path', '@query', 'ucp-agent'];
    const read = {method: 'GET', path: `/ucp/carts/${body.id}?a=b`} as const;
    const {status} = await client.send(read.path, read, {components: covered});
    expect(status).toBe(200);
    const foreign = await client.send(
      '/ucp/catalog/search',
      {body: search},
      {pair: aKeyPair(), parameters: ';tag="a-cdn"'},
    );
    expect(foreign.status).toBe(200);
  });

  test('that also speaks to verifiers of bots covers the header that names its keys', async () => {
    const client = openSignedClient();
    const sent = {
      body: search,
      headers: {'Signature-Agent': 'sig1="https://agent.example/profile.json";type=jwks_uri'},
    };
    const tag = ';tag="web-bot-auth"';
    const without = await client.send('/ucp/catalog/search', sent, {parameters: tag});
    expect(without).toMatchObject({status: 401, body: {code: 'signature_invalid'}});
    const components = [
      '@method',
      '@authority',
      '@path',
      'signature-agent',
      'ucp-agent',
      'content-digest',
      'content-type',
    ];
    const covered = await client.send('/ucp/catalog/search', sent, {parameters: tag, components});
    expect(covered.status).toBe(200);
    const named = aKeyPair('P-256', 'a name of its own');
    const other = openSignedClient({ucp: {version: '2026-08-25'}, keys: [named.published]});
    const odd = await other.send('/ucp/catalog/search', sent, {
      pair: named,
      parameters: tag,
      components,
    });
    expect(odd).toMatchObject({status: 401, body: {code: 'signature_invalid'}});
  });
});

describe('a signature that proves nothing is refused, with the code of the protocol', () => {
  const post = {body: search};
  const without = (name: string) =>
    ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'].filter(
      (each) => each !== name,
    );
  const now = Math.floor(Date.now() / 1000);
  test.each<[string, Sending, Sign, number, string]>([
    [
      'of another key',
      post,
      {pair: aKeyPair('P-256', aPair.published.kid)},
      401,
      'signature_invalid',
    ],
    ['of a key that is not published', post, {pair: aKeyPair()}, 401, 'key_not_found'],
    ['of another method', {...post, method: 'PUT', altered: {}}, {}, 405, 'method_not_allowed'],
    [
      'of another path',
      {...post, altered: {path: '/ucp/catalog/lookup'}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'of another query',
      {...post, altered: {path: '/ucp/catalog/search?a=b'}},
      {},
      401,
      'signature_invalid',
    ],
    ['of another body', {...post, altered: {body: '{"query":"rice"}'}}, {}, 400, 'digest_mismatch'],
    [
      'of another name',
      {...post, altered: {headers: {'UCP-Agent': `profile="${profile}", v=1`}}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'of another idempotency key',
      {...post, headers: {'Idempotency-Key': 'a'}, altered: {headers: {'Idempotency-Key': 'b'}}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'beside a key that it does not cover',
      {...post, altered: {headers: {'Idempotency-Key': 'b'}}},
      {},
      401,
      'signature_invalid',
    ],
    ...['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'].map(
      (name): [string, Sending, Sign, number, string] => [
        `without ${name}`,
        post,
        {components: without(name)},
        401,
        'signature_invalid',
      ],
    ),
    ['that has expired', post, {parameters: `;expires=${now - 120}`}, 401, 'signature_invalid'],
    ['that does not say when it was made', post, {isUndated: true}, 401, 'signature_invalid'],
    [
      'that is older than five minutes',
      post,
      {parameters: `;created=${now - 320}`},
      401,
      'signature_invalid',
    ],
    ['of tomorrow', post, {parameters: `;created=${now + 86_400}`}, 401, 'signature_invalid'],
    [
      'that says another algorithm',
      post,
      {parameters: ';alg="hmac-sha256"'},
      401,
      'signature_invalid',
    ],
    [
      'without its input',
      {...post, altered: {headers: {'Signature-Input': ''}}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'that cannot be read',
      {...post, altered: {headers: {'Signature-Input': 'sig1=('}}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'of no bytes',
      {...post, altered: {headers: {Signature: 'sig1=::'}}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'under another label',
      {...post, altered: {headers: {Signature: 'other=:AAAA:'}}},
      {},
      401,
      'signature_invalid',
    ],
    [
      'with a digest of no bytes',
      {...post, altered: {headers: {'Content-Digest': 'sha-256=::'}}},
      {},
      400,
      'digest_mismatch',
    ],
    [
      'with another digest',
      {...post, altered: {headers: {'Content-Digest': 'sha-512=:AAAA:'}}},
      {},
      400,
      'digest_mismatch',
    ],
  ])('%s', async (_what, sending, options, status, code) => {
    const client = openSignedClient();
    const answer = await client.send('/ucp/catalog/search', sending, options);
    expect(answer).toMatchObject({status, body: {code}});
  });

  test('half of one, or one without the digest of its body', async () => {
    const client = openSignedClient();
    const half = await client.post('/catalog/search', search, {
      headers: {Signature: 'sig1=:AAAA:'},
    });
    expect(half).toMatchObject({status: 401, body: {code: 'signature_missing'}});
    const bare = await client.post('/catalog/search', search, {
      headers: {Signature: 'sig1=:AAAA:', 'Signature-Input': 'sig1=();keyid="a"'},
    });
    expect(bare).toMatchObject({status: 401, body: {code: 'signature_missing'}});
  });

  test('one by a kind of key that is not understood, or not meant for signatures', async () => {
    const rsa = {...aPair.published, kty: 'RSA', crv: 'secp256k1'};
    const keys = (key: object) => ({ucp: {version: '2026-08-25'}, keys: [7, {kid: 1}, key]});
    const unknown = await openSignedClient(keys(rsa)).send('/ucp/catalog/search', post);
    expect(unknown).toMatchObject({status: 400, body: {code: 'algorithm_unsupported'}});
    for (const more of [{use: 'enc'}, {key_ops: ['sign']}]) {
      const client = openSignedClient(keys({...aPair.published, ...more}));
      const answer = await client.send('/ucp/catalog/search', post);
      expect(answer).toMatchObject({status: 401, body: {code: 'key_not_found'}});
    }
  });

  test('the fourth of four, as only three are looked at', async () => {
    const client = openSignedClient();
    const own = signedBy(aPair);
    const wrong = [1, 2, 3].map((place) => ({
      'Signature-Input': `wrong${place}=("@method");keyid="other"`,
      Signature: `wrong${place}=:AAAA:`,
    }));
    const send = (others: typeof wrong) => {
      const joined = (name: 'Signature' | 'Signature-Input') =>
        [...others.map((each) => each[name]), own[name.toLowerCase()]].join(', ');
      return client.post('/catalog/search', search, {
        headers: {
          ...own,
          signature: joined('Signature'),
          'signature-input': joined('Signature-Input'),
        },
      });
    };
    expect((await send(wrong.slice(1))).status).toBe(200);
    expect(await send(wrong)).toMatchObject({status: 401, body: {code: 'key_not_found'}});
  });

  test('and orders nothing', async () => {
    const client = openSignedClient();
    const begun = await client.begin(aWantedCheckout());
    const path = `/ucp/checkout-sessions/${begun.id}/complete`;
    const {status} = await client.send(path, {body: onDelivery}, {pair: aKeyPair()});
    expect(status).toBe(401);
    expect(standingOrders(client.store.shop)).toEqual([]);
  });
});

describe('a signed request is taken once', () => {
  /** The second half of an ECDSA signature has another form that holds as well. */
  function inItsOtherForm(signature: string): string {
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const bytes = Buffer.from(/:(.*):/.exec(signature)?.[1] ?? '', 'base64');
    const second = order - BigInt(`0x${bytes.toString('hex', 32)}`);
    const other = [
      bytes.subarray(0, 32),
      Buffer.from(second.toString(16).padStart(64, '0'), 'hex'),
    ];
    return `sig1=:${Buffer.concat(other).toString('base64')}:`;
  }

  test.each([
    ['/catalog/search', search],
    ['/carts', {line_items: aWantedCheckout().line_items}],
  ])('at %s, however it is written', async (path, body) => {
    const client = openSignedClient();
    const headers = signRequest(
      {
        method: 'POST',
        url: `${siteUrl}/ucp${path}`,
        headers: {'UCP-Agent': `profile="${profile}"`, 'Content-Type': 'application/json'},
        body: JSON.stringify(body),
      },
      {pair: aPair},
    );
    expect((await client.post(path, body, {headers})).body.ucp.status).toBe('success');
    const other = {...headers, signature: inItsOtherForm(headers['signature'] ?? '')};
    for (const again of [headers, other])
      expect(await client.post(path, body, {headers: again})).toMatchObject({
        status: 401,
        body: {code: 'signature_invalid', content: expect.stringContaining('sent before')},
      });
  });

  test('with its second signature alone, too', async () => {
    const client = openSignedClient();
    const [first, second] = [signedBy(aPair), signedBy(aPair)];
    const relabel = (text = '') => text.replace('sig1=', 'sig2=');
    const both = {
      ...first,
      signature: `${first['signature']}, ${relabel(second['signature'])}`,
      'signature-input': `${first['signature-input']}, ${relabel(second['signature-input'])}`,
    };
    expect((await client.post('/catalog/search', search, {headers: both})).status).toBe(200);
    const again = await client.post('/catalog/search', search, {headers: second});
    expect(again.status).toBe(401);
  });
});

describe('the profile of a sender', () => {
  const post = {body: search};

  test('is fetched once a minute, without anything of ours, and never for a request without a signature', async () => {
    vi.setSystemTime(Date.now());
    let sent: RequestInit | undefined;
    const client = openSignedClient(undefined, async (_address, init) => {
      sent = init;
      return Response.json({ucp: {version: '2026-08-25'}, keys: [aPair.published]});
    });
    await client.post('/catalog/search', search);
    expect(client.fetched).toEqual([]);
    await Promise.all([1, 2, 3].map(() => client.send('/ucp/catalog/search', post)));
    expect(client.fetched).toEqual([profile]);
    vi.setSystemTime(Date.now() + 61_000);
    await client.send('/ucp/catalog/search', post);
    expect(client.fetched).toEqual([profile, profile]);
    expect(sent).toMatchObject({redirect: 'manual', headers: {Accept: 'application/json'}});
  });

  test.each<[string, (address: string, init?: RequestInit) => Promise<Response>, number, string]>([
    [
      'does not answer within three seconds',
      (_address, init) =>
        new Promise((_done, fail) =>
          init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
        ),
      424,
      'profile_unreachable',
    ],
    [
      'is not reached',
      () => Promise.reject(new TypeError('fetch failed')),
      424,
      'profile_unreachable',
    ],
    [
      'leads elsewhere',
      async () => Response.redirect('https://other.example/', 302),
      424,
      'profile_unreachable',
    ],
    ['is not there', async () => new Response('', {status: 404}), 424, 'profile_unreachable'],
    ['is no JSON', async () => new Response('<html>'), 422, 'profile_malformed'],
    ['is of nothing', async () => Response.json({keys: []}), 422, 'profile_malformed'],
    [
      'is of another version',
      async () => Response.json({ucp: {version: '2026-01-11'}}),
      422,
      'version_unsupported',
    ],
    [
      'is larger than any',
      async () =>
        Response.json({ucp: {version: '2026-08-25', text: 'x'.repeat(130 * 1024)}, keys: []}),
      424,
      'profile_unreachable',
    ],
    [
      'is endless',
      async () =>
        new Response(new ReadableStream({pull: (to) => to.enqueue(new Uint8Array(65_536))})),
      424,
      'profile_unreachable',
    ],
  ])('that %s is said to be so', async (_what, answer, status, code) => {
    const client = openSignedClient(undefined, answer);
    expect(await client.send('/ucp/catalog/search', post)).toMatchObject({status, body: {code}});
    // A stranger is served all the same.
    expect((await client.post('/catalog/search', search)).status).toBe(200);
  });

  test('is not fetched from where the shop alone can reach', async () => {
    const fetched: string[] = [];
    const client = openAgentClient(openAgentShop(), 'on', {
      isPublicHost: async () => false,
      fetch: (async (address: string) => {
        fetched.push(address);
        return Response.json({});
      }) as typeof fetch,
    });
    const {status} = await client.post('/catalog/search', search, {headers: signedBy(aPair)});
    expect(status).toBe(424);
    expect(fetched).toEqual([]);
  });

  test.each([
    'http://agent.example/p',
    'https://agent.example:8443/p',
    'https://user@agent.example/p',
    'http://127.0.0.1/p',
    'https://localhost/p',
  ])('is not at %s', async (address) => {
    const client = openSignedClient();
    const headers = {'UCP-Agent': `profile="${address}"`};
    const {status, body} = await client.send('/ucp/catalog/search', {body: search, headers});
    expect({status, code: body.code}).toEqual({status: 400, code: 'invalid_profile_url'});
    expect(client.fetched).toEqual([]);
  });

  test('is fetched one at a time for a network, and who comes meanwhile tries again', async () => {
    const waiting: (() => void)[] = [];
    const client = openSignedClient(undefined, async () => {
      await new Promise<void>((done) => waiting.push(done));
      return Response.json({ucp: {version: '2026-08-25'}, keys: [aPair.published]});
    });
    const send = (name: string, from: string) =>
      client.send('/ucp/catalog/search', {
        body: search,
        headers: {'UCP-Agent': `profile="https://${name}.example/p"`},
        from,
      });
    const slow = send('one', '2001:db8:1:1::1');
    await expect.poll(() => waiting.length).toBe(1);
    const beside = await send('two', '2001:db8:1:2::1');
    expect(beside).toMatchObject({status: 503, body: {code: 'unavailable'}});
    const elsewhere = send('two', '2001:db8:2:1::1');
    await expect.poll(() => waiting.length).toBe(2);
    for (const done of waiting) done();
    expect((await Promise.all([slow, elsewhere])).map(({status}) => status)).toEqual([200, 200]);
  });

  test('is fetched for one network at most twenty times a minute', async () => {
    const client = openSignedClient();
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) {
      const headers = {'UCP-Agent': `profile="https://agent.example/${count}"`};
      const sending = {body: search, headers, from: '198.51.100.9'};
      statuses.push((await client.send('/ucp/catalog/search', sending)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(client.fetched).toHaveLength(20);
  });
});

describe('by the Model Context Protocol', () => {
  const call = (meta?: object) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {name: 'search_catalog', arguments: {...(meta && {meta}), catalog: search}},
  });

  test('a message is signed as any request, by the program that it or the header names', async () => {
    const client = openSignedClient();
    const byHeader = await client.send('/mcp', {body: call()});
    expect(byHeader.body.result.structuredContent.products.length).toBeGreaterThan(0);
    const byMessage = await client.send('/mcp', {body: call({'ucp-agent': {profile}})});
    expect(byMessage.body.result.structuredContent.products.length).toBeGreaterThan(0);
    expect(client.fetched).toEqual([profile]);
  });

  test('a signature that proves nothing is an error of the transport', async () => {
    const client = openSignedClient();
    const unknown = await client.send('/mcp', {body: call()}, {pair: aKeyPair()});
    expect(unknown).toMatchObject({
      status: 401,
      body: {id: 1, error: {code: -32000, data: {code: 'key_not_found'}}},
    });
    const altered = {body: JSON.stringify({...call(), id: 2})};
    const other = await client.send('/mcp', {body: call(), altered});
    expect(other).toMatchObject({
      status: 400,
      body: {id: 2, error: {code: -32600, data: {code: 'digest_mismatch'}}},
    });
    const away = openSignedClient(undefined, async () => new Response('', {status: 500}));
    expect(await away.send('/mcp', {body: call()})).toMatchObject({
      status: 424,
      body: {error: {code: -32001, data: {code: 'profile_unreachable'}}},
    });
  });

  test('a program that names no profile is a stranger, whatever it signs', async () => {
    const client = openSignedClient();
    const {status, body} = await client.ask('/mcp', {
      body: call(),
      headers: {
        'UCP-Agent': '',
        Signature: 'sig1=:AAAA:',
        'Signature-Input': 'sig1=();tag="web-bot-auth"',
      },
    });
    expect(status).toBe(400);
    expect(body.error.data.code).toBe('invalid_profile_url');
  });
});

describe('what the shop answers', () => {
  test('is signed by a key of its profile, whatever it says', async () => {
    const client = openSignedClient();
    const {body: own} = await client.ask('/.well-known/ucp', {method: 'GET'});
    expect(own.keys).toEqual([
      expect.objectContaining({kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256'}),
    ]);
    expect(own.keys[0]).not.toHaveProperty('d');
    const answers = [
      await client.post('/catalog/search', search),
      await client.post('/catalog/search', '{'),
      await client.get('/nothing'),
      await client.begin(aWantedCheckout()).then(({id}) => client.complete(id)),
      await client.rpc('tools/list'),
      await client.ask('/mcp', {method: 'GET'}),
      await client.ask('/mcp', {body: {jsonrpc: '2.0', method: 'notifications/initialized'}}),
    ];
    expect(answers.map(({status}) => status)).toEqual([200, 400, 404, 200, 200, 405, 202]);
    for (const {status, headers, text} of answers) {
      // Packed on its way it would be another content.
      expect(headers.get('Cache-Control')).toBe('no-store, no-transform');
      expect(headers.has('Content-Digest')).toBe(text !== '');
      expect(problemOfAnswer({status, headers, body: text}, own.keys)).toBeNull();
    }
  });

  test('is signed alike by all processes of a shop, and checked by the key before, too', async () => {
    const [now, before] = await publicKeysOf({
      SESSION_SECRET: 'a secret of the tests',
      SESSION_SECRET_PREVIOUS: 'the secret before',
    });
    expect([now?.kid, before?.kid]).toEqual([
      'bj12ggRnXcpNgVUKJW2UiIZCpJLhkICNj8XTN_VtyI4',
      'aPGjMqrVrKNUAzDR1bGkvf2qAlH10CFLRAAI6S-lpZU',
    ]);
  });
});
