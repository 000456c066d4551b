import {beforeEach, expect, test} from 'vitest';
import type {AccountSession, Accounts} from '~adapters/accounts';
import type {NewPasskey} from '~adapters/accounts/passkeys';
import type {Outcome} from '~adapters/commerce';
import {requireSession, type AccountsUnderTest} from './holds-the-accounts-contract';

const site = 'http://127.0.0.1:3000/account/confirm';
const refused = {ok: false, refusals: [{code: 'passkey_refused'}]};

const text = () => crypto.randomUUID().replaceAll('-', '');
const aPasskey = (more: Partial<NewPasskey> = {}): NewPasskey => ({
  credentialId: text(),
  challenge: text(),
  counter: 0,
  publicKey: text(),
  userHandle: text(),
  name: 'Chrome on Windows',
  ...more,
});

interface UnderTest extends AccountsUnderTest {
  /** Time goes on. */
  wait(minutes: number): Promise<unknown>;
}

/** What every accounts service promises of passkeys, that others have verified (rules: Passkeys). */
export function promisesAboutPasskeys(open: () => Promise<UnderTest>): void {
  let service: UnderTest;
  let accounts: Accounts;
  let email: string;

  beforeEach(async () => {
    service = await open();
    accounts = service.accounts;
    email = `ana-${crypto.randomUUID().slice(0, 13)}@shop.example`;
  });

  async function signUp(passkey = aPasskey()): Promise<AccountSession> {
    const opened = await accounts.passkeys.signUp(email, passkey, site);
    return (opened.ok ? opened.value.session : null) ?? expect.fail('not signed in');
  }

  const signIn = ({credentialId}: NewPasskey, counter: number, challenge = text(), link = '') =>
    accounts.passkeys.signIn({credentialId, challenge, counter}, link);

  const linkTo = async () =>
    (await service.mailedLinks(email)).at(-1)?.searchParams.get('token_hash') ?? '';

  const isIn = (outcome: Outcome<AccountSession>) => outcome.ok;

  test('open an account whose address is still to be confirmed, in a session that says how', async () => {
    const passkey = aPasskey();
    const session = await signUp(passkey);
    expect(session.shopper).toMatchObject({email, emailConfirmedAt: null, assuranceLevel: 'aal2'});
    expect(await accounts.getShopper(session)).toMatchObject({assuranceLevel: 'aal2'});
    const {publicKey, userHandle, credentialId} = passkey;
    expect(await accounts.passkeys.find(credentialId)).toEqual({publicKey, userHandle, counter: 0});
    expect(await accounts.passkeys.find(text())).toBeNull();
    expect(await accounts.passkeys.list(session)).toMatchObject({
      userHandle,
      isFresh: true,
      passkeys: [{credentialId, name: 'Chrome on Windows', usedAt: null}],
    });
    expect(await accounts.passkeys.signUp(email, aPasskey(), site)).toMatchObject({
      refusals: [{code: 'user_already_exists'}],
    });
    email = `other-${email}`;
    expect(await accounts.passkeys.signUp(email, aPasskey({credentialId}), site)).toMatchObject(
      refused,
    );
  });

  test('count on, or not at all, and take a challenge once', async () => {
    const passkey = aPasskey();
    await signUp(passkey);
    expect(await signIn(passkey, 0)).toMatchObject({value: {shopper: {assuranceLevel: 'aal2'}}});
    const challenge = text();
    expect(isIn(await signIn(passkey, 7, challenge))).toBe(true);
    expect(await signIn(passkey, 8, challenge)).toMatchObject(refused);
    for (const counter of [7, 3, 0]) expect(await signIn(passkey, counter)).toMatchObject(refused);
    expect(await signIn(aPasskey(), 9)).toMatchObject(refused);
    const together = await Promise.all([signIn(passkey, 10), signIn(passkey, 10)]);
    expect(together.filter(isIn)).toHaveLength(1);
  });

  test('are several to an account, named and removed by itself', async () => {
    const session = await signUp();
    const second = aPasskey({name: 'Phone'});
    expect(await accounts.passkeys.add(session, second)).toEqual({ok: true, value: null});
    expect(await accounts.passkeys.add(session, aPasskey(second))).toMatchObject(refused);
    const [, added] = (await accounts.passkeys.list(session)).passkeys;
    await accounts.passkeys.rename(session, added?.id ?? '', 'My phone');
    email = `other-${email}`;
    const other = await signUp();
    await accounts.passkeys.rename(other, added?.id ?? '', 'Theirs');
    await accounts.passkeys.remove(other, added?.id ?? '');
    expect((await accounts.passkeys.list(session)).passkeys[1]).toMatchObject({name: 'My phone'});
    await accounts.passkeys.remove(session, added?.id ?? '');
    expect((await accounts.passkeys.list(session)).passkeys).toHaveLength(1);
    expect(await signIn(second, 1)).toMatchObject(refused);
  });

  test('are added and removed by who has signed in just now alone', async () => {
    const session = await signUp();
    await service.wait(11);
    const {passkeys, isFresh} = await accounts.passkeys.list(session);
    expect(isFresh).toBe(false);
    const again = {refusals: [{code: 'sign_in_again'}]};
    expect(await accounts.passkeys.add(session, aPasskey())).toMatchObject(again);
    expect(await accounts.passkeys.remove(session, passkeys[0]?.id ?? '')).toMatchObject(again);
    expect((await accounts.passkeys.list(session)).passkeys).toHaveLength(1);
  });

  test('confirm the address of their own account', async () => {
    const passkey = aPasskey();
    const session = await signUp(passkey);
    const link = await linkTo();
    const own = email;
    email = `other-${email}`;
    const others = aPasskey();
    await signUp(others);
    expect(await signIn(others, 1, text(), link)).toMatchObject({
      refusals: [{code: 'wrong_password'}],
    });
    expect(await signIn(passkey, 1, text(), link)).toMatchObject({
      value: {shopper: {email: own, emailConfirmedAt: expect.any(String), assuranceLevel: 'aal2'}},
    });
    expect(await accounts.getShopper(session)).toBeNull();
  });

  test('end with the first confirmation by a new password, and later where their owner says so', async () => {
    const passkey = aPasskey();
    const reset = async (more: {endsPasskeys?: true} = {}) => {
      await accounts.sendPasswordReset(email, site);
      const link = {type: 'recovery', tokenHash: await linkTo(), ...more} as const;
      return requireSession(await accounts.setPassword(link, 'Plum-tree-1!'));
    };
    await signUp(passkey);
    const session = await reset();
    expect(await accounts.passkeys.find(passkey.credentialId)).toBeNull();
    await accounts.passkeys.add(session, {...passkey, challenge: text()});
    await reset();
    expect(isIn(await signIn(passkey, 1))).toBe(true);
    await reset({endsPasskeys: true});
    expect(await signIn(passkey, 2)).toMatchObject(refused);
  });
}
