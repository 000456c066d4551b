import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import type {PGlite} from '@electric-sql/pglite';
import type {AccountSession, Accounts, SavedAddress} from '~adapters/accounts';
import {createSupabaseAccounts} from '~adapters/accounts/supabase/supabase-accounts';
import {addUser, demoPassword, offlineAnonKey} from '~mocks/supabase';
import {
  asRole,
  databaseStartMs,
  openAccountsDatabase,
  signInAtDatabase,
  type SignedIn,
} from '../support/accounts-database';
import {databaseRest, toTestToken} from '../support/database-rest';
import {mockUrl, openSupabaseMock} from '../support/supabase-mock';

interface Shop {
  accounts: Accounts;
  newSession(): Promise<AccountSession>;
}

function toSession({sub, session_id}: SignedIn): AccountSession {
  return {
    accessToken: toTestToken({sub, session_id}),
    refreshToken: 'none',
    expiresAt: 4_000_000_000,
    shopper: {
      id: sub,
      email: 'a@b.example',
      emailConfirmedAt: null,
      assuranceLevel: 'aal1',
      customerId: null,
    },
  };
}

async function openPostgres(): Promise<Shop> {
  const database = await openAccountsDatabase();
  const fetch = databaseRest(database);
  return {
    accounts: createSupabaseAccounts({url: 'http://database.example', anonKey: 'anon', fetch}),
    newSession: async () => toSession(await signInAtDatabase(database)),
  };
}

async function openOffline(): Promise<Shop> {
  const {state, fetch} = openSupabaseMock();
  const accounts = createSupabaseAccounts({url: mockUrl, anonKey: offlineAnonKey, fetch});
  return {
    accounts,
    async newSession() {
      const {email} = addUser(state, {
        email: `${crypto.randomUUID()}@x.example`,
        password: demoPassword,
      });
      const outcome = await accounts.signIn(email, demoPassword);
      if (!outcome.ok) throw new Error('not signed in');
      return outcome.value;
    },
  };
}

const address: SavedAddress = {
  firstName: 'Dana',
  lastName: "O'Neil",
  phone: '',
  address1: '212 Juniper Street',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  country: 'US',
};

