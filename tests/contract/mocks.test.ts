import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Kind, parse} from 'graphql';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {startBackend} from '~mocks/backend';
import {saveContent} from '~mocks/control/content-events';
import {requestShop, managerAuthorization, requireField} from '../support/request-shop';

const backend = await startBackend();
const folder = path.resolve(import.meta.dirname, '../../graphql');

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const send = (body: unknown, authorization = '') => requestShop(backend.url, body, authorization);

const operations = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .flatMap((file) => {
    const query = readFileSync(path.join(folder, file), 'utf8');
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [{operationName: definition.name.value, query}]
        : [],
    );
  });

const variables: Record<string, object> = {
  GetProduct: {id: 'konjac-angel-hair', listed: []},
  GetProducts: {listed: []},
  ProductCursors: {first: 100},
  ProductsByIds: {databaseIds: [130], listed: []},
  PricesByIds: {databaseIds: [130], listed: []},
  ProductPages: {databaseIds: [130], listed: []},
  ProductReviews: {id: '130', first: 10},
  GetOrder: {id: '1987'},
  OrdersByReference: {orderReference: 'ch_first_order'},
  GetPage: {id: '20000'},
  GetPost: {id: '20001'},
  OrdersOfShopper: {customerId: 7, email: 'demo@bellyful.example', isByEmail: true},
};

/** The owner of the first day has written nothing. */
function write() {
  const written = {title: 'x', html: '<p>x</p>'};
  backend.shop.content.records = [];
  saveContent(backend, {...written, type: 'page', slug: 'about'});
  saveContent(backend, {...written, type: 'post', slug: 'first'});
}

test.each(operations)('$operationName has an answer', async ({operationName, query}) => {
  write();
  const {data, errors} = await send(
    {query, operationName, variables: variables[operationName]},
    managerAuthorization,
  );
  expect(errors).toEqual([]);
  expect(Object.values(data ?? {})).not.toContain(null);
});

test('every published product can be shown with its parts', async () => {
  const query = readFileSync(path.join(folder, 'products.graphql'), 'utf8');
  const page = await send({query, operationName: 'ProductCursors', variables: {first: 100}});
  const {edges} = requireField(page, 'products') as {edges: {cursor: string}[]};
  const databaseIds = edges.map(({cursor}) => Number(atob(cursor).split(':')[1]));
  const variables = {databaseIds, listed: []};
  const answer = await send({query, operationName: 'ProductsByIds', variables});
  expect(answer.errors).toEqual([]);
  const {nodes} = requireField(answer, 'products') as {nodes: {slug: string}[]};
  expect(nodes.map(({slug}) => slug)).toContain('bellyful-bundle');
  expect(nodes.map(({slug}) => slug)).not.toContain('staff-gift-box');
  expect(nodes.length).toBe(16);
});

test('a wrong password is nobody, without an error', async () => {
  const wrong = `Basic ${btoa('shop-manager:wrong')}`;
  const query = '{viewer {databaseId} orders(first: 1) {nodes {databaseId}}}';
  expect(await send({query}, wrong)).toMatchObject({
    data: {viewer: null, orders: {nodes: []}},
    errors: [],
  });
});

test.each([
  ['{', 500],
  ['', 500],
  [JSON.stringify({query: '{products(first: 1) {nodes {slug}'}), 500],
  [JSON.stringify({query: '{nope}'}), 200],
])('%s is answered with status %i', async (body, status) => {
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(answer.errors).toHaveLength(1);
});

test('another content type is refused', async () => {
  const response = await fetch(`${backend.url}/graphql`, {method: 'POST', body: '{}'});
  expect(response.status).toBe(415);
});
