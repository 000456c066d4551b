// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {draftName} from '~/checkout/forget-draft';
import {clientAction} from '~/routes/account.sign-out';

const leave = (answer: () => unknown) =>
  clientAction({
    serverAction: async () => {
      const thrown = answer();
      throw thrown;
    },
  } as never);

test('who signs out leaves nothing of the checkout; where it failed, what was typed stays', async () => {
  sessionStorage.setItem(draftName, '{}');
  await leave(() => new TypeError('no connection'));
  expect(sessionStorage.getItem(draftName)).toBe('{}');
  await leave(() => new Response(null, {status: 303})).catch(() => {});
  expect(sessionStorage.getItem(draftName)).toBeNull();
});
