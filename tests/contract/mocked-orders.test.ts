import {afterAll, beforeEach, expect, test} from 'vitest';
import {startBackend} from '~mocks/backend';
import {requestShop, managerAuthorization, requireField} from '../support/request-shop';

interface Created {
  order: {id: string};
}

const backend = await startBackend();

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const asVisitor = (query: string) => requestShop(backend.url, {query});
const asManager = (query: string, variables: object) =>
  requestShop(backend.url, {query, variables}, managerAuthorization);

const createOrder = (input: object) =>
  asManager(
    `mutation ($input: CreateOrderInput!) {createOrder(input: $input) {order {
      id databaseId status datePaid needsPayment transactionId orderKey
      shippingTotal(format: RAW) total(format: RAW)
      lineItems(first: 100) {nodes {quantity subtotal(format: RAW) total(format: RAW) product {node {name}}}}
    }}}`,
    {input},
  );

const updateOrder = (input: object) =>
  asManager(
    `mutation ($input: UpdateOrderInput!) {updateOrder(input: $input) {order {status datePaid transactionId}}}`,
    {input},
  );

const stockOf = (slug: string) =>
  backend.shop.products.find((product) => product.slug === slug)?.stock;

test('a composed order adds up to the cent, and sums are not padded', async () => {
  const {data} = await createOrder({
    lineItems: [
      {name: 'Pain-Free Weight Loss, 3 bottles', quantity: 2, subtotal: '354.00', total: '336.30'},
      {productId: 115, variationId: 117, quantity: 1, subtotal: '89.99', total: '69.99'},
      {productId: 174, quantity: 1, subtotal: '0.00', total: '0.00'},
    ],
    shippingLines: [{methodId: 'free_shipping', methodTitle: 'Free shipping', total: '0.00'}],
  });
  expect(data?.['createOrder']).toMatchObject({
    order: {
      shippingTotal: '0',
      total: '406.29',
      status: 'PENDING',
      needsPayment: true,
      lineItems: {nodes: [{product: null}, {quantity: 1}, {subtotal: null, total: null}]},
    },
  });
});

test('paying takes the stock once, and cancelling gives it back', async () => {
  const answer = await createOrder({lineItems: [{productId: 146, quantity: 2}]});
  const {order} = requireField(answer, 'createOrder') as Created;
  expect(stockOf('konjac-rice')).toBe(2);
  const paid = await updateOrder({id: order.id, isPaid: true, transactionId: 'ch_1'});
  const again = await updateOrder({id: order.id, isPaid: true, transactionId: 'ch_1'});
  expect(paid.data).toMatchObject({
    updateOrder: {
      order: {status: 'PROCESSING', transactionId: 'ch_1', datePaid: expect.any(String)},
    },
  });
  expect(again.data).toEqual(paid.data);
  expect(stockOf('konjac-rice')).toBe(0);
  await updateOrder({id: order.id, status: 'CANCELLED'});
  expect(stockOf('konjac-rice')).toBe(2);
});

test('a status beside the payment leaves stock and date of payment as they were', async () => {
  const {data} = await createOrder({
    lineItems: [{productId: 146, quantity: 1}],
    status: 'PROCESSING',
    isPaid: true,
  });
  expect(data).toMatchObject({createOrder: {order: {status: 'PROCESSING', datePaid: null}}});
  expect(stockOf('konjac-rice')).toBe(2);
});

test('a pending order is found by its transaction id, not by its note or meta data', async () => {
  await createOrder({
    transactionId: 'attempt-77',
    customerNote: 'leave-at-door',
    metaData: [{key: 'source', value: 'newsletter-5'}],
  });
  const search = async (text: string) => {
    const query = `query ($text: String) {orders(first: 10, where: {search: $text}) {nodes {transactionId}}}`;
    return (await asManager(query, {text})).data?.['orders'];
  };
  expect(await search('attempt-77')).toEqual({nodes: [{transactionId: 'attempt-77'}]});
  expect(await search('leave-at-door')).toEqual({nodes: []});
  expect(await search('newsletter-5')).toEqual({nodes: []});
});

test('a paid order counts its discount codes, and a cancelled one gives them back', async () => {
  const uses = () => backend.shop.coupons.find(({code}) => code === 'save10')?.usageCount;
  const answer = await createOrder({metaData: [{key: 'Discount code', value: 'SAVE10'}]});
  const {order} = requireField(answer, 'createOrder') as Created;
  expect(uses()).toBe(0);
  await updateOrder({id: order.id, isPaid: true});
  await updateOrder({id: order.id, isPaid: true});
  expect(uses()).toBe(1);
  await updateOrder({id: order.id, status: 'CANCELLED'});
  expect(uses()).toBe(0);
});

test('the end of an order list breaks for visitors', async () => {
  const answer = await asVisitor('{orders(first: 3) {nodes {databaseId} pageInfo {hasNextPage}}}');
  expect(answer.data).toEqual({orders: null});
  expect(answer.errors).toMatchObject([
    {message: 'Internal server error', path: ['orders', 'pageInfo']},
  ]);
});
