import {beforeEach, describe, expect, test} from 'vitest';
import type {AccountSession, Accounts, Device} from '~adapters/accounts';

/** An accounts service as the suite meets it: any that gives new accounts, and mails that can be read. */
export interface AccountsUnderTest {
  accounts: Accounts;
  /** The links in the mails to an address, oldest first. */
  mailedLinks(email: string): Promise<URL[]>;
  /** The storefront's address, when the service lets mailed links lead nowhere else. */
  siteUrl?: string;
}

const password = 'Konjac-1!';
const device: Device = {userAgent: 'Firefox', ip: '203.0.113.9'};

export const refusal = (message: string) => ({ok: false, refusals: [{field: null, message}]});

/** What every accounts service promises, whoever keeps the accounts. */
export function keepsTheAccountsContract(open: () => Promise<AccountsUnderTest>): void {
  let service: AccountsUnderTest;
  let accounts: Accounts;
  let email: string;
  let site: string;

  beforeEach(async () => {
    service = await open();
    accounts = service.accounts;
    site = service.siteUrl ?? 'http://127.0.0.1:3000';
    email = `ana-${crypto.randomUUID().slice(0, 13)}@shop.example`;
  });

  const token = async (address = email) => {
    const link = (await service.mailedLinks(address)).at(-1);
    if (!link) throw new Error('No link was mailed');
    return link.searchParams.get('token_hash') ?? '';
  };

  async function signUp(): Promise<void> {
    const opened = await accounts.signUp(email, password, `${site}/account/confirm`, device);
    expect(opened).toMatchObject({ok: true, value: {shopper: {email, emailConfirmedAt: null}}});
  }

  async function confirmed(): Promise<AccountSession> {
    await signUp();
    return requireSession(await accounts.verifyLink(await token(), 'signup', device));
  }

  const signIn = async (typed = password) =>
    requireSession(await accounts.signIn(email, typed, device));

  describe('signing up', () => {
    test('mails a link that confirms the address once and signs in', async () => {
      await signUp();
      const link = (await service.mailedLinks(email)).at(-1);
      expect(`${link?.origin}${link?.pathname}`).toBe(`${site}/account/confirm`);
      expect(link?.searchParams.get('type')).toBe('signup');
      const used = await token();
      const session = requireSession(await accounts.verifyLink(used, 'signup'));
      expect(session.shopper).toMatchObject({email, emailConfirmedAt: expect.any(String)});
      expect(await accounts.verifyLink(used, 'signup')).toEqual(
        refusal('Email link is invalid or has expired'),
      );
    });

    test('with a taken address is refused and mails nothing', async () => {
      await confirmed();
      const mails = await service.mailedLinks(email);
      expect(await accounts.signUp(email.toUpperCase(), 'Other-1!', `${site}/`)).toEqual(
        refusal('User already registered'),
      );
      expect(await service.mailedLinks(email)).toEqual(mails);
    });
  });

  describe('signing in', () => {
    test('gives a session that knows the shopper', async () => {
      const {shopper} = await confirmed();
      const session = await signIn();
      expect(session.shopper).toEqual(shopper);
      expect(shopper).toMatchObject({email, assuranceLevel: 'aal1'});
      expect(session.expiresAt).toBeGreaterThan(Date.now() / 1000);
      expect(await accounts.getShopper(session)).toEqual(shopper);
    });

    test.each([
      ['a wrong password', true],
      ['an unknown address', false],
    ])('with %s is refused in the same words', async (_, hasAccount) => {
      if (hasAccount) await confirmed();
      expect(await accounts.signIn(email, 'Wrong-1!')).toEqual(
        refusal('Invalid login credentials'),
      );
    });

    test('twice gives two sessions', async () => {
      await confirmed();
      const [first, second] = [await signIn(), await signIn()];
      expect(first.accessToken).not.toBe(second.accessToken);
    });
  });

  describe('a mail', () => {
    test('goes out again for an unconfirmed address only, and nobody hears for which', async () => {
      await signUp();
      expect(await service.mailedLinks(email)).toHaveLength(1);
      const again = () => accounts.resendConfirmation(email, `${site}/account/confirm`);
      expect(await again()).toEqual({ok: true, value: null});
      expect(await service.mailedLinks(email)).toHaveLength(2);
      await accounts.verifyLink(await token(), 'signup');
      expect(await again()).toEqual({ok: true, value: null});
      expect(await service.mailedLinks(email)).toHaveLength(2);
    });

    test('to an address without an account is not sent', async () => {
      expect(await accounts.sendPasswordReset(email, `${site}/`)).toEqual({ok: true, value: null});
      expect(await accounts.resendConfirmation(email, `${site}/`)).toEqual({ok: true, value: null});
      expect(await service.mailedLinks(email)).toEqual([]);
    });

    test('to confirm cannot set a password', async () => {
      await signUp();
      expect((await accounts.verifyLink(await token(), 'recovery')).ok).toBe(false);
    });
  });

  describe('a new password', () => {
    test('is set through the mailed link, replaces the old one and ends other sessions', async () => {
      await confirmed();
      const elsewhere = await signIn();
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const recovered = requireSession(await accounts.verifyLink(await token(), 'recovery'));
      expect(await accounts.setPassword(recovered, password)).toEqual(
        refusal('New password should be different from the old password.'),
      );
      const session = requireSession(await accounts.setPassword(recovered, 'Changed-1!'));
      expect((await accounts.getShopper(session))?.email).toBe(email);
      expect(await accounts.getShopper(elsewhere)).toBeNull();
      expect((await accounts.signIn(email, password)).ok).toBe(false);
      expect((await accounts.signIn(email, 'Changed-1!')).ok).toBe(true);
    });

    test('is refused to a session that is over', async () => {
      const session = await confirmed();
      await accounts.signOut(session);
      await expect(accounts.setPassword(session, 'Changed-1!')).rejects.toMatchObject({
        name: 'AccountsError',
        kind: 'unauthorised',
      });
      expect((await accounts.signIn(email, password)).ok).toBe(true);
    });
  });

  describe('signing out', () => {
    test('really ends the session, and is no failure twice', async () => {
      const session = await confirmed();
      await accounts.signOut(session);
      await accounts.signOut(session);
      expect(await accounts.getShopper(session)).toBeNull();
      expect(await accounts.freeSamples.isClaimed(session)).toBe(false);
      await expect(accounts.freeSamples.claim(session)).rejects.toMatchObject({
        name: 'AccountsError',
        kind: 'unauthorised',
      });
      expect(await accounts.addresses.find(session)).toBeNull();
    });

    test('leaves the sessions on other devices alone', async () => {
      const here = await confirmed();
      const there = await signIn();
      await accounts.signOut(here);
      expect((await accounts.getShopper(there))?.email).toBe(email);
    });
  });

  describe('the sessions of an account', () => {
    test('are listed with their devices, and one of them is this', async () => {
      await confirmed();
      const session = await signIn();
      const listed = await accounts.sessions.list(session);
      expect(listed.length).toBeGreaterThanOrEqual(2);
      expect(listed.filter(({isThis}) => isThis)).toHaveLength(1);
      expect(listed.find(({isThis}) => isThis)).toMatchObject({userAgent: 'Firefox'});
    });

    test('end one by one, and never by a stranger', async () => {
      const here = await confirmed();
      const phone = await signIn();
      const id = (await accounts.sessions.list(phone)).find(({isThis}) => isThis)?.id ?? '';
      email = `eve-${email}`;
      const stranger = await confirmed();
      await accounts.sessions.end(stranger, id);
      expect(await accounts.getShopper(phone)).not.toBeNull();
      await accounts.sessions.end(here, id);
      expect(await accounts.getShopper(phone)).toBeNull();
      expect(await accounts.getShopper(here)).not.toBeNull();
    });

    test('are not ended with a token whose own session is over', async () => {
      const copied = await confirmed();
      const here = await signIn();
      const idOf = async (session: AccountSession) =>
        (await accounts.sessions.list(session)).find(({isThis}) => isThis)?.id ?? '';
      const id = await idOf(here);
      await accounts.sessions.end(here, await idOf(copied));
      await accounts.sessions.end(copied, id);
      expect(await accounts.sessions.list(copied)).toEqual([]);
      expect(await accounts.getShopper(here)).not.toBeNull();
    });

    test('are nobody’s by a token that somebody made up', async () => {
      const session = await confirmed();
      const visitor = {...session, accessToken: 'made-up'};
      const id = (await accounts.sessions.list(session))[0]?.id ?? '';
      expect(await accounts.getShopper(visitor)).toBeNull();
      expect(await accounts.sessions.list(visitor)).toEqual([]);
      await accounts.sessions.end(visitor, id);
      await accounts.sessions.endAll(visitor);
      expect(await accounts.getShopper(session)).not.toBeNull();
    });

    test('end all at once, the asking one too', async () => {
      const sessions = [await confirmed(), await signIn()];
      await accounts.sessions.endAll(sessions[0] as AccountSession);
      for (const session of sessions) expect(await accounts.getShopper(session)).toBeNull();
      expect((await accounts.signIn(email, password)).ok).toBe(true);
    });
  });

  describe('what an account keeps', () => {
    const address = {
      firstName: 'Ana',
      lastName: 'O’Neill',
      phone: '(555) 010-0100',
      address1: '1 Elm Street',
      address2: '',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      country: 'US',
    };

    test('is an address, the last one saved', async () => {
      const session = await confirmed();
      expect(await accounts.addresses.find(session)).toBeNull();
      await accounts.addresses.save(session, {...address, city: 'Salem'});
      await accounts.addresses.save(session, address);
      expect(await accounts.addresses.find(await signIn())).toEqual(address);
    });

    test('is that of the token, whoever the session names', async () => {
      const ana = await confirmed();
      await accounts.addresses.save(ana, address);
      email = `eve-${email}`;
      const eve = await confirmed();
      const pretending = {...eve, shopper: ana.shopper};
      expect(await accounts.addresses.find(pretending)).toBeNull();
      await accounts.addresses.save(pretending, {...address, city: 'Elsewhere'});
      expect(await accounts.freeSamples.claim(pretending)).toBe(true);
      expect((await accounts.addresses.find(ana))?.city).toBe('Portland');
      expect(await accounts.freeSamples.isClaimed(ana)).toBe(false);
      expect(await accounts.wishes.change(pretending, {add: ['a'], remove: []})).toEqual(['a']);
      expect(await accounts.wishes.list(ana)).toEqual([]);
    });

    test('is nobody’s by a token that somebody made up', async () => {
      const visitor = {...(await confirmed()), accessToken: 'made-up'};
      const refused = {name: 'AccountsError', kind: 'unauthorised'};
      expect(await accounts.addresses.find(visitor)).toBeNull();
      await expect(accounts.addresses.save(visitor, address)).rejects.toMatchObject(refused);
      await expect(accounts.freeSamples.claim(visitor)).rejects.toMatchObject(refused);
    });

    test('is a wish list, newest first, each product once, whatever other tabs do', async () => {
      const session = await confirmed();
      expect(await accounts.wishes.list(session)).toEqual([]);
      const change = (add: string[], remove: string[] = []) =>
        accounts.wishes.change(session, {add, remove});
      expect(await change(['wp-2', 'wp-1'])).toEqual(['wp-2', 'wp-1']);
      expect(await change(['wp-3', 'wp-1'])).toEqual(['wp-3', 'wp-2', 'wp-1']);
      expect(await change([], ['wp-2', 'wp-9'])).toEqual(['wp-3', 'wp-1']);
      await Promise.all(['a', 'b', 'c'].map((id) => change([id])));
      expect((await accounts.wishes.list(await signIn())).toSorted()).toEqual([
        'a',
        'b',
        'c',
        'wp-1',
        'wp-3',
      ]);
    });

    test('is a wish list of the newest 100 products', async () => {
      const session = await confirmed();
      const ids = Array.from({length: 100}, (_, place) => `wp-${place + 1}`);
      await accounts.wishes.change(session, {add: ids, remove: []});
      const full = await accounts.wishes.change(session, {add: ['new'], remove: []});
      expect(full).toEqual(['new', ...ids.slice(0, 99)]);
    });

    test('is a wish list that a session which is over neither reads nor changes', async () => {
      const session = await confirmed();
      await accounts.wishes.change(session, {add: ['wp-1'], remove: []});
      await accounts.signOut(session);
      expect(await accounts.wishes.list(session)).toEqual([]);
      await expect(
        accounts.wishes.change(session, {add: ['wp-2'], remove: ['wp-1']}),
      ).rejects.toMatchObject({name: 'AccountsError', kind: 'unauthorised'});
      expect(await accounts.wishes.list(await signIn())).toEqual(['wp-1']);
    });

    test('is the claim of the free sample, which one of several tabs makes', async () => {
      const session = await confirmed();
      expect(await accounts.freeSamples.isClaimed(session)).toBe(false);
      const claims = await Promise.all([1, 2, 3].map(() => accounts.freeSamples.claim(session)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await accounts.freeSamples.isClaimed(session)).toBe(true);
    });
  });
}

type SessionOutcome = Awaited<ReturnType<Accounts['signIn']>>;

function requireSession(outcome: SessionOutcome): AccountSession {
  if (!outcome.ok) throw new Error(outcome.refusals[0]?.message);
  return outcome.value;
}
