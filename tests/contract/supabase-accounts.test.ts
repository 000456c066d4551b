import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {createSupabaseAccounts} from '~adapters/accounts/supabase/supabase-accounts';
import {demoPassword, offlineAnonKey, type ProjectSettings} from '~mocks/supabase';
import {mockUrl, openSupabaseMock} from '../support/supabase-mock';
import {keepsTheAccountsContract, refusal} from './keeps-the-accounts-contract';

const site = 'https://shop.example';
const demo = 'demo@bellyful.example';

function open(settings: Partial<ProjectSettings> = {}) {
  const mock = openSupabaseMock(settings);
  const accounts = createSupabaseAccounts({
    url: mockUrl,
    anonKey: offlineAnonKey,
    fetch: mock.fetch,
    ...(settings.now && {now: settings.now}),
  });
  return {...mock, accounts};
}

type Opened = ReturnType<typeof open>;

async function signedIn({accounts}: Opened, email = demo): Promise<AccountSession> {
  const outcome = await accounts.signIn(email, demoPassword);
  if (!outcome.ok) throw new Error(outcome.refusals[0]?.message);
  return outcome.value;
}

const refreshes = ({requests}: Opened) =>
  requests.filter((request) => request.includes('grant_type=refresh_token'));

describe('accounts at Supabase', () => {
  keepsTheAccountsContract(async () => {
    const {accounts, outbox} = open();
    return {
      accounts,
      mailedLinks: async (email) =>
        outbox.mails
          .filter(({to}) => to === email)
          .flatMap(({text}) => (text.match(/https?:\S+/g) ?? []).map((link) => new URL(link))),
    };
  });
});

describe('signing in', () => {
  test('gives a session that knows the shopper', async () => {
    const session = await signedIn(open());
    expect(session.shopper).toEqual({
      id: '10000000-0000-4000-8000-000000000001',
      email: demo,
      emailConfirmedAt: '2025-01-15T10:00:00.000Z',
      assuranceLevel: 'aal1',
      customerId: null,
    });
    expect(session.expiresAt).toBeGreaterThan(Date.now() / 1000);
  });

  test('before confirming is allowed or refused as the project says', async () => {
    const session = await signedIn(open(), 'new@bellyful.example');
    expect(session.shopper.emailConfirmedAt).toBeNull();
    const strict = open({allowsUnconfirmedSignIn: false});
    expect(await strict.accounts.signIn('new@bellyful.example', demoPassword)).toEqual(
      refusal('Email not confirmed'),
    );
  });
});

describe('signing up', () => {
  test('again before confirming mails again and keeps the first password', async () => {
    const {accounts, outbox} = open();
    const opened = await accounts.signUp('new@bellyful.example', 'Other-1!', site);
    expect(opened.ok).toBe(true);
    expect(outbox.mails).toHaveLength(1);
    expect((await accounts.signIn('new@bellyful.example', 'Other-1!')).ok).toBe(false);
  });

  test('with a password the project finds weak repeats its sentence', async () => {
    const {accounts} = open();
    expect(await accounts.signUp('ana@x.example', 'abc', site)).toEqual(
      refusal('Password should be at least 6 characters.'),
    );
  });
});

describe('mails', () => {
  test('go out again for an unconfirmed address only', async () => {
    const {accounts, outbox} = open();
    for (const email of ['new@bellyful.example', demo, 'nobody@bellyful.example']) {
      expect(await accounts.resendConfirmation(email, site)).toEqual({ok: true, value: null});
    }
    expect(outbox.mails.map(({to}) => to)).toEqual(['new@bellyful.example']);
  });

  test('asked for again too soon are refused in the words of the service', async () => {
    const {accounts} = open({mailIntervalSeconds: 60, now: () => 1_700_000_000_000});
    await accounts.resendConfirmation('new@bellyful.example', site);
    expect(await accounts.resendConfirmation('new@bellyful.example', site)).toEqual(
      refusal('For security purposes, you can only request this after 60 seconds.'),
    );
  });
});

