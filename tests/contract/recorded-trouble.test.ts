import {afterAll, beforeEach, expect, test} from 'vitest';
import {startBackend} from '~mocks/backend';
import type {Trouble} from '~mocks/scenarios';
import {postGraphql} from '../support/request-shop';
import {readRecording} from '../support/recorded';

const backend = await startBackend();

beforeEach(() => backend.reset());
afterAll(() => backend.close());

/** The answer to a recorded question while the shop is in this trouble, and the real one's. */
async function inTrouble(trouble: Trouble, name: string) {
  const {request, response} = readRecording(name);
  backend.scenarios.use({trouble});
  const answer = await postGraphql(backend.url, request.body);
  const type = (contentType: string | null) => contentType?.split(';')[0];
  const body = await answer.text();
  return {
    body,
    mocked: {status: answer.status, type: type(answer.headers.get('content-type'))},
    real: {status: response.status, type: type(response.contentType)},
    realBody: response.body,
  };
}

test.each<[Trouble, string]>([
  ['maintenance', '08d-maintenance-products'],
  ['maintenance', '08d-maintenance-createOrder'],
  ['http500', '08e-database-down'],
])('%s: %s is answered as the real shop answered it', async (trouble, name) => {
  const {mocked, real, body, realBody} = await inTrouble(trouble, name);
  expect(mocked).toEqual(real);
  expect(JSON.parse(body)).toEqual(realBody);
});

test('without WPGraphQL the shop answers a page', async () => {
  const {mocked, real, body} = await inTrouble('html', '08c-wpgraphql-deactivated-products');
  expect(mocked).toEqual(real);
  expect(body).toMatch(/^<!doctype html>/i);
});

test('without WooCommerce the shop knows no products', async () => {
  const name = '08a-woocommerce-deactivated-products';
  const {mocked, real, body, realBody} = await inTrouble('shopOff', name);
  expect(mocked).toEqual(real);
  const messageOf = (answer: unknown) =>
    (answer as {errors: {message: string}[]}).errors[0]?.message ?? '';
  // The real shop goes on to suggest fields of the blog.
  expect(messageOf(realBody).startsWith(messageOf(JSON.parse(body)))).toBe(true);
});
