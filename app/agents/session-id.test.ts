import {expect, test} from 'vitest';
import {toSessionId} from './session-id.server';

test('the id of a cart has 256 bits, that nobody has without the secret', async () => {
  const env = {SESSION_SECRET: 'a secret of the tests'};
  const id = await toSessionId('cart', 'key', env);
  expect(id).toMatch(/^[\da-f]{64}$/);
  expect(await toSessionId('cart', 'key', {SESSION_SECRET: 'another'})).not.toBe(id);
  expect(await toSessionId('checkout', 'key', env)).not.toBe(id);
});
