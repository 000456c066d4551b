import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {startBackend} from '~mocks/backend';
import {askShop, managerAuthorization, postGraphql} from '../support/ask-shop';

const backend = await startBackend();
const recordings = path.resolve(import.meta.dirname, '../../../shared/woographql/exchanges');

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const hasRecordings = existsSync(recordings);

/** Questions of the recordings that are within the slice, asked of the mock with its own slugs and ids. */
const comparable: [file: string, changes: [from: string, to: string][]][] = [
  ['02-slug-missing', []],
  ['02-dbid-missing', []],
  ['02-dbid-nonint', []],
  ['02-gid-garbage', []],
  ['02-gid-missing', []],
  ['02-sku-missing', []],
  ['02-invalid-enum', []],
  ['02-slug-weird', []],
  ['03a-coupon-missing-admin', []],
  ['04b-createOrder-anon', [['{orderId order', '{order']]],
  ['04b-createOrder-bad-password', [['{orderId order', '{order']]],
  ['04d-order-by-dbid-anon', [['id:89', 'id:1987']]],
  ['05a-orders-anon-nodes-only', []],
  ['07b-empty-query', []],
  ['07b-no-query', []],
  ['07c-first-negative', []],
  ['07c-missing-required-var', []],
  ['07c-wrong-type-var', []],
  ['07e-introspection-anon', []],
  ['07e-typename', []],
];

interface Exchange {
  request: {headers: Record<string, string>; body: {variables?: {input: object}}};
  response: {status: number; body: Record<string, unknown>};
}

const readExchange = (file: string): Exchange =>
  JSON.parse(readFileSync(path.join(recordings, `${file}.json`), 'utf8')) as Exchange;

/** Orders of a product for $4.49 and of the bundle, as the real shop made them. */
const orders = [
  '04c-createOrder-isPaid',
  '04c-createOrder-unpaid-pending',
  '04c-createOrder-status-processing',
  '04c-createOrder-coupons',
  '04c-createOrder-coupons-with-custom-total',
  '04c-createOrder-coupon-invalid',
  '04c-createOrder-coupon-expired',
  '04c-createOrder-negative-fee',
  '04c-createOrder-fee-amount-only',
  '04c-createOrder-price-undercut',
  '04c-createOrder-no-line-items',
  '04c-createOrder-variationId-only',
  '04c-createOrder-empty-total-string',
  '04c-createOrder-qty-zero',
  '04c-createOrder-bad-email',
  '04c-createOrder-bad-product',
  '04c-createOrder-variation-as-product',
  '04c-createOrder-bad-country',
];

const orderQuestion =
  'mutation C($input:CreateOrderInput!){createOrder(input:$input){order{status total subtotal discountTotal needsPayment transactionId lineItems{nodes{quantity subtotal total}}}}}';

const ownIds = (text: string) =>
  text.replace(/"(productId|variationId)": ?(\d+)/g, (_, name: string, id: string) =>
    Number(id) > 999 ? `"${name}":${id}` : `"${name}":${Number(id) + 100}`,
  );

/** Only what was asked: answers of the recording hold more. */
function onlyAsked(recorded: unknown, asked: unknown): unknown {
  if (Array.isArray(recorded) && Array.isArray(asked))
    return recorded.map((item, index) => onlyAsked(item, asked[index]));
  if (!isRecord(recorded) || !isRecord(asked)) return recorded;
  return Object.fromEntries(
    Object.keys(asked).map((key) => [key, onlyAsked(recorded[key], asked[key])]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

if (hasRecordings) {
  test.each(comparable)('%s is answered as the real shop answered it', async (file, changes) => {
    const {request, response} = readExchange(file);
    let question = JSON.stringify(request.body);
    for (const [from, to] of changes) question = question.replace(from, to);
    const isManager = /admin|manager/.test(request.headers['authorization'] ?? '');
    const answer = await postGraphql(backend.url, question, isManager ? managerAuthorization : '');
    expect(answer.status).toBe(response.status);
    expect(await answer.json()).toEqual(response.body);
  });

  test.each(orders)('%s makes the order that the real shop made', async (file) => {
    const {request, response} = readExchange(file);
    const variables: unknown = JSON.parse(ownIds(JSON.stringify(request.body.variables)));
    const {data, errors} = await askShop(
      backend.url,
      {query: orderQuestion, variables},
      managerAuthorization,
    );
    const recorded = response.body as {data?: unknown; errors?: {message: string}[]};
    expect(errors.map(({message}) => message)).toEqual(
      (recorded.errors ?? []).map(({message}) => message),
    );
    expect(data).toEqual(onlyAsked(recorded.data, data));
  });

  test('a variable product has the shape that was recorded', async () => {
    const {response} = readExchange('01u-global-attribute-order');
    const query =
      '{product(id:"konjac-angel-hair",idType:SLUG){...on VariableProduct{attributes{nodes{name label options ...on GlobalProductAttribute{terms{nodes{name slug}}}}} variations(first:50,where:{orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{name attributes{nodes{name value}}}}}}}';
    expect((await askShop(backend.url, {query})).data).toEqual(response.body['data']);
  });
} else {
  test('the recorded exchanges are not here, so the mocks are compared with none', () => {
    expect(hasRecordings).toBe(false);
  });
}