describe('renewing a session', () => {
  /** A shop whose clock can be moved on by so many seconds. */
  function openWithClock() {
    let now = Date.now();
    const opened = open({now: () => now});
    return {opened, pass: (seconds: number) => (now += seconds * 1000)};
  }

  test('leaves a session alone that ends in more than 90 seconds', async () => {
    const {opened, pass} = openWithClock();
    const session = await signedIn(opened);
    pass(3600 - 92);
    expect(await opened.accounts.refresh(session)).toBe(session);
    expect(refreshes(opened)).toEqual([]);
  });

  test.each([
    ['about to end', 3600 - 60],
    ['over', 3700],
  ])(
    '50 parallel requests with a token %s make one exchange and all stay signed in',
    async (_, seconds) => {
      const {opened, pass} = openWithClock();
      const session = await signedIn(opened);
      pass(seconds);
      const renewed = await Promise.all(
        Array.from({length: 50}, () => opened.accounts.refresh({...session})),
      );
      expect(refreshes(opened)).toHaveLength(1);
      expect(new Set(renewed.map((one) => one?.refreshToken)).size).toBe(1);
      const [first] = renewed;
      expect(first && (await opened.accounts.getShopper(first))?.email).toBe(demo);
    },
  );

  test('a tab that still carries the used token gets the same new session', async () => {
    const {opened, pass} = openWithClock();
    const session = await signedIn(opened);
    pass(3590);
    const first = await opened.accounts.refresh(session);
    pass(30);
    expect(await opened.accounts.refresh(session)).toEqual(first);
    expect(refreshes(opened)).toHaveLength(1);
  });

  test('two server processes with one token sign nobody out', async () => {
    const {opened, pass} = openWithClock();
    const session = await signedIn(opened);
    const other = createSupabaseAccounts({
      url: mockUrl,
      anonKey: offlineAnonKey,
      fetch: opened.fetch,
      now: opened.state.now,
    });
    pass(3590);
    const renewed = await Promise.all([opened.accounts.refresh(session), other.refresh(session)]);
    for (const one of renewed) {
      expect(one && (await opened.accounts.getShopper(one))?.email).toBe(demo);
    }
  });

  test('a token used again long after is taken for stolen: the session is over', async () => {
    const {opened, pass} = openWithClock();
    const session = await signedIn(opened);
    pass(3590);
    const first = await opened.accounts.refresh(session);
    if (!first) throw new Error('not renewed');
    pass(3590);
    const second = await opened.accounts.refresh(first);
    if (!second) throw new Error('not renewed');
    pass(120);
    expect(await opened.accounts.refresh(session)).toBeNull();
    expect(await opened.accounts.getShopper(second)).toBeNull();
  });

  test('keeps a session whose token still works while the service is away', async () => {
    const {opened, pass} = openWithClock();
    const session = await signedIn(opened);
    const away = createSupabaseAccounts({
      url: mockUrl,
      anonKey: offlineAnonKey,
      now: opened.state.now,
      fetch: async () => new Response('Bad request', {status: 408}),
    });
    pass(3590);
    expect(await away.refresh(session)).toBe(session);
    pass(60);
    await expect(away.refresh(session)).rejects.toMatchObject({name: 'AccountsError'});
  });
});

describe('signing out', () => {
  test('really ends the session: neither of its tokens is taken any more', async () => {
    const opened = open();
    const session = await signedIn(opened);
    await opened.accounts.signOut(session);
    const elsewhere = createSupabaseAccounts({
      url: mockUrl,
      anonKey: offlineAnonKey,
      fetch: opened.fetch,
    });
    expect(await elsewhere.getShopper(session)).toBeNull();
    expect(await elsewhere.refresh({...session, expiresAt: 0})).toBeNull();
    expect(await elsewhere.freeSamples.isClaimed(session)).toBe(false);
    await expect(elsewhere.freeSamples.claim(session)).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    expect(await opened.accounts.refresh(session)).toBeNull();
  });

  test('with a token that has ended still ends the session behind it', async () => {
    let now = Date.now();
    const opened = open({now: () => now});
    const session = await signedIn(opened);
    now += 3_700_000;
    await opened.accounts.signOut(session);
    expect(opened.state.sessions.size).toBe(0);
  });

  test.each([401, 403, 404])('ignores the answer %i', async (status) => {
    const session = await signedIn(open());
    const {accounts} = answering(status);
    await expect(accounts.signOut(session)).resolves.toBeUndefined();
  });
});

function answering(status: number) {
  const fetch = async () => Response.json({code: 'any', message: 'any'}, {status});
  return {accounts: createSupabaseAccounts({url: mockUrl, anonKey: 'key', fetch})};
}

describe('a service that fails', () => {
  test.each([
    [500, 'http'],
    [401, 'unauthorised'],
    [408, 'timeout'],
  ])('with status %i throws instead of refusing', async (status, kind) => {
    const {accounts} = answering(status);
    await expect(accounts.signIn(demo, demoPassword)).rejects.toMatchObject({
      name: 'AccountsError',
      kind,
    });
  });

  test('by not answering at all throws and prints nothing', async () => {
    const accounts = createSupabaseAccounts({
      url: mockUrl,
      anonKey: 'key',
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    await expect(accounts.signIn(demo, 'Secret-1!')).rejects.toMatchObject({kind: 'network'});
  });
});
