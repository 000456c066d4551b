import {expect, test} from 'vitest';
import {anOrderBody} from '../../../tests/support/order-body';
import {isCheckoutKey, isOrderReference, toOrderReference} from './order-context.server';
import {readOrderBody} from './order-request.server';

function aRequest(changes: Record<string, unknown> = {}) {
  const read = readOrderBody(anOrderBody(changes), [
    {id: 'offline', takesCards: true, elements: null},
  ]);
  if (!read.ok) throw new Error(read.refusals[0]?.code);
  return read.value;
}

const key = 'k'.repeat(16);

const nameOf = (changes: Record<string, unknown> = {}, secret = 'a secret') =>
  toOrderReference(key, {...aRequest(), ...changes}, secret);

test('an order is named by its key and body, and not by what pays it', async () => {
  expect(await nameOf({paymentToken: 'token-1'})).toBe(await nameOf({paymentToken: 'token-2'}));
  expect(await nameOf({card: null})).toBe(await nameOf());
  expect(await nameOf({expectedTotal: 1})).not.toBe(await nameOf());
});

test('a name can be guessed by nobody without the secret', async () => {
  expect(await nameOf({}, 'another secret')).not.toBe(await nameOf());
});

test('a reference is of a key that is long enough, and known as one', async () => {
  expect(isCheckoutKey(key)).toBe(true);
  expect(isOrderReference(await nameOf())).toBe(true);
  for (const none of [null, '', 'k'.repeat(15), 'k'.repeat(65), `${key}.`, `${key}/`])
    expect(isCheckoutKey(none)).toBe(false);
  const hash = '0123456789abcdef';
  for (const one of [`${key}.${hash}`, `${key}.${hash}-2`, `${key}.${hash}-10-2`])
    expect(isOrderReference(one)).toBe(true);
  const wrong = [`.${key}.${hash}`, `${key}.${hash}0`, `${key}.${hash}-x`, `${key}.${hash}-`];
  for (const none of [key, `${key}.`, `${key}.0123`, 'invoice-7', ...wrong])
    expect(isOrderReference(none)).toBe(false);
});
