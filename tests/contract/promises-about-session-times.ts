import {expect, test} from 'vitest';
import type {Accounts, AccountSession} from '~adapters/accounts';

interface SignedIn {
  accounts: Accounts;
  session: AccountSession;
  /** Lets so many days go by. */
  wait: (days: number) => Promise<unknown>;
}

/** How long somebody stays signed in who has just signed in. */
export function promisesAboutSessionTimes(signIn: () => Promise<SignedIn>): void {
  async function open() {
    const {accounts, wait, session: first} = await signIn();
    let session = first;
    /** Who he is so many days later; a renewed session takes the place of his. */
    return async (days: number) => {
      await wait(days);
      const shopper = await accounts.getShopper(session);
      session = {...session, ...shopper?.renewed};
      return shopper;
    };
  }

  test('are signed in for 30 days after their last visit', async () => {
    const afterDays = await open();
    expect(await afterDays(29)).toMatchObject({renewed: {expiresAt: expect.any(Number)}});
    expect(await afterDays(29)).not.toBeNull();
    expect(await afterDays(31)).toBeNull();
  });

  test('are renewed at most once a day', async () => {
    const afterDays = await open();
    expect((await afterDays(0.9))?.renewed).toBeUndefined();
    expect((await afterDays(0.2))?.renewed).toBeDefined();
    expect((await afterDays(0.5))?.renewed).toBeUndefined();
  });

  test('are signed in for 180 days at most', async () => {
    const afterDays = await open();
    for (let visits = 0; visits < 8; visits += 1) expect(await afterDays(22)).not.toBeNull();
    expect((await afterDays(3))?.renewed).toBeUndefined();
    expect(await afterDays(2)).toBeNull();
  });
}
