import {beforeEach, describe, expect, test} from 'vitest';
import type {CartChange, AccountSession, Accounts, Device} from '~adapters/accounts';
import {isEmailAddress} from '~/forms/email-address';

/** An accounts service as the suite meets it: any that gives new accounts, and mails that can be read. */
export interface AccountsUnderTest {
  accounts: Accounts;
  /** The links in the mails to an address, oldest first. */
  mailedLinks(email: string): Promise<URL[]>;
  /** The storefront's address, when the service lets mailed links lead nowhere else. */
  siteUrl?: string;
}

const password = 'Konjac-1!';
const savedAddress = {
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
const device: Device = {userAgent: 'Firefox', ip: '203.0.113.9'};

export const refusal = (message: string, code: string) => ({
  ok: false,
  refusals: [{field: null, message, code}],
});

/** What every accounts service promises, whoever keeps the accounts. */
export function holdsTheAccountsContract(open: () => Promise<AccountsUnderTest>): void {
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

  const confirmedAt = async (session: AccountSession) =>
    (await accounts.getShopper(session))?.emailConfirmedAt;

  const wrongPassword = refusal('Wrong password', 'wrong_password');
  const unauthorised = {name: 'CommerceError', kind: 'unauthorised'};
  const linkOver = refusal('Email link is invalid or has expired', 'otp_expired');

  async function confirmed(): Promise<AccountSession> {
    await signUp();
    return requireSession(await accounts.confirmEmail(await token(), password, device));
  }

  const signIn = async (typed = password) =>
    requireSession(await accounts.signIn(email, typed, device));

  describe('signing up', () => {
    test('mails a link that confirms the address together with the password, and signs in', async () => {
      await signUp();
      const link = (await service.mailedLinks(email)).at(-1);
      expect(`${link?.origin}${link?.pathname}`).toBe(`${site}/account/confirm`);
      expect(link?.searchParams.get('type')).toBe('signup');
      const session = requireSession(await accounts.confirmEmail(await token(), password));
      expect(session.shopper).toMatchObject({email, emailConfirmedAt: expect.any(String)});
      expect(await confirmedAt(session)).toEqual(expect.any(String));
    });

    test.each([
      '<a@b.example>',
      '"a b"@b.example',
      'a,b@b.example',
      'a;b@b.example',
      'a@b@b.example',
      'a@b',
      'a@-b.example',
      'a@b..example',
      'a@b.e',
      'ä@b.example',
    ])('is not for what is no address, here or there: %s', async (typed) => {
      expect(isEmailAddress(typed)).toBe(false);
      await expect(accounts.signUp(typed, password, `${site}/`)).rejects.toMatchObject({
        name: 'CommerceError',
      });
    });

    test.each([
      (name: string) => `O'${name}+tag@Shop.example`,
      (name: string) => `${name}.%&/{|}@mail-1.shop.example`,
    ])('is for any address, here and there', async (toAddress) => {
      const typed = toAddress(crypto.randomUUID().slice(0, 8));
      expect(isEmailAddress(typed)).toBe(true);
      expect((await accounts.signUp(typed, password, `${site}/`)).ok).toBe(true);
    });

    test('with a taken address is refused and mails nothing', async () => {
      await confirmed();
      const mails = await service.mailedLinks(email);
      expect(await accounts.signUp(email.toUpperCase(), 'Other-1!', `${site}/`)).toEqual(
        refusal('User already registered', 'user_already_exists'),
      );
      expect(await service.mailedLinks(email)).toEqual(mails);
    });
  });

  describe('confirming an address', () => {
    test('takes the link and the password: with another one nothing is confirmed', async () => {
      await signUp();
      const link = await token();
      expect(await accounts.confirmEmail(link, 'Guessed-1!')).toEqual(
        refusal('Wrong password', 'wrong_password'),
      );
      expect(await accounts.confirmEmail('1.made-up', password)).toEqual(linkOver);
      expect(await confirmedAt(await signIn())).toBeNull();
      expect((await accounts.confirmEmail(link, password)).ok).toBe(true);
      expect(await confirmedAt(await signIn())).toEqual(expect.any(String));
    });

    test('takes a session that the password has opened in its place, which goes on alone', async () => {
      const opened = await accounts.signUp(email, password, `${site}/account/confirm`, device);
      const own = (opened.ok && opened.value.session) || (await signIn());
      const other = await signIn();
      const link = await token();
      for (const _time of ['once', 'pressed twice']) {
        const session = requireSession(await accounts.confirmEmail(link, own, device));
        expect(await confirmedAt(session)).toEqual(expect.any(String));
      }
      expect(await confirmedAt(own)).toEqual(expect.any(String));
      expect(await accounts.getShopper(other)).toBeNull();
      await accounts.signOut(own);
      expect(await accounts.confirmEmail(link, own)).toEqual(
        refusal('Wrong password', 'wrong_password'),
      );
    });

    test('ends every session of before', async () => {
      const opened = await accounts.signUp(email, password, `${site}/account/confirm`, device);
      const before = [opened.ok ? opened.value.session : null, await signIn()];
      const session = requireSession(await accounts.confirmEmail(await token(), password));
      for (const one of before) expect(one && (await accounts.getShopper(one))).toBeNull();
      expect(await accounts.sessions.list(session)).toHaveLength(1);
    });

    test.each(['signup', 'recovery'] as const)(
      'with a new password leaves nothing to who signed up (%s)',
      async (type) => {
        await signUp();
        let tokenHash = await token();
        const stranger = await signIn();
        await accounts.addresses.save(stranger, savedAddress);
        await accounts.wishes.change(stranger, {add: ['wp-1'], remove: []});
        await accounts.cart.change(stranger, [{key: 'a', line: {id: 'a'}, ageMs: 0}]);
        if (type === 'recovery') {
          await accounts.sendPasswordReset(email, `${site}/account/reset`);
          tokenHash = await token();
        }
        const owner = requireSession(
          await accounts.setPassword({type, tokenHash}, 'Owner-1!', device),
        );
        expect(await confirmedAt(owner)).toEqual(expect.any(String));
        expect(await accounts.getShopper(stranger)).toBeNull();
        expect((await accounts.signIn(email, password)).ok).toBe(false);
        expect((await accounts.signIn(email, 'Owner-1!')).ok).toBe(true);
        expect(await accounts.addresses.find(owner)).toBeNull();
        expect(await accounts.wishes.list(owner)).toEqual([]);
        expect(await accounts.cart.change(owner, [])).toEqual([]);
      },
    );

    test('keeps what is saved of who knows the password', async () => {
      await signUp();
      await accounts.addresses.save(await signIn(), savedAddress);
      const session = requireSession(await accounts.confirmEmail(await token(), password));
      expect(await accounts.addresses.find(session)).toEqual(savedAddress);
    });

    test('twice at once confirms once, and both presses sign in', async () => {
      await signUp();
      const link = await token();
      const both = await Promise.all([1, 2].map(() => accounts.confirmEmail(link, password)));
      for (const one of both)
        expect(await confirmedAt(requireSession(one))).toEqual(expect.any(String));
    });

    test('with a new password, pressed twice, signs in twice with it', async () => {
      await signUp();
      const link = {type: 'signup', tokenHash: await token()} as const;
      const both = await Promise.all([1, 2].map(() => accounts.setPassword(link, 'Owner-1!')));
      for (const one of both)
        expect(await confirmedAt(requireSession(one))).toEqual(expect.any(String));
    });

    test('is done once: a used link sets no password and lets in nobody without one', async () => {
      await signUp();
      const tokenHash = await token();
      requireSession(await accounts.confirmEmail(tokenHash, password));
      const link = {type: 'signup', tokenHash} as const;
      expect(await accounts.setPassword(link, 'Other-1!')).toEqual(linkOver);
      expect(await accounts.confirmEmail(tokenHash, 'Other-1!')).toEqual(
        refusal('Wrong password', 'wrong_password'),
      );
      expect((await accounts.signIn(email, password)).ok).toBe(true);
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
        refusal('Invalid login credentials', 'invalid_credentials'),
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
      await accounts.confirmEmail(await token(), password);
      expect(await again()).toEqual({ok: true, value: null});
      expect(await service.mailedLinks(email)).toHaveLength(2);
    });

    test('to an address without an account is not sent', async () => {
      expect(await accounts.sendPasswordReset(email, `${site}/`)).toEqual({ok: true, value: null});
      expect(await accounts.resendConfirmation(email, `${site}/`)).toEqual({ok: true, value: null});
      expect(await service.mailedLinks(email)).toEqual([]);
    });

    test('of one type is none of another', async () => {
      await confirmed();
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const tokenHash = await token();
      expect(await accounts.confirmEmail(tokenHash, password)).toEqual(linkOver);
      expect(await accounts.setPassword({type: 'signup', tokenHash}, 'Other-1!')).toEqual(linkOver);
    });

    test.each([undefined, 'many-tries'] as const)(
      'with a link to set a password goes to the address that was asked for (%s)',
      async (reason) => {
        await confirmed();
        await accounts.sendPasswordReset(email, `${site}/account/reset`, reason);
        const link = (await service.mailedLinks(email)).at(-1);
        expect(`${link?.origin}${link?.pathname}`).toBe(`${site}/account/reset`);
        expect(link?.searchParams.get('type')).toBe('recovery');
      },
    );
  });

  describe('a new password', () => {
    test('is set through the mailed link, replaces the old one and ends other sessions', async () => {
      await confirmed();
      const elsewhere = await signIn();
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const link = {type: 'recovery', tokenHash: await token()} as const;
      const session = requireSession(await accounts.setPassword(link, 'Changed-1!', device));
      expect((await accounts.getShopper(session))?.email).toBe(email);
      expect(await accounts.getShopper(elsewhere)).toBeNull();
      expect((await accounts.signIn(email, password)).ok).toBe(false);
      expect((await accounts.signIn(email, 'Changed-1!')).ok).toBe(true);
    });

    test('may be the old one, and ends other sessions all the same', async () => {
      await confirmed();
      const elsewhere = await signIn();
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const link = {type: 'recovery', tokenHash: await token()} as const;
      requireSession(await accounts.setPassword(link, password));
      expect(await accounts.getShopper(elsewhere)).toBeNull();
    });

    test('is set once by its link, and not by an older one', async () => {
      await confirmed();
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const old = {type: 'recovery', tokenHash: await token()} as const;
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const link = {type: 'recovery', tokenHash: await token()} as const;
      expect(await accounts.setPassword(old, 'Changed-1!')).toEqual(linkOver);
      requireSession(await accounts.setPassword(link, 'Changed-1!'));
      expect(await accounts.setPassword(link, 'Another-1!')).toEqual(linkOver);
      expect((await accounts.setPassword(link, 'Changed-1!')).ok).toBe(true);
      expect((await accounts.signIn(email, 'Changed-1!')).ok).toBe(true);
    });
  });

  describe('signing out', () => {
    test('really ends the session, and is no failure twice', async () => {
      const session = await confirmed();
      await accounts.signOut(session);
      await accounts.signOut(session);
      expect(await accounts.getShopper(session)).toBeNull();
      await expect(accounts.freeSamples.claim(session)).rejects.toMatchObject({
        name: 'CommerceError',
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
      await accounts.sessions.end({session: stranger, password}, id);
      expect(await accounts.getShopper(phone)).not.toBeNull();
      const wrong = {session: here, password: 'Guessed-1!'};
      expect(await accounts.sessions.end(wrong, id)).toEqual(wrongPassword);
      expect(await accounts.getShopper(phone)).not.toBeNull();
      await accounts.sessions.end({session: here, password}, id);
      expect(await accounts.getShopper(phone)).toBeNull();
      expect(await accounts.getShopper(here)).not.toBeNull();
    });

    test('are not ended with a token whose own session is over', async () => {
      const copied = await confirmed();
      const here = await signIn();
      const idOf = async (session: AccountSession) =>
        (await accounts.sessions.list(session)).find(({isThis}) => isThis)?.id ?? '';
      const id = await idOf(here);
      await accounts.sessions.end({session: here, password}, await idOf(copied));
      await expect(accounts.sessions.end({session: copied, password}, id)).rejects.toMatchObject(
        unauthorised,
      );
      expect(await accounts.sessions.list(copied)).toEqual([]);
      expect(await accounts.getShopper(here)).not.toBeNull();
    });

    test('are nobody’s by a token that somebody made up', async () => {
      const session = await confirmed();
      const visitor = {...session, accessToken: 'made-up'};
      const id = (await accounts.sessions.list(session))[0]?.id ?? '';
      expect(await accounts.getShopper(visitor)).toBeNull();
      expect(await accounts.sessions.list(visitor)).toEqual([]);
      for (const each of [id, 'all'])
        await expect(
          accounts.sessions.end({session: visitor, password}, each),
        ).rejects.toMatchObject(unauthorised);
      expect(await accounts.getShopper(session)).not.toBeNull();
    });

    test('end all at once, the asking one too', async () => {
      const sessions = [await confirmed(), await signIn()] as const;
      await accounts.sessions.end({session: sessions[0], password}, 'all');
      for (const session of sessions) expect(await accounts.getShopper(session)).toBeNull();
      expect((await accounts.signIn(email, password)).ok).toBe(true);
    });
  });

  describe('what its owner changes', () => {
    test('is the name, which is empty first', async () => {
      const session = await confirmed();
      expect(await accounts.own.findName(session)).toEqual({firstName: '', lastName: ''});
      const name = {firstName: 'Ana', lastName: 'O’Neill'};
      await accounts.own.rename(session, name);
      expect(await accounts.own.findName(await signIn())).toEqual(name);
    });

    test('is the password, by the one of now: all sessions end, and one begins', async () => {
      const before = [await confirmed(), await signIn()] as const;
      const owner = {session: before[0], password};
      const guess = {...owner, password: 'Guessed-1!'};
      expect(await accounts.own.setPassword(guess, 'Changed-1!')).toEqual(wrongPassword);
      await accounts.sendPasswordReset(email, `${site}/account/reset`);
      const link = {type: 'recovery', tokenHash: await token()} as const;
      const session = requireSession(await accounts.own.setPassword(owner, 'Changed-1!', device));
      expect((await accounts.getShopper(session))?.email).toBe(email);
      for (const one of before) expect(await accounts.getShopper(one)).toBeNull();
      expect(await accounts.setPassword(link, 'Stolen-1!')).toEqual(linkOver);
      expect((await accounts.signIn(email, password)).ok).toBe(false);
      expect((await accounts.signIn(email, 'Changed-1!')).ok).toBe(true);
    });

    test('is the address, once its link was followed', async () => {
      const session = await confirmed();
      const elsewhere = await signIn();
      const owner = {session, password};
      const next = `new-${email}`;
      const guess = {...owner, password: 'Guessed-1!'};
      expect(await accounts.own.setEmail(guess, next, `${site}/account/confirm`)).toEqual(
        wrongPassword,
      );
      expect(await service.mailedLinks(next)).toEqual([]);
      await accounts.own.setEmail(owner, next, `${site}/account/confirm`);
      expect((await accounts.getShopper(session))?.email).toBe(email);
      const link = await token(next);
      expect(await accounts.setPassword({type: 'signup', tokenHash: link}, 'Other-1!')).toEqual(
        linkOver,
      );
      expect(await accounts.confirmEmail(link, 'Guessed-1!')).toEqual(wrongPassword);
      for (const _time of ['once', 'pressed twice']) {
        const changed = requireSession(await accounts.confirmEmail(link, session, device));
        expect(changed.shopper).toMatchObject({email: next, id: session.shopper.id});
        expect(await confirmedAt(changed)).toEqual(expect.any(String));
      }
      expect(await accounts.getShopper(elsewhere)).toBeNull();
      expect((await accounts.signIn(email, password)).ok).toBe(false);
      expect((await accounts.signIn(next, password)).ok).toBe(true);
    });

    test('is no address that another account has, or has taken since', async () => {
      const session = await confirmed();
      const taken = email;
      email = `eve-${email}`;
      const owner = {session: await confirmed(), password};
      const mails = await service.mailedLinks(taken);
      const returnUrl = `${site}/account/confirm`;
      expect(await accounts.own.setEmail(owner, taken, returnUrl)).toMatchObject({ok: true});
      expect(await service.mailedLinks(taken)).toEqual(mails);
      const next = `new-${email}`;
      await accounts.own.setEmail(owner, next, returnUrl);
      const link = await token(next);
      await accounts.own.setEmail({session, password}, next, returnUrl);
      requireSession(await accounts.confirmEmail(await token(next), session));
      expect(await accounts.confirmEmail(link, password)).toEqual(
        refusal('User already registered', 'user_already_exists'),
      );
      expect((await accounts.getShopper(owner.session))?.email).toBe(email);
    });

    test('is all of it: nobody is in it any more', async () => {
      const sessions = [await confirmed(), await signIn()] as const;
      const owner = {session: sessions[0], password};
      const guess = {...owner, password: 'Guessed-1!'};
      expect(await accounts.own.erase(guess)).toEqual(wrongPassword);
      expect(await accounts.own.erase(owner)).toMatchObject({ok: true});
      for (const one of sessions) expect(await accounts.getShopper(one)).toBeNull();
      expect((await accounts.signIn(email, password)).ok).toBe(false);
    });

    test('is exported to a confirmed address alone', async () => {
      await signUp();
      expect(await accounts.own.export(await signIn())).toEqual(
        refusal('Email not confirmed', 'email_not_confirmed'),
      );
      const session = requireSession(await accounts.confirmEmail(await token(), password));
      expect(await accounts.own.export(session)).toMatchObject({ok: true});
    });
  });

  describe('what an account keeps', () => {
    const address = savedAddress;

    test('is an address, the last one saved', async () => {
      const session = await confirmed();
      expect(await accounts.addresses.find(session)).toBeNull();
      await accounts.addresses.save(session, {...address, city: 'Salem'});
      await accounts.addresses.save(session, address);
      expect(await accounts.addresses.find(await signIn())).toEqual(address);
    });

    test('are more addresses, of which another can be the first', async () => {
      const session = await confirmed();
      const towns = async () => (await accounts.addresses.list(session)).map(({city}) => city);
      const idOf = async (wanted: string) =>
        (await accounts.addresses.list(session)).find(({city}) => city === wanted)?.id ?? 'none';
      for (const city of ['Portland', 'Salem', 'Bend'])
        await accounts.addresses.save(session, {...address, city}, 'new');
      expect(await idOf('Portland')).toBe('');
      expect((await towns()).toSorted()).toEqual(['Bend', 'Portland', 'Salem']);
      await accounts.addresses.save(session, {...address, city: 'Eugene'}, await idOf('Bend'));
      await accounts.addresses.prefer(session, await idOf('Salem'));
      expect((await accounts.addresses.find(session))?.city).toBe('Salem');
      expect((await towns()).toSorted()).toEqual(['Eugene', 'Portland', 'Salem']);
      await accounts.addresses.prefer(session, 'ffffffff');
      await accounts.addresses.remove(session, await idOf('Eugene'));
      expect(await towns()).toEqual(['Salem', 'Portland']);
      await accounts.addresses.remove(session, '');
      expect(await towns()).toEqual(['Portland']);
      expect((await accounts.addresses.find(session))?.city).toBe('Portland');
      await accounts.addresses.remove(session, '');
      expect(await towns()).toEqual([]);
      expect(await accounts.addresses.find(session)).toBeNull();
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
      expect(await accounts.freeSamples.claim(ana)).toBe(true);
      expect(await accounts.wishes.change(pretending, {add: ['a'], remove: []})).toEqual(['a']);
      expect(await accounts.wishes.list(ana)).toEqual([]);
    });

    test('is nobody’s by a token that somebody made up', async () => {
      const visitor = {...(await confirmed()), accessToken: 'made-up'};
      const refused = {name: 'CommerceError', kind: 'unauthorised'};
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
      ).rejects.toMatchObject({name: 'CommerceError', kind: 'unauthorised'});
      expect(await accounts.wishes.list(await signIn())).toEqual(['wp-1']);
    });

    // Rules: The cart of an account
    test('is a cart, of which the later change of each line holds, whatever other devices do', async () => {
      const session = await confirmed();
      const change = (changes: CartChange[]) => accounts.cart.change(session, changes);
      const line = (id: string, quantity: number) => ({id, quantity});
      const put = (id: string, quantity: number, ageMs = 0) =>
        change([{key: id, line: line(id, quantity), ageMs}]);
      const remove = (key: string, ageMs = 0) => change([{key, line: null, ageMs}]);
      const now = () => change([]);
      expect(await now()).toEqual([]);
      await put('wp-1', 2);
      await put('wp-2', 1, 60_000);
      expect(await put('wp-1', 9, 60_000)).toEqual([line('wp-1', 2), line('wp-2', 1)]);
      expect(await remove('wp-2')).toEqual([line('wp-1', 2)]);
      expect(await put('wp-2', 5, 60_000)).toEqual([line('wp-1', 2)]);
      expect(await put('wp-2', 5)).toEqual([line('wp-1', 2), line('wp-2', 5)]);
      expect(await remove('wp-1')).toEqual([line('wp-2', 5)]);
      expect(await put('wp-1', 1)).toEqual([line('wp-2', 5), line('wp-1', 1)]);
      await Promise.all(['a', 'b', 'c'].map((id) => put(id, 1)));
      expect(await accounts.cart.change(await signIn(), [])).toHaveLength(5);
    });

    test('is a cart that takes what carries one name once, and is the token’s, while that holds', async () => {
      const session = await confirmed();
      const once = crypto.randomUUID();
      const change = (quantity: number, name?: string) =>
        accounts.cart.change(session, [{key: 'a', line: {id: 'a', quantity}, ageMs: 0}], name);
      expect(await change(1, once)).toEqual([{id: 'a', quantity: 1}]);
      expect(await change(2, once)).toEqual([{id: 'a', quantity: 1}]);
      expect(await change(3)).toEqual([{id: 'a', quantity: 3}]);
      email = `eve-${email}`;
      const eve = await confirmed();
      expect(await accounts.cart.change({...eve, shopper: session.shopper}, [])).toEqual([]);
      await accounts.signOut(session);
      await expect(change(4)).rejects.toMatchObject({name: 'CommerceError', kind: 'unauthorised'});
    });

    test('is the claim of the free sample, which one of several tabs makes', async () => {
      const session = await confirmed();
      const claims = await Promise.all([1, 2, 3].map(() => accounts.freeSamples.claim(session)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await accounts.freeSamples.claim(session)).toBe(false);
    });

    test('is no claim of the free sample before the address is confirmed', async () => {
      await signUp();
      const session = await signIn();
      await expect(accounts.freeSamples.claim(session)).rejects.toMatchObject({
        name: 'CommerceError',
      });
    });
  });
}

type SessionOutcome = Awaited<ReturnType<Accounts['signIn']>>;

export function requireSession(outcome: SessionOutcome): AccountSession {
  if (!outcome.ok) throw new Error(outcome.refusals[0]?.message);
  return outcome.value;
}
