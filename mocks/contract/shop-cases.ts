import {fieldOf, matches, same, type ContractCase} from './contract-case';

const post = (endpoint: string, body: string, type = 'application/json') =>
  fetch(endpoint, {method: 'POST', headers: {'Content-Type': type}, body});

export const shopCases: ContractCase[] = [
  {
    name: 'what is no GraphQL is answered with 500, another content type with 415',
    async try({endpoint}) {
      same('a syntax error', (await post(endpoint, '{"query": "{"}')).status, 500);
      same('half of a JSON', (await post(endpoint, '{"query"')).status, 500);
      same('plain text', (await post(endpoint, '{}', 'text/plain')).status, 415);
    },
  },
  {
    name: 'introspection is refused to visitors',
    async try({shopper}) {
      const {errors} = await shopper().ask('{__schema {queryType {name}}}');
      matches('the message', errors[0]?.message, /introspection is not allowed/);
    },
  },
  {
    name: 'visitors see no orders, no customers and no coupons, and that is no error',
    async try({shopper}) {
      const {data, errors} = await shopper().ask(
        '{orders(first: 3) {nodes {databaseId}} customers(first: 3) {nodes {databaseId}} coupons(first: 3) {nodes {code}} viewer {databaseId}}',
      );
      same('errors', errors, []);
      const none = {nodes: []};
      same('the answer', data, {orders: none, customers: none, coupons: none, viewer: null});
    },
  },
  {
    name: 'a guest is a customer without a number, with a session',
    async try({shopper}) {
      const answer = await shopper().ask('{customer {id databaseId email sessionToken}}');
      const {sessionToken, ...guest} = fieldOf(answer, 'customer') as Record<string, unknown>;
      same('the guest', guest, {id: 'guest', databaseId: null, email: null});
      matches('the token', sessionToken, /^[\w-]+\.[\w-]+\.[\w-]+$/);
    },
  },
  {
    name: 'a session is issued with the first answer, and one that is read is not issued anew',
    async try({shopper}) {
      const client = shopper();
      await client.ask('{cart {total}}');
      matches('the header', client.session, /^[\w-]+\.[\w-]+\.[\w-]+$/);
      const issued = client.session;
      await client.ask('{cart {total}}');
      same('the session', client.session, issued);
    },
  },
  {
    name: 'a session that cannot be read leaves no cart, and says why',
    async try({shopper}) {
      const client = shopper();
      client.session = 'garbage';
      const {data, errors} = await client.ask('{cart {total}}');
      same('the answer', data, {cart: null});
      matches('the message', errors[0]?.message, /^invalid_token: /);
    },
  },
  {
    name: 'ways to pay, countries and states are told to everybody',
    async try({shopper}) {
      const {data, errors} = await shopper().ask(
        '{paymentGateways {nodes {id title}} allowedCountries countryStates(country: US) {code name}}',
      );
      same('errors', errors, []);
      const {countryStates, allowedCountries} = data as Record<string, unknown[]>;
      same('a country at least', (allowedCountries?.length ?? 0) > 0, true);
      same('the first state', countryStates?.[0], {code: 'AL', name: 'Alabama'});
    },
  },
];
