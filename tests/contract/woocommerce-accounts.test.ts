import {describe, expect, test} from 'vitest';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {demoPassword} from '~mocks/demo-accounts';
import {openWordPressMock} from '../support/wordpress-mock';
import {holdsTheAccountsContract, refusal} from './holds-the-accounts-contract';
import {promisesAboutPasskeys} from './promises-about-passkeys';
import {promisesAboutSessionTimes} from './promises-about-session-times';

const demo = 'demo@bellyful.example';
const linksIn = (text: string) => (text.match(/https?:\S+/g) ?? []).map((link) => new URL(link));

describe('the shop’s own customers', () => {
  promisesAboutPasskeys(async () => {
    const clock = {now: Date.now()};
    const {plugin, outbox} = openWordPressMock({now: () => clock.now});
    return {
      accounts: createWooAccounts(plugin),
      mailedLinks: async (email) =>
        outbox.mails.filter(({to}) => to === email).flatMap(({text}) => linksIn(text)),
      wait: async (minutes) => (clock.now += minutes * 60_000),
    };
  });

  holdsTheAccountsContract(async () => {
    const {plugin, outbox} = openWordPressMock();
    return {
      accounts: createWooAccounts(plugin),
      mailedLinks: async (email) =>
        outbox.mails.filter(({to}) => to === email).flatMap(({text}) => linksIn(text)),
    };
  });

  test('have the number by which the shop’s orders name them', async () => {
    const {plugin, state} = openWordPressMock();
    const signedIn = await createWooAccounts(plugin).signIn(demo, demoPassword);
    const number = signedIn.ok ? signedIn.value.shopper.customerId : null;
    expect(state.shop.customers).toContainEqual({databaseId: number, email: demo});
  });

  test('are signed in by signing up, unless the shop wants the address confirmed first', async () => {
    const easy = createWooAccounts(openWordPressMock().plugin);
    const strict = createWooAccounts(openWordPressMock({confirmsBeforeSignIn: true}).plugin);
    const open = (accounts: typeof easy) =>
      accounts.signUp('ana@x.example', 'Konjac-1!', 'http://127.0.0.1:3000/');
    expect(await open(easy)).toMatchObject({value: {session: {shopper: {id: expect.any(String)}}}});
    expect(await open(strict)).toMatchObject({value: {session: null}});
    expect(await strict.signIn('ana@x.example', 'Konjac-1!')).toEqual(
      refusal('Email not confirmed', 'email_not_confirmed'),
    );
  });

  promisesAboutSessionTimes(async () => {
    const clock = {now: Date.now()};
    const {plugin} = openWordPressMock({now: () => clock.now});
    const accounts = createWooAccounts(plugin);
    const signedIn = await accounts.signIn(demo, demoPassword);
    if (!signedIn.ok) throw new Error('not signed in');
    const wait = async (days: number) => (clock.now += days * 24 * 3_600_000);
    return {accounts, session: signedIn.value, wait};
  });

  test('see where they are signed in since when, the newest first', async () => {
    let now = Date.now();
    const accounts = createWooAccounts(openWordPressMock({now: () => now}).plugin);
    await accounts.signIn(demo, demoPassword, {userAgent: 'Firefox', ip: '203.0.113.9'});
    now += 60_000;
    const signedIn = await accounts.signIn(demo, demoPassword);
    if (!signedIn.ok) throw new Error('not signed in');
    expect(await accounts.sessions.list(signedIn.value)).toMatchObject([
      {createdAt: new Date(now).toISOString(), isThis: true, userAgent: null, ip: null},
      {isThis: false, userAgent: 'Firefox', ip: '203.0.113.9'},
    ]);
  });

  test('are never staff: they sign in at the shop itself', async () => {
    const accounts = createWooAccounts(openWordPressMock().plugin);
    const outcome = await accounts.signIn('staff@bellyful.example', demoPassword);
    expect(outcome).toMatchObject({ok: false});
  });
});

describe('a shop that fails', () => {
  const answering = (answer: typeof fetch) =>
    createWooAccounts(
      createPluginClient({
        endpoint: 'https://shop.example/graphql',
        username: 'storefront',
        applicationPassword: 'secret',
        fetch: answer,
        timeoutMs: 50,
      }),
    );

  test('by a wrong application password throws, and refuses no shopper', async () => {
    const accounts = createWooAccounts(openWordPressMock().connect('wrong'));
    await expect(accounts.signIn(demo, demoPassword)).rejects.toMatchObject({
      name: 'CommerceError',
      kind: 'unauthorised',
    });
  });

  test.each<[string, typeof fetch, string]>([
    ['by an error', async () => Response.json({code: 'failed'}, {status: 500}), 'http'],
    ['by lacking the plugin', async () => new Response('<html>'), 'notJson'],
    ['by being away', async () => Promise.reject(new TypeError('fetch failed')), 'network'],
    ['by saying nothing', (_, init) => untilAborted(init?.signal), 'timeout'],
  ])('%s throws what may be logged', async (_how, answer, kind) => {
    const failing = answering(answer).signIn(demo, 'Secret-1!');
    await expect(failing).rejects.toMatchObject({name: 'CommerceError', kind});
    await expect(failing).rejects.not.toThrow(/Secret|bellyful\.example/);
  });
});

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, fail) =>
    signal?.addEventListener('abort', () => fail(signal.reason as Error)),
  );