describe.each([
  ['PostgreSQL', openPostgres],
  ['the offline service', openOffline],
])('with %s', (_, open) => {
  let shop: Shop;
  let session: AccountSession;
  beforeAll(async () => {
    shop = await open();
  }, databaseStartMs);
  beforeEach(async () => {
    session = await shop.newSession();
  });

  test('a shopper claims the free sample once', async () => {
    const {freeSamples} = shop.accounts;
    expect(await freeSamples.isClaimed(session)).toBe(false);
    expect(await freeSamples.claim(session)).toBe(true);
    expect(await freeSamples.claim(session)).toBe(false);
    expect(await freeSamples.isClaimed(session)).toBe(true);
  });

  test('100 claims at the same moment make one', async () => {
    const claims = await Promise.all(
      Array.from({length: 100}, () => shop.accounts.freeSamples.claim(session)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('nobody claims or sees the sample of somebody else', async () => {
    const other = await shop.newSession();
    await shop.accounts.freeSamples.claim(other);
    const pretending = {...session, shopper: other.shopper};
    expect(await shop.accounts.freeSamples.isClaimed(pretending)).toBe(false);
    const victim = await shop.newSession();
    await expect(
      shop.accounts.freeSamples.claim({...session, shopper: victim.shopper}),
    ).rejects.toMatchObject({kind: 'unauthorised'});
    expect(await shop.accounts.freeSamples.isClaimed(victim)).toBe(false);
  });

  test('a visitor is refused', async () => {
    const visitor = {...session, accessToken: 'anon'};
    const refusal = {kind: 'unauthorised'};
    await expect(shop.accounts.freeSamples.isClaimed(visitor)).rejects.toMatchObject(refusal);
    await expect(shop.accounts.freeSamples.claim(visitor)).rejects.toMatchObject(refusal);
    await expect(shop.accounts.addresses.find(visitor)).rejects.toMatchObject(refusal);
  });

  test('a shopper saves his address and changes it', async () => {
    const {addresses} = shop.accounts;
    expect(await addresses.find(session)).toBeNull();
    await addresses.save(session, address);
    await addresses.save(session, {...address, city: 'Salem'});
    expect(await addresses.find(session)).toEqual({...address, city: 'Salem'});
  });

  test('a shopper’s wish list keeps each product once, the newest 100', async () => {
    const {wishes} = shop.accounts;
    expect(await wishes.change(session, {add: ['b', 'a', 'b'], remove: []})).toEqual(['b', 'a']);
    expect(await wishes.change(session, {add: ['c', 'a'], remove: ['b']})).toEqual(['c', 'a']);
    const many = Array.from({length: 100}, (_, place) => `wp-${place}`);
    const full = await wishes.change(session, {add: many, remove: []});
    expect(full).toEqual(many);
    expect(await wishes.list(await shop.newSession())).toEqual([]);
  });

  test('nobody reads or writes the address of somebody else', async () => {
    const {addresses} = shop.accounts;
    await addresses.save(session, address);
    const other = await shop.newSession();
    const pretending = {...other, shopper: session.shopper};
    expect(await addresses.find(pretending)).toBeNull();
    await expect(addresses.save(pretending, {...address, city: 'Elsewhere'})).rejects.toMatchObject(
      {kind: 'unauthorised'},
    );
    expect((await addresses.find(session))?.city).toBe('Portland');
  });
});

describe('the row policies', () => {
  let database: PGlite;
  let dana: SignedIn;
  beforeAll(async () => {
    database = await openAccountsDatabase();
    dana = await signInAtDatabase(database);
  }, databaseStartMs);

  const run = (role: 'anon' | 'authenticated' | 'service_role', statement: string) =>
    asRole(database, role, role === 'authenticated' ? dana : null, (transaction) =>
      transaction.query(statement),
    );

  test.each([
    'delete from user_free_samples',
    'update user_free_samples set user_id = auth.uid()',
    `insert into user_free_samples (created_at) values (now())`,
    'select * from wishes',
    'insert into wishes (user_id, product_id) values (auth.uid(), 1)',
    'select * from order_attempts',
    'select * from rate_limits',
    'select * from stock_reservations',
    `select claim_order_attempt('a', 'b', 1)`,
    `select find_order_attempt('a')`,
    `select hit_rate_limit('a', 1, 1)`,
    `select reserve_stock('a', '[]', 1)`,
    `select release_stock('a')`,
    'select delete_expired_rows()',
  ])('let no shopper and no visitor %s', async (statement) => {
    await expect(run('authenticated', statement)).rejects.toThrow('permission denied');
    await expect(run('anon', statement)).rejects.toThrow('permission denied');
  });

  test('guard every table of the shop', async () => {
    const {rows} = await database.query(
      `select relname from pg_class join pg_namespace n on n.oid = relnamespace
       where nspname = 'public' and relkind = 'r' and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  test('close with the session, although the token has not ended', async () => {
    const shopper = await signInAtDatabase(database);
    const read = () =>
      asRole(database, 'authenticated', shopper, (transaction) =>
        transaction.query('select id from user_free_samples'),
      );
    await asRole(database, 'authenticated', shopper, (transaction) =>
      transaction.query('insert into user_free_samples (user_id) values (auth.uid())'),
    );
    expect((await read()).rows).toHaveLength(1);
    await database.query('delete from auth.sessions where id = $1', [shopper.session_id]);
    expect((await read()).rows).toEqual([]);
  });

  test('cleaning removes only what has ended', async () => {
    await run('service_role', `select hit_rate_limit('old', 1, 0), hit_rate_limit('new', 1, 60)`);
    await run('service_role', 'select delete_expired_rows()');
    const {rows} = await run(
      'service_role',
      `select bucket from rate_limits where bucket in ('old', 'new')`,
    );
    expect(rows).toEqual([{bucket: 'new'}]);
  });
});
