import {expect, test} from 'vitest';
import {anOrderBody} from '../../../tests/support/order-body';
import {
  hashRequest,
  isCheckoutKey,
  isOrderReference,
  toOrderReference,
} from './order-reference.server';
import {readOrderBody} from './read-order-body.server';

function aRequest(changes: Record<string, unknown> = {}) {
  const read = readOrderBody(anOrderBody(changes), {takesCards: true, elements: null});
  if (!read.ok) throw new Error(read.refusals[0]?.code);
  return read.value;
}

const hash = (changes: Record<string, unknown> = {}, secret = 'a secret') =>
  hashRequest({...aRequest(), ...changes}, secret);

test('an order is named by its key and body, and not by what pays it', async () => {
  expect(await hash({paymentToken: 'token-1'})).toBe(await hash({paymentToken: 'token-2'}));
  expect(await hash({card: null})).toBe(await hash());
  expect(await hash({expectedTotal: 1})).not.toBe(await hash());
});

test('a name can be guessed by nobody without the secret', async () => {
  expect(await hash({}, 'another secret')).not.toBe(await hash());
});

test('a reference is of a key that is long enough, and known as one', async () => {
  const key = 'k'.repeat(16);
  expect(isCheckoutKey(key)).toBe(true);
  expect(isOrderReference(toOrderReference(key, await hash()))).toBe(true);
  for (const none of [null, '', 'k'.repeat(15), 'k'.repeat(65), `${key}.`, `${key}/`])
    expect(isCheckoutKey(none)).toBe(false);
  for (const none of [key, `${key}.`, `${key}.0123`, 'invoice-7'])
    expect(isOrderReference(none)).toBe(false);
});
