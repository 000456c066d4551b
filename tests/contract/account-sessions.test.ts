import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import type {AccountSession, Accounts} from '~adapters/accounts';
import {createSupabaseAccounts} from '~adapters/accounts/supabase/supabase-accounts';
import {demoPassword, offlineAnonKey} from '~mocks/supabase';
import {databaseStartMs, openAccountsDatabase} from '../support/accounts-database';
import {databaseRest, toTestToken} from '../support/database-rest';
import {mockUrl, openSupabaseMock} from '../support/supabase-mock';

interface Shop {
  accounts: Accounts;
  /** Signs in at the same account each time; `shopper` names another one. */
  signIn(shopper: string): Promise<AccountSession>;
}

const dana = 'demo@bellyful.example';
const sam = 'shopper@bellyful.example';

async function openOffline(): Promise<Shop> {
  const {fetch} = openSupabaseMock();
  const accounts = createSupabaseAccounts({url: mockUrl, anonKey: offlineAnonKey, fetch});
  const device = {userAgent: 'Firefox', ip: null};
  return {
    accounts,
    async signIn(email) {
      const outcome = await accounts.signIn(email, demoPassword, device);
      if (!outcome.ok) throw new Error('not signed in');
      return outcome.value;
    },
  };
}

async function openPostgres(): Promise<Shop> {
  const database = await openAccountsDatabase();
  const fetch = databaseRest(database);
  const ids = new Map<string, string>();
  return {
    accounts: createSupabaseAccounts({url: 'http://database.example', anonKey: 'anon', fetch}),
    async signIn(email) {
      const sub = ids.get(email) ?? crypto.randomUUID();
      ids.set(email, sub);
      const session_id = crypto.randomUUID();
      await database.query('insert into auth.users (id) values ($1) on conflict do nothing', [sub]);
      const facts = [session_id, sub, 'Firefox'];
      await database.query(
        'insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)',
        facts,
      );
      return {
        accessToken: toTestToken({sub, session_id}),
        refreshToken: 'none',
        expiresAt: 4_000_000_000,
        shopper: {id: sub, email, emailConfirmedAt: null, assuranceLevel: 'aal1', customerId: null},
      };
    },
  };
}

describe.each([
  ['PostgreSQL', openPostgres],
  ['the offline service', openOffline],
])('the sessions of an account with %s', (_, open) => {
  let shop: Shop;
  beforeAll(() => openAccountsDatabase(), databaseStartMs);
  beforeEach(async () => {
    shop = await open();
  });

  test('are listed with the device they were opened on, and one of them is this', async () => {
    await shop.signIn(dana);
    const session = await shop.signIn(dana);
    const listed = await shop.accounts.sessions.list(session);
    expect(listed).toHaveLength(2);
    expect(listed.map(({isThis}) => isThis).toSorted()).toEqual([false, true]);
    expect(listed[0]).toMatchObject({userAgent: 'Firefox', ip: null});
    expect(Date.parse(listed[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('end one by one: the lost phone sees nothing any more', async () => {
    const phone = await shop.signIn(dana);
    const here = await shop.signIn(dana);
    const {sessions} = shop.accounts;
    const lost = (await sessions.list(here)).find(({isThis}) => !isThis);
    await sessions.end(here, lost?.id ?? '');
    expect(await sessions.list(phone)).toEqual([]);
    expect(await sessions.list(here)).toHaveLength(1);
  });

  test('are nobody else’s to see or to end', async () => {
    const own = await shop.signIn(dana);
    const stranger = await shop.signIn(sam);
    const {sessions} = shop.accounts;
    const [mine] = await sessions.list(own);
    await sessions.end(stranger, mine?.id ?? '');
    await sessions.end(own, "' or true --");
    expect(await sessions.list(own)).toHaveLength(1);
    expect(await sessions.list(stranger)).toHaveLength(1);
  });

  test('cannot be ended with a token whose own session is over', async () => {
    const copied = await shop.signIn(dana);
    const here = await shop.signIn(dana);
    const {sessions} = shop.accounts;
    const all = await sessions.list(here);
    const idOf = (isThis: boolean) => all.find((each) => each.isThis === isThis)?.id ?? '';
    await sessions.end(here, idOf(false));
    await sessions.end(copied, idOf(true));
    expect(await sessions.list(here)).toHaveLength(1);
  });

  test('are not told to a visitor', async () => {
    const session = await shop.signIn(dana);
    const visitor = {...session, accessToken: 'anon'};
    await expect(shop.accounts.sessions.list(visitor)).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    await expect(shop.accounts.sessions.end(visitor, 'any')).rejects.toMatchObject({
      kind: 'unauthorised',
    });
  });
});

test('ending all sessions signs out every device of this account, and nobody else', async () => {
  const shop = await openOffline();
  const here = await shop.signIn(dana);
  const there = await shop.signIn(dana);
  const other = await shop.signIn(sam);
  const {accounts} = shop;
  await accounts.sessions.endAll(here);
  expect(await accounts.getShopper(here)).toBeNull();
  expect(await accounts.getShopper(there)).toBeNull();
  expect((await accounts.getShopper(other))?.email).toBe(sam);
});
