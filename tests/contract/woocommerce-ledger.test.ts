import {describe, expect, test} from 'vitest';
import {
  createShopOrderAttempts,
  createShopRateLimits,
  createShopReservations,
} from '~adapters/ledger/woocommerce/woocommerce-ledger';
import {openWordPressMock} from '../support/wordpress-mock';
import {holdsTheLedgerContract} from './holds-the-ledger-contract';

describe('with the shop itself', () => {
  holdsTheLedgerContract(async () => {
    const {plugin} = openWordPressMock();
    return {
      orderAttempts: createShopOrderAttempts(plugin),
      rateLimits: createShopRateLimits(plugin),
      stockReservations: createShopReservations(plugin),
    };
  });

  test('a wrong password is refused', async () => {
    const limits = createShopRateLimits(openWordPressMock().connect('wrong'));
    await expect(limits.hit('sign-in:1', 1, 60)).rejects.toMatchObject({
      name: 'LedgerError',
      kind: 'unauthorised',
    });
  });

  test('an attempt that nobody claimed cannot be recorded', async () => {
    const attempts = createShopOrderAttempts(openWordPressMock().plugin);
    await expect(attempts.record('nobody', '', {step: 'created'})).rejects.toThrow('no_attempt');
  });
});
