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

test('one may sign in by cookie, and out again', async () => {
  const client = aClient();
  const byCookie = `mutation ($username: String!, $password: String!) {
    loginWithCookies(input: {login: $username, password: $password}) {status}
  }`;
  await client.ask(addRice);
  expect((await client.ask(byCookie, demo)).data).toEqual({loginWithCookies: {status: 'SUCCESS'}});
  const who = '{customer {email} cart {contents {itemCount}}}';
  const signedIn = {customer: {email: demo.username}, cart: {contents: {itemCount: 2}}};
  expect((await client.ask(who)).data).toEqual(signedIn);
  await client.ask('mutation {logout(input: {}) {success}}');
  expect((await aClient().ask(who)).data).toMatchObject({customer: {email: null}});
  expect(client.cookie).toBe('wordpress_logged_in_mocked=');
});

test.each([
  [{password: 'wrong'}, 'incorrect_password'],
  [{password: ''}, 'empty_password'],
  [{username: ''}, 'empty_username'],
  [{username: 'nobody'}, 'invalid_username'],
  [{username: 'nobody@shop.example'}, 'invalid_email'],
])('by cookie and by JWT, WordPress’ code says what is wrong: %o', async (wrong, message) => {
  const either = `mutation ($username: String!, $password: String!) {
    loginWithCookies(input: {login: $username, password: $password}) {status}
    login(input: {username: $username, password: $password}) {authToken}
  }`;
  const {errors} = await aClient().ask(either, {...demo, ...wrong});
  expect(errors).toMatchObject([{message}, {message}]);
});

test('a JWT is renewed by its refresh token alone', async () => {
  const byJwt = `mutation ($username: String!, $password: String!) {
    login(input: {username: $username, password: $password}) {refreshToken}
  }`;
  const {data} = await aClient().ask(byJwt, demo);
  const {refreshToken} = (data as {login: {refreshToken: string}}).login;
  const renew = `mutation ($token: String!) {
    refreshJwtAuthToken(input: {jwtRefreshToken: $token}) {authToken}
  }`;
  const client = aClient();
  const renewed = await client.ask(renew, {token: refreshToken});
  const {refreshJwtAuthToken: tokens} = renewed.data as {refreshJwtAuthToken: {authToken: string}};
  client.bearer = tokens.authToken;
  expect((await client.ask('{viewer {email}}')).data).toEqual({viewer: {email: demo.username}});
  expect(await aClient().ask(renew, {token: 'abc.def.ghi'})).toMatchObject({
    errors: [{message: 'The provided refresh token is invalid'}],
  });
});

test('a session keeps what a client puts into it', async () => {
  const client = aClient();
  const put = (value: string) =>
    client.ask(`mutation {updateSession(input: {sessionData: [{key: "seen", value: "${value}"}]}) {
      session {key value}
    }}`);
  await put('rice');
  expect((await put('penne')).data).toEqual({
    updateSession: {session: [{key: 'seen', value: 'penne'}]},
  });
  expect((await client.ask('{customer {session {key value}}}')).data).toEqual({
    customer: {session: [{key: 'seen', value: 'penne'}]},
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
