import {afterAll, beforeEach, expect, test} from 'vitest';
import {startBackend} from '../backend';
import {createGraphqlClient, type GraphqlClient} from '../clients/graphql-client';
import {demoPassword} from '../demo-accounts';

const backend = await startBackend({isOpen: true});
const endpoint = `${backend.url}/graphql`;

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const aClient = () => createGraphqlClient(endpoint);

const login = `mutation ($username: String!, $password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}}) {
    authToken
    refreshToken
  }
}`;
const demo = {username: 'demo@bellyful.example', password: demoPassword};

async function signIn(client: GraphqlClient) {
  const {data} = await client.ask(login, demo);
  const tokens = data?.['login'] as {authToken: string; refreshToken: string};
  client.bearer = tokens.authToken;
  return tokens;
}

const addRice = 'mutation {addToCart(input: {productId: 146, quantity: 2}) {cart {total}}}';
const itemCount = '{cart {contents {itemCount}}}';

const ask = (headers: Record<string, string>, body: object | null = {query: '{__typename}'}) =>
  fetch(endpoint, {
    method: body ? 'POST' : 'OPTIONS',
    headers: {'Content-Type': 'application/json', ...headers},
    ...(body && {body: JSON.stringify(body)}),
  });

test('a storefront of another origin may ask with its cookies', async () => {
  const Origin = 'http://127.0.0.1:4501';
  for (const body of [undefined, null, {}]) {
    const {headers} = await ask({Origin}, body);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Vary')).toBe('Origin');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('woocommerce-session');
  }
  expect((await ask({})).headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('a wrong name and a wrong password read alike', async () => {
  for (const wrong of [{password: 'wrong'}, {username: 'nobody'}])
    expect(await aClient().ask(login, {...demo, ...wrong})).toMatchObject({
      data: {login: null},
      errors: [{message: 'The user could not be logged in.'}],
    });
  expect(await aClient().ask(login, {...demo, password: ''})).toMatchObject({
    errors: [{message: 'Missing username or password.'}],
  });
});

test('who is signed in cannot sign in again, and signs out once', async () => {
  const client = aClient();
  await signIn(client);
  expect(await client.ask(login, demo)).toMatchObject({
    errors: [{message: 'You are already logged in.'}],
  });
  const logout = 'mutation {logout(input: {}) {success}}';
  expect((await client.ask(logout)).data).toEqual({logout: {success: true}});
  client.bearer = null;
  expect((await client.ask(logout)).data).toEqual({logout: {success: null}});
});

test('with a token that is none one is a visitor, and told so by the status', async () => {
  const client = aClient();
  client.bearer = 'abc.def.ghi';
  expect(
    await client.ask('{viewer {email} product(id: "konjac-rice", idType: SLUG) {slug}}'),
  ).toMatchObject({
    status: 403,
    data: {viewer: null, product: {slug: 'konjac-rice'}},
    errors: [],
  });
});

test('a token is renewed by its own refresh token, and by no other', async () => {
  const refresh = `mutation ($token: String!) {refreshToken(input: {refreshToken: $token}) {authToken success}}`;
  const {authToken, refreshToken} = await signIn(aClient());
  const renewed = await aClient().ask(refresh, {token: refreshToken});
  expect(renewed.data).toEqual({refreshToken: {authToken: expect.any(String), success: true}});
  for (const token of [authToken, 'abc.def.ghi'])
    expect(await aClient().ask(refresh, {token})).toMatchObject({
      data: {refreshToken: {authToken: null, success: false}},
      errors: [],
    });
});

test('a guest’s cart goes along with the token of who signed in elsewhere', async () => {
  const client = aClient();
  await client.ask(addRice);
  const guests = client.session;
  const other = aClient();
  const {authToken} = await signIn(other);
  expect((await other.ask(itemCount)).data).toEqual({cart: {contents: {itemCount: 0}}});
  client.bearer = authToken;
  expect((await client.ask(itemCount)).data).toEqual({cart: {contents: {itemCount: 2}}});
  expect(client.session).not.toBe(guests);
  expect((await other.ask(itemCount)).data).toEqual({cart: {contents: {itemCount: 2}}});
});

test('what WooNuxt asks its own plugin while it is built is answered', async () => {
  const {data, errors} = await aClient().ask(`{
    woonuxtSettings {
      primary_color logo publicIntrospectionEnabled frontEndUrl productsPerPage maxPrice
      global_attributes {slug showCount openByDefault label hideEmpty}
      stripeSettings {enabled testmode test_publishable_key publishable_key}
      wooNuxtSEO {provider url handle}
      currencyCode currencySymbol
    }
  }`);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    woonuxtSettings: {
      publicIntrospectionEnabled: 'off',
      productsPerPage: 24,
      maxPrice: 90,
      global_attributes: [],
      stripeSettings: {enabled: 'no'},
      currencyCode: 'USD',
      currencySymbol: '$',
    },
  });
});

test('a user and a reviewer have a picture', async () => {
  const client = aClient();
  await signIn(client);
  const {data} = await client.ask('{viewer {avatar {url}}}');
  const {url} = (data as {viewer: {avatar: {url: string}}}).viewer.avatar;
  const picture = await fetch(url);
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await picture.text()).toContain('>D</text>');
});

const checkout = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) {result redirect order {databaseId orderKey status total paymentMethod}}
}`;
const billing = {firstName: 'Ann', email: 'ann@shop.example', address1: '1 Main Street'};
const order = (own: object) => ({input: {paymentMethod: 'cod', billing: {...billing, ...own}}});

test('a guest finds the orders of the address that the session knows', async () => {
  const client = aClient();
  await client.ask(addRice);
  const {data} = await client.ask(checkout, order({}));
  const {databaseId} = (data as {checkout: {order: {databaseId: number}}}).checkout.order;
  const orders = '{customer {billing {email firstName} orders {nodes {databaseId}}}}';
  expect((await client.ask(orders)).data).toEqual({
    customer: {
      billing: {email: 'ann@shop.example', firstName: 'Ann'},
      orders: {nodes: [{databaseId}]},
    },
  });
  expect((await client.ask(itemCount)).data).toEqual({cart: {contents: {itemCount: 0}}});
  expect((await aClient().ask(orders)).data).toMatchObject({customer: {orders: {nodes: []}}});
});

test('an order without an e-mail does not say its number to the guest who made it', async () => {
  const client = aClient();
  await client.ask(addRice);
  const {data} = await client.ask(checkout, order({email: null}));
  expect(data).toMatchObject({
    checkout: {
      result: 'success',
      order: {databaseId: null, orderKey: null, status: 'PROCESSING', paymentMethod: null},
    },
  });
  const {redirect} = (data as {checkout: {redirect: string}}).checkout;
  expect(await (await fetch(redirect)).text()).toContain('Your order has been received.');
  const guessed = await fetch(redirect.replace(/key=.*/, 'key=guessed'));
  expect(await guessed.text()).not.toContain('Konjac Rice');
});
