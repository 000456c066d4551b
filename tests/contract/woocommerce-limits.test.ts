import {describe, expect, test} from 'vitest';
import {createProcessRateLimits, createShopRateLimits} from '~adapters/rate-limits';
import {aTryLimit} from '../support/new-orders';
import {openWordPressMock} from '../support/wordpress-mock';
import {holdsTheLimitsContract} from './holds-the-limits-contract';

describe('counted by the shop', () => {
  holdsTheLimitsContract(async () => createShopRateLimits(openWordPressMock().plugin));

  test('a wrong password is refused', async () => {
    const limits = createShopRateLimits(openWordPressMock().connect('wrong'));
    await expect(limits.count([aTryLimit(1)])).rejects.toMatchObject({
      name: 'CommerceError',
      operation: 'rateLimits.count',
      kind: 'unauthorised',
    });
  });
});

describe('counted by the process', () => {
  holdsTheLimitsContract(async () => createProcessRateLimits());
});
