import {expect, test} from 'vitest';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestBody, requestOr, requestOutcome} from './request-accounts';

const request = {method: 'GET', path: '/me'} as const;
const refusing = (code: string): PluginClient => ({
  send: async () => ({ok: false, status: 401, code, message: 'No', retryAfterSeconds: 0}),
});

test.each([
  ['session_over', {kind: 'unauthorised'}],
  ['failed', {kind: 'http'}],
])('who asks for a body hears that it is %s', async (code, error) => {
  await expect(requestBody(refusing(code), 'me', request)).rejects.toMatchObject(error);
});

test('only a session that is over is as if there were nothing', async () => {
  expect(await requestOr(refusing('session_over'), 'me', request, null)).toBeNull();
  await expect(requestOr(refusing('failed'), 'me', request, null)).rejects.toThrow('failed');
});

test('a refusal is said; a session that is over is none', async () => {
  expect(await requestOutcome(refusing('weak'), 'me', request)).toMatchObject({
    ok: false,
    refusals: [{message: 'No'}],
  });
  await expect(requestOutcome(refusing('session_over'), 'me', request)).rejects.toMatchObject({
    kind: 'unauthorised',
  });
});
