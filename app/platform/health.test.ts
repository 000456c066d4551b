import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {openWordPressMock} from '../../tests/support/wordpress-mock';
import {answerReadiness} from './health';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
});

test('the shop is asked whether it can send mails before they are called up', async () => {
  const {connect} = openWordPressMock();
  const readinessWith = async (password?: string) => {
    vi.setSystemTime(Date.now() + 60_000);
    const answer = await answerReadiness({
      commerce: {products: {findFresh: async () => null}},
      orderAttempts: {find: async () => null},
      mailer: createWooMailer(connect(password)),
      payments: {},
      log: {warn: () => undefined},
    } as never);
    return [answer.status, await answer.json()];
  };
  const parts = {shop: 'up', ledger: 'up', mail: 'up', payments: 'up'};
  expect(await readinessWith()).toEqual([200, {status: 'ready', parts}]);
  expect(await readinessWith('a password that does not hold')).toEqual([
    503,
    {status: 'not ready', parts: {...parts, mail: 'down'}},
  ]);
});
