import {describe, expect, test} from 'vitest';
import {
  createOrderAttempts,
  createRateLimits,
  createStockReservations,
  type SupabaseLedgerOptions,
} from '~adapters/ledger/supabase/supabase-ledger';
import {offlineServiceKey} from '~mocks/supabase';
import {databaseStartMs, openAccountsDatabase} from '../support/accounts-database';
import {databaseRest, serviceKey} from '../support/database-rest';
import {mockUrl, openSupabaseMock} from '../support/supabase-mock';
import {keepsTheLedgerContract} from './keeps-the-ledger-contract';

const stores: [string, () => Promise<SupabaseLedgerOptions>][] = [
  [
    'PostgreSQL',
    async () => ({
      url: 'http://database.example',
      serviceKey,
      fetch: databaseRest(await openAccountsDatabase()),
    }),
  ],
  [
    'the offline service',
    async () => ({url: mockUrl, serviceKey: offlineServiceKey, fetch: openSupabaseMock().fetch}),
  ],
];

describe.each(stores)('with %s', (_, openStore) => {
  keepsTheLedgerContract(async () => {
    const options = await openStore();
    return {
      orderAttempts: createOrderAttempts(options),
      rateLimits: createRateLimits(options),
      stockReservations: createStockReservations(options),
    };
  }, databaseStartMs);

  test('a wrong key is refused', async () => {
    const strangers = createRateLimits({...(await openStore()), serviceKey: 'a stranger'});
    await expect(strangers.hit(crypto.randomUUID(), 1, 60)).rejects.toMatchObject({
      kind: 'unauthorised',
    });
  });
});
