import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';
import {holdsTheAccountsContract} from '../contract/holds-the-accounts-contract';
import {promisesAboutPasskeys} from '../contract/promises-about-passkeys';
import {promisesAboutSessionTimes} from '../contract/promises-about-session-times';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());

const linksIn = (text: string) =>
  [...new Set(text.match(/https?:[^\s"<]+/g))].map((link) => new URL(link));
const mailedLinks = async (email: string) =>
  (await shop.mails()).filter(({to}) => to === email).flatMap(({text}) => linksIn(text));
const site = 'http://127.0.0.1:3000/account/confirm';
const password = 'Konjac-1!';
const anEmail = () => `ana-${crypto.randomUUID().slice(0, 13)}@shop.example`;

const anAddress = {
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

const accounts = () => createWooAccounts(shop.plugin);
const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);
const set = (name: string, value: string) =>
  shop.run(`update_option( '${name}', '${value}' ); echo 1;`);
const tokenFor = async (email: string) =>
  (await mailedLinks(email)).at(-1)?.searchParams.get('token_hash') ?? '';

/** Somebody new, signed in, with a link in his mails. */
async function signUp() {
  const email = anEmail();
  const opened = await accounts().signUp(email, password, site);
  const session = opened.ok ? opened.value.session : null;
  return {email, session: session ?? expect.fail('not signed in')};
}

describe('the plugin’s own accounts', () => {
  holdsTheAccountsContract(async () => ({accounts: createWooAccounts(shop.plugin), mailedLinks}));

  test.each([
    'administrator',
    ...['edit_posts', 'manage_woocommerce', 'edit_shop_orders', 'list_users'].map(
      (right) => `may_${right}`,
    ),
  ])('let no staff in: %s', async (role) => {
    const email = anEmail();
    await shop.run(
      `echo json_encode( wp_insert_user( array( 'user_login' => '${role}', 'user_email' => '${email}', 'user_pass' => '${password}', 'role' => '${role}' ) ) );`,
    );
    const accounts = createWooAccounts(shop.plugin);
    expect(await accounts.signIn(email, password)).toMatchObject({ok: false});
    await accounts.sendPasswordReset(email, site);
    expect(await mailedLinks(email)).toEqual([]);
  });

  test('let in no staff by a passkey of before, and keep none of who is deleted', async () => {
    const email = anEmail();
    const {passkeys} = accounts();
    const key = {publicKey: 'key', userHandle: 'handle', name: 'Phone', counter: 0};
    const use = (challenge: string) => ({credentialId: email.slice(0, 12), challenge, counter: 0});
    await passkeys.signUp(email, {...key, ...use(`1 ${email}`.slice(0, 64))}, site);
    const staff = anEmail();
    await shop.run(
      `$id = wp_insert_user( array( 'user_login' => uniqid(), 'user_email' => '${staff}', 'user_pass' => 'x', 'role' => 'administrator' ) ); \\Bellyful\\Storefront\\Ledger\\query( 'UPDATE %i SET user_id = %d', \\Bellyful\\Storefront\\Ledger\\table( 'passkeys' ), $id ); echo 1;`,
    );
    expect(await passkeys.signIn(use(`2 ${email}`), '')).toMatchObject({
      refusals: [{code: 'staff_account'}],
    });
    await shop.run(
      `$user = get_user_by( 'email', '${staff}' ); do_action( 'deleted_user', $user->ID, null, $user ); echo 1;`,
    );
    expect(await passkeys.find(use('').credentialId)).toBeNull();
  });

  test('are loyal by a paid order once their address is confirmed, and not before', async () => {
    const email = anEmail();
    const accounts = createWooAccounts(shop.plugin);
    await shop.commerce.orders.place(
      aNewOrder({billing: {...aNewOrder().billing, email}, payment: {method: 'cod', title: ''}}),
    );
    await shop.run(
      `foreach ( wc_get_orders( array( 'billing_email' => '${email}' ) ) as $order ) { $order->update_status( 'completed' ); } echo 1;`,
    );
    const opened = await accounts.signUp(email, password, site);
    expect(opened).toMatchObject({ok: true, value: {shopper: {isLoyal: false}}});
    const token = (await mailedLinks(email)).at(-1)?.searchParams.get('token_hash') ?? '';
    expect(await accounts.confirmEmail(token, password)).toMatchObject({
      value: {shopper: {isLoyal: true}},
    });
  });

  // Rules: The address book
  test('have twenty addresses, and a further one is not said to be saved', async () => {
    const {session} = await signUp();
    const save = () => accounts().addresses.save(session, anAddress, 'new');
    for (let count = 0; count < 20; count += 1) expect(await save()).toMatchObject({ok: true});
    await expect(save()).rejects.toMatchObject({name: 'CommerceError'});
    expect(await accounts().addresses.list(session)).toHaveLength(20);
  });

  // Rules: The cart of an account
  describe('have a cart', () => {
    const noodles = {id: 'wp-23', quantity: 2};
    const put = (session: AccountSession) =>
      accounts().cart.change(session, [{key: 'wp-23', line: noodles, ageMs: 0}]);
    const meta = (email: string) =>
      php<string>(`get_user_meta( email_exists( '${email}' ), '_bellyful_cart', true )`);

    test('that is sealed: what was written otherwise is none', async () => {
      const {email, session} = await signUp();
      await put(session);
      const stored = await meta(email);
      expect(stored).toMatch(/^\d{10}-[0-9a-f]{100,}$/);
      const forge = (value: string) =>
        shop.run(
          `update_user_meta( email_exists( '${email}' ), '_bellyful_cart', '${value}' ); echo 1;`,
        );
      for (const forged of [`${stored.slice(0, -1)}${stored.endsWith('0') ? 1 : 0}`, '{}', '1-0']) {
        await forge(forged);
        expect(await accounts().cart.change(session, [])).toEqual([]);
      }
      await forge(stored);
      expect(await accounts().cart.change(session, [])).toEqual([noodles]);
    });

    test('for 30 days after its last use', async () => {
      const {email, session} = await signUp();
      await put(session);
      const clean = async (days: number) => {
        await shop.later(days * 24 * 3600);
        await shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
      };
      const read = async () => {
        const opened = await accounts().signIn(email, password);
        if (!opened.ok) throw new Error('not signed in');
        return accounts().cart.change(opened.value, []);
      };
      await clean(29);
      expect(await read()).toEqual([noodles]);
      await clean(29);
      expect(await read()).toEqual([noodles]);
      await clean(31);
      expect(await meta(email)).toBe('');
      await shop.later(-89 * 24 * 3600);
    });

    test('that is exported, and ends with the account’s data', async () => {
      const {email, session} = await signUp();
      await put(session);
      const run = (tool: string) =>
        php<{data: object[]}>(
          `apply_filters( 'wp_privacy_personal_data_${tool}', array() )['bellyful-storefront']['callback']( '${email}' )`,
        );
      expect(JSON.stringify(await run('exporters'))).toContain('2 × wp-23');
      expect(await run('erasers')).toMatchObject({items_removed: true});
      expect(await meta(email)).toBe('');
    });

    test('of no more than 100 kB', async () => {
      const {session} = await signUp();
      const changes = Array.from({length: 200}, (_, place) => ({
        key: `wp-${place}`,
        line: {id: 'a'.repeat(600)},
        ageMs: 0,
      }));
      await expect(accounts().cart.change(session, changes)).rejects.toThrow('cart_too_large');
      expect(await accounts().cart.change(session, [])).toEqual([]);
    });
  });

  // Rules: Changing an account
  describe('that is deleted', () => {
    const tools = `
      add_filter( 'wp_privacy_personal_data_erasers', static fn( array $all ) => $all + array( 'other' => array( 'callback' => 'erase_elsewhere' ) ) );
      function erase_elsewhere( $email, $page ) {
        if ( 2 === $page && get_option( 'tool_breaks' ) ) { return null; }
        return array( 'items_removed' => true, 'items_retained' => false, 'messages' => array(), 'done' => 3 === $page );
      }`;
    const runScheduler = () => shop.run(`${tools} run_scheduler(); echo 1;`);
    const asked = () => php<[number, string, number][]>(`get_option( 'asked_tools', array() )`);

    test('goes by every plugin’s own tool, page by page, and then the customer', async () => {
      const {email, session} = await signUp();
      await accounts().addresses.save(session, anAddress);
      await accounts().own.erase({session, password});
      await runScheduler();
      const pages = (await asked()).filter(([, whose]) => whose === email);
      expect(pages.slice(-3).map(([, , page]) => page)).toEqual([1, 2, 3]);
      expect(await php(`email_exists( '${email}' )`)).toBe(false);
      expect((await accounts().signUp(email, password, site)).ok).toBe(true);
    });

    test('waits for a tool that breaks, and is nobody’s meanwhile', async () => {
      const {email, session} = await signUp();
      await set('tool_breaks', 'yes');
      await accounts().own.erase({session, password});
      await expect(runScheduler()).rejects.toThrow('does not answer');
      expect(await php(`email_exists( '${email}' )`)).not.toBe(false);
      expect((await accounts().signIn(email, password)).ok).toBe(false);
      await set('tool_breaks', '');
      await shop.later(3600);
      await runScheduler();
      await shop.later(-3600);
      expect(await php(`email_exists( '${email}' )`)).toBe(false);
    });
  });

  test.each([
    ['signup', 24],
    ['recovery', 1],
  ])('have links of %s that work for %d hours', async (type, hours) => {
    const email = anEmail();
    const accounts = createWooAccounts(shop.plugin);
    await accounts.signUp(email, password, site);
    await accounts.sendPasswordReset(email, site);
    const seconds = await shop.run<number>(
      `echo (int) explode( '|', get_user_meta( email_exists( '${email}' ), '_bellyful_link_${type}', true ) )[1] - time();`,
    );
    expect(Math.ceil(seconds / 3600)).toBe(hours);
    await shop.run(
      `$id = email_exists( '${email}' ); $parts = explode( '|', get_user_meta( $id, '_bellyful_link_${type}', true ) ); $parts[1] = time() - 1; update_user_meta( $id, '_bellyful_link_${type}', implode( '|', $parts ) ); echo 1;`,
    );
    const token = (await mailedLinks(email)).at(type === 'signup' ? 0 : -1)?.searchParams;
    const link = {type, tokenHash: token?.get('token_hash') ?? ''} as const;
    expect(await accounts.setPassword(link as never, 'Another-1!')).toMatchObject({ok: false});
  });

  promisesAboutSessionTimes(async () => {
    const {session} = await signUp();
    return {accounts: accounts(), session, wait: (days) => shop.later(days * 24 * 3600)};
  });

  promisesAboutPasskeys(async () => ({
    accounts: accounts(),
    mailedLinks,
    wait: (minutes) => shop.later(minutes * 60),
  }));

  test('are kept out until they have confirmed their address, where the owner wants that', async () => {
    const email = anEmail();
    await set('bellyful_confirm_before_sign_in', 'yes');
    const opened = await accounts().signUp(email, password, site);
    expect(opened).toMatchObject({ok: true, value: {session: null}});
    expect(await accounts().signIn(email, password)).toMatchObject({ok: false});
    expect(await accounts().confirmEmail(await tokenFor(email), password)).toMatchObject({
      ok: true,
    });
    expect(await accounts().signIn(email, password)).toMatchObject({ok: true});
    await set('bellyful_confirm_before_sign_in', 'no');
  });

  test('are refused in the words of a plugin that forbids it, and let in by no program’s password', async () => {
    const {email} = await signUp();
    shop.surround(
      `add_filter( 'authenticate', fn() => new WP_Error( 'locked', '<b>Locked</b> out' ) );`,
    );
    expect(await accounts().signIn(email, password)).toMatchObject({
      refusals: [{message: 'Locked out'}],
    });
    shop.surround(
      `function wp_authenticate_application_password() { return get_user_by( 'email', '${email}' ); } add_filter( 'authenticate', 'wp_authenticate_application_password', 20 );`,
    );
    expect(await accounts().signIn(email, 'not-his-password')).toMatchObject({ok: false});
  });

  test.each([
    ['203.0.113.7', ['203.0.113.7', '203.0.113.7']],
    ['a shopper', ['10.0.0.1', '10.0.0.2']],
  ])('come from %s to plugins that look at it, and to nobody afterwards', async (ip, seen) => {
    const headers = `array( $_SERVER['REMOTE_ADDR'], $_SERVER['HTTP_X_FORWARDED_FOR'] )`;
    const code = `$_SERVER['REMOTE_ADDR'] = '10.0.0.1'; $_SERVER['HTTP_X_FORWARDED_FOR'] = '10.0.0.2';
      $request = new WP_REST_Request( '/', array( 'ip' => '${ip}', 'userAgent' => null ), array() );
      $seen = Bellyful\\Storefront\\Accounts\\as_visitor( $request, static fn() => ${headers} );
      echo json_encode( array( $seen, ${headers} ) );`;
    expect(await shop.run(code)).toEqual([seen, ['10.0.0.1', '10.0.0.2']]);
  });

  test('keep what they saved when they choose another password, once their address is confirmed', async () => {
    const {email} = await signUp();
    const confirmed = await accounts().confirmEmail(await tokenFor(email), password);
    const session = confirmed.ok ? confirmed.value : expect.fail('not confirmed');
    await accounts().wishes.change(session, {add: ['wp-7'], remove: []});
    await accounts().sendPasswordReset(email, site);
    const link = {type: 'recovery', tokenHash: await tokenFor(email)} as const;
    const reset = await accounts().setPassword(link, 'Another-konjac-1!');
    const next = reset.ok ? reset.value : expect.fail('not set');
    expect(await accounts().wishes.list(next)).toEqual(['wp-7']);
  });

  test('see no session that is over among theirs', async () => {
    const {email} = await signUp();
    await shop.later(20 * 24 * 3600);
    const opened = await accounts().signIn(email, password);
    const session = opened.ok ? opened.value : expect.fail('not signed in');
    await shop.later(11 * 24 * 3600);
    expect(await accounts().sessions.list(session)).toMatchObject([{isThis: true}]);
  });

  test('are found by their address alone, not by a name that looks like one', async () => {
    const login = anEmail();
    await shop.run(
      `echo json_encode( wp_insert_user( array( 'user_login' => '${login}', 'user_email' => '${anEmail()}', 'user_pass' => '${password}' ) ) );`,
    );
    expect(await accounts().signIn(login, password)).toMatchObject({ok: false});
  });

  test('that became staff are signed in nowhere, and get no links', async () => {
    const {email, session} = await signUp();
    const token = await tokenFor(email);
    await shop.run(
      `$GLOBALS['wpdb']->query( "UPDATE wp_users SET role = 'administrator' WHERE user_email = '${email}'" ); echo 1;`,
    );
    expect(await accounts().getShopper(session)).toBeNull();
    expect(await accounts().confirmEmail(token, password)).toMatchObject({ok: false});
    await accounts().resendConfirmation(email, site);
    expect(await mailedLinks(email)).toHaveLength(1);
  });

  test.each([
    ['loyal by a completed order', ['completed'], true],
    ['not by one that is not paid yet', [], false],
    ['not by a cancelled one', ['completed', 'cancelled'], false],
    ['not by one whose money went back', ['completed', 'refunded'], false],
  ])('are %s', async (_how, statuses, isLoyal) => {
    const {email} = await signUp();
    await accounts().confirmEmail(await tokenFor(email), password);
    const {billing} = aNewOrder();
    const payment = {method: 'cod', title: ''};
    await shop.commerce.orders.place(aNewOrder({billing: {...billing, email}, payment}));
    for (const status of statuses)
      await shop.run(
        `wc_get_orders( array( 'billing_email' => '${email}' ) )[0]->update_status( '${status}' ); echo 1;`,
      );
    const signedIn = await accounts().signIn(email, password);
    expect(signedIn).toMatchObject({value: {shopper: {isLoyal}}});
  });

  test('have the orders that were placed under their address once it is confirmed', async () => {
    const {email} = await signUp();
    const {billing} = aNewOrder();
    await shop.commerce.orders.place(aNewOrder({billing: {...billing, email}}));
    const customer = () =>
      php<number>(`wc_get_orders( array( 'billing_email' => '${email}' ) )[0]->get_customer_id()`);
    expect(await customer()).toBe(0);
    await accounts().confirmEmail(await tokenFor(email), password);
    expect(await customer()).toBe(await php(`email_exists( '${email}' )`));
  });

  test('lose the passwords of their programs when they confirm', async () => {
    const {email} = await signUp();
    await shop.run(
      `update_user_meta( email_exists( '${email}' ), 'application_passwords', array( 'mine' ) ); echo 1;`,
    );
    await accounts().confirmEmail(await tokenFor(email), password);
    const left = `get_user_meta( email_exists( '${email}' ), 'application_passwords', true )`;
    expect(await php(left)).toBe('');
  });

  test('have links that end with their address', async () => {
    const {email} = await signUp();
    const token = await tokenFor(email);
    await shop.run(
      `$GLOBALS['wpdb']->query( "UPDATE wp_users SET user_email = 'x${email}' WHERE user_email = '${email}'" ); echo 1;`,
    );
    expect(await accounts().confirmEmail(token, password)).toMatchObject({ok: false});
  });

  test('have no link of another kind left once one has done its work', async () => {
    const {email} = await signUp();
    const signup = await tokenFor(email);
    await accounts().sendPasswordReset(email, site);
    const link = {type: 'recovery', tokenHash: await tokenFor(email)} as const;
    expect(await accounts().setPassword(link, 'Another-1!')).toMatchObject({ok: true});
    expect(await accounts().confirmEmail(signup, 'Another-1!')).toMatchObject({ok: false});
    await accounts().sendPasswordReset(email, site);
    const later = {type: 'recovery', tokenHash: await tokenFor(email)} as const;
    await shop.run(`do_action( 'password_reset', get_user_by( 'email', '${email}' ) ); echo 1;`);
    expect(await accounts().setPassword(later, 'A-third-one-1!')).toMatchObject({ok: false});
  });

  test('who change their address in the shop have to confirm that one, and no older link works', async () => {
    const {email} = await signUp();
    await accounts().confirmEmail(await tokenFor(email), password);
    await accounts().sendPasswordReset(email, site);
    const token = await tokenFor(email);
    const moved = (who: string) =>
      shop.run(
        `$GLOBALS['asking'] = ${who}; $id = email_exists( '${email}' ); $before = get_userdata( $id ); $GLOBALS['wpdb']->query( "UPDATE wp_users SET user_email = 'y${email}' WHERE ID = $id" ); do_action( 'profile_update', $id, $before ); $GLOBALS['wpdb']->query( "UPDATE wp_users SET user_email = '${email}' WHERE ID = $id" ); echo 1;`,
      );
    const confirmedAt = async () => {
      const opened = await accounts().signIn(email, password);
      return opened.ok ? opened.value.shopper.emailConfirmedAt : expect.fail('not signed in');
    };
    await shop.run(
      `wp_insert_user( array( 'user_login' => 'editor', 'user_email' => 'editor@shop.example', 'user_pass' => 'x', 'role' => 'may_edit_users' ) ); echo 1;`,
    );
    await moved(`get_user_by( 'login', 'editor' )`);
    expect(await confirmedAt()).not.toBeNull();
    await moved('null');
    expect(await confirmedAt()).toBeNull();
    const link = {type: 'recovery', tokenHash: token} as const;
    expect(await accounts().setPassword(link as never, 'Another-1!')).toMatchObject({ok: false});
  });

  test('keep what is confirmed, and their links, when anything else of theirs changes', async () => {
    const {email} = await signUp();
    await accounts().confirmEmail(await tokenFor(email), password);
    await accounts().sendPasswordReset(email, site);
    await shop.run(
      `$user = get_user_by( 'email', '${email}' ); $before = clone $user; $before->user_email = '${email.toUpperCase()}'; do_action( 'profile_update', $user->ID, $before ); echo 1;`,
    );
    const link = {type: 'recovery', tokenHash: await tokenFor(email)} as const;
    expect(await accounts().setPassword(link, password)).toMatchObject({
      value: {shopper: {emailConfirmedAt: expect.any(String)}},
    });
  });

  test('have confirmed their address, and lose what was saved and signed in before, by the link for a password that the shop itself mails', async () => {
    const {email, session} = await signUp();
    await accounts().wishes.change(session, {add: ['wp-7'], remove: []});
    await shop.run(`do_action( 'password_reset', get_user_by( 'email', '${email}' ) ); echo 1;`);
    expect(await accounts().getShopper(session)).toBeNull();
    const signedIn = await accounts().signIn(email, password);
    const next = signedIn.ok ? signedIn.value : expect.fail('not signed in');
    expect(next.shopper.emailConfirmedAt).not.toBeNull();
    expect(await accounts().wishes.list(next)).toEqual([]);
  });

  test('follow their link again when a plugin has refused the password', async () => {
    const {email} = await signUp();
    await accounts().sendPasswordReset(email, site);
    const link = {type: 'recovery', tokenHash: await tokenFor(email)} as const;
    shop.surround(`add_filter( 'wp_pre_insert_user_data', fn() => array() );`);
    expect(await accounts().setPassword(link, 'weak')).toMatchObject({
      refusals: [{message: 'Not enough data to create this user.'}],
    });
    expect(await accounts().setPassword(link, 'Another-1!')).toMatchObject({ok: true});
  });

  test('are not opened where a plugin refuses it, in its words, nor is anybody mailed', async () => {
    const email = anEmail();
    const refused = async (code: string) => {
      shop.surround(
        `add_filter( 'woocommerce_registration_errors', fn() => new WP_Error( '${code}', '<b>Not</b> from here' ) );`,
      );
      const opened = await accounts().signUp(email, password, site);
      return opened.ok ? expect.fail('opened') : opened.refusals[0]?.message;
    };
    expect(await refused('no')).toBe('Not from here');
    expect(await refused('registration-error-email-exists')).toBe('User already registered');
    expect(await mailedLinks(email)).toEqual([]);
    expect(await accounts().signIn(email, password)).toMatchObject({ok: false});
  });

  test('who chose a password on the shop’s pages have to confirm their address, and who was sent one has', async () => {
    const create = (isGenerated: boolean) =>
      php<boolean>(
        `( function () { $id = wp_insert_user( array( 'user_login' => uniqid(), 'user_email' => uniqid() . '@shop.example', 'user_pass' => 'x' ) ); do_action( 'woocommerce_created_customer', $id, array(), ${isGenerated} ); return metadata_exists( 'user', $id, '_bellyful_email_unconfirmed' ); } )()`,
      );
    expect(await create(false)).toBe(true);
    expect(await create(true)).toBe(false);
  });

  test('have to confirm it where another plugin has taken WooCommerce’s own steps away', async () => {
    shop.surround(`unset( $GLOBALS['wp_filter']['woocommerce_created_customer'] );`);
    const {session} = await signUp();
    expect(session.shopper.emailConfirmedAt).toBeNull();
  });

  test('get links to the storefront alone', async () => {
    await set('bellyful_storefront_url', 'https://www.bellyful.example/shop');
    const to = async (url: string) => {
      const email = anEmail();
      await accounts().signUp(email, password, 'https://www.bellyful.example/shop/x');
      return accounts()
        .sendPasswordReset(email, url)
        .then(
          () => true,
          () => false,
        );
    };
    expect(await to('https://www.bellyful.example/shop/account')).toBe(true);
    for (const other of [
      'https://evil.example/shop/account',
      'http://www.bellyful.example/shop/account',
      'https://www.bellyful.example:444/shop/account',
      'https://www.bellyful.example/shopping',
      'https://me@www.bellyful.example/shop/account',
    ])
      expect(await to(other)).toBe(false);
    await shop.run(`delete_option( 'bellyful_storefront_url' ); echo 1;`);
  });

  test('read in the mail why they get a link after many wrong passwords', async () => {
    const {email} = await signUp();
    await accounts().sendPasswordReset(email, site, 'many-tries');
    const subjects = (await shop.mails())
      .filter(({to}) => to === email)
      .map(({subject}) => subject);
    expect(subjects.at(-1)).toBe('Sign in to your account');
  });

  test('are written to as they typed it, see the network that they came from, and nothing of the server’s', async () => {
    const email = anEmail();
    await accounts().signUp(email, password, site);
    const signedIn = await accounts().signIn(email, password, {
      userAgent: 'Firefox',
      ip: '203.0.113.9',
    });
    if (!signedIn.ok) expect.fail('not signed in');
    const listed = await accounts().sessions.list(signedIn.value);
    expect(listed).toMatchObject([{ip: '203.0.113.9', userAgent: 'Firefox'}, {ip: null}]);
  });

  test('have their first saved address on their bills, and leave those alone later', async () => {
    const {email, session} = await signUp();
    const address = {
      firstName: 'Ana',
      lastName: 'Stone',
      phone: '',
      address1: '1 Elm St',
      address2: '',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      country: 'US',
    };
    await accounts().addresses.save(session, address);
    await accounts().addresses.save(session, {...address, city: 'Bend'});
    const cities = `array_map( static fn( $kind ) => get_user_meta( email_exists( '${email}' ), $kind . '_city', true ), array( 'billing', 'shipping' ) )`;
    expect(await php(cities)).toEqual(['Salem', 'Bend']);
  });
});
