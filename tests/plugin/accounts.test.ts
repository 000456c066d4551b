import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';
import {holdsTheAccountsContract} from '../contract/holds-the-accounts-contract';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
}, 60_000);
afterAll(() => shop.close());

const linksIn = (text: string) =>
  [...new Set(text.match(/https?:[^\s"<]+/g))].map((link) => new URL(link));
const mailedLinks = async (email: string) =>
  (await shop.mails()).filter(({to}) => to === email).flatMap(({text}) => linksIn(text));
const site = 'http://127.0.0.1:3000/account/confirm';
const password = 'Konjac-1!';
const anEmail = () => `ana-${crypto.randomUUID().slice(0, 13)}@shop.example`;

describe('the plugin’s own accounts', () => {
  holdsTheAccountsContract(async () => ({accounts: createWooAccounts(shop.plugin), mailedLinks}));

  test('let no staff in', async () => {
    const email = anEmail();
    await shop.run(
      `echo json_encode( wp_insert_user( array( 'user_login' => 'boss', 'user_email' => '${email}', 'user_pass' => '${password}', 'role' => 'administrator' ) ) );`,
    );
    const accounts = createWooAccounts(shop.plugin);
    expect(await accounts.signIn(email, password)).toMatchObject({ok: false});
    await accounts.sendPasswordReset(email, site);
    expect(await mailedLinks(email)).toEqual([]);
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
});
